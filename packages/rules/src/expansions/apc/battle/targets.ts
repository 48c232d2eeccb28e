// Step A, at its end: each side names what it will try to destroy first (A-TGT-01, Q-A-09, Q-A-10, Q-A-23).

import { z } from 'zod';
import { battleOf, piecesOf, type Side } from '../../../battle/battle.ts';
import { type DrillTable, next } from '../../../battle/conventional.ts';
import { oneOf } from '../../../referee/choice.ts';
import { type CommandDef, field } from '../../../referee/command.ts';
import type { EventBase, EventDefs } from '../../../referee/event.ts';
import type { Play } from '../../../referee/play.ts';
import type { QuestionDefs } from '../../../referee/procedure.ts';
import { type Refusal, refuse } from '../../../referee/refusal.ts';
import type { Pieces } from '../../../state/pieces.ts';
import type { Seat } from '../../../state/seat.ts';
import { sure } from '../../../sure.ts';
import { UNIT_KINDS, type UnitKind } from '../../../unit-table.ts';
import { apcIn } from './memory.ts';
import { type Battle, other, playerOf, SIDES, sideOf } from './sides.ts';

export type TargetQuestion = 'target';

const targetSchema = z.strictObject({ type: z.literal('name-target'), target: z.enum(UNIT_KINDS) });
export type NameTargetCommand = z.infer<typeof targetSchema>;

export type TargetEvent = TargetNamed;
interface TargetNamed extends EventBase {
  readonly type: 'target-named';
  readonly seat: Seat;
  readonly side: Side;
  readonly target: UnitKind;
  /** False where the other side has one type only. */
  readonly chosen: boolean;
}

export const targetEvents: EventDefs<TargetEvent> = {
  'target-named': {
    clauses: ['A-TGT-01', 'Q-A-09', 'Q-A-10', 'Q-A-23', 'X-02'],
    evolve: (state, { side, target }) => {
      const slot = apcIn(state);
      slot.targets = { ...slot.targets, [side]: target };
    },
  },
};

export const nameTargetCommand: CommandDef<NameTargetCommand> = {
  type: 'name-target',
  schema: targetSchema,
  answers: ['target'],
  clause: 'A-TGT-01',
  fields: [
    field('target', (play, seat) => {
      const battle = battleOf(play);
      const side = sideOf(battle, seat);
      return oneOf(UNIT_KINDS, (kind) => whyNotTarget(play, battle, side, kind));
    }),
  ],
  run: (play, seat, { target }) => {
    play.emit({ type: 'target-named', seat, side: sideOf(battleOf(play), seat), target, chosen: true });
  },
};

export const targetQuestions: QuestionDefs<TargetQuestion> = {
  target: {
    open: true,
    clause: 'A-TGT-01',
    facts: null,
    fallback: (play, seat) => {
      const battle = battleOf(play);
      const [cheapest] = targetsOf(play, battle, sideOf(battle, seat)).sort(
        (a, b) =>
          play.rulebook.unit(a).killPoints - play.rulebook.unit(b).killPoints ||
          play.rulebook.unit(b).detenteValue - play.rulebook.unit(a).detenteValue,
      );
      return { type: 'name-target', target: sure(cheapest) };
    },
  },
};

export const targetSteps = {
  targets(play, battle) {
    for (const side of SIDES) {
      const seat = playerOf(play, battle, side);
      if (battle.defender === undefined || seat === undefined || targetOf(battle, side) !== undefined) continue;
      // against what is guarded another rule says which group is struck first, and each group is of one kind.
      if (side === 'attacker' && !play.rulebook.isOnHolders(battle)) continue;
      const open = targetsOf(play, battle, side);
      const [only] = open;
      if (only === undefined) continue;
      if (open.length > 1) play.ask('target', [seat]);
      else play.emit({ type: 'target-named', seat, side, target: only, chosen: false });
      return;
    }
    next(play, battle);
  },
} satisfies DrillTable<'targets'>;

/** The type that a side has named. */
export function targetOf({ sets }: Battle, side: Side): UnitKind | undefined {
  return sets?.apc?.targets?.[side];
}

/** A-KIL-04: why a piece must wait until one of the named type has been destroyed. */
export function whyNotBeforeTarget(
  battle: Battle,
  roller: Side,
  pieces: readonly Pieces[],
  picks: readonly string[],
  piece: Pieces,
): Refusal | undefined {
  const target = targetOf(battle, roller);
  if (target === undefined || piece.kind === target || !pieces.some(({ kind }) => kind === target)) return undefined;
  return pieces.some(({ key, kind }) => kind === target && picks.includes(key))
    ? undefined
    : refuse('first-target', 'A-KIL-04', { target });
}

/** The types that a side may name, in the order of the unit table. */
function targetsOf(play: Play, battle: Battle, side: Side): UnitKind[] {
  return UNIT_KINDS.filter((kind) => whyNotTarget(play, battle, side, kind) === undefined);
}

function whyNotTarget(play: Play, battle: Battle, side: Side, target: UnitKind): Refusal | undefined {
  if (!piecesOf(play, battle, other(side)).some(({ kind }) => kind === target))
    return refuse('no-such-target', 'A-TGT-01', { target });
  // A-ATK-03: APCs alone cannot hit what floats.
  const armed = piecesOf(play, battle, side).some(({ kind }) => kind !== 'apc');
  return play.rulebook.unit(target).domain === 'land' || armed ? undefined : refuse('apcs-alone', 'A-ATK-03');
}
