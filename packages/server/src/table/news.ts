// The figures of which a digest is made: kept with the summary, so that nobody reads the log to count.
import { type Game, type GameEvent, isTerritory, priceAt, RESOURCES, ZONES } from '@marshall/rules';
import type { News } from './arrangement.ts';

/** The figures after what happened. */
export function newsAfter({ state }: Game, before: News | undefined, events: readonly GameEvent[]): News {
  const lands: Record<string, number> = {};
  const offers: Record<string, number> = {};
  for (const [i, zone] of ZONES.entries()) {
    const holder = state.board[i]?.[0]?.seat;
    if (holder !== undefined && isTerritory(zone)) lands[holder] = (lands[holder] ?? 0) + 1;
  }
  for (const { to } of state.offers.open) offers[to] = (offers[to] ?? 0) + 1;
  const [grain = 0, oil = 0, minerals = 0] = RESOURCES.map((resource) => priceAt(state.market[resource]));
  return {
    cycle: state.cycle,
    battles: (before?.battles ?? 0) + events.filter(({ type }) => type === 'attack-declared').length,
    strikes: (before?.strikes ?? 0) + events.filter(({ type }) => type === 'nukes-launched').length,
    fallen: Object.values(state.seats).filter(({ out }) => out !== undefined).length,
    prices: { grain, oil, minerals },
    lands,
    offers,
  };
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
  const counts = {
    cycles: now.cycle - then.cycle,
    battles: now.battles - then.battles,
    strikes: now.strikes - then.strikes,
    fallen: now.fallen - then.fallen,
    lands: isOpening ? 0 : (now.lands[seat] ?? 0) - (then.lands[seat] ?? 0),
    offers: now.offers[seat] ?? 0,
  };
  return {
    ...Object.fromEntries(Object.entries(counts).filter(([, number]) => number !== 0)),
    ...(Object.keys(prices).length === 0 ? {} : { prices }),
  };
}
