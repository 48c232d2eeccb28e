import {
  type ChartForce,
  type ChartOdds,
  type Conflict,
  chartOdds,
  type Declared,
  type Die,
  pointsUsed,
  type Resolution,
  type Result,
  resolveConflict,
  retaliation,
  type Staked,
} from '@marshall/rules';
import { chartWords as text } from '../../words.ts';

export const ROLES = ['attacker', 'defender'] as const;
export type Role = (typeof ROLES)[number];
export const STAKES = ['canals', 'mastermind'] as const;
export type Stake = (typeof STAKES)[number];

/** Tokens of one worth. */
export interface Tokens {
  readonly worth: number;
  readonly number: number;
}

/** What one side has written down. */
export interface SideSheet extends Readonly<Record<Stake, readonly Staked[]>> {
  readonly name: string;
  readonly tokens: readonly Tokens[];
}

/** A conflict as it stands on the page. */
export interface Sheet extends Readonly<Record<Role, SideSheet>> {
  readonly kind: Conflict['kind'];
  readonly country: string;
  readonly above: 'refuse' | 'clamp' | 'scale';
  readonly dice: Readonly<Partial<Record<Role, Die>>>;
  /** The conflict with result D that this one answers. */
  readonly answers?: Conflict;
}

/** Tokens and points that a page can show; for more there is the command line. */
export const LIMITS = { kinds: 5, tokens: 20, points: 99, staked: 5 } as const;

const blank = (nth: 0 | 1, number: number): SideSheet => ({
  name: text.players[nth],
  tokens: [{ worth: 1, number }],
  canals: [],
  mastermind: [],
});

export const newSheet = (above: Sheet['above'] = 'refuse'): Sheet => ({
  attacker: blank(0, 6),
  defender: blank(1, 4),
  kind: 'invasion',
  country: '',
  above,
  dice: {},
});

/** What a side uses, as the referee takes it; what was left unnamed has a number. */
export function forceOf({ name, tokens, canals, mastermind }: SideSheet): ChartForce {
  const named = (cards: readonly Staked[], unnamed: (nth: number) => string) =>
    cards.map((card, i) => ({ ...card, name: card.name.trim() || unnamed(i + 1) }));
  return {
    name: name.trim(),
    tokens: tokens.flatMap(({ worth, number }) => Array.from({ length: number }, () => worth)),
    canals: named(canals, text.canals.unnamed),
    mastermind: named(mastermind, text.mastermind.unnamed),
  };
}

/** Points before the die. */
export function pointsOf(side: SideSheet): number {
  const { tokens, canals, mastermind } = pointsUsed(forceOf(side));
  return tokens + canals + mastermind;
}

export const oddsOf = (sheet: Sheet): ChartOdds =>
  chartOdds(pointsOf(sheet.attacker), pointsOf(sheet.defender), offChart(sheet));

export interface Resolved {
  readonly conflict: Conflict;
  readonly resolution: Resolution;
}

/** The result, once both dice lie there. */
export function resolve(sheet: Sheet): Result<Resolved> | undefined {
  const { attacker, defender } = sheet.dice;
  if (attacker === undefined || defender === undefined) return undefined;
  const country = sheet.country.trim();
  const declared: Declared = {
    attacker: { ...forceOf(sheet.attacker), die: attacker },
    defender: { ...forceOf(sheet.defender), die: defender },
    kind: sheet.kind,
    ...(country === '' ? {} : { country }),
  };
  const above = offChart(sheet);
  const conflict: Result<Conflict> =
    sheet.answers === undefined
      ? { ok: true, value: { ...declared, ...(above === undefined ? {} : { offChart: above }) } }
      : retaliation(sheet.answers, declared);
  if (!conflict.ok) return conflict;
  const resolution = resolveConflict(conflict.value);
  return resolution.ok ? { ok: true, value: { conflict: conflict.value, resolution: resolution.value } } : resolution;
}

/**
 * The sheet on which the winner of result D retaliates: they have what they used and the canals they took; the loser has given
 * up what they used, and says again what they meet it with (C-RES-09, -10, C-RET-04).
 */
export function retaliationSheet({ attacker, defender, above }: Sheet, answers: Conflict): Sheet {
  return {
    attacker: { ...defender, canals: [...defender.canals, ...(answers.attacker.canals ?? [])] },
    defender: { ...attacker, tokens: [{ worth: 1, number: 0 }], canals: [] },
    kind: 'invasion',
    country: '',
    above,
    dice: {},
    answers,
  };
}

const offChart = ({ above }: Sheet): Conflict['offChart'] => (above === 'refuse' ? undefined : above);
