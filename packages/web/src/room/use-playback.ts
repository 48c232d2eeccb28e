import { useCallback, useEffect, useState } from 'react';
import type { LogLine, TableState } from '../session/session.ts';
import { rowOf } from '../theatre/kinds.ts';

const STEP = 1400;

interface Playback {
  readonly playing: boolean;
  readonly toggle: () => void;
  /** Shows some lines, one after the other. */
  readonly play: (lines: readonly LogLine[]) => void;
}

/** Shows one after the other what happened since the player's last move. */
export function usePlayback(table: TableState, show: (line: LogLine | undefined) => void): Playback {
  const [queue, setQueue] = useState<readonly LogLine[]>([]);
  const [first] = queue;
  useEffect(() => {
    if (first === undefined) return;
    show(first);
    const timer = window.setTimeout(() => {
      setQueue((rest) => rest.slice(1));
      show(undefined);
    }, STEP);
    return () => window.clearTimeout(timer);
  }, [first, show]);
  const toggle = useCallback(() => {
    setQueue((now) => (now.length > 0 ? [] : table.log.filter(isSince(table))));
    show(undefined);
  }, [table, show]);
  const play = useCallback((lines: readonly LogLine[]) => setQueue(lines), []);
  return { playing: first !== undefined, toggle, play };
}

/** Whether a line came after the player's last move and can be shown. */
export const isSince =
  ({ since }: TableState) =>
  (line: LogLine): boolean =>
    line.n > since && isShown(line);

export const isShown = ({ arrows, zones, kind }: LogLine): boolean =>
  arrows !== undefined || zones !== undefined || rowOf(kind)[1] > 0;
