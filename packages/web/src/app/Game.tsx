import { lazy, type ReactNode, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Led } from '../end/Led.tsx';
import { NoReview, ReviewPanel, useReview } from '../end/Review.tsx';
import { ShareMoment } from '../end/ShareMoment.tsx';
import { useMomentAddress } from '../end/use-moment-address.ts';
import { beginWhatIf, WhatIf } from '../end/WhatIf.tsx';
import { School } from '../lessons/School.tsx';
import type { Chart } from '../map/board.ts';
import { AgainContext } from '../moment/Back.tsx';
import { useTab } from '../notify/attention.ts';
import { call, type TableInfo } from '../online/api.ts';
import { Earlier, useDecided } from '../online/earlier.ts';
import { TablePage } from '../online/TablePage.tsx';
import { Curtain } from '../room/Curtain.tsx';
import { WarRoom } from '../room/WarRoom.tsx';
import type { Session, TableState } from '../session/session.ts';
import { orRefused, type Solo } from '../solo/client.ts';
import { useShown } from '../theatre/shown.ts';
import { useTheatre } from '../theatre/use-theatre.ts';
import { studyWords, weekWords, words } from '../words.ts';
import { GameMenu } from './GameMenu.tsx';
import { hurry, recallPace } from './pace.ts';
import { Setting } from './Setting.tsx';
import { useSounds } from './use-sounds.ts';

const EndPanel = lazy(() => import('../end/EndPanel.tsx').then((end) => ({ default: end.EndPanel })));
const OutPanel = lazy(() => import('../end/OutPanel.tsx').then((end) => ({ default: end.OutPanel })));
const OnlineMenu = lazy(() => import('../online/OnlineMenu.tsx').then((menu) => ({ default: menu.OnlineMenu })));

interface GameProps {
  readonly id: string;
  /** The moment that the address names. */
  readonly at?: number | undefined;
  readonly solo: Solo;
  readonly chart: Chart | undefined;
  readonly onRules: () => void;
}

interface SoloGameProps extends GameProps {
  readonly onLeave: () => void;
  readonly onGame: (id: string) => void;
  /** Leads to another page, where the game has its own. */
  readonly onGo?: (to: string) => void;
  /** What stands in the moment's place, and where the game is found, where it is no game of its own. */
  readonly instead?: ReactNode;
  readonly address?: string;
}

/** A game at this screen. */
export function SoloGame({ id, at, solo, chart, onRules, onLeave, onGame, onGo, instead, address }: SoloGameProps) {
  const { ask } = solo;
  const session = useBranching(solo, onGame);
  const table = useSyncExternalStore(session.subscribe, session.state);
  const [gone, setGone] = useState<string>();
  const open = useCallback(() => {
    session.pace(recallPace());
    if (session.state()?.id !== id) orRefused(ask({ do: 'resume', id })).then((no) => setGone(no?.sentence));
  }, [session, ask, id]);
  useEffect(open, [open]);
  if (gone !== undefined) return <Gone sentence={gone} onAgain={open} onLeave={onLeave} />;
  if (table === undefined || table.id !== id) return <Setting />;
  if (table.curtain !== undefined) return <Curtain table={table} session={session} key={table.curtain} />;
  const fork = async (at: number): Promise<string | undefined> => {
    const forked = await orRefused(ask({ do: 'fork', at }));
    if ('sentence' in forked) return forked.sentence;
    onGame(forked.id);
    return undefined;
  };
  const room = (taught?: ReactNode) => (
    <Room
      solo={solo}
      session={session}
      table={table}
      chart={chart}
      onRules={onRules}
      menu={(onReview) => (
        <GameMenu
          session={session}
          table={table}
          onLeave={onLeave}
          onReview={onReview}
          onWhatIf={() => beginWhatIf(ask, session, table, `game/${id}`, onGame)}
        />
      )}
      onFork={fork}
      onLeave={onLeave}
      instead={taught ?? instead}
      address={address ?? `game/${id}`}
      onImagined={onGame}
      at={at}
      carries={studyWords.share.here}
      key={table.seat}
    />
  );
  return onGo === undefined ? (
    room()
  ) : (
    <School table={table} ask={ask} onGo={onGo}>
      {room}
    </School>
  );
}

