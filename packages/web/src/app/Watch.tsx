import type { CommanderName } from '@marshall/bots/leaders';
import { useCallback, useEffect, useState } from 'react';
import { seatsFor, seedOf } from '../front/seats.ts';
import { nameOf } from '../leaders/table-leaders.ts';
import type { Chart } from '../map/board.ts';
import { type Solo, startSolo } from '../solo/client.ts';
import { SoloGame } from './Game.tsx';
import { Setting } from './Setting.tsx';

/** Who leads the powers, in the order of the strip. */
const GENERALS: readonly CommanderName[] = [
  'general:hawk',
  'general',
  'general:opportunist',
  'general:trader',
  'general:gambler',
  'general:fortress',
];
const CYCLES = 8;

interface WatchProps {
  readonly solo: Solo;
  readonly chart: Chart | undefined;
  readonly onRules: () => void;
  readonly onFront: () => void;
  readonly onGame: (id: string) => void;
}

/** A game of generals at this screen, to be watched: it runs in the worker, is not kept, and goes as fast as the reader likes. */
export function Watch({ solo, chart, onRules, onFront, onGame }: WatchProps) {
  const [id, setId] = useState<string>();
  const [no, setNo] = useState<string>();
  const begin = useCallback(async (): Promise<void> => {
    const players = seatsFor('usa', 5).map((power, i) => {
      const commander = GENERALS[i] ?? 'general';
      return { power, name: nameOf(commander), commander };
    });
    setNo(await startSolo(solo, { players, options: { detenteCycle: CYCLES }, ...seedOf() }));
    setId(solo.session.state()?.id);
  }, [solo]);
  useEffect(() => void begin(), [begin]);
  if (id === undefined) return <Setting no={no} />;
  return <SoloGame id={id} solo={solo} chart={chart} onRules={onRules} onLeave={onFront} onGame={onGame} />;
}
