// Giving up (Q-B-40): a standing right of every living player.
import { z } from 'zod';
import type { CommandDef } from '../referee/command.ts';
import { hasFallen } from '../state/occupation.ts';
import { depart } from './leaving.ts';
import { judgeResigning, judgeYielding } from './spoils.ts';

const resignSchema = z.strictObject({ type: z.literal('resign') });
export type ResignCommand = z.infer<typeof resignSchema>;

export const resignCommand: CommandDef<ResignCommand> = {
  type: 'resign',
  schema: resignSchema,
  clause: 'Q-B-40',
  always: true,
  fields: [],
  run: (play, seat) => {
    // a player whose last home is lost is judged as fallen, so that resigning does not deny the spoils; with them all who
    // have fallen and have struck back, so that it neither saves one of them nor lets them win.
    const taker = play.rulebook.takerOfLastHome(play, seat);
    if (hasFallen(play, seat)) judgeResigning(play, seat);
    else if (taker !== undefined) judgeYielding(play, seat, taker);
    else depart(play, seat, 'resigned');
  },
};
