import type { z } from 'zod';

import type { Clause } from './cite.ts';
import { composed } from './composed.ts';

/** What a command looks like, for those who describe it to programs. */
export interface CommandShape {
  readonly type: string;
  readonly clause: Clause;
  readonly schema: z.ZodType;
}

/** Every command there is, whatever sets a game is played with. */
export const commandShapes = (): readonly CommandShape[] =>
  composed().commands.map(({ type, clause, schema }) => ({ type, clause, schema }));
