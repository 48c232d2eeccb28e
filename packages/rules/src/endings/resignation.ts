// Giving up (Q-B-40): a standing right of every living player.
import { z } from 'zod';
import type { CommandDef } from '../referee/command.ts';
import { depart } from './leaving.ts';
import { hasFallen, judgeFallenSeat } from './spoils.ts';

const resignSchema = z.strictObject({ type: z.literal('resign') });
export type ResignCommand = z.infer<typeof resignSchema>;

export const resignCommand: CommandDef<ResignCommand> = {
  type: 'resign',
  schema: resignSchema,
  clause: 'Q-B-40',
  always: true,
  fields: [],
  run: (play, seat) => {
    // he whose last home is lost is judged as fallen, so that resigning does not deny the spoils.
    if (hasFallen(play, seat)) judgeFallenSeat(play, seat);
    else depart(play, seat, 'resigned');
  },
};
