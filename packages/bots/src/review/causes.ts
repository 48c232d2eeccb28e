// Why one move is judged better than another: which part of the position makes the difference, with its figures.
import type { Seat } from '@marshall/rules';
import { FEATURES, type Feature } from '../judgement/feature-names.ts';
import { chancesOf } from '../judgement/judge.ts';
import { PAIR_WIDTH } from '../judgement/pairs.ts';
import { mean, type Outcome, type Position } from './trial.ts';

/** A figure of a position that people count too. */
export const CAUSE_FIGURES = [
  'homesLost',
  'exposed',
  'weakestGuard',
  'guards',
  'taken',
  'reach',
  'lands',
  'wealth',
  'cash',
  'stock',
  'sets',
  'yields',
  'debts',
  'force',
  'lStars',
  'nukes',
  'cubes',
  'rival',
] as const;
export type CauseFigure = (typeof CAUSE_FIGURES)[number];

/** What makes a move better: a figure at the end of the stage, on average, and how much of the chance to win hangs on its part. */
export interface Cause {
  readonly figure: CauseFigure;
  /** After the better move, and after the other. */
  readonly better: number;
  readonly other: number;
  /** By how much the chance to win differs for it, from 0 to 1. */
  readonly points: number;
}

interface Figure {
  readonly name: CauseFigure;
  readonly of: (row: Float32Array) => number;
  /** Whether more of it is good, and which difference is worth a word. */
  readonly good: 1 | -1;
  readonly least: number;
}

interface Part {
  readonly features: readonly Feature[];
  readonly figures: readonly Figure[];
  /** Which of the numbers of pairs go with them: what others could take from the seat, or it from them. */
  readonly pairs?: 'suffers' | 'does';
}

const INDEX = new Map(FEATURES.map((name, i) => [name, i]));
const at = (row: Float32Array, name: Feature): number => row[INDEX.get(name) ?? -1] ?? 0;

/** A feature in the unit in which people count it: the factors undo the scales of `judgement/features.ts`. */
const counted = (name: CauseFigure, feature: Feature, factor: number, good: 1 | -1, least: number): Figure => ({
  name,
  of: (row) => factor * at(row, feature),
  good,
  least,
});

const WEALTH = counted('wealth', 'wealth', 40_000, 1, 100);
const STOCK = counted('stock', 'stock', 10_000, 1, 100);

/** The parts of a seat's own row; the figures that say most come first. */
const PARTS: readonly Part[] = [
  {
    features: [
      'homes',
      'homesLost',
      'lastHomes',
      'guards',
      'leastGuard',
      'menace',
      'worstMenace',
      'exposed',
      'fall',
      'fallByLand',
      'gang',
      'lateFall',
      'lateGang',
    ],
    pairs: 'suffers',
    figures: [
      counted('homesLost', 'homesLost', 3, -1, 0.2),
      counted('exposed', 'exposed', 3, -1, 0.2),
      counted('weakestGuard', 'leastGuard', 8, 1, 0.5),
      counted('guards', 'guards', 30, 1, 0.5),
    ],
  },
  {
    features: [
      'taken',
      'prey',
      'preyWealth',
      'reach',
      'bestReach',
      'lands',
      'centers',
      'centersLead',
      'take',
      'takeSpoils',
      'takeLead',
      'lateTake',
    ],
    pairs: 'does',
    figures: [
      counted('taken', 'taken', 4, 1, 0.2),
      counted('reach', 'reach', 3, 1, 0.2),
      counted('lands', 'lands', 20, 1, 0.3),
    ],
  },
  {
    features: [
      'cash',
      'cashRoot',
      'cashShare',
      'stock',
      'stockShare',
      'wealth',
      'wealthShare',
      'wealthLead',
      'wealthBehind',
      'first',
      'second',
      'means',
      'meansShare',
      'meansLead',
      'meansSoft',
      'lateWealthLead',
      'lateWealthShare',
      'lateFirst',
      'lateStock',
      'lateMeansLead',
      'spare',
      'closing',
      'closingShare',
      'closingLead',
      'closingSoft',
      'lateClosingLead',
      'lateClosingShare',
      'brim',
      'brimLead',
      'brimSoft',
      'lateBrimLead',
      'wealthSoft',
    ],
    figures: [WEALTH, counted('cash', 'cash', 20_000, 1, 100), STOCK],
  },
  {
    features: ['grain', 'oil', 'minerals', 'sets', 'noSets', 'setsMore', 'flights'],
    figures: [counted('sets', 'sets', 6, 1, 0.3), STOCK],
  },
  {
    features: [
      'yieldGrain',
      'yieldOil',
      'yieldMinerals',
      'yieldLeast',
      'yieldShare',
      'cards',
      'secret',
      'debts',
      'dues',
    ],
    figures: [
      {
        name: 'yields',
        of: (row) => 12 * (at(row, 'yieldGrain') + at(row, 'yieldOil') + at(row, 'yieldMinerals')),
        good: 1,
        least: 0.3,
      },
      counted('debts', 'debts', 5000, -1, 100),
    ],
  },
  { features: ['force', 'forceShare', 'afloat'], figures: [counted('force', 'force', 50, 1, 0.3)] },
  {
    features: ['nukes', 'lStars', 'lStarLead', 'nukesAgainst', 'nukesFree', 'research'],
    figures: [counted('lStars', 'lStars', 8, 1, 0.2), counted('nukes', 'nukes', 8, 1, 0.2)],
  },
  { features: ['cubes', 'cubesLead', 'hasBid', 'turn'], figures: [counted('cubes', 'cubes', 3, 1, 0.2)] },
];

