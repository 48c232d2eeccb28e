// What this set keeps in the state: the draw piles, and each player's chart with their cards (T-EQP-04, Q-T-27).
import type { Play } from '../../referee/play.ts';
import { type Remark, remark } from '../../referee/remark.ts';
import type { Seat } from '../../state/seat.ts';
import type { DeepReadonly, Position, State } from '../../state/state.ts';
import { sure } from '../../sure.ts';
import { cardsFor, type Level, type Rank, TECHNOLOGIES, type Technology } from './technology.ts';

export interface TechState {
  /** Face down, the top card first. */
  piles: Record<Technology, Level[]>;
  charts: Record<Seat, Chart>;
}

/** One player's record; captured supply centers bring no second one (Q-T-27). */
export interface Chart {
  /** The lines of their R&D agenda in their order; nobody else's to know. */
  agenda: Technology[];
  cards: TechCard[];
  rights: Right[];
  deployed: Record<Technology, Deployed>;
}

/** A card in a hand. A value: it is replaced, never changed. */
export interface TechCard {
  readonly technology: Technology;
  readonly level: Level;
  /** Shown to all, by a Public Record sale (T-PUB-01). */
  readonly open: boolean;
  /** Who else knows it, if it is not open, as far as its holder can tell. */
  readonly knownTo: readonly Seat[];
  /** Who had seen it before it came to them, which they cannot tell; absent if nobody had. */
  readonly seenBefore?: readonly Seat[];
}

/** A right to deploy without the card: a licence takes two dice (T-PUB-03), what is left to a seller one (Q-T-21). */
export interface Right {
  readonly technology: Technology;
  readonly level: Level;
  readonly dice: 1 | 2;
}

/** What of a technology has been brought to a player's forces. */
export interface Deployed {
  readonly level: Rank;
  /** The level that everybody has been shown last, and deployments since that nobody was shown. */
  readonly shown: Rank;
  readonly raises: number;
}

/** The slot as it is before anybody has anything, its piles in no order. */
export function freshTech(seats: readonly Seat[]): TechState {
  const charts: TechState['charts'] = {};
  for (const seat of seats) charts[seat] = emptyChart();
  return { piles: { army: cardsFor(seats.length), navy: cardsFor(seats.length) }, charts };
}

export function emptyChart(): Chart {
  return {
    agenda: [],
    cards: [],
    rights: [],
    deployed: { army: { level: 0, shown: 0, raises: 0 }, navy: { level: 0, shown: 0, raises: 0 } },
  };
}

/** The slot; for evolve only. */
export function techIn(state: State): TechState {
  const { tech } = state.sets;
  if (tech === undefined) throw new Error('no technology is in play');
  return tech;
}

/** A player's chart; for evolve only. */
export function chartIn(state: State, seat: Seat): Chart {
  const chart = techIn(state).charts[seat];
  if (chart === undefined) throw new Error(`${seat} has no chart`);
  return chart;
}

/** A player's chart. */
export function chartOf(play: Play, seat: Seat): DeepReadonly<Chart> {
  const chart = play.state.sets.tech?.charts[seat];
  if (chart === undefined) throw new Error(`${seat} has no chart`);
  return chart;
}

/** Whether a player other than its holder knows a card. */
export function hasSeen({ open, knownTo, seenBefore = [] }: DeepReadonly<TechCard>, seat: Seat): boolean {
  return open || knownTo.includes(seat) || seenBefore.includes(seat);
}

/** How many cards lie in a draw pile, for everybody to see. */
export function pileSize(play: Play, technology: Technology): number {
  return sure(play.state.sets.tech).piles[technology].length;
}

/** Whether everybody knows that a player has deployed some level. */
export function hasDeployed({ shown, raises }: DeepReadonly<Deployed>): boolean {
  return shown > 0 || raises > 0;
}

/** Cards that are missing or too many, and levels that do not go with what was shown (law 4). */
export function techFaults({ sets: { tech }, order }: Position): Remark[] {
  if (tech === undefined) return [];
  const found: Remark[] = [];
  const charts = order.map((seat) => sure(tech.charts[seat]));
  const all = cardsFor(order.length).join();
  for (const technology of TECHNOLOGIES) {
    const cards = [...tech.piles[technology]];
    for (const chart of charts)
      for (const card of chart.cards) if (card.technology === technology) cards.push(card.level);
    cards.sort();
    if (cards.join() !== all) found.push(remark('fault:technology-cards', { technology, cards }));
    for (const { deployed } of charts) {
      const { level, shown, raises } = deployed[technology];
      if (level < shown + raises || (raises === 0 && level !== shown))
        found.push(remark('fault:level', { technology, level, shown, raises }));
    }
  }
  return found;
}
