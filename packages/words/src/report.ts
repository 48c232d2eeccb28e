// Which neighbours in the log belong together, and what is said of them in one sentence.
import { type GameEvent, LOAN_STEP, type Seat } from '@marshall/rules';
import type { report as english, Grant } from './en/report.ts';
import type { Said } from './page.ts';

/** What a language says of events that belong together. */
export type Report = Said<typeof english>;

/** Names a seat within a sentence. */
export type NameOf = (seat: Seat) => string;

export interface Happened {
  readonly event: GameEvent;
  /** The seats that are in the game then. */
  readonly living: readonly Seat[];
}

/** Told by what comes before or after: sealed answers, salaries that are due, what a battle costs and its dice, who has finished trading. */
export const FILLING: ReadonlySet<string> = new Set([
  'sealed',
  'dues-set',
  'market-closed',
  'set-removed',
  'dice-counted',
  'trading-done',
  'trading-closed',
  'counterattacks-due',
  'offers-called',
]);

/** What a player does in a stage; a pass after it only ends the turn. */
const ACTS: ReadonlySet<string> = new Set([
  'attempt-stopped',
  'bought',
  'card-turned',
  'research-card-turned',
  'research-stopped',
  'sold',
  'units-built',
  'units-moved',
  'weapon-developed',
  'weapons-built',
]);

/** Whether an event says nothing that the one before it has not said: who acted ends the turn, nobody may do a thing, or a card that went back is shuffled in. */
export function addsNothing(event: GameEvent, before: GameEvent | undefined): boolean {
  if (event.type === 'prospecting-opened') return event.entitled.length === 0;
  // A card that goes back is shuffled in.
  if (event.type === 'deck-shuffled') return before?.type === 'card-returned';
  if (event.type !== 'passed' || before === undefined || !ACTS.has(before.type)) return false;
  return 'seat' in before && before.seat === event.seat;
}

/** What changes hands in trading, or is offered there. */
const TRADES = /^(auction|card-shown|cash-given|company-auctioned|deal|drop-ship|offer-|technology|units-sold)/;

/** Whether anything changes hands, or is offered, in the trading that opens with the first of these kinds of events. */
export function hasTrade([, ...kinds]: readonly string[]): boolean {
  const closed = kinds.indexOf('trading-closed');
  return kinds.slice(0, closed === -1 ? undefined : closed).some((kind) => TRADES.test(kind));
}

/** What begins a search also ends the one before it. */
export const SEARCHES: ReadonlySet<string> = new Set(['attempt-began', 'research-began']);

/** What events must have in common to be told together; undefined for one that always stands alone. */
export function sharedBy({ event }: Pick<Happened, 'event'>): string | undefined {
  switch (event.type) {
    case 'salaries-paid':
      return event.amount > 0 && event.unpaid.length + event.dismissed.length === 0 ? event.type : undefined;
    case 'transferred':
      return event.idle.length + event.lost.grain + event.lost.oil + event.lost.minerals === 0
        ? `${event.type} ${event.stored.grain} ${event.stored.oil} ${event.stored.minerals}`
        : undefined;
    case 'passed':
      return event.idle === true ? undefined : event.type;
    case 'power-taken':
      return String(event.seat) === event.power ? event.type : undefined;
    case 'first-turn-ban':
    case 'passage-granted':
    case 'trade-wanted':
      return event.type;
    case 'permission-answered':
      return `${event.type} ${event.asker}`;
    case 'card-dealt':
    case 'card-returned':
      return `dealt ${event.seat}`;
    case 'borrowed':
    case 'ships-rerouted':
    case 'units-built':
      return `${event.type} ${event.seat}`;
    case 'card-turned':
      return event.find === 'other' || event.find === 'kept' ? `${event.type} ${event.seat}` : undefined;
    case 'research-card-turned':
      return `${event.type} ${event.seat}`;
    case 'attempt-began':
    case 'attempt-stopped':
      return `card-turned ${event.seat}`;
    case 'research-began':
    case 'research-stopped':
    case 'weapon-developed':
      return `research-card-turned ${event.seat}`;
    case 'cards-taken':
    case 'home-entered':
    case 'zone-captured':
      return `captured ${event.seat} ${event.zone}`;
    default:
      return undefined;
  }
}

