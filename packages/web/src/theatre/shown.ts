import { createContext, useContext, useMemo } from 'react';
import type { TableState } from '../session/session.ts';
import type { Cue, Player, Playing } from './player.ts';
import { usePlaying } from './use-theatre.ts';

/** What is played, and the table as everything on the screen shows it. */
export interface Shown {
  readonly playing: Playing;
  readonly shown: TableState;
}

/** What is shown, for the parts of the decision that tell of it: the rest is not drawn again with every beat. */
export const OnStage = createContext<TableState | undefined>(undefined);

/** The table as it is shown, where only the present is handed on. */
export const useToldOf = (table: TableState): TableState => useContext(OnStage) ?? table;

/** How a table stood and what had been told of it. */
type Then = Pick<TableState, 'view' | 'history' | 'blockades' | 'chart' | 'log'>;
type Beats = Pick<Playing, 'cue' | 'phase' | 'again' | 'unseen'>;

/**
 * The one place that says what the screen shows while something is played: map, powers, standings, market, stores, log,
 * the battle beside the question, sounds. Only what is asked and can be done is always the present's.
 */
export function useShown(player: Player, table: TableState): Shown {
  const playing = usePlaying(player);
  const { cue, phase, again, unseen } = playing;
  const then = useMemo(() => thenOf({ cue, phase, again, unseen }), [cue, phase, again, unseen]);
  const shown = useMemo(() => asThen(table, then), [table, then]);
  return { playing, shown };
}

/** The table as it is shown: before what is played until that is done, then after it; the present where nothing is. */
export const shownTable = (beats: Beats, table: TableState): TableState => asThen(table, thenOf(beats));

function thenOf({ cue, phase, again, unseen }: Beats): Then | undefined {
  // What is shown again changes nothing of how far the reader has come.
  if (again) return unseen && beforeIt(unseen);
  if (cue === undefined) return undefined;
  return phase === 'goes' ? beforeIt(cue) : { ...cue.after, log: upTo(cue.told, cue.beat.last) };
}

const beforeIt = ({ before, told, beat }: Cue): Then => ({ ...before, log: upTo(told, beat.first - 1) });

const upTo = (log: TableState['log'], line: number): TableState['log'] =>
  log.slice(0, log.findLastIndex(({ n }) => n <= line) + 1);

function asThen(table: TableState, then: Then | undefined): TableState {
  if (then === undefined) return table;
  const { blockades: _, chart: __, ...present } = table;
  const { view, history, blockades, chart, log } = then;
  return {
    ...present,
    view,
    history,
    log,
    ...(blockades === undefined ? {} : { blockades }),
    ...(chart === undefined ? {} : { chart }),
  };
}

/** Whether two tables say the same to those who look at the position alone, whatever has come to the log. */
export const isSamePosition = ({ table: a }: Of, { table: b }: Of): boolean =>
  a.view === b.view &&
  a.history === b.history &&
  a.players === b.players &&
  a.seat === b.seat &&
  a.options === b.options &&
  a.link === b.link;

interface Of {
  readonly table: TableState;
}
