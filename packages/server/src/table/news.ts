// The figures of which a digest is made: kept with the summary, so that nobody reads the log to count.
import { type Game, type GameEvent, isTerritory, priceAt, RESOURCES, ZONES } from '@marshall/rules';
import type { News } from './arrangement.ts';

type Board = Game['state']['board'];

/** The figures after what happened; `undoable` where that can be taken back. */
export function newsAfter(
  { state }: Game,
  before: News | undefined,
  events: readonly GameEvent[],
  undoable = false,
): News {
  const lands = landsOn(state.board);
  const offers: Record<string, number> = {};
  for (const { to } of state.offers.open) offers[to] = (offers[to] ?? 0) + 1;
  const [grain = 0, oil = 0, minerals = 0] = RESOURCES.map((resource) => priceAt(state.market[resource]));
  const howMany = (which: GameEvent['type']) => events.filter(({ type }) => type === which).length;
  const fresh = { battles: howMany('attack-declared'), strikes: howMany('nukes-launched') };
  const undone = howMany('undone') > 0;
  const taken = undone ? before?.last : undefined;
  // Between a command and its being taken back only what others sealed meanwhile can come.
  const last = undoable ? fresh : undone ? undefined : before?.last;
  return {
    cycle: state.cycle,
    battles: (before?.battles ?? 0) + fresh.battles - (taken?.battles ?? 0),
    strikes: (before?.strikes ?? 0) + fresh.strikes - (taken?.strikes ?? 0),
    ...(last === undefined ? {} : { last }),
    fallen: Object.values(state.seats).filter(({ out }) => out !== undefined).length,
    prices: { grain, oil, minerals },
    lands,
    offers,
  };
}

/** A board is a value: what was counted on it stays true. */
const counted = new WeakMap<Board, Readonly<Record<string, number>>>();

/** How many territories each seat holds. */
function landsOn(board: Board): Readonly<Record<string, number>> {
  const known = counted.get(board);
  if (known !== undefined) return known;
  const lands: Record<string, number> = {};
  for (const [i, zone] of ZONES.entries()) {
    const holder = board[i]?.[0]?.seat;
    if (holder !== undefined && isTerritory(zone)) lands[holder] = (lands[holder] ?? 0) + 1;
  }
  counted.set(board, lands);
  return lands;
}

/** What is new to a seat since it looked: only what differs. */
export interface Digest {
  readonly cycles?: number;
  readonly battles?: number;
  readonly strikes?: number;
  readonly fallen?: number;
  /** By how much prices have changed, in millions. */
  readonly prices?: Readonly<Partial<Record<'grain' | 'oil' | 'minerals', number>>>;
  /** How many territories the seat has won, or lost. */
  readonly lands?: number;
  /** Offers that wait for the seat. */
  readonly offers?: number;
}

export function digestOf(seat: string, then: News, now: News): Digest {
  // Before the first cycle nothing has a price yet, and the lands are only being set up.
  const isOpening = then.cycle === 0;
  const prices = Object.fromEntries(
    RESOURCES.flatMap((resource) => {
      const change = isOpening ? 0 : now.prices[resource] - then.prices[resource];
      return change === 0 ? [] : [[resource, change]];
    }),
  );
  // What they saw may have been taken back: then nothing is new.
  const more = (figure: 'cycle' | 'battles' | 'strikes' | 'fallen') => Math.max(0, now[figure] - then[figure]);
  const counts = {
    cycles: more('cycle'),
    battles: more('battles'),
    strikes: more('strikes'),
    fallen: more('fallen'),
    lands: isOpening ? 0 : (now.lands[seat] ?? 0) - (then.lands[seat] ?? 0),
    offers: now.offers[seat] ?? 0,
  };
  return {
    ...Object.fromEntries(Object.entries(counts).filter(([, number]) => number !== 0)),
    ...(Object.keys(prices).length === 0 ? {} : { prices }),
  };
}
