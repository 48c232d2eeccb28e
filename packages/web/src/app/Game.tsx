import { lazy, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import type { Chart } from '../map/board.ts';
import { TablePage } from '../online/TablePage.tsx';
import { Curtain } from '../room/Curtain.tsx';
import { WarRoom } from '../room/WarRoom.tsx';
import type { TableState } from '../session/session.ts';
import type { Solo } from '../solo/client.ts';
import { words } from '../words.ts';
import { GameMenu } from './GameMenu.tsx';
import { recallPace } from './pace.ts';
import { useSounds } from './use-sounds.ts';

const EndPanel = lazy(() => import('../end/EndPanel.tsx').then((end) => ({ default: end.EndPanel })));
const OnlineMenu = lazy(() => import('../online/OnlineMenu.tsx').then((menu) => ({ default: menu.OnlineMenu })));

interface GameProps {
  readonly id: string;
  readonly solo: Solo;
  readonly chart: Chart | undefined;
  readonly onRules: () => void;
}

/** A game at this screen. */
export function SoloGame({ id, solo, chart, onRules, onLeave }: GameProps & { readonly onLeave: () => void }) {
  const { session, ask } = solo;
  const table = useSyncExternalStore(session.subscribe, session.state);
  const [gone, setGone] = useState<string>();
  useSounds(table?.id === id ? table : undefined);
  useEffect(() => {
    session.pace(recallPace());
    if (session.state()?.id !== id) ask({ do: 'resume', id }).then((no) => setGone(no?.sentence));
  }, [session, ask, id]);
  if (gone !== undefined) return <Gone sentence={gone} onLeave={onLeave} />;
  if (table === undefined || table.id !== id) return <p className="silence">{words.front.starting}</p>;
  if (table.curtain !== undefined) return <Curtain table={table} session={session} key={table.curtain} />;
  return (
    <WarRoom
      session={session}
      table={table}
      chart={chart}
      onRules={onRules}
      menu={<GameMenu session={session} table={table} onLeave={onLeave} />}
      instead={endOf(table, onLeave)}
      key={table.seat}
    />
  );
}

interface OnlineGameProps extends GameProps {
  readonly invited: { readonly seat: string; readonly token: string } | undefined;
  readonly onLobby: () => void;
  readonly onTable: (id: string) => void;
}

/** A game at a table elsewhere. */
export function OnlineGame({ id, solo, chart, invited, onRules, onLobby, onTable }: OnlineGameProps) {
  return (
    <TablePage id={id} invited={invited} solo={solo} onRules={onRules} onLobby={onLobby}>
      {(session, table, info, talk) => (
        <Heard table={table}>
          <WarRoom
            session={session}
            table={table}
            chart={chart}
            onRules={onRules}
            menu={<OnlineMenu info={info} session={session} table={table} onLobby={onLobby} onTable={onTable} />}
            instead={endOf(table, onLobby)}
            talk={talk}
          />
        </Heard>
      )}
    </TablePage>
  );
}

/** A table whose events may be heard. */
function Heard({ table, children }: { readonly table: TableState; readonly children: ReactNode }) {
  useSounds(table);
  return children;
}

const endOf = (table: TableState, onLeave: () => void) =>
  table.view.ended === undefined ? undefined : <EndPanel table={table} onAgain={onLeave} />;

const Gone = ({ sentence, onLeave }: { readonly sentence: string; readonly onLeave: () => void }) => (
  <main className="silence">
    <h2>{sentence}</h2>
    <button type="button" className="button" onClick={onLeave}>
      {words.front.play}
    </button>
  </main>
);
