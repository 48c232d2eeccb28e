import { useEffect } from 'react';
import { playsWith } from '../help/handbook.ts';
import { Stages } from '../look/Stages.tsx';
import type { TableState } from '../session/session.ts';
import { standingsWords, words } from '../words.ts';
import { Light } from './Light.tsx';
import { Standings } from './Standings.tsx';
import { lastCycle, notPlayed } from './standings.ts';

/** What the bar says of a game: cycle, the seven stages, the standings, and where it runs. */
export function GameBar({ table, onRules }: { readonly table: TableState; readonly onRules: () => void }) {
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
}
