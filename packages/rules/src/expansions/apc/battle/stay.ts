// Step A, before anybody leaves his APCs: the defender withdraws, surrenders or stays.
import { z } from 'zod';
import { battleOf, type ConventionalFrame, isGone } from '../../../battle/battle.ts';
import { type DrillTable, next } from '../../../battle/conventional.ts';
import { surrenderCommand, withdrawCommand } from '../../../battle/defence.ts';
import { type Zone, zoneName } from '../../../board/index.ts';
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
    say: ({ seat, zone }, name) => `${name(seat)} stays in ${zoneName(zone)}.`,
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
    say: (play, seat) => {
      const ways = [
        ...(withdrawCommand.may?.(play, seat) === undefined ? ['withdraw'] : []),
        ...(surrenderCommand.may?.(play, seat) === undefined ? ['surrender'] : []),
      ];
      const choice = ways.length === 0 ? 'you can only stay' : `${ways.join(', ')} or stay`;
      return `You are attacked in ${zoneName(battleOf(play).to)}: ${choice}.`;
    },
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

/** Why a defender who has said that he stays can no longer give way. */
export function whyStays({ sets }: Battle): Refusal | undefined {
  return sets?.apc?.stays === true
    ? refuse('stays', 'X-02', 'You have said that you stay; remove a set, or resist without one.')
    : undefined;
}

/** Only oil for APCs and passengers in them depend on who has left before. */
function matters(play: Play, battle: Battle): boolean {
  return apcsOf(play, battle, 'defender').length > 0 || hasPassengers(play, battle, 'attacker');
}

function canGiveWay(play: Play, seat: Seat): boolean {
  return [withdrawCommand, surrenderCommand].some((command) => command.may?.(play, seat) === undefined);
}
