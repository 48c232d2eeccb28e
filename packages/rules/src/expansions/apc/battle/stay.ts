// Step A, before anybody leaves their APCs: the defender withdraws, surrenders or stays.
import { z } from 'zod';
import { battleOf, type ConventionalFrame, isGone } from '../../../battle/battle.ts';
import { type DrillTable, next } from '../../../battle/conventional.ts';
import { surrenderCommand, withdrawCommand } from '../../../battle/defence.ts';
import type { Zone } from '../../../board/index.ts';
import type { CommandDef } from '../../../referee/command.ts';
import type { EventBase, EventDefs } from '../../../referee/event.ts';
import type { Play } from '../../../referee/play.ts';
import type { QuestionDefs } from '../../../referee/procedure.ts';
import { type Refusal, refuse } from '../../../referee/refusal.ts';
import type { Seat } from '../../../state/seat.ts';
import { apcIn } from './memory.ts';
import { apcsOf, type Battle, hasPassengers } from './sides.ts';

export type StayQuestion = 'stay';

const staySchema = z.strictObject({ type: z.literal('stay') });
export type StayCommand = z.infer<typeof staySchema>;

export type StayEvent = Stayed;
interface Stayed extends EventBase {
  readonly type: 'stayed';
  readonly seat: Seat;
  readonly zone: Zone;
}

export const stayEvents: EventDefs<StayEvent> = {
  stayed: {
    clauses: ['X-02', 'A-INH-05'],
    evolve: (state) => {
      apcIn(state).stays = true;
    },
  },
};

export const stayCommand: CommandDef<StayCommand> = {
  type: 'stay',
  schema: staySchema,
  answers: ['stay'],
  clause: 'X-02',
  fields: [],
  run: (play, seat) => {
    play.emit({ type: 'stayed', seat, zone: battleOf(play).to });
  },
};

export const stayQuestions: QuestionDefs<StayQuestion> = {
  stay: {
    open: true,
    clause: 'X-02',
    facts: (play, seat) => ({
      zone: battleOf(play).to,
      withdraw: withdrawCommand.may?.(play, seat) === undefined,
      surrender: surrenderCommand.may?.(play, seat) === undefined,
    }),
    fallback: () => ({ type: 'stay' }),
  },
};

export const staySteps = {
  stay(play, battle) {
    const { defender } = battle;
    if (defender === undefined || battle.sets?.apc?.stays === true || !matters(play, battle)) next(play, battle);
    else if (isGone(play, battle)) play.step<ConventionalFrame>('conventional', { ended: 'left-empty' });
    else if (canGiveWay(play, defender)) play.ask('stay', [defender]);
    else next(play, battle);
  },
} satisfies DrillTable<'stay'>;

/** Why a defender who has said that they stay can no longer give way. */
export function whyStays({ sets }: Battle): Refusal | undefined {
  return sets?.apc?.stays === true ? refuse('stays', 'X-02') : undefined;
}

/** Only oil for APCs and passengers in them depend on who has left before. */
function matters(play: Play, battle: Battle): boolean {
  return apcsOf(play, battle, 'defender').length > 0 || hasPassengers(play, battle, 'attacker');
}

function canGiveWay(play: Play, seat: Seat): boolean {
  return [withdrawCommand, surrenderCommand].some((command) => command.may?.(play, seat) === undefined);
}
