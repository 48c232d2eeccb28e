// Giving up (Q-B-40): a standing right of every living player.
import { z } from 'zod';
import type { CommandDef } from '../referee/command.ts';
import { hasFallen } from '../state/occupation.ts';
import { depart } from './leaving.ts';
import { judgeFallen } from './spoils.ts';

const resignSchema = z.strictObject({ type: z.literal('resign') });
export type ResignCommand = z.infer<typeof resignSchema>;

export const resignCommand: CommandDef<ResignCommand> = {
  type: 'resign',
  schema: resignSchema,
  clause: 'Q-B-40',
  always: true,
  fields: [],
  run: (play, seat) => {
    // he whose last home is lost is judged as fallen, so that resigning does not deny the spoils; with him all who
    // have fallen, so that it neither saves one of them nor lets him win.
    if (hasFallen(play, seat)) judgeFallen(play);
    else depart(play, seat, 'resigned');
  },
};
