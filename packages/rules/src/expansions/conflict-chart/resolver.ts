// The chart on its own, faithful to its page: totals, letter, and what follows (C-TOT, C-GRF, C-RES, C-SOL).
import { citeAll } from '../../board/cite.ts';
import { type Clause, citeRefusal } from '../../referee/cite.ts';
import { type Refusal, type Result, refuse } from '../../referee/refusal.ts';
import { type Remark, remark } from '../../referee/remark.ts';
import { sure } from '../../sure.ts';
import { GENERALSHIP, type Letter, letterAt, MOST } from './chart.ts';
import { type ChartSide, type Conflict, faultIn, type Points, pointsUsed } from './conflict.ts';
import { halvesOf } from './half-of-tokens.ts';

export interface Total extends Points {
  readonly generalship: number;
  readonly total: number;
}

/** What follows from a letter, by its clause. */
export type Consequence = Remark & { readonly clause: Clause };

export interface Resolution {
  readonly attacker: Total;
  readonly defender: Total;
  /** The totals that were looked up, after clamping or scaling. */
  readonly lookedUp: readonly [number, number];
  readonly letter: Letter;
  readonly winner: 'attacker' | 'defender';
  readonly consequences: readonly Consequence[];
  /** For B: the sets of the winner's tokens that make up half and from which none could be put back; they choose one. */
  readonly halves: readonly (readonly number[])[];
  /** For D: whether the winner may retaliate at once. */
  readonly mayRetaliate: boolean;
  /** All clauses that came to bear. */
  readonly clauses: readonly Clause[];
}

/** Resolves one conflict. */
export function resolveConflict(conflict: Conflict): Result<Resolution> {
  const read = readChart(conflict);
  if ('code' in read) {
    citeRefusal(read);
    return { ok: false, refusal: read };
  }
  const { letter } = read;
  const consequences = consequencesOf(conflict, letter);
  const clauses: readonly Clause[] = [
    ...READ,
    ...consequences.map(({ clause }) => clause),
    ...(letter === 'A' || letter === 'B' ? CANALS : []),
    ...(letter === 'B' ? HALF : []),
    ...(conflict.retaliation === true ? AGAIN : []),
  ];
  citeAll(clauses);
  return {
    ok: true,
    value: {
      ...read,
      winner: letter === 'A' || letter === 'B' ? 'attacker' : 'defender',
      consequences,
      halves: letter === 'B' ? halvesOf(conflict.attacker.tokens) : [],
      mayRetaliate: letter === 'D',
      clauses,
    },
  };
}

const READ: readonly Clause[] = [
  'C-GEN-01',
  'C-GEN-02',
  'C-TOT-01',
  'C-GRF-01',
  'C-TAB-01',
  'C-SOL-01',
  'C-SOL-02',
  'C-SOL-03',
  'Q-C-01',
];
const CANALS: readonly Clause[] = ['Q-C-08'];
const HALF: readonly Clause[] = ['C-HLF-01', 'C-HLF-02', 'C-HLF-03', 'Q-C-05'];
const AGAIN: readonly Clause[] = ['C-RET-04', 'Q-C-06', 'Q-C-13'];

type Read = Pick<Resolution, 'attacker' | 'defender' | 'lookedUp' | 'letter'>;

function readChart({ attacker: one, defender: two, offChart }: Conflict): Read | Refusal {
  const fault = faultIn(one, two);
  if (fault !== undefined) return fault;
  const [attacker, defender] = [totalOf(one), totalOf(two)];
  const nothing = attacker.total === 0 ? one : defender.total === 0 ? two : undefined;
  if (nothing !== undefined) return refuse('no-points', 'C-GRF-02', { name: nothing.name });
  const lookedUp = onChart(attacker.total, defender.total, offChart);
  return lookedUp === undefined
    ? refuse('off-the-chart', 'C-SOL-04', { attacker: attacker.total, defender: defender.total, most: MOST })
    : { attacker, defender, lookedUp, letter: sure(letterAt(lookedUp[0], lookedUp[1])) };
}

/** A side's points with their parts (C-TOT-01). */
export function totalOf(side: ChartSide): Total {
  const points = pointsUsed(side);
  const generalship = GENERALSHIP[side.die];
  return { ...points, generalship, total: points.tokens + points.canals + points.mastermind + generalship };
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

function consequencesOf({ attacker, defender, kind, country, retaliation }: Conflict, letter: Letter): Consequence[] {
  const [p, q] = [attacker.name, defender.name];
  const found: Consequence[] = [];
  const say = (clause: Clause, follows: Remark) => found.push({ clause, ...follows });
  if (letter === 'A' || letter === 'B') {
    say(letter === 'A' ? 'C-RES-01' : 'C-RES-05', remark('conflict-won', { winner: p }));
    for (const { name } of defender.canals ?? []) say('C-RES-02', remark('canal-taken', { taker: p, canal: name }));
    if (kind === 'invasion') say('C-RES-03', remark('country-taken', { taker: p, country }));
    say(letter === 'A' ? 'C-RES-04' : 'C-RES-07', remark('tokens-returned', { loser: q }));
    if (letter === 'B') say('C-RES-06', remark('half-returned', { winner: p }));
  } else {
    say(letter === 'C' ? 'C-RES-08' : 'C-RES-11', remark('conflict-lost', { loser: p }));
    say('C-RES-09', remark('tokens-returned', { loser: p }));
    for (const { name } of attacker.canals ?? []) say('C-RES-10', remark('canal-taken', { taker: q, canal: name }));
  }
  say('C-RES-13', remark('unused-tokens-stay'));
  for (const { name, mastermind = [] } of [attacker, defender]) {
    // Q-C-07: the page does not say what becomes of Mastermind cards.
    if (mastermind.length > 0)
      say('C-SOL-03', remark('mastermind-kept', { owner: name, cards: mastermind.map((card) => card.name) }));
  }
  if (letter === 'D') {
    say('C-RES-12', remark('may-retaliate', { winner: q, loser: p }));
    say('C-RET-02', remark('retaliation-cards', { winner: q }));
    say('C-RET-03', remark('retaliation-choice', { winner: q, loser: p }));
  }
  if (letter === 'D' || retaliation === true) say('C-RET-05', remark('nobody-buys'));
  return found;
}
