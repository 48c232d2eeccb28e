import type { LogLine, TableState } from '../session/session.ts';
import { rowOf } from '../theatre/kinds.ts';
import type { Playing } from '../theatre/player.ts';

/** The table as it stands at the beat that is on: before what it tells is done, then after it; the present without one. */
export function stagedTable({ cue, phase }: Playing, table: TableState): TableState {
  if (cue === undefined) return table;
  const { before, after } = cue;
  return phase === 'goes' ? before : after;
}

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
