// A conflict as players put it before the chart on its own: who declared it, for what, and what each side uses (C-SOL-01).
import { type Refusal, refuse } from '../../referee/refusal.ts';
import type { Die } from './chart.ts';

/** A Canal certificate or a Mastermind card, by name and points. */
export interface Staked {
  readonly name: string;
  readonly points: number;
}

/** What one side uses in a conflict, before anybody rolls. */
export interface ChartForce {
  readonly name: string;
  /** Points of each Military Token used. */
  readonly tokens: readonly number[];
  readonly canals?: readonly Staked[];
  readonly mastermind?: readonly Staked[];
}

/** The same with its Generalship die. */
export interface ChartSide extends ChartForce {
  readonly die: Die;
}

/** What a player declares: the attacker is the one who declared it. */
export interface Declared {
  readonly attacker: ChartSide;
  readonly defender: ChartSide;
  /** An invasion is for a country; an engagement for nothing but the tokens. */
  readonly kind: 'invasion' | 'engagement';
  readonly country?: string;
}

export interface Conflict extends Declared {
  /** What to do with totals beyond the graph; refused if not said (C-SOL-04). */
  readonly offChart?: 'clamp' | 'scale';
  /** Whether this conflict is itself a retaliation, during which nobody buys (C-RET-05). */
  readonly retaliation?: boolean;
}

/** Points before the die, with their parts (C-TOT-01). */
export interface Points {
  readonly tokens: number;
  readonly canals: number;
  readonly mastermind: number;
}

export function pointsUsed({ tokens, canals = [], mastermind = [] }: ChartForce): Points {
  const staked = (cards: readonly Staked[]) => cards.reduce((all, { points }) => all + points, 0);
  return {
    tokens: tokens.reduce((all, token) => all + token, 0),
    canals: staked(canals),
    mastermind: staked(mastermind),
  };
}

/** What is wrong with the forces of a conflict: two players, tokens of 1 or more, certificates and cards of 0 or more. */
export function faultIn(attacker: ChartForce, defender: ChartForce): Refusal | undefined {
  const names = [attacker.name.trim(), defender.name.trim()];
  if (names.includes('') || names[0] === names[1]) return refuse('not-two-players', 'C-SOL-01');
  for (const { name, tokens, canals = [], mastermind = [] } of [attacker, defender]) {
    const token = tokens.find((points) => !isWhole(points, 1));
    if (token !== undefined) return refuse('no-such-token', 'C-SOL-01', { token, name });
    const card = [...canals, ...mastermind].find(({ points }) => !isWhole(points, 0));
    if (card !== undefined) return refuse('no-such-card:points', 'C-SOL-01', { points: card.points, card: card.name });
  }
  return undefined;
}

function isWhole(points: number, least: number): boolean {
  return Number.isSafeInteger(points) && points >= least;
}
