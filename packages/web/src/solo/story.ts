// The story of a game that is over: the few moments that turned it, chosen from its log.
import {
  cloneState,
  evolve,
  fold,
  type GameEvent,
  homeOf,
  isTerritory,
  openTable,
  quickStream,
  type Seat,
  type State,
  standing,
} from '@marshall/rules';
import type { TurningPoint } from '../session/session.ts';
import { figures } from './history.ts';
import type { Reviewable } from './review.ts';

export const TURNING_POINTS = 5;

type Found = TurningPoint & { readonly weight: number };

/** How much each kind of moment counts; what it cost adds to it. */
const WEIGHTS: Readonly<Record<TurningPoint['kind'], number>> = {
  out: 100,
  // It comes with the strike that turned it.
  roulette: 150,
  strike: 60,
  betrayal: 50,
  home: 45,
  swing: 20,
  land: 12,
};
/** A second moment of the same kind is told less willingly, a third still less. */
const AGAIN = 0.75;
/** What the greatest change of fortune adds. */
const MOST_SWING = 25;
/** A deal is remembered for so many cycles. */
const TRUST = 2;

/** The moments that turned a game, in the order in which they happened: at most so many, the gravest of each kind first. */
export function turningPoints(game: Omit<Reviewable, 'eyes'>, most = TURNING_POINTS): readonly TurningPoint[] {
  const candidates = [...foundIn(game)];
  const told: Found[] = [];
  while (told.length < most && candidates.length > 0) {
    const worth = (each: Found): number => each.weight * AGAIN ** told.filter(({ kind }) => kind === each.kind).length;
    const best = candidates.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    candidates.splice(candidates.indexOf(best), 1);
    // What came of the same command is one moment.
    if (!told.some(({ at }) => at === best.at)) told.push(best);
  }
  return told.toSorted((a, b) => a.at - b.at).map(({ weight: _, ...point }) => point);
}

function* foundIn({ setup, base, entries }: Omit<Reviewable, 'eyes'>): Generator<Found> {
  const state = base === undefined ? fold(setup, []) : cloneState(base);
  const stands = new Set<GameEvent>(standing(entries.flatMap(({ events }) => events)));
  const deals = new Map<string, number>();
  const wealth = (): Readonly<Record<string, number>> =>
    figures(openTable(setup, state, quickStream('story'))).wealth ?? {};
  // Before the first cycle nobody has what they begin with.
  let before = base === undefined ? undefined : wealth();
  for (const [index, { events }] of entries.entries()) {
    const at = index + 1;
    const strikes: Extract<GameEvent, { type: 'struck' }>[] = [];
    for (const event of events.filter((each) => stands.has(each))) {
      const found = momentIn(state, event, deals, at);
      if (found !== undefined) yield found;
      if (event.type === 'struck') strikes.push(event);
      if (event.type === 'deal-made') deals.set(pair(...event.parties), state.cycle);
      evolve(state, event);
      if (event.type === 'stage-opened' && event.stage === 1) {
        const now = wealth();
        if (before !== undefined) yield* swings(before, now, at, state.cycle - 1);
        before = now;
      }
    }
    if (strikes.length > 0) yield strikeOf(state, strikes, at);
  }
}

function momentIn(state: State, event: GameEvent, deals: ReadonlyMap<string, number>, at: number): Found | undefined {
  const { cycle } = state;
  switch (event.type) {
    case 'left':
      return { kind: 'out', at, cycle, of: event.seat, how: event.how, zones: [], weight: WEIGHTS.out };
    case 'roulette-rolled':
      return { kind: 'roulette', at, cycle, by: event.seat, number: event.die, zones: [], weight: WEIGHTS.roulette };
    case 'home-entered':
      return taken(state, at, event.seat, event.owner, event.zone);
    case 'zone-captured':
      return taken(state, at, event.seat, event.from, event.zone);
    case 'attack-declared': {
      const { attacker, defender, from, target } = event;
      if (defender === undefined || !trusts(state, defender, attacker, deals)) return undefined;
      return {
        kind: 'betrayal',
        at,
        cycle,
        by: attacker,
        of: defender,
        zones: [target],
        ...(from === undefined ? {} : { from }),
        weight: WEIGHTS.betrayal,
      };
    }
    default:
      return undefined;
  }
}

/** A land that somebody takes: a home counts for more, and companies there add to it. */
function taken(state: State, at: number, by: Seat, of: Seat, zone: string): Found | undefined {
  if (by === of || !isLand(zone)) return undefined;
  const power = state.seats[of]?.power;
  const isHome = power !== undefined && homeOf(power).some((home) => home === zone);
  const kind = isHome ? 'home' : 'land';
  return { kind, at, cycle: state.cycle, by, of, zones: [zone], weight: WEIGHTS[kind] };
}

const isLand = (zone: string): boolean => isTerritory(zone as Parameters<typeof isTerritory>[0]);

/** Whether somebody lets another pass, or has made a deal with them lately. */
function trusts(state: State, trusting: Seat, trusted: Seat, deals: ReadonlyMap<string, number>): boolean {
  const dealt = deals.get(pair(trusting, trusted));
  return state.passage[trusting]?.includes(trusted) || (dealt !== undefined && state.cycle - dealt < TRUST);
}

const pair = (a: Seat, b: Seat): string => [a, b].toSorted().join(' ');

/** All nukes of a salvo that came through are one moment. */
function strikeOf(state: State, strikes: readonly Extract<GameEvent, { type: 'struck' }>[], at: number): Found {
  const [first] = strikes;
  const units = strikes
    .flatMap(({ lost }) => lost.flatMap((each) => Object.values(each.units)))
    .reduce((sum, number) => sum + number, 0);
  return {
    kind: 'strike',
    at,
    cycle: state.cycle,
    ...(first === undefined ? {} : { by: first.attacker }),
    ...(first?.owner === undefined ? {} : { of: first.owner }),
    number: units,
    zones: strikes.map(({ zone }) => zone),
    weight: WEIGHTS.strike + 8 * strikes.length + units,
  };
}

/** The one whose wealth changed most in a cycle, by its share of what all have. */
function* swings(
  before: Readonly<Record<string, number>>,
  now: Readonly<Record<string, number>>,
  at: number,
  cycle: number,
): Generator<Found> {
  const all = Math.max(1, ...Object.values(before).map(Math.abs));
  const rows = Object.keys(before).map((seat) => ({ seat, by: (now[seat] ?? 0) - (before[seat] ?? 0) }));
  const most = rows.reduce((a, b) => (Math.abs(b.by) > Math.abs(a.by) ? b : a), { seat: '', by: 0 });
  if (most.by === 0 || cycle < 1) return;
  const leads = best(now) === most.seat && best(before) !== most.seat;
  yield {
    kind: 'swing',
    at,
    cycle,
    of: most.seat,
    number: most.by,
    ...(leads ? { leads: true } : {}),
    zones: [],
    weight: WEIGHTS.swing + (leads ? 15 : 0) + MOST_SWING * Math.min(1, Math.abs(most.by) / all),
  };
}

const best = (wealth: Readonly<Record<string, number>>): string | undefined =>
  Object.entries(wealth).reduce<[string, number] | undefined>(
    (a, b) => (a === undefined || b[1] > a[1] ? b : a),
    undefined,
  )?.[0];
