// The chart on its own, faithful to its page: totals, letter, and what follows (C-TOT, C-GRF, C-RES, C-HLF, C-RET, C-SOL).
import { type Clause, citeAll } from '../../referee/cite.ts';
import { type Result, refuse } from '../../referee/refusal.ts';
import { type Die, GENERALSHIP, type Letter, letterAt, MOST } from './chart.ts';

/** What one side brings to a conflict. */
export interface ChartSide {
  readonly name: string;
  /** Points of each Military Token used. */
  readonly tokens: readonly number[];
  /** Canal certificates staked, by name and points, and points of Mastermind cards. */
  readonly canals?: readonly { readonly name: string; readonly points: number }[];
  readonly mastermind?: number;
  readonly die: Die;
}

export interface Conflict {
  readonly attacker: ChartSide;
  readonly defender: ChartSide;
  /** An invasion is for a country; an engagement for nothing but the tokens. */
  readonly kind: 'invasion' | 'engagement';
  readonly country?: string;
  /** What to do with totals beyond the graph; refused if not said (C-SOL-04). */
  readonly offChart?: 'clamp' | 'scale';
  /** Whether this conflict is itself a retaliation, during which nobody buys (C-RET-05). */
  readonly retaliation?: boolean;
}

export interface Total {
  readonly tokens: number;
  readonly canals: number;
  readonly mastermind: number;
  readonly generalship: number;
  readonly total: number;
}

export interface Consequence {
  readonly clause: Clause;
  readonly sentence: string;
}

export interface Resolution {
  readonly attacker: Total;
  readonly defender: Total;
  /** The totals that were looked up, after clamping or scaling. */
  readonly lookedUp: readonly [number, number];
  readonly letter: Letter;
  readonly winner: 'attacker' | 'defender';
  readonly consequences: readonly Consequence[];
  /** For B: the sets of the winner's tokens that make up half and from which none could be put back; he chooses one. */
  readonly halves: readonly (readonly number[])[];
  /** For D: whether the winner may retaliate at once. */
  readonly mayRetaliate: boolean;
}

/** Resolves one conflict. */
export function resolveConflict(conflict: Conflict): Result<Resolution> {
  const attacker = totalOf(conflict.attacker);
  const defender = totalOf(conflict.defender);
  const looked = onChart(attacker.total, defender.total, conflict.offChart);
  const letter = looked === undefined ? undefined : letterAt(looked[0], looked[1]);
  if (looked === undefined || letter === undefined) {
    const refusal = refuse(
      'off-the-chart',
      'C-SOL-04',
      `The graph knows totals from 1 to ${MOST}; ${attacker.total} against ${defender.total} is off the chart. Choose clamp or scale for large totals.`,
      { attacker: attacker.total, defender: defender.total },
    );
    citeAll([refusal.clause, 'C-GRF-02', 'Q-C-03', 'Q-C-04']);
    return { ok: false, refusal };
  }
  const consequences = consequencesOf(conflict, letter);
  citeAll([
    'C-GEN-01',
    'C-GEN-02',
    'C-TOT-01',
    'C-GRF-01',
    'C-TAB-01',
    'C-SOL-01',
    'C-SOL-02',
    'C-SOL-03',
    ...consequences.map(({ clause }) => clause),
  ]);
  const won = letter === 'A' || letter === 'B';
  return {
    ok: true,
    value: {
      attacker,
      defender,
      lookedUp: looked,
      letter,
      winner: won ? 'attacker' : 'defender',
      consequences,
      halves: letter === 'B' ? halvesOf(conflict.attacker.tokens) : [],
      mayRetaliate: letter === 'D',
    },
  };
}

/** A side's points with their parts (C-TOT-01). */
export function totalOf(side: ChartSide): Total {
  const tokens = sum(side.tokens);
  const canals = sum((side.canals ?? []).map(({ points }) => points));
  const mastermind = side.mastermind ?? 0;
  const generalship = GENERALSHIP[side.die];
  return { tokens, canals, mastermind, generalship, total: tokens + canals + mastermind + generalship };
}

