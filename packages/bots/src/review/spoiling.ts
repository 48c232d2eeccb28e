// Games in which one move of a sound commander is spoiled on purpose, for the proof that a review finds it.
import {
  type Command,
  type Domain,
  type Entry,
  homeOf,
  neighbours,
  priceAt,
  RESOURCES,
  type Seat,
  type Setup,
  seat,
  type Value,
  type View,
  type Zone,
} from '@marshall/rules';
import { planSetup } from '@marshall/rules/testing';
import { playGame } from '../arena/play.ts';
import type { Commander, Moment } from '../commander.ts';
import { fill, legal, type Pick, valuesOf } from '../fill.ts';
import { officers } from '../officer.ts';
import { generals } from '../search/general.ts';

/** A move that nobody in their right mind would make, where it can be made. */
interface Spoil {
  /** The stage for which it must bid first. */
  readonly stage?: number;
  readonly move: (moment: Moment) => Command | undefined;
}

const most: Pick = (domain) => (domain.kind === 'range' ? domain.max : undefined);

export const SPOILS = {
  /** Everything of what is cheapest goes to the market at a price near the floor. */
  'sell at the floor': {
    stage: 3,
    move: (moment) => {
      const { view, seat } = moment;
      const stored = view.seats[seat]?.supplies;
      const cheap = RESOURCES.filter((each) => priceAt(view.market[each]) <= 150 && (stored?.[each] ?? 0) >= 6);
      const [resource] = cheap.toSorted((a, b) => view.market[a] - view.market[b]);
      if (view.question?.kind !== 'sell' || resource === undefined) return undefined;
      return fill(moment, 'sell', { units: most }, { resource });
    },
  },
  /** The last sets go before the fighting. */
  'drop the last sets': {
    stage: 3,
    move: (moment) => {
      const { view, seat } = moment;
      const stored = view.seats[seat]?.supplies;
      if (view.question?.kind !== 'sell' || stored === undefined) return undefined;
      const [resource] = RESOURCES.toSorted((a, b) => stored[a] - stored[b]);
      if (resource === undefined || stored[resource] < 2 || priceAt(view.market[resource]) > 400) return undefined;
      return fill(moment, 'sell', { units: most }, { resource });
    },
  },
  /** Nobody in the field is paid, and everybody goes home. */
  'dismiss the army': {
    move: (moment) => unpaid(moment, { unpaidUnits: all }),
  },
  /** No company is paid, and none produces anything. */
  'pay no company': {
    move: (moment) => unpaid(moment, { unpaidCompanies: all }),
  },
  /** All cash goes to a rival for nothing. */
  'give the cash away': {
    move: (moment) => {
      const command = fill(moment, 'give-cash', { to: (domain) => valuesOf(domain)[0], amount: most });
      return command?.type === 'give-cash' && command.amount >= 3000 ? command : undefined;
    },
  },
  /** A few units go against twice as many. */
  'attack without hope': {
    stage: 4,
    move: (moment) => {
      const { view } = moment;
      if (view.question?.kind !== 'attack') return undefined;
      const command = fill(moment, 'attack', {
        from: (domain) => valuesOf(domain)[0],
        to: (domain) => strongest(view, domain),
        against: (domain) => valuesOf(domain)[0],
        units: few,
      });
      if (command?.type !== 'attack' || command.against === 'militia') return undefined;
      const size = sizeOf(command.units);
      return size >= 2 && guardAt(view, command.to, seat(command.against)) >= 2 * size ? command : undefined;
    },
  },
  /** A home at somebody's border stands open to anyone who walks in. */
  'empty a home': {
    stage: 5,
    move: (moment) => {
      const { view, seat } = moment;
      const power = view.seats[seat]?.power;
      if (view.question?.kind !== 'move' || power === undefined) return undefined;
      const exposed = homeOf(power).filter(
        (home) =>
          guardAt(view, home, seat) >= 2 &&
          neighbours(home).some((next) => view.order.some((other) => other !== seat && guardAt(view, next, other) > 0)),
      );
      for (const home of exposed)
        for (const to of neighbours(home)) {
          const command = fill(moment, 'move', { orders: fromOnly(home) }, { to });
          if (command?.type === 'move' && command.orders.length > 0) return command;
        }
      return undefined;
    },
  },
} satisfies Readonly<Record<string, Spoil>>;
export type SpoilName = keyof typeof SPOILS;

function unpaid(moment: Moment, picks: Readonly<Record<string, Pick>>): Command | undefined {
  if (moment.view.question?.kind !== 'salaries') return undefined;
  return fill(moment, 'pay-salaries', picks, { pay: 'some' });
}

