import type { GameEvent, Resource, Seat } from '@marshall/rules';
import type { Arrow } from '../map/types.ts';
import type { LogLine } from '../session/session.ts';

/** What a beat is about: a scene can be given for each of them. */
export const BEAT_KINDS = [
  'cycle',
  'stage',
  'bids',
  'pay',
  'transfer',
  'sale',
  'purchase',
  'offer',
  'deal',
  'loan',
  'company',
  'passage',
  'blockade',
  'march',
  'build',
  'attack',
  'defence',
  'fire',
  'losses',
  'capture',
  'launch',
  'shot',
  'strike',
  'space',
  'roulette',
  'prospect',
  'research',
  'detente',
  'out',
  'end',
  'other',
] as const;
export type BeatKind = (typeof BEAT_KINDS)[number];

/** Beats that one watches to learn how they come out. */
export const SUSPENSE: ReadonlySet<BeatKind> = new Set([
  'bids',
  'attack',
  'fire',
  'losses',
  'launch',
  'shot',
  'strike',
  'space',
  'roulette',
]);

/** 0 is only in the log; 1 is left out when much happens; 3 stands out; 4 is what nobody may miss. */
export type Weight = 0 | 1 | 2 | 3 | 4;

/** A figure that a beat changes: by so much, of whom, where. */
export interface Change {
  readonly what: 'cash' | 'nukes' | 'l-stars' | 'loans' | 'price' | Resource | 'units';
  /** Of a price: of what. Of units: which kind. */
  readonly of?: string;
  readonly seat?: Seat;
  readonly zone?: string;
  readonly by: number;
}

/** What a beat took from somebody or gave them. */
export interface Toll {
  readonly zones: readonly string[];
  /** Companies that the reader knows by name. */
  readonly companies: readonly string[];
  /** What companies that lie face down produce. */
  readonly hidden: readonly Resource[];
  readonly units: Readonly<Record<string, number>>;
  readonly cash: number;
  /** Everything they had. */
  readonly all: boolean;
}

/** One thing that happened, to be shown and told: what belongs together is one beat. */
export interface Beat {
  /** Stays the same for the same lines of the log. */
  readonly id: string;
  /** The numbers of its first and last line. */
  readonly first: number;
  readonly last: number;
  readonly kind: BeatKind;
  /** One sentence. */
  readonly caption: string;
  readonly actor: Seat | undefined;
  /** Everybody it does something to. */
  readonly touched: readonly Seat[];
  readonly zones: readonly string[];
  /** The way, step by step. */
  readonly arrows: readonly Arrow[];
  readonly changes: readonly Change[];
  /** What the reader lost by it. */
  readonly lost: Toll | undefined;
  readonly weight: Weight;
  /** The reader did it themselves. */
  readonly mine: boolean;
  /** It is done to the reader. */
  readonly againstMe: boolean;
  /** It stays until the reader says that they have seen it. */
  readonly held: boolean;
  /** Milliseconds at normal speed. */
  readonly lasts: number;
  readonly cycle: number;
  readonly stage: number;
  readonly lines: readonly LogLine[];
  readonly events: readonly GameEvent[];
}
