// Giving up (Q-B-40): a standing right of every living player.
import { z } from 'zod';
import type { CommandDef } from '../referee/command.ts';
import { refuse } from '../referee/refusal.ts';
import { depart } from './leaving.ts';

const resignSchema = z.strictObject({ type: z.literal('resign') });
export type ResignCommand = z.infer<typeof resignSchema>;

export const resignCommand: CommandDef<ResignCommand> = {
  type: 'resign',
  schema: resignSchema,
  clause: 'Q-B-40',
  may: (play) =>
    play.state.cycle === 0
      ? refuse('not-begun', 'B-FLOW-01', 'The game has not begun; wait for its first cycle.')
      : undefined,
  fields: [],
  run: (play, seat) => {
    depart(play, seat, 'resigned');
  },
};
