import type { ParagraphId } from '@marshall/words/handbook';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Front } from '../front/Front.tsx';
import { ClauseContext } from '../help/Clause.tsx';
import { AT, BookContext, loadHandbook } from '../help/handbook.ts';
import { RefereeContext } from '../help/referee.ts';
import { TermCards } from '../help/TermCards.tsx';
import { Notices } from '../online/Notices.tsx';
import { openSolo, type Solo } from '../solo/client.ts';
import { OpenPosition, positionAsked } from '../solo/OpenPosition.tsx';
import { words } from '../words.ts';
import { BrokenPage, BrokenRules, ErrorBoundary } from './ErrorBoundary.tsx';
import { EarlyPresses } from './early-presses.ts';
import { onceTouched, prepare } from './prepare.ts';
import { type Route, useRoute } from './route.ts';
import { Setting } from './Setting.tsx';
import { theChart, useChart } from './use-chart.ts';

const load = {
  game: () => import('./Game.tsx'),
  end: () => import('../end/EndPanel.tsx'),
  rules: () => import('../help/Rules.tsx'),
  clauses: () => import('virtual:clauses'),
  lobby: () => import('../online/Lobby.tsx'),
  watch: () => import('./Watch.tsx'),
  conflict: () => import('../help/ConflictChart.tsx'),
  learn: () => import('../lessons/Learn.tsx'),
  how: () => import('../lessons/How.tsx'),
  coach: () => import('../lessons/CoachCard.tsx'),
  lesson: () => Promise.all([import('../lessons/LessonCard.tsx'), import('../lessons/LessonOver.tsx')]),
};
const SoloGame = lazy(() => load.game().then((game) => ({ default: game.SoloGame })));
const OnlineGame = lazy(() => load.game().then((game) => ({ default: game.OnlineGame })));
const Rules = lazy(() => load.rules().then((help) => ({ default: help.Rules })));
const ConflictChart = lazy(() => load.conflict().then((page) => ({ default: page.ConflictChart })));
const Learn = lazy(() => load.learn().then((page) => ({ default: page.Learn })));
const How = lazy(() => load.how().then((page) => ({ default: page.How })));
const Lobby = lazy(() => load.lobby().then((page) => ({ default: page.Lobby })));
const Kept = lazy(() => import('../online/Kept.tsx').then((page) => ({ default: page.Kept })));
const MailLink = lazy(() => import('../notify/MailLink.tsx').then((page) => ({ default: page.MailLink })));
const Explorer = lazy(() => import('../odds/Explorer.tsx').then((page) => ({ default: page.Explorer })));
const Positions = lazy(() => import('../positions/Positions.tsx').then((page) => ({ default: page.Positions })));
const PositionGame = lazy(() =>
  import('../positions/PositionGame.tsx').then((page) => ({ default: page.PositionGame })),
);
const Watch = lazy(() => load.watch().then((page) => ({ default: page.Watch })));

let solo: Solo | undefined;
const theSolo = (): Solo => {
  solo ??= openSolo();
  return solo;
};

/** Examples are worked out where games are played. */
const askSolo = (): Solo['ask'] => theSolo().ask;

/** What is shown: pages of one kind differ by what they show. */
const placeOf = (route: Route): string =>
  'id' in route ? route.id : 'position' in route ? (route.position ?? route.page) : route.page;

/** Pages with a board of their own. */
const CHARTED: ReadonlySet<string> = new Set(['game', 'table', 'watch', 'positions']);