/** The same session, which can go on in another game. */
function useBranching({ session, ask }: Solo, onGame: (id: string) => void): Session {
  const open = useRef(onGame);
  open.current = onGame;
  return useMemo(
    () => ({
      ...session,
      branch: async () => {
        const branched = await orRefused(ask({ do: 'branch' }));
        if ('sentence' in branched) return branched;
        open.current(branched.id);
        return undefined;
      },
    }),
    [session, ask],
  );
}

interface OnlineGameProps extends GameProps {
  readonly invited: { readonly seat: string; readonly token: string } | undefined;
  readonly onLobby: () => void;
  readonly onTable: (id: string) => void;
  readonly onImagined: (id: string) => void;
}

/** A game at a table elsewhere. */
export function OnlineGame({ id, at, solo, chart, invited, onRules, onLobby, onTable, onImagined }: OnlineGameProps) {
  const decided = useDecided(id);
  const file = useCallback(() => call<unknown>('GET', `/api/games/${id}/file`).then(JSON.stringify), [id]);
  const fork = (at: number): Promise<string | undefined> =>
    call<TableInfo>('POST', `/api/games/${id}/fork`, { at }).then(
      (made) => {
        onTable(made.id);
        return undefined;
      },
      (error: Error) => error.message,
    );
  const branch = async (seat: string): Promise<string | undefined> => {
    const told = await solo.ask({ do: 'review', file: await file() });
    const at = told?.moments.findLastIndex(({ by }) => by === seat) ?? -1;
    return at < 1 ? words.end.review.none : fork(at);
  };
  const again = (info: TableInfo): void => {
    if (!playedIn(info)) onLobby();
    else if (info.rematch !== undefined) onTable(info.rematch);
    else call<TableInfo>('POST', `/api/games/${id}/rematch`, {}).then(({ id: next }) => onTable(next), onLobby);
  };
  return (
    <TablePage id={id} invited={invited} solo={solo} onRules={onRules} onLobby={onLobby}>
      {(session, table, info, talk) => {
        const earlier = decided.filter(({ question }) => question !== table.asked?.id);
        const whatIf = (question?: number): Promise<string | undefined> =>
          beginWhatIf(
            solo.ask,
            session,
            table,
            `table/${id}`,
            onImagined,
            question === undefined ? undefined : { game: id, question },
          );
        const last = table.view.ended === undefined && !table.veiled ? earlier[0]?.question : undefined;
        return (
          <AgainContext value={last === undefined ? undefined : () => whatIf(last)}>
            <Earlier id={id} ask={solo.ask} session={session} table={table} />
            <Room
              solo={solo}
              session={session}
              table={table}
              chart={chart}
              onRules={onRules}
              menu={(onReview) => (
                <OnlineMenu
                  info={info}
                  session={session}
                  table={table}
                  onLobby={onLobby}
                  onReview={onReview}
                  onWhatIf={whatIf}
                  earlier={earlier}
                />
              )}
              onFork={fork}
              onLeave={onLobby}
              onAgain={() => again(info)}
              again={againLabel(info)}
              atEnd={<Led info={info} cycles={table.view.cycle} />}
              talk={talk}
              file={file}
              address={`table/${id}`}
              onImagined={onImagined}
              at={at}
              carries={studyWords.share.online}
              // A game out of a file that did not come to its end has nothing else to show.
              opened={info.status === 'finished' && table.view.ended === undefined}
              title={info.title}
              onBranch={
                table.seat === undefined ? undefined : (seat) => branch(seat).catch((error: Error) => error.message)
              }
            />
          </AgainContext>
        );
      }}
    </TablePage>
  );
}

/** Whether the reader leads a seat here, or has lent one to a substitute. */
const playedIn = ({ seats }: TableInfo): boolean => seats.some(({ you, yours }) => you || yours === true);

/** What the button says that opens a table with the same people. */
function againLabel(info: TableInfo): string | undefined {
  const { rematch } = info;
  if (!playedIn(info)) return undefined;
  return rematch === undefined ? weekWords.coming.rematch : weekWords.coming.toRematch;
}

