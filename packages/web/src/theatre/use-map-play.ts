import { useMemo } from 'react';
import type { Play } from '../map/Played.tsx';
import type { Arrow } from '../map/types.ts';
import { powerOf } from '../room/facts.ts';
import type { LogLine, TableState } from '../session/session.ts';
import type { Playing } from './player.ts';
import { sceneOf } from './scenes.ts';
import { useStill } from './use-theatre.ts';

/** Ways of others that stay on the map until the player has acted. */
const MOST_PAST = 16;
const NOWHERE: readonly never[] = [];

/** What the map shows of what is played; between two beats, where others went since the player's last move. */
export function useMapPlay(playing: Playing, table: TableState, busy: boolean): Play | undefined {
  const still = useStill();
  const { cue, lasts } = playing;
  const { log, since, view, seat } = table;
  const past = useMemo(() => goneBefore({ log, since, view, seat }), [log, since, view, seat]);
  return useMemo(() => {
    if (cue === undefined)
      return past.length === 0 || busy
        ? undefined
        : { key: 'past', arrows: NOWHERE, zones: NOWHERE, against: false, goes: 0, before: past };
    const { id, kind, arrows, zones, againstMe } = cue.beat;
    if (sceneOf(kind)?.bare) return undefined;
    return { key: id, arrows, zones, against: againstMe, goes: still ? 0 : lasts * GOES, before: NOWHERE };
  }, [cue, lasts, past, busy, still]);
}

/** The part of a beat that the way takes. */
const GOES = 0.6;

/** Where others went and attacked since the player's last move; what was taken back has not happened. */
export function goneBefore({ log, since, view, seat }: Pick<TableState, 'log' | 'since' | 'view' | 'seat'>): Arrow[] {
  const fresh = log.slice(log.findLastIndex(({ n }) => n <= since) + 1);
  const gone = fresh.filter(
    ({ actor, arrows, n }) => actor !== seat && arrows !== undefined && !isUndone(fresh, actor, n),
  );
  return gone.slice(-MOST_PAST).flatMap(({ arrows = [], actor }) => {
    const power = powerOf(view, actor);
    return arrows
      .filter(({ from, to }) => from !== to)
      .map((arrow) => (power === undefined ? arrow : { ...arrow, power }));
  });
}

const isUndone = (lines: readonly LogLine[], actor: LogLine['actor'], n: number): boolean =>
  lines.some((line) => line.kind === 'undone' && line.actor === actor && line.n > n);
