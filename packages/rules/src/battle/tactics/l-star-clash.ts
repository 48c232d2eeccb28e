// L-star Clash: one L-star against one of an opponent's, a die each (B-TAC-25 to -28, Q-B-75).

import { z } from 'zod';
import { oneOf } from '../../referee/choice.ts';
import type { Clause } from '../../referee/cite.ts';
import { type CommandDef, field } from '../../referee/command.ts';
import type { EventBase, EventDefs } from '../../referee/event.ts';
import { NOBODY } from '../../referee/parts.ts';
import type { Play } from '../../referee/play.ts';
import type { ProcedureDefs } from '../../referee/procedure.ts';
import { type Refusal, refuse } from '../../referee/refusal.ts';
import type { FrameOf } from '../../state/agenda.ts';
import { markSpent } from '../../state/goes.ts';
import { arm } from '../../state/ledger.ts';
import { wake } from '../../state/orders.ts';
import { type Seat, seat as seatId } from '../../state/seat.ts';
import { callCounterattacks, openAttack } from '../attacks.ts';
import { whyAssaultFirst } from '../launch.ts';

export type ClashFrame = FrameOf<'clash'> & { step: 'roll' | 'counterattack' | 'over'; attacker: Seat; defender: Seat };

const clashSchema = z.strictObject({ type: z.literal('clash'), with: z.string().min(1).max(40) });
export type ClashCommand = z.infer<typeof clashSchema>;

export type ClashEvent = Clashed;
export interface Clashed extends EventBase {
  readonly type: 'clashed';
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly dice: { readonly attacker: number; readonly defender: number };
  /** Who loses an L-star: the lower roller, on a tie both. */
  readonly losers: readonly Seat[];
}

const CLASHED: readonly Clause[] = ['B-ATK-04', 'B-STRAT-07', 'B-STRAT-08', 'B-TAC-25', 'Q-B-75'];

export const clashEvents: EventDefs<ClashEvent> = {
  clashed: {
    clauses: CLASHED,
    evolve: (state, { defender, losers }) => {
      wake(state, defender);
      for (const loser of losers) arm(state, loser, 'lStars', -1);
      markSpent(state);
    },
  },
};

export const clashCommand: CommandDef<ClashCommand> = {
  type: 'clash',
  schema: clashSchema,
  answers: ['attack', 'counterattack'],
  clause: 'B-TAC-25',
  may: (play, seat) => whyAssaultFirst(play, seat) ?? whyNoClash(play, seat),
  fields: [
    field('with', (play, seat) =>
      oneOf(
        opponents(play, seat),
        () => undefined,
        () => refuse('no-l-star-there', 'B-TAC-25'),
      ),
    ),
  ],
  run: (play, attacker, command) => {
    openAttack(play, attacker, { procedure: 'clash', step: 'roll', attacker, defender: seatId(command.with) });
  },
};

export const clashProcedures: ProcedureDefs<ClashFrame> = {
  clash: {
    parts: NOBODY,
    advance(play, { step, attacker, defender }) {
      if (step === 'roll') {
        fight(play, attacker, defender);
        play.step<ClashFrame>('clash', { step: 'counterattack' });
      } else if (step === 'counterattack') {
        play.emit({ type: 'counterattacks-due', seats: [defender], clauses: ['B-TAC-28', 'X-15'] });
        play.step<ClashFrame>('clash', { step: 'over' });
        callCounterattacks(play, [defender]);
      } else play.end();
    },
  },
};

function fight(play: Play, attacker: Seat, defender: Seat): void {
  const dice = {
    attacker: play.roll(`${attacker}, L-star Clash with ${defender}`),
    defender: play.roll(`${defender}, L-star Clash with ${attacker}`),
  };
  const losers: Seat[] = [];
  if (dice.attacker <= dice.defender) losers.push(attacker);
  if (dice.defender <= dice.attacker) losers.push(defender);
  const how: Clause = losers.length === 1 ? 'B-TAC-26' : 'B-TAC-27';
  play.emit({ type: 'clashed', attacker, defender, dice, losers, clauses: [...CLASHED, how] });
}

function whyNoClash(play: Play, seat: Seat): Refusal | undefined {
  if (play.seat(seat).lStars === 0) return refuse('no-l-star', 'B-TAC-25');
  return opponents(play, seat).length > 0 ? undefined : refuse('nobody-to-clash', 'B-TAC-25');
}

function opponents(play: Play, seat: Seat): Seat[] {
  return play.living().filter((other) => other !== seat && play.seat(other).lStars > 0);
}