/** Events that share something, in one sentence; undefined where the first one's own sentence says it. */
export function togetherSaid(happened: readonly Happened[], nameOf: NameOf, report: Report): string | undefined {
  const [first] = happened;
  if (first === undefined) return undefined;
  const { event, living } = first;
  if (event.type === 'bids-revealed')
    return living.length > 1 && living.every((seat) => event.bids[seat] === 1) ? report.everyoneBids : undefined;
  if (happened.length === 1) return undefined;
  const events = happened.map((each) => each.event);
  const seats = [...new Set(events.flatMap((each) => ('seat' in each && isSeat(each.seat) ? [each.seat] : [])))];
  const several = { names: seats.map(nameOf), all: living.every((seat) => seats.includes(seat)) };
  switch (event.type) {
    case 'salaries-paid':
      return report.pay(several);
    case 'transferred':
      return report.store(several, event.stored);
    case 'passed':
      return seats.length > 1 ? report.pass(several) : undefined;
    case 'power-taken':
      return report.takePart(several);
    case 'trade-wanted':
      return seats.length > 1 ? report.wantTrade(several) : undefined;
    case 'first-turn-ban':
      return report.noWeaponsYet;
    case 'passage-granted':
      return report.letPass(grantsIn(events, seats, living, nameOf));
    case 'units-built': {
      const built = events.flatMap((each) => (each.type === 'units-built' ? [each] : []));
      const sum = (of: 'cost' | 'sets'): number => built.reduce((total, each) => total + each[of], 0);
      return report.build(nameOf(event.seat), zoneByZone(built), sum('cost'), sum('sets'));
    }
    case 'permission-answered': {
      const answers = events.flatMap((each) => (each.type === 'permission-answered' ? [each] : []));
      const names = (allow: boolean): readonly string[] =>
        [...new Set(answers.filter((each) => each.allow === allow).map(({ seat }) => seat))].map(nameOf);
      return report.passage(nameOf(event.asker), names(true), names(false));
    }
    case 'borrowed': {
      const billions = events.reduce((sum, each) => sum + (each.type === 'borrowed' ? each.billions : 0), 0);
      return report.borrow(nameOf(event.seat), billions * LOAN_STEP);
    }
    case 'card-dealt': {
      const last = events.at(-1);
      return last?.type === 'card-dealt'
        ? report.deal(nameOf(event.seat), last.card, (events.length - 1) / 2)
        : undefined;
    }
    case 'ships-rerouted': {
      const trips = events.flatMap((each) => (each.type === 'ships-rerouted' ? [each] : []));
      return report.reroute(nameOf(event.seat), trips);
    }
    case 'attempt-began':
    case 'research-began': {
      const turned = events.flatMap((each) =>
        each.type === 'card-turned' || each.type === 'research-card-turned' ? [each] : [],
      );
      const found = turned.some((each) => (each.type === 'card-turned' ? each.find === 'kept' : each.found));
      const sought = event.type === 'attempt-began' ? event.resource : event.weapon;
      const isOver = found || ending(events) !== undefined;
      const cards = turned.length;
      return report.search(
        nameOf(event.seat),
        sought,
        cards,
        sumOf(turned),
        isOver ? found : undefined,
        madeIn(events),
      );
    }
    case 'card-turned': {
      const turned = events.flatMap((each) => (each.type === 'card-turned' ? [each] : []));
      const found = turned.some(({ find }) => find === 'kept') ? event.resource : ending(events);
      return report.turn(nameOf(event.seat), turned.length, sumOf(turned), found);
    }
    case 'research-card-turned': {
      const turned = events.flatMap((each) => (each.type === 'research-card-turned' ? [each] : []));
      const found = turned.some((each) => each.found) ? event.weapon : ending(events);
      return report.turn(nameOf(event.seat), turned.length, sumOf(turned), found, madeIn(events));
    }
    case 'cards-taken': {
      const captured = events.find((each) => each.type === 'zone-captured');
      const home = events.find((each) => each.type === 'home-entered');
      const cards = events.flatMap((each) => (each.type === 'cards-taken' ? each.cards : []));
      const alike = events.every((each) => !('from' in each) || each.from === event.from);
      if (home !== undefined && alike)
        return report.captureHome(nameOf(event.seat), event.zone, nameOf(home.owner), cards, nameOf(event.from));
      return captured === undefined || !alike
        ? undefined
        : report.capture(nameOf(event.seat), event.zone, cards, nameOf(event.from));
    }
    default:
      return undefined;
  }
}

/** Who lets whom pass; players who let everyone pass are told together. */
function grantsIn(
  events: readonly GameEvent[],
  hosts: readonly Seat[],
  living: readonly Seat[],
  nameOf: NameOf,
): readonly Grant[] {
  const guestsOf = (host: Seat): readonly Seat[] => [
    ...new Set(events.flatMap((each) => (each.type === 'passage-granted' && each.seat === host ? [each.friend] : []))),
  ];
  const isOpen = (host: Seat): boolean => living.every((seat) => seat === host || guestsOf(host).includes(seat));
  const open = hosts.filter(isOpen);
  const some = hosts.filter((host) => !open.includes(host));
  const all = { names: [], all: true };
  return [
    ...(open.length === 0
      ? []
      : [{ hosts: { names: open.map(nameOf), all: living.every((seat) => open.includes(seat)) }, guests: all }]),
    ...some.map((host) => ({
      hosts: { names: [nameOf(host)], all: false },
      guests: { names: guestsOf(host).map(nameOf), all: false },
    })),
  ];
}

/** A search that was given up found nothing; one that goes on has found nothing yet. */
const ending = (events: readonly GameEvent[]): 'nothing' | undefined =>
  events.some(({ type }) => type === 'attempt-stopped' || type === 'research-stopped') ? 'nothing' : undefined;

/** The weapon that was developed with the card that was found. */
const madeIn = (events: readonly GameEvent[]): Made | undefined =>
  events.find((each) => each.type === 'weapon-developed');

type Made = Extract<GameEvent, { type: 'weapon-developed' }>;

type Built = Extract<GameEvent, { type: 'units-built' }>;

/** Units of one kind in one zone are told once. */
function zoneByZone(built: readonly Built[]): readonly Pick<Built, 'zone' | 'kind' | 'number'>[] {
  const sums = new Map<string, Pick<Built, 'zone' | 'kind' | 'number'>>();
  for (const { zone, kind, number } of built) {
    const key = `${zone} ${kind}`;
    sums.set(key, { zone, kind, number: number + (sums.get(key)?.number ?? 0) });
  }
  return [...sums.values()];
}

const sumOf = (turned: readonly { readonly cost: number }[]): number =>
  turned.reduce((total, { cost }) => total + cost, 0);

const isSeat = (seat: unknown): seat is Seat => typeof seat === 'string';
