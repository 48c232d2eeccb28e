// Result B: the winner gives up units worth at least half of those they used, their choice (C-MAP-08, C-HLF, Q-C-05).

import { z } from 'zod';
import { attackingPieces, battleOf } from '../../../battle/battle.ts';
import { place, takeLosses } from '../../../battle/losses.ts';
import { listOf, oneOf } from '../../../referee/choice.ts';
import type { Clause } from '../../../referee/cite.ts';
import { type CommandDef, field } from '../../../referee/command.ts';
import type { Play } from '../../../referee/play.ts';
import type { QuestionDefs } from '../../../referee/procedure.ts';
import { refuse } from '../../../referee/refusal.ts';
import type { Pieces } from '../../../state/pieces.ts';
import type { UnitKind } from '../../../unit-table.ts';
import type { Battle } from './points.ts';

export type HalfQuestion = 'half-losses';

const halfSchema = z.strictObject({
  type: z.literal('remove-half'),
  losses: z.array(z.string().min(1).max(120)).max(999),
});
export type RemoveHalfCommand = z.infer<typeof halfSchema>;

export const removeHalfCommand: CommandDef<RemoveHalfCommand> = {
  type: 'remove-half',
  schema: halfSchema,
  answers: ['half-losses'],
  clause: 'C-MAP-08',
  fields: [
    field('losses', (play, _seat, { losses = [] }) => {
      const tokens = tokensOf(play, battleOf(play));
      return listOf(
        losses,
        (prefix) =>
          oneOf(
            openNext(tokens, prefix).map(({ key }) => key),
            () => undefined,
            () => refuse('not-half', 'C-MAP-08', { half: half(tokens), chosen: pointsOf(tokens, prefix) }),
          ),
        (prefix) =>
          isHalf(tokens, prefix)
            ? undefined
            : refuse('goes-on:half', 'C-HLF-01', {
                half: half(tokens),
                chosen: pointsOf(tokens, prefix),
                used: whole(tokens),
              }),
      );
    }),
  ],
  run: (play, _seat, { losses }) => {
    takeHalf(play, losses);
  },
};

export const halfQuestions: QuestionDefs<HalfQuestion> = {
  'half-losses': {
    only: (play) => {
      const losses = onlyHalf(play);
      return losses && { type: 'remove-half', losses };
    },
    clause: 'C-MAP-08',
    facts: (play) => ({ zone: battleOf(play).to }),
    fallback: (play, _seat, kinds) => ({ type: 'remove-half', losses: cheapestHalf(play, kinds) }),
  },
};

/** Asks the winner, unless all that they used is alike. */
export function askForHalf(play: Play, battle: Battle): void {
  if (tokensOf(play, battle).length > 1) play.ask('half-losses', [battle.attacker]);
  else takeHalf(play, cheapestHalf(play));
}

/** A sort of unit that the attacker used, and what one of it is worth. */
interface Token extends Pieces {
  readonly points: number;
}

/** what has no points pays for nothing. */
function tokensOf(play: Play, battle: Battle): Token[] {
  return attackingPieces(play, battle)
    .map((piece) => ({ ...piece, points: play.rulebook.firePowerOf(play, battle, 'attacker', piece.kind) }))
    .filter(({ points }) => points > 0);
}

const CLAUSES: readonly Clause[] = [
  'C-MAP-08',
  'C-RES-06',
  'C-RES-13',
  'C-HLF-01',
  'C-HLF-02',
  'C-HLF-03',
  'C-MAP-15',
  'Q-C-05',
];

function takeHalf(play: Play, picks: readonly string[]): void {
  takeLosses(play, 'defender', attackingPieces(play, battleOf(play)), picks, CLAUSES);
}

/** the kinds that are named, in their order; then what is worth least at Détente, the empty before the laden. */
function cheapestHalf(play: Play, kinds: readonly UnitKind[] = []): string[] {
  const tokens = tokensOf(play, battleOf(play)).sort(
    (a, b) => place(kinds, a) - place(kinds, b) || worth(play, a) - worth(play, b),
  );
  const picks: string[] = [];
  while (!isHalf(tokens, picks)) {
    const [next] = openNext(tokens, picks);
    if (next === undefined) throw new Error('nothing makes up half');
    picks.push(next.key);
  }
  return picks;
}

/** The one set that makes up half; undefined if there are several. */
function onlyHalf(play: Play): string[] | undefined {
  const tokens = tokensOf(play, battleOf(play));
  const picks: string[] = [];
  while (!isHalf(tokens, picks)) {
    const [next, ...others] = openNext(tokens, picks);
    if (next === undefined || others.length > 0) return undefined;
    picks.push(next.key);
  }
  return picks;
}

function worth(play: Play, { kind, cargo }: Token): number {
  let sum = play.rulebook.unit(kind).detenteValue;
  for (const each of play.rulebook.kinds) sum += (cargo[each] ?? 0) * play.rulebook.unit(each).detenteValue;
  return sum;
}

/** What may be added so that the list can still end in a half from which nothing could be put back. */
function openNext(tokens: readonly Token[], picks: readonly string[]): Token[] {
  if (isHalf(tokens, picks)) return [];
  return tokens.filter(
    ({ key, number }) => picks.filter((pick) => pick === key).length < number && canComplete(tokens, [...picks, key]),
  );
}

/**
 * Whether some half contains these picks. If its least token is worth `least`, its sum lies below half + least, as that
 * token could be put back otherwise.
 */
function canComplete(tokens: readonly Token[], picks: readonly string[]): boolean {
  const chosen = tokens.filter(({ key }) => picks.includes(key)).map(({ points }) => points);
  return [...new Set(tokens.map(({ points }) => points))]
    .filter((least) => chosen.every((points) => points >= least))
    .some((least) => {
      let sums = new Set([pointsOf(tokens, picks)]);
      for (const { key, points, number } of tokens) {
        if (points < least) continue;
        const left = number - picks.filter((pick) => pick === key).length;
        const more = new Set<number>();
        for (const sum of sums) for (let n = 0; n <= left; n++) more.add(sum + n * points);
        sums = more;
      }
      return [...sums].some((sum) => 2 * sum >= whole(tokens) && 2 * (sum - least) < whole(tokens));
    });
}

function isHalf(tokens: readonly Token[], picks: readonly string[]): boolean {
  return 2 * pointsOf(tokens, picks) >= whole(tokens);
}

function pointsOf(tokens: readonly Token[], picks: readonly string[]): number {
  return picks.reduce((sum, pick) => sum + (tokens.find(({ key }) => key === pick)?.points ?? 0), 0);
}

function whole(tokens: readonly Token[]): number {
  return tokens.reduce((sum, { points, number }) => sum + points * number, 0);
}

/** The least whole number of points that is half or more. */
function half(tokens: readonly Token[]): number {
  return Math.ceil(whole(tokens) / 2);
}
