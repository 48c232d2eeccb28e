import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { Front } from '../front/Front.tsx';
import type { Chart } from '../map/board.ts';
import { ClauseContext } from '../moment/Facts.tsx';
import { Curtain } from '../room/Curtain.tsx';
import type { TableState } from '../session/session.ts';
import { openSolo, type Solo } from '../solo/client.ts';
import { OpenPosition, positionAsked } from '../solo/OpenPosition.tsx';
import { words } from '../words.ts';
import { GameMenu } from './GameMenu.tsx';
import { recallPace } from './pace.ts';
import { useRoute } from './route.ts';
import { useSounds } from './use-sounds.ts';

const load = {
  room: () => import('../room/WarRoom.tsx'),
  end: () => import('../end/EndPanel.tsx'),
  rules: () => import('../help/Rules.tsx'),
  table: () => import('../online/TablePage.tsx'),
  lobby: () => import('../online/Lobby.tsx'),
  menu: () => import('../online/OnlineMenu.tsx'),
  watch: () => import('../spectator/Watch.tsx'),
  chart: () => import('../help/ConflictChart.tsx'),
};
const WarRoom = lazy(() => load.room().then((room) => ({ default: room.WarRoom })));
const EndPanel = lazy(() => load.end().then((end) => ({ default: end.EndPanel })));
const Rules = lazy(() => load.rules().then((help) => ({ default: help.Rules })));
const TablePage = lazy(() => load.table().then((page) => ({ default: page.TablePage })));
const ConflictChart = lazy(() => load.chart().then((page) => ({ default: page.ConflictChart })));
const Lobby = lazy(() => load.lobby().then((page) => ({ default: page.Lobby })));
const OnlineMenu = lazy(() => load.menu().then((menu) => ({ default: menu.OnlineMenu })));
const Watch = lazy(() => load.watch().then((page) => ({ default: page.Watch })));

const PREPARE_AFTER = 400;
const FACES = ['500 12px "Plex Cond"', '600 12px "Plex Cond"', 'italic 500 12px "Plex Cond"'];

/** Fetches what a game will need while nobody waits for it, so that it can be played when the network is gone. */
const prepare = (): void =>
  void Promise.allSettled([
    load.room(),
    load.end(),
    load.rules(),
    load.chart(),
    import('virtual:clauses'),
    ...FACES.map((face) => document.fonts.load(face)),
  ]);

let solo: Solo | undefined;
const theSolo = (): Solo => {
  solo ??= openSolo();
  return solo;
};

/** The whole page: the front, a game, the rules beside it, or somebody else's game. */
export function App({ chart }: { readonly chart: Chart | undefined }) {
  const [route, go] = useRoute();
  const [clause, setClause] = useState<string>();
  const read = useCallback((id: string) => setClause(id), []);
  const [prepared, setPrepared] = useState(positionAsked);
  const begin = useCallback(
    (id: string) => {
      setPrepared(undefined);
      go(`game/${id}`);
    },
    [go],
  );
  useEffect(() => {
    const timer = window.setTimeout(prepare, PREPARE_AFTER);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <ClauseContext value={read}>
      <Suspense fallback={<p className="silence">{words.front.starting}</p>}>
        {route.page === 'watch' ? (
          <Watch chart={chart} />
        ) : route.page === 'table' ? (
          <TablePage
            id={route.id}
            key={route.id}
            invited={invitationIn(route)}
            solo={theSolo()}
            onRules={() => setClause('')}
            onLobby={() => go('lobby')}
          >
            {(session, table, info, talk) => (
              <Heard table={table}>
                <WarRoom
                  session={session}
                  table={table}
                  chart={chart}
                  onRules={() => setClause('')}
                  menu={
                    <OnlineMenu
                      info={info}
                      session={session}
                      table={table}
                      onLobby={() => go('lobby')}
                      onTable={(id) => go(`table/${id}`)}
                    />
                  }
                  instead={endOf(table, () => go('lobby'))}
                  talk={talk}
                />
              </Heard>
            )}
          </TablePage>
        ) : route.page === 'chart' ? (
          <ConflictChart onRules={() => setClause('')} onFront={() => go('')} />
        ) : route.page === 'lobby' ? (
          <Lobby onRules={() => setClause('')} onTable={(id) => go(`table/${id}`)} onFront={() => go('')} />
        ) : route.page === 'game' ? (
          <SoloGame id={route.id} chart={chart} onRules={() => setClause('')} onLeave={() => go('')} />
        ) : prepared !== undefined ? (
          <OpenPosition address={prepared} solo={theSolo()} onPlay={begin} />
        ) : (
          <Front
            solo={theSolo}
            onRules={() => setClause('')}
            onPlay={(id) => go(`game/${id}`)}
            onWatch={() => go('watch')}
            onLobby={() => go('lobby')}
            onChart={() => go('chart')}
          />
        )}
        {clause !== undefined && <Rules clause={clause} onClose={() => setClause(undefined)} chartAddress="#chart" />}
      </Suspense>
    </ClauseContext>
  );
}

/** A table whose events may be heard. */
function Heard({ table, children }: { readonly table: TableState; readonly children: ReactNode }) {
  useSounds(table);
  return children;
}

const invitationIn = ({ seat, token }: { readonly seat?: string; readonly token?: string }) =>
  seat === undefined || token === undefined ? undefined : { seat, token };

interface SoloGameProps {
  readonly id: string;
  readonly chart: Chart | undefined;
  readonly onRules: () => void;
  readonly onLeave: () => void;
}

function SoloGame({ id, chart, onRules, onLeave }: SoloGameProps) {
  const { session, ask } = theSolo();
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
