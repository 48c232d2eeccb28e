import type { LogLine, TableState } from '../session/session.ts';
import { rowOf } from '../theatre/kinds.ts';
import type { Playing } from '../theatre/player.ts';

/** The line whose battle is shown beside the map: one that is pointed at, else that of what is played. */
export function shownBy({ cue, again }: Playing, pointed: LogLine | undefined, { asked }: TableState) {
  return pointed ?? (again || asked === undefined ? cue?.beat.lines.at(-1) : undefined);
}

/** Whether a line is more than how the referee got on. */
export const matters = (kind: string): boolean => rowOf(kind)[1] > 0;

/** Whether a line came after the player's last move and can be shown. */
export const isSince =
  ({ since }: TableState) =>
  (line: LogLine): boolean =>
    line.n > since && matters(line.kind);
