// Step D: a player who has APCs in the battle may let them take the points first, once the roll is known (A-ABS-01, Q-A-11, X-17).

import { z } from 'zod';
import { battleOf, piecesOf, type Side } from '../../../battle/battle.ts';
import { type DrillTable, next } from '../../../battle/conventional.ts';
import { openLosses } from '../../../battle/losses.ts';
import { militiaTargets } from '../../../battle/tactics/militia.ts';
import { counts } from '../../../referee/choice.ts';
import { type CommandDef, field } from '../../../referee/command.ts';
import type { EventBase, EventDefs } from '../../../referee/event.ts';
import type { Play } from '../../../referee/play.ts';
import type { QuestionDefs } from '../../../referee/procedure.ts';
import { type Refusal, refuse } from '../../../referee/refusal.ts';
import type { Pieces } from '../../../state/pieces.ts';
import type { Seat } from '../../../state/seat.ts';
import { sure } from '../../../sure.ts';
import { apcIn } from './memory.ts';
import { apcsOf, type Battle, other, playerOf, sideOf } from './sides.ts';
import { targetOf, whyNotBeforeTarget } from './targets.ts';

export type AbsorptionQuestion = 'absorb';

/** How many APCs of each sort stand before the others: `poland/apc`, `poland/apc with 3 army`. */
const absorbSchema = z.strictObject({
  type: z.literal('absorb'),
  apcs: z.record(z.string().max(120), z.int().min(0).max(999)),
});
export type AbsorbCommand = z.infer<typeof absorbSchema>;

export type AbsorptionEvent = AbsorptionChosen;
interface AbsorptionChosen extends EventBase {
  readonly type: 'absorption-chosen';
  readonly seat: Seat;
  readonly side: Side;
  readonly apcs: readonly { readonly key: string; readonly number: number }[];
}

export const absorptionEvents: EventDefs<AbsorptionEvent> = {
  'absorption-chosen': {
    clauses: ['A-ABS-01', 'Q-A-11'],
    evolve: (state, { side, apcs }) => {
      const slot = apcIn(state);
      slot.absorbed = [...(slot.absorbed ?? []), side];
      slot.shields = { ...slot.shields, [side]: Object.fromEntries(apcs.map(({ key, number }) => [key, number])) };
    },
  },
};

export const absorbCommand: CommandDef<AbsorbCommand> = {
  type: 'absorb',
  schema: absorbSchema,
  answers: ['absorb'],
  clause: 'A-ABS-01',
  fields: [
    field('apcs', (play, seat) => {
      const battle = battleOf(play);
      const max: Record<string, number> = {};
      for (const { key, number } of apcsOf(play, battle, sideOf(battle, seat))) max[key] = number;
      const most = Object.values(max).reduce((sum, n) => sum + n, 0);
      return counts(max, { least: 0, most }, () => refuse('too-few-apcs', 'A-ABS-01', { most }));
    }),
  ],
  run: (play, seat, { apcs }) => {
    const battle = battleOf(play);
    const side = sideOf(battle, seat);
    const chosen = apcsOf(play, battle, side)
      .map(({ key }) => ({ key, number: apcs[key] ?? 0 }))
      .filter(({ number }) => number > 0);
    play.emit({
      type: 'absorption-chosen',
      seat,
      side,
      apcs: chosen,
      clauses: battle.defender === undefined ? ['A-ABS-01', 'Q-A-11', 'X-17'] : ['A-ABS-01', 'Q-A-11'],
    });
  },
};

export const absorptionQuestions: QuestionDefs<AbsorptionQuestion> = {
  absorb: {
    clause: 'A-ABS-01',
    facts: (play, seat) => {
      const battle = battleOf(play);
      return { points: sure(battle.points[other(sideOf(battle, seat))]) };
    },
    fallback: (play, seat) => ({ type: 'absorb', apcs: enough(play, seat) }),
  },
};

export const absorptionSteps = {
  'defender-absorbs': (play, battle) => absorbStep(play, battle, 'defender'),
  'attacker-absorbs': (play, battle) => absorbStep(play, battle, 'attacker'),
} satisfies DrillTable<'defender-absorbs' | 'attacker-absorbs'>;

/** Why points may not remove a piece: an APC stands before it, or the first target does. */
export function whyShielded(
  play: Play,
  battle: Battle,
  roller: Side,
  pieces: readonly Pieces[],
  picks: readonly string[],
  piece: Pieces,
): Refusal | undefined {
  const shields = pieces.filter(({ key }) => shieldsLeft(battle, other(roller), picks, key) > 0);
  const onLand = play.rulebook.unit(piece.kind).domain === 'land';
  if (onLand && shields.length > 0) {
    if (!shields.some(({ key }) => key === piece.key)) return refuse('shielded', 'A-ABS-01');
    const target = targetOf(battle, roller);
    // The owner's choice replaces a target on land, but none at sea.
    if (target === undefined || play.rulebook.unit(target).domain === 'land') return undefined;
  }
  return whyNotBeforeTarget(battle, roller, pieces, picks, piece);
}

function absorbStep(play: Play, battle: Battle, struck: Side): void {
  const seat = playerOf(play, battle, struck);
  const open =
    seat !== undefined && battle.sets?.apc?.absorbed?.includes(struck) !== true && matters(play, battle, struck);
  if (open) play.ask('absorb', [seat]);
  else next(play, battle);
}

/** Whether the points that struck a side could cost it a land unit. */
function matters(play: Play, battle: Battle, struck: Side): boolean {
  if (apcsOf(play, battle, struck).length === 0) return false;
  const points = battle.points[other(struck)] ?? 0;
  if (battle.defender === undefined)
    return struck === 'attacker' && militiaTargets(play, battle).some(({ kind }) => costOf(play, kind) <= points);
  const roller = playerOf(play, battle, other(struck));
  if (roller === undefined) return false;
  const pieces = piecesOf(play, battle, struck);
  // Where all that could be hit on land is alike, it is the same which of it is hit first.
  if (pieces.filter(({ kind }) => play.rulebook.unit(kind).domain === 'land').length < 2) return false;
  return (
    openLosses(play, roller, pieces, []).length > 0 &&
    pieces.some(({ kind }) => play.rulebook.unit(kind).domain === 'land' && costOf(play, kind) <= points)
  );
}

/** one APC, the emptiest, if then nothing dies; else none. */
function enough(play: Play, seat: Seat): Record<string, number> {
  const battle = battleOf(play);
  const side = sideOf(battle, seat);
  const target = targetOf(battle, other(side));
  const atSea = target !== undefined && play.rulebook.unit(target).domain === 'sea';
  const [first] = apcsOf(play, battle, side);
  const points = sure(battle.points[other(side)]);
  return first === undefined || atSea || points >= costOf(play, 'apc') ? {} : { [first.key]: 1 };
}

function costOf(play: Play, kind: Pieces['kind']): number {
  return play.rulebook.unit(kind).killPoints;
}

function shieldsLeft({ sets }: Battle, side: Side, picks: readonly string[], key: string): number {
  return (sets?.apc?.shields?.[side]?.[key] ?? 0) - picks.filter((pick) => pick === key).length;
}