/** Fewer pairs of games say nothing about causes. */
const ENOUGH = 3;
/** A cause counts if so much of the whole difference, and of the chance to win, hangs on it. */
const SHARE = 0.15;
const LEAST = 0.001;

/** What makes the first of two moves better, the greatest first; empty where nothing stands out. */
export function causesOf(
  seat: Seat,
  better: readonly Outcome[],
  other: readonly Outcome[],
  most = 2,
): readonly Cause[] {
  const pairs = better.flatMap(({ position: a }, i) => {
    const b = other[i]?.position;
    return a !== undefined && b !== undefined && sameSeats(a, b) && a.seats.includes(seat) ? [{ a, b }] : [];
  });
  if (pairs.length < ENOUGH) return [];
  const own = pairs[0]?.a.seats.indexOf(seat) ?? 0;
  const gap = mean(pairs.map(({ a, b }) => chanceIn(a, own) - chanceIn(b, own)));
  const least = Math.max(LEAST, SHARE * Math.abs(gap));
  const found: Cause[] = [];
  const weigh = (put: Put, figures: readonly Figure[], row: (position: Position) => Float32Array): void => {
    const points = mean(pairs.map((pair) => partOf(pair, own, put)));
    if (points < least) return;
    for (const { name, of, good, least: enough } of figures) {
      if (found.some(({ figure }) => figure === name)) continue;
      const [then, now] = [mean(pairs.map(({ a }) => of(row(a)))), mean(pairs.map(({ b }) => of(row(b))))];
      if (good * (then - now) < enough) continue;
      found.push({ figure: name, better: then, other: now, points });
      return;
    }
  };
  for (const { features, figures, pairs: side } of PARTS)
    weigh(partly(own, features, side), figures, ({ rows }) => rows[own] ?? NOTHING);
  weigh(othersFrom(own), [{ ...WEALTH, name: 'rival', good: -1 }], ({ rows }) => richest(rows, own));
  return found.toSorted((a, b) => b.points - a.points).slice(0, most);
}

const NOTHING = new Float32Array();

const sameSeats = (a: Position, b: Position): boolean => a.seats.join() === b.seats.join();

type Numbers = Pick<Position, 'rows' | 'pairs'>;

const chanceIn = ({ rows, pairs }: Numbers, own: number): number => chancesOf(rows, pairs)[own] ?? 0;

/** Puts a part of one position into another. */
type Put = (into: Position, from: Position) => Numbers;

/** How much the chance differs by one part: put into the worse position, and taken out of the better, half each. */
function partOf({ a, b }: { readonly a: Position; readonly b: Position }, own: number, put: Put): number {
  const gained = chanceIn(put(b, a), own) - chanceIn(b, own);
  const missed = chanceIn(a, own) - chanceIn(put(a, b), own);
  return (gained + missed) / 2;
}

const partly =
  (own: number, features: readonly Feature[], side: Part['pairs']): Put =>
  (into, from) => ({
    rows: into.rows.map((row, i) => {
      if (i !== own) return row;
      const mixed = Float32Array.from(row);
      for (const name of features) mixed[INDEX.get(name) ?? -1] = at(from.rows[own] ?? row, name);
      return mixed;
    }),
    pairs:
      side === undefined
        ? into.pairs
        : pairsWhere(into, from, (does, suffers) => (side === 'does' ? does : suffers) === own),
  });

/** Everybody else as in the other position. */
const othersFrom =
  (own: number): Put =>
  (into, from) => ({
    rows: into.rows.map((row, i) => (i === own ? row : (from.rows[i] ?? row))),
    pairs: pairsWhere(into, from, (does, suffers) => does !== own && suffers !== own),
  });

/** The numbers of pairs, some of them as in the other position. */
function pairsWhere(into: Position, from: Position, isFrom: (does: number, suffers: number) => boolean): Float32Array {
  const number = into.rows.length;
  const mixed = Float32Array.from(into.pairs);
  for (let i = 0; i < number; i++)
    for (let j = 0; j < number; j++) {
      const at = (i * number + j) * PAIR_WIDTH;
      if (isFrom(i, j)) mixed.set(from.pairs.subarray(at, at + PAIR_WIDTH), at);
    }
  return mixed;
}

const richest = (rows: readonly Float32Array[], own: number): Float32Array =>
  rows.filter((_, i) => i !== own).reduce((a, b) => (WEALTH.of(b) > WEALTH.of(a) ? b : a), NOTHING);