/** The totals as the graph can read them (C-MAP-06): scaled alike, the attacker's rounded down, the defender's up. */
export function onChart(
  attacker: number,
  defender: number,
  offChart: Conflict['offChart'],
): readonly [number, number] | undefined {
  if (attacker < 1 || defender < 1) return undefined;
  const larger = Math.max(attacker, defender);
  if (larger <= MOST) return [attacker, defender];
  if (offChart === 'clamp') return [Math.min(MOST, attacker), Math.min(MOST, defender)];
  if (offChart === 'scale')
    return [Math.max(1, Math.floor((attacker * MOST) / larger)), Math.max(1, Math.ceil((defender * MOST) / larger))];
  return undefined;
}

/** Sets of tokens worth at least half, from which none could be put back, each listed once (C-HLF, Q-C-05). */
export function halvesOf(tokens: readonly number[]): number[][] {
  const all = [...tokens].sort((a, b) => b - a);
  const whole = sum(all);
  const found = new Map<string, number[]>();
  const walk = (at: number, chosen: readonly number[], points: number): void => {
    if (2 * points >= whole) {
      const least = Math.min(...chosen);
      if (2 * (points - least) < whole) found.set(chosen.join(), [...chosen]);
      return;
    }
    for (let i = at; i < all.length; i++) {
      const token = all[i];
      if (token === undefined || (i > at && token === all[i - 1])) continue;
      walk(i + 1, [...chosen, token], points + token);
    }
  };
  walk(0, [], 0);
  citeAll(['C-HLF-01', 'C-HLF-02', 'C-HLF-03', 'Q-C-05']);
  return [...found.values()];
}

/** The conflict a winner of D may declare at once: roles exchanged, buying locked (C-RET). */
export function retaliation(
  conflict: Conflict,
  resolution: Resolution,
  kind: Conflict['kind'],
  attacker: ChartSide,
  defender: ChartSide,
): Result<Conflict> {
  citeAll(['C-RET-01', 'C-RET-02', 'C-RET-03', 'C-RET-04', 'C-RET-05', 'Q-C-06', 'Q-C-13']);
  if (!resolution.mayRetaliate)
    return {
      ok: false,
      refusal: refuse(
        'no-retaliation',
        'C-RET-01',
        'Only the winner of result D may retaliate, against the loser, and at once.',
      ),
    };
  const { offChart } = conflict;
  return {
    ok: true,
    value: { attacker, defender, kind, retaliation: true, ...(offChart === undefined ? {} : { offChart }) },
  };
}

function consequencesOf(
  { attacker, defender, kind, country, retaliation: again }: Conflict,
  letter: Letter,
): Consequence[] {
  const found: Consequence[] = [];
  const say = (clause: Clause, sentence: string) => found.push({ clause, sentence });
  const land = country ?? 'the country';
  if (letter === 'A' || letter === 'B') {
    say(letter === 'A' ? 'C-RES-01' : 'C-RES-05', `${attacker.name} wins with more points.`);
    for (const { name } of defender.canals ?? [])
      say('C-RES-02', `${attacker.name} takes the canal certificate ${name}.`);
    if (kind === 'invasion') say('C-RES-03', `${attacker.name} gets the certificate of ${land}.`);
    say(letter === 'A' ? 'C-RES-04' : 'C-RES-07', `${defender.name} returns every token used to the bank.`);
    if (letter === 'B') say('C-RES-06', `${attacker.name} returns tokens worth at least half of those used.`);
  } else {
    say(letter === 'C' ? 'C-RES-08' : 'C-RES-11', `${attacker.name}, who declared the conflict, loses.`);
    say('C-RES-09', `${attacker.name} returns every token used to the bank.`);
    for (const { name } of attacker.canals ?? [])
      say('C-RES-10', `${defender.name} takes the canal certificate ${name}.`);
    if (letter === 'D')
      say(
        'C-RES-12',
        `${defender.name} may retaliate at once: take two Military cards, move, and declare a conflict with ${attacker.name}.`,
      );
  }
  say('C-RES-13', 'Tokens that were not used stay where they are.');
  if (again === true) say('C-RET-05', 'Nobody buys tokens during a retaliation.');
  return found;
}

function sum(points: readonly number[]): number {
  return points.reduce((total, point) => total + point, 0);
}
