// Passing a go (Q-B-17).
import { z } from 'zod';
import type { CommandDef } from '../referee/command.ts';
import type { EventBase, EventDefs } from '../referee/event.ts';
import { goDone } from '../referee/parts.ts';
import { refuse } from '../referee/refusal.ts';
import type { Seat } from '../state/seat.ts';

const passSchema = z.strictObject({ type: z.literal('pass') });
export type PassCommand = z.infer<typeof passSchema>;

export type RotationEvent = Passed;
interface Passed extends EventBase {
  readonly type: 'passed';
  readonly seat: Seat;
  /** Passed for them, as they could do nothing. */
  readonly idle?: true;
}

export const rotationEvents: EventDefs<RotationEvent> = {
  passed: {
    clauses: ['Q-B-17'],
    evolve: (state, event) => {
      goDone(state, event.seat, 'passed');
    },
  },
};

/** Questions of rotating phases, all of which may be answered by a pass. */
export const passCommand: CommandDef<PassCommand> = {
  type: 'pass',
  schema: passSchema,
  answers: ['sell', 'attack', 'move', 'buy', 'prospect', 'build', 'build-weapons', 'research'],
  clause: 'Q-B-17',
  may: (play, seat) =>
    play.state.question?.kind === 'attack' && play.state.assaults.some((assault) => assault.seat === seat)
      ? refuse('assault-stands:pass', 'B-TAC-07')
      : undefined,
  fields: [],
  run: (play, seat) => {
    play.emit({ type: 'passed', seat });
  },
};
