// Boards that are imagined out of a game with other people, while that runs: nobody is advised there.
import type { TableState } from '../session/session.ts';

/** Whether a board belongs to a running game with others. */
export const isOfOthers = (imagined: TableState['imagined']): boolean =>
  imagined !== undefined && imagined.hidden && imagined.back.startsWith('table/');
