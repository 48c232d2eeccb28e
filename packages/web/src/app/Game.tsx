import { lazy, type ReactNode, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Led } from '../end/Led.tsx';
import { beginWhatIf } from '../end/WhatIf.tsx';
import { School } from '../lessons/School.tsx';
import { AgainContext } from '../moment/Back.tsx';
import { call, type TableInfo } from '../online/api.ts';
import { Earlier, useDecided } from '../online/earlier.ts';
import { TablePage } from '../online/TablePage.tsx';
import { Curtain } from '../room/Curtain.tsx';
import type { Session } from '../session/session.ts';
import { orRefused, type Solo } from '../solo/client.ts';
import { studyWords, weekWords, words } from '../words.ts';
import { GameMenu } from './GameMenu.tsx';
import { recallPace } from './pace.ts';
import { Room, type Surroundings } from './Room.tsx';
import { Setting } from './Setting.tsx';

const OnlineMenu = lazy(() => import('../online/OnlineMenu.tsx').then((menu) => ({ default: menu.OnlineMenu })));

interface GameProps extends Surroundings {
  readonly id: string;
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
export function SoloGame({ id, onLeave, onGame, onGo, instead, address, ...around }: SoloGameProps) {
  const { solo } = around;
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
      {...around}
      session={session}
      table={table}
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
export function OnlineGame({ id, invited, onLobby, onTable, onImagined, ...around }: OnlineGameProps) {
  const { solo, onRules } = around;
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
              {...around}
              session={session}
              table={table}
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
