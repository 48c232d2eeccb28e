import { useEffect, useRef } from 'react';
import type { TableState } from '../session/session.ts';
import { cueOf } from './cues.ts';
import { play } from './sound.ts';

/** Lets a table be heard: what happens, when it is one's move, and the end. */
export function useSounds(table: TableState | undefined): void {
  const id = table?.id;
  const heard = useRef<{ readonly id: string | undefined; readonly line: number }>({ id: undefined, line: 0 });
  const log = table?.log;
  useEffect(() => {
    if (log === undefined) return;
    const last = log.at(-1)?.n ?? 0;
    // What happened before somebody looked is silent.
    const from = heard.current.id === id ? heard.current.line : last;
    heard.current = { id, line: last };
    const cue = cueOf(log.filter(({ n }) => n > from));
    if (cue !== undefined) play(cue);
  }, [id, log]);
  const asked = table?.asked?.id;
  useEffect(() => {
    if (asked !== undefined) play('turn');
  }, [asked]);
  const over = table?.view.ended !== undefined;
  useEffect(() => {
    if (over) play('end');
  }, [over]);
}
