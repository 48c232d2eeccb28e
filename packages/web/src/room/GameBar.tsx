import { memo, useEffect } from 'react';
import { playsWith } from '../help/handbook.ts';
import { Stages } from '../look/Stages.tsx';
import type { TableState } from '../session/session.ts';
import { isSamePosition } from '../theatre/shown.ts';
import { standingsWords, words } from '../words.ts';
import { Light } from './Light.tsx';
import { Standings } from './Standings.tsx';
import { lastCycle, notPlayed } from './standings.ts';

interface GameBarProps {
  readonly table: TableState;
  readonly onRules: () => void;
}

/** What the bar says of a game: cycle, the seven stages, the standings, and where it runs. */
export const GameBar = memo(function GameBar({ table, onRules }: GameBarProps) {
  const last = lastCycle(table.options);
  useEffect(() => {
    playsWith(table.options);
    return () => playsWith(undefined);
  }, [table.options]);
  return (
    <>
      <span className="cycle">
        {words.top.cycle} <b>{table.view.cycle}</b>
        {last !== undefined && ` ${standingsWords.cycleOf(last)}`}
      </span>
      <Stages
        stage={table.view.stage ?? 0}
        over={table.view.ended !== undefined}
        skipped={notPlayed(table.view.cycle, table.options?.stages)}
      />
      <Standings table={table} onRules={onRules} />
      <span className="spacer" />
      <Light link={table.link} />
    </>
  );
}, isSamePosition);
