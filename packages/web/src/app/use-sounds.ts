import { useEffect, useRef } from 'react';
import type { LogLine, TableState } from '../session/session.ts';
import type { Playing } from '../theatre/player.ts';
import { cueOf } from './cues.ts';
import { recallPace } from './pace.ts';
import { play } from './sound.ts';

/** Lets a table be heard as it is shown: one's move when nothing is played, the end, and what is not played on the map. */
export function useSounds(table: TableState | undefined, quiet: boolean): void {
  const id = table?.id;
  const seat = table?.seat;
  const heard = useRef<{ readonly id: string | undefined; readonly line: number }>({ id: undefined, line: 0 });
  const log = table?.log;
  useEffect(() => {
    if (log === undefined) return;
    const last = log.at(-1)?.n ?? 0;
    // What happened before somebody looked is silent.
    const from = heard.current.id === id ? heard.current.line : last;
    heard.current = { id, line: last };
    const cue = cueOf(log.filter((line) => line.n > from && isHeardAtOnce(line, seat)));
    if (cue !== undefined) play(cue);
  }, [id, log, seat]);
  const asked = quiet ? table?.asked?.id : undefined;
  useEffect(() => {
    if (asked !== undefined) play('turn');
  }, [asked]);
  const over = quiet && table?.view.ended !== undefined;
  useEffect(() => {
    if (over) play('end');
  }, [over]);
}

/** Lets what is played on the map be heard when it is seen. */
export function useBeatSounds({ cue }: Pick<Playing, 'cue'>): void {
  const beat = cue?.beat;
  const heard = useRef<string>(undefined);
  useEffect(() => {
    if (beat === undefined || heard.current === beat.id) return;
    heard.current = beat.id;
    const sounds = cueOf(beat.lines);
    if (sounds !== undefined) play(sounds);
  }, [beat]);
}

/** One's own quiet acts are heard at once, and everything where nothing is played. */
const isHeardAtOnce = ({ actor, kind }: LogLine, seat: string | undefined): boolean =>
  recallPace() === 0 || (actor !== undefined && actor === seat && QUIET.has(kind));

const QUIET: ReadonlySet<string> = new Set(['sold', 'bought', 'units-moved', 'offer-made', 'deal-made', 'sealed']);