interface RoomProps extends Omit<GameProps, 'id'> {
  readonly session: Session;
  readonly table: TableState;
  readonly menu: (onReview: () => void) => ReactNode;
  readonly talk?: ReactNode;
  readonly onFork: (at: number) => Promise<string | undefined>;
  readonly onLeave: () => void;
  /** Plays again, and what the button for it says; leaves where nothing else is said. */
  readonly onAgain?: () => void;
  readonly again?: string | undefined;
  /** What else the final table shows. */
  readonly atEnd?: ReactNode;
  /** The file of a game that was played elsewhere. */
  readonly file?: () => Promise<string>;
  readonly opened?: boolean;
  /** What the tab is called. */
  readonly title?: string;
  /** Opens a new game before the last move of a seat, where the game was played elsewhere. */
  readonly onBranch?: ((seat: string) => Promise<string | undefined>) | undefined;
  /** What stands in the moment's place. */
  readonly instead?: ReactNode;
  /** Where the game is, and what a link to one of its moments can do. */
  readonly address: string;
  readonly carries: string;
  /** Goes to an imagined board. */
  readonly onImagined: (id: string) => void;
}

/** The war room as the game stands, or as it stood at the moment that is looked at. */
function Room({
  solo,
  session,
  table,
  chart,
  onRules,
  menu,
  talk,
  onFork,
  onLeave,
  onAgain = onLeave,
  again,
  atEnd,
  file,
  opened,
  title,
  onBranch,
  instead,
  address,
  at,
  carries,
  onImagined,
}: RoomProps) {
  const [from, setFrom] = useState<'beginning' | 'end' | number | undefined>(at);
  const review = useReview(solo.ask, table, from, file);
  const link = useMomentAddress(address, from, review.hand, setFrom);
  const theatre = useTheatre(session);
  useEffect(() => {
    if (opened) setFrom((now) => now ?? 'end');
  }, [opened]);
  const back = (): void => setFrom(undefined);
  const present = review.hand?.table ?? table;
  const played = review.hand?.theatre ?? theatre;
  const stage = useShown(played.player, present);
  const { shown } = stage;
  useSounds(review.hand === undefined ? shown : undefined, stage.playing.cue === undefined);
  // The end, and one's own, have their moment when what led to them was seen.
  const over = table.view.ended !== undefined && stage.shown === present;
  const { seat } = table;
  useTab(title, table, stage.playing.suspense);
  const isOut = seat !== undefined && shown.view.seats[seat]?.out !== undefined;
  const [looksOn, setLooksOn] = useState(false);
  const toTheEnd = (): void => {
    hurry(true);
    theatre.player.clear();
  };
  return (
    <WarRoom
      session={session}
      table={present}
      stage={stage}
      theatre={played}
      chart={chart}
      onRules={onRules}
      menu={menu(() => setFrom(table.view.ended === undefined ? 'end' : 'beginning'))}
      talk={talk}
      instead={
        review.hand ? (
          <ReviewPanel
            hand={review.hand}
            shown={shown.log.length}
            onFork={onFork}
            onBack={back}
            whatIf={<WhatIf hand={review.hand} ask={solo.ask} link={link} onGame={onImagined} />}
            share={<ShareMoment hand={review.hand} link={link} carries={carries} chart={chart} />}
          />
        ) : review.no !== undefined ? (
          <NoReview sentence={review.no} onBack={back} />
        ) : over ? (
          <EndPanel
            table={table}
            session={session}
            ask={solo.ask}
            chart={chart}
            title={title}
            file={file}
            onAgain={onAgain}
            again={again}
            atEnd={atEnd}
            onWatch={() => setFrom('beginning')}
            onBranch={seat === undefined || onBranch === undefined ? undefined : () => onBranch(seat)}
            onShow={setFrom}
          />
        ) : isOut && !looksOn ? (
          <OutPanel
            table={table}
            seat={seat}
            session={session}
            onFast={table.link === 'here' ? toTheEnd : undefined}
            onWatch={() => setLooksOn(true)}
            onLeave={onLeave}
          />
        ) : (
          instead
        )
      }
    />
  );
}

interface GoneProps {
  readonly sentence: string;
  readonly onAgain: () => void;
  readonly onLeave: () => void;
}

/** A game that cannot be shown, and why. */
const Gone = ({ sentence, onAgain, onLeave }: GoneProps) => (
  <main className="silence">
    <h2>{sentence}</h2>
    <button type="button" className="button" onClick={onLeave}>
      {words.front.front}
    </button>
    <button type="button" className="text-link" onClick={onAgain}>
      {words.front.tryAgain}
    </button>
  </main>
);
