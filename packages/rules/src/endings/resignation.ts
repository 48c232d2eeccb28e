// Giving up (Q-B-40): a standing right of every living player.
import { z } from 'zod';
import type { CommandDef } from '../referee/command.ts';
import { depart } from './leaving.ts';

const resignSchema = z.strictObject({ type: z.literal('resign') });
export type ResignCommand = z.infer<typeof resignSchema>;

export const resignCommand: CommandDef<ResignCommand> = {
  type: 'resign',
  schema: resignSchema,
  clause: 'Q-B-40',
  fields: [],
  run: (play, seat) => {
    depart(play, seat, 'resigned');
  },
};