const all: Pick = (domain) =>
  domain.kind === 'counts' ? domain.max : domain.kind === 'some-of' ? domain.values : undefined;

const few: Pick = (domain) => {
  if (domain.kind !== 'counts') return undefined;
  const [kind] = Object.keys(domain.max);
  return kind === undefined ? undefined : { [kind]: Math.min(3, domain.max[kind] ?? 0, domain.most) };
};

function strongest(view: View, domain: Domain): Value | undefined {
  const guard = (zone: Value): number => Math.max(0, ...view.order.map((seat) => guardAt(view, String(zone), seat)));
  return valuesOf(domain).toSorted((a, b) => guard(b) - guard(a))[0];
}

/** Every order that leads away from a zone, until nothing is left there. */
const fromOnly =
  (home: Zone): Pick =>
  (domain) =>
    valuesOf(domain).find((line) => typeof line === 'object' && 'from' in line && line.from === home);

const guardAt = (view: View, zone: string, seat: Seat): number => {
  const force = view.board.find((each) => each.zone === zone)?.forces.find((each) => each.seat === seat);
  return sizeOf(force?.units ?? {});
};

const sizeOf = (units: Readonly<Partial<Record<string, number>>>): number =>
  Object.values(units).reduce<number>((sum, number) => sum + (number ?? 0), 0);

export interface Spoiled {
  readonly setup: Setup;
  readonly entries: readonly Entry[];
  readonly seat: Seat;
  /** The number of the spoiled entry. */
  readonly index: number;
}

/** The games of a proof, and those of every day. */
const LARGE = { players: 5, cycles: 6 };
const SMALL = { players: 3, cycles: 3 };
/** The cycles in which a move is spoiled: later some have nothing left to lose. */
const FROM = 2;
const TO = 4;

/** Plays a game of officers and generals in which one of them makes the spoiled move once, when it first can; undefined where it never can. */
export function spoiledGame(name: SpoilName, seed: string, { players, cycles } = LARGE): Spoiled | undefined {
  const { setup, secret } = planSetup({ players, seed: `spoiled ${seed}`, options: { detenteCycle: cycles } });
  const [, seat] = setup.seats;
  const sound = officers[0];
  if (seat === undefined || sound === undefined) return undefined;
  const entries: Entry[] = [];
  let index: number | undefined;
  const spoil: Spoil = SPOILS[name];
  const spoiling: Commander = {
    name: 'spoiling',
    describe: 'Makes one move that it should not.',
    decide: (moment) => {
      const { view } = moment;
      const open = index === undefined && view.cycle >= FROM && view.cycle <= TO;
      const command = open ? spoil.move(moment) : undefined;
      if (open && view.question?.kind === 'bid' && view.stage === spoil.stage) {
        const bid = legal(moment, { type: 'bid', cubes: 1 });
        if (bid !== undefined) return bid;
      }
      if (command === undefined) return sound.decide(moment);
      index = entries.length;
      return command;
    },
  };
  const seats = setup.seats.map((each, i) => [each, each === seat ? spoiling : i === 0 ? generals[0] : officers[i]]);
  playGame(setup, secret, Object.fromEntries(seats), undefined, (entry) => entries.push(entry));
  return index === undefined || entries[index]?.seat !== seat ? undefined : { setup, entries, seat, index };
}

/** How many positions of each kind are looked at: twenty. */
const NUMBERS: Readonly<Record<SpoilName, number>> = {
  'sell at the floor': 3,
  'drop the last sets': 3,
  'dismiss the army': 3,
  'pay no company': 3,
  'give the cash away': 4,
  'attack without hope': 2,
  'empty a home': 2,
};
/** Where a move is possible in none of so many games, it is a bad choice for a test. */
const MOST_SEEDS = 12;

/** The spoiled games of the proof, made as they are asked for: seeds in their order, without those in which the move was never possible; or one of each of some kinds, in small games. */
export function* spoiledGames(once?: ReadonlySet<SpoilName>): Generator<Spoiled & { readonly name: SpoilName }> {
  for (const [name, all] of Object.entries(NUMBERS) as [SpoilName, number][]) {
    const number = once === undefined ? all : once.has(name) ? 1 : 0;
    let found = 0;
    for (let n = 0; n < MOST_SEEDS && found < number; n++) {
      const game = spoiledGame(name, `${name} ${n}`, once === undefined ? LARGE : SMALL);
      if (game === undefined) continue;
      found++;
      yield { name, ...game };
    }
    if (found < number) throw new Error(`${name} was possible ${found} times only`);
  }
}
