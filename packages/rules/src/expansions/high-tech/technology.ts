// The technologies of this set, their levels, and what the booklet fixes about them as data.
import { cite } from '../../board/cite.ts';

/** The technologies that may stand on an agenda (T-AGD-02). */
export const TECHNOLOGIES = ['army', 'navy'] as const;
export type Technology = (typeof TECHNOLOGIES)[number];

export const LEVELS = [1, 2, 3, 4, 5] as const;
/** The level of a card. */
export type Level = (typeof LEVELS)[number];
/** A level as it is compared: 0 is nothing deployed, or nothing shown (Q-T-11). */
export type Rank = 0 | Level;

/** T-DRW-01, T-DRW-05: what the bank gets for a card. */
export const RESEARCH_PRICE = 200;
/** T-DEP-03: what each pip of a deployment roll costs. */
export const PIP_PRICE = 100;
/** T-WIN-01: what a card counts at Détente, whatever its level. */
export const CARD_VALUE = 100;

/** So many territories for a grain, and so many armies flown for so much oil (T-TAB-01). */
const ARMY_LEVELS = [
  { level: 0, march: 1, flight: { oil: 2, armies: 1 } },
  { level: 1, march: 1, flight: { oil: 2, armies: 1 } },
  { level: 2, march: 2, flight: { oil: 2, armies: 1 } },
  { level: 3, march: 3, flight: { oil: 1, armies: 1 } },
  { level: 4, march: 4, flight: { oil: 1, armies: 2 } },
  { level: 5, march: 5, flight: { oil: 1, armies: 3 } },
] as const;

/** So many seas for an oil (T-TAB-02, X-T-05). */
const NAVY_LEVELS = [
  { level: 0, sail: 1 },
  { level: 1, sail: 1 },
  { level: 2, sail: 2 },
  { level: 3, sail: 3 },
  { level: 4, sail: 4 },
  { level: 5, sail: 5 },
] as const;

const FACTS = {
  'T-EQP-01': { technology: 'army', cards: 40, ofEachLevel: 8 },
  'T-EQP-02': { technology: 'navy', cards: 40, ofEachLevel: 8 },
  'T-AGD-02': { lines: 6, technologies: TECHNOLOGIES },
  'T-TAB-01': ARMY_LEVELS,
  'T-TAB-02': NAVY_LEVELS,
} as const;

/** A data row of the set, read in its clause's name. */
export function techFact<Id extends keyof typeof FACTS>(id: Id): (typeof FACTS)[Id] {
  cite(id);
  return FACTS[id];
}

/** The cards of one technology that take part in a game: one of each level for each player (T-SET-01). */
export function cardsFor(players: number): Level[] {
  return LEVELS.flatMap((level) => Array.from({ length: players }, () => level));
}