/** The whole page: the front, a game, the rules beside it, or somebody else's game. */
export function App() {
  const [route, go] = useRoute();
  const [clause, setClause] = useState<string>();
  const [together, setTogether] = useState<readonly string[]>([]);
  const [prepared, setPrepared] = useState(positionAsked);
  const chart = useChart(CHARTED.has(route.page));
  const read = useCallback((id: string, all: readonly string[] = []) => {
    setClause(id);
    setTogether(all);
  }, []);
  const readAt = useCallback((paragraph: ParagraphId) => read(`${AT}${paragraph}`), [read]);
  const begin = useCallback(
    (id: string) => {
      setPrepared(undefined);
      go(`game/${id}`);
    },
    [go],
  );
  useEffect(
    () =>
      prepare([
        load.game,
        () => theSolo().ask({ do: 'list' }),
        theChart,
        load.end,
        load.rules,
        load.clauses,
        loadHandbook,
        load.conflict,
        load.coach,
        load.learn,
        load.lesson,
        load.how,
      ]),
    [],
  );
  // It takes the longest at a stretch and needs no network: it is worked out when somebody is there to play.
  useEffect(() => onceTouched(() => void theChart().then(({ raster }) => raster.cell, nothing)), []);
  const [rules, front, lobby] = [() => read(''), () => go(''), () => go('lobby')];
  const closeRules = (): void => setClause(undefined);
  return (
    <ClauseContext value={read}>
      <BookContext value={readAt}>
        {/* What broke on one page leaves the others whole. */}
        <ErrorBoundary key={placeOf(route)} broken={<BrokenPage onFront={front} />}>
          <Suspense fallback={isAtTable(route.page) ? <Setting /> : <p className="silence">{words.front.starting}</p>}>
            {route.page === 'watch' ? (
              <Watch solo={theSolo()} chart={chart} onRules={rules} onFront={front} onGame={(id) => go(`game/${id}`)} />
            ) : route.page === 'table' ? (
              <OnlineGame
                id={route.id}
                at={route.at}
                invited={invitationIn(route)}
                solo={theSolo()}
                chart={chart}
                onRules={rules}
                onLobby={lobby}
                onTable={(id) => go(`table/${id}`)}
                onImagined={(id) => go(`game/${id}`)}
              />
            ) : route.page === 'game' ? (
              <SoloGame
                id={route.id}
                at={route.at}
                solo={theSolo()}
                chart={chart}
                onRules={rules}
                onLeave={front}
                onGame={(id) => go(`game/${id}`)}
                onGo={go}
              />
            ) : route.page === 'learn' ? (
              <Learn solo={theSolo()} lesson={route.lesson} onRules={rules} onGo={go} />
            ) : route.page === 'how' ? (
              <How at={route.at} solo={theSolo()} onRules={rules} onGo={go} />
            ) : route.page === 'positions' && route.position !== undefined ? (
              <PositionGame
                key={route.position}
                id={route.position}
                solo={theSolo()}
                chart={chart}
                onRules={rules}
                onGo={go}
              />
            ) : route.page === 'positions' ? (
              <Positions solo={theSolo()} onRules={rules} onGo={go} />
            ) : route.page === 'odds' ? (
              <Explorer solo={theSolo()} sheet={route.sheet} onRules={rules} onFront={front} />
            ) : route.page === 'chart' ? (
              <ConflictChart onRules={rules} onFront={front} />
            ) : route.page === 'mail' ? (
              <MailLink key={route.token} token={route.token} onRules={rules} onLobby={lobby} />
            ) : route.page === 'kept' ? (
              <Kept onRules={rules} onBack={() => history.back()} />
            ) : route.page === 'lobby' ? (
              <Lobby onRules={rules} onTable={(id) => go(`table/${id}`)} onFront={front} />
            ) : route.page === 'prepared' ? (
              <OpenPosition key={route.file} address={route.file} solo={theSolo()} onPlay={begin} />
            ) : prepared !== undefined ? (
              <OpenPosition address={prepared} solo={theSolo()} onPlay={begin} />
            ) : (
              <Front
                solo={theSolo}
                onRules={rules}
                onPlay={(id) => go(`game/${id}`)}
                onWatch={() => go('watch')}
                onLobby={lobby}
                onChart={() => go('chart')}
                onLearn={() => go('learn')}
                onHow={() => go('how')}
              />
            )}
            <EarlyPresses />
          </Suspense>
        </ErrorBoundary>
        <Notices />
        <TermCards />
        {clause !== undefined && (
          <ErrorBoundary broken={<BrokenRules onClose={closeRules} />}>
            <Suspense>
              <RefereeContext value={askSolo}>
                <Rules clause={clause} together={together} onClose={closeRules} chartAddress="#chart" />
              </RefereeContext>
            </Suspense>
          </ErrorBoundary>
        )}
      </BookContext>
    </ClauseContext>
  );
}

const nothing = (): void => undefined;

const isAtTable = (page: string): boolean => page === 'game' || page === 'table' || page === 'watch';

const invitationIn = ({ seat, token }: { readonly seat?: string; readonly token?: string }) =>
  seat === undefined || token === undefined ? undefined : { seat, token };
