import { type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Setting } from '../app/Setting.tsx';
import { dateAndTime, timeOfDay } from '../dates.ts';
import { AskOnce } from '../moment/AskOnce.tsx';
import { TopBar } from '../room/TopBar.tsx';
import type { Session, TableState } from '../session/session.ts';
import type { Solo } from '../solo/client.ts';
import { PromisesContext, usePromises } from '../talk/promises.ts';
import { words } from '../words.ts';
import { AddSeat } from './AddSeat.tsx';
import { type Choices, call, choices, type Me, type TableInfo, whoAmI } from './api.ts';
import { Deadline } from './Clock.tsx';
import { ChangeTerms, Invitation, Share, SitDown, StartComputers, Swaps, useLink } from './Coming.tsx';
import { LeadStrip } from './LeadStrip.tsx';
import { useMuted } from './muted.ts';
import { NameForm, No } from './NameForm.tsx';
import { hearNotices, type Notice, rememberServer, warn } from './notices.ts';
import { ANY_SEAT, Seats, Terms } from './Seats.tsx';
import { SignIn } from './SignIn.tsx';
import { isTurnedAway, openOnline } from './session.ts';
import type { Heard } from './socket.ts';
import { TalkPanel } from './TalkPanel.tsx';
import { countedIn, UnreadContext, useTalk } from './talk.ts';
import '../front/front.css';
import '../spectator/frame.css';
import './online.css';

/** Milliseconds after which the seats of a running game are shown if no board has come. */
const PATIENCE = 8000;

interface TablePageProps {
  readonly id: string;
  readonly solo: Solo;
  /** The seat and the invitation that came with the link. */
  readonly invited: { readonly seat: string; readonly token: string } | undefined;
  readonly onRules: () => void;
  readonly onLobby: () => void;
  /** Draws the game once it runs. */
  readonly children: (session: Session, table: TableState, info: TableInfo, talk: ReactNode) => ReactNode;
}

/** A table elsewhere: who sits where until it begins, then the war room. */
export function TablePage({ id, solo, invited, onRules, onLobby, children }: TablePageProps) {
  const text = words.online;
  const [me, setMe] = useState<Me>();
  const [known, setKnown] = useState(false);
  const [info, setInfo] = useState<TableInfo>();
  const [offered, setOffered] = useState<Choices>();
  const [no, setNo] = useState<string>();
  const [begins, setBegins] = useState<number>();
  const [away, setAway] = useState(false);
  /** Whether no board is to be expected: the table has turned this reader away, or says nothing. */
  const [shut, setShut] = useState(false);
  const token = invited?.token;
  const place = `/api/games/${id}${token === undefined ? '' : `?invitation=${encodeURIComponent(token)}`}`;
  useEffect(() => {
    whoAmI().then((found) => {
      setMe(found);
      setKnown(true);
    });
    choices().then((found) => {
      setOffered(found);
      if (found !== undefined) rememberServer();
    });
    call<TableInfo>('GET', place).then(setInfo, (error: Error) => setNo(error.message));
  }, [place]);
  const mine = info?.seats.find(({ you }) => you)?.seat;
  const link = useLink(id, invited?.token, info?.status === 'running' ? undefined : info, me?.id);
  const talk = useTalk(id, mine);
  const { hear } = talk;
  const promises = usePromises(
    id,
    info?.seats,
    info !== undefined && info.status !== 'open',
    talk.messages.at(-1)?.mark,
  );
  const [muted, turnMuted] = useMuted(id);
  const unread = countedIn(talk.unread, muted);
  const look = useCallback(() => {
    call<TableInfo>('GET', place).then(setInfo, () => undefined);
  }, [place]);
  const heard = useCallback(
    (message: Heard) => {
      hear(message);
      if (isTurnedAway(message)) setShut(true);
      if (typeof message.begins === 'number') setBegins(message.begins);
      // An error without a question of ours: the table does not let us in, or the host has taken it away.
      if (message.type === 'notices') hearNotices(message.notices as readonly Notice[]);
      if (message.type !== 'error' || message.id !== undefined) return;
      if (message.code === 'banned') warn(String(message.sentence));
      // Somebody else sits there now: what is left is to look on, or to be told so where nobody may.
      if (message.code === 'not-yours')
        call<TableInfo>('GET', place).then(
          (now) => {
            setInfo(now);
            // The host or the others have put a caretaker there; somebody who has lent the seat knows.
            if (now.status === 'running' && !now.seats.some(({ you, yours }) => you || yours === true))
              warn(words.online.seatGone);
          },
          () => {
            setNo(String(message.sentence));
            setInfo(undefined);
          },
        );
      if (['closed', 'set-aside', 'no-game'].includes(String(message.code))) setNo(String(message.sentence));
      // The host has cancelled it: nothing is left to sit at.
      if (message.code === 'no-game') setInfo(undefined);
      if (message.game === id && message.code !== 'not-yours') setAway(true);
    },
    [hear, id, place],
  );
  const { session, table } = useTable(id, known ? (me?.id ?? '') : undefined, mine, token, solo, setInfo, heard);
  useLooked(id, mine, table !== undefined);
  useEffect(() => {
    // A new line, as somebody who sits down gets, has not been turned away yet.
    if (session !== undefined) setShut(false);
    const late = setTimeout(() => setShut(true), PATIENCE);
    return () => clearTimeout(late);
  }, [session]);
  const over = table?.view.ended !== undefined;
  useEffect(() => {
    // A game that is over opens: it can be saved whole and played on from.
    if (over) look();
  }, [over, look]);
  const act = (path: string, body?: unknown, method: 'POST' | 'DELETE' = 'POST'): void => {
    setNo(undefined);
    call<TableInfo>(method, `/api/games/${id}/${path}`, body).then(setInfo, (error: Error) => setNo(error.message));
  };
  const lead = (led: TableInfo): void => {
    setAway(false);
    setNo(undefined);
    setInfo(led);
  };
  const takeBack = (): void =>
    void call('DELETE', `/api/games/${id}`).then(onLobby, (error: Error) => setNo(error.message));
  if (session && table && info && !away)
    return (
      <Deadline value={info.paused === undefined ? table.deadline : undefined}>
        {info.paused !== undefined && info.status === 'running' && (
          <p className="away paused" role="status">
            {text.time.paused(dateAndTime(info.paused))}
          </p>
        )}
        <LeadStrip info={info} table={table} me={me} invited={invited} onMe={setMe} onChange={lead} />
        <UnreadContext value={unread}>
          <PromisesContext value={promises}>
            {children(
              session,
              table,
              info,
              <TalkPanel
                game={id}
                talk={talk}
                onPeople={look}
                seats={info.seats}
                muted={muted}
                onMute={turnMuted}
                begun
                cycle={table.view.cycle}
              />,
            )}
          </PromisesContext>
        </UnreadContext>
      </Deadline>
    );
  // The board of a game that has begun is on its way: its seats would only flash up.
  if (info?.status !== 'open' && !away && !shut && no === undefined) return <Setting say={text.looking} />;
  // A private table is found only by those who sit there, so signing in may still help.
  const lost = info === undefined && no !== undefined;
  // A person who sits down here, or stands in, gives their name there.
  const named =
    link?.access === 'sit' || (info?.status === 'running' && invited !== undefined && invited.seat !== ANY_SEAT);
  return (
    <div className="front-page">
      <TopBar onRules={onRules} />
      <main className="lobby narrow">
        <section className="lobby-card" aria-label={text.table}>
          <header className="lobby-head">
            <h2>{info?.title ?? no ?? text.looking}</h2>
            <button type="button" className="text-link" onClick={onLobby}>
              {text.back}
            </button>
          </header>
          {info?.fork && (
            <p className="aside">
              {text.file.fork(info.fork.at)}{' '}
              <a className="text-link" href={`#table/${info.fork.game}`}>
                {text.file.source}
              </a>
            </p>
          )}
          {info && <Invitation info={info} />}
          {/* Where nobody may watch, a substitute and a player who comes back see no board before they lead. */}
          {info && known && <LeadStrip info={info} me={me} invited={invited} onMe={setMe} onChange={lead} />}
          {info && known && <SitDown info={info} link={link} me={me} invited={invited} onMe={setMe} onInfo={setInfo} />}
          {known && me === undefined && !named && !lost && <NameForm onMe={setMe} />}
          {known && me === undefined && (named || lost) && <SignIn onMe={setMe} />}
          {info && <No sentence={no} />}
          {begins !== undefined && (
            <p className="aside" role="status">
              {text.begins(timeOfDay(begins))}
            </p>
          )}
          {/* The host sends it first of all. */}
          {info?.owner && <Share info={info} onInfo={setInfo} />}
          {info && me && <Seats info={info} invited={invited} act={act} />}
          {info && <AddSeat info={info} onInfo={setInfo} onNo={setNo} />}
          {info && me && <Swaps info={info} act={act} />}
          {info && <StartComputers info={info} act={act} />}
          {info && !info.owner && <Share info={info} onInfo={setInfo} />}
          {info && <Terms info={info} choices={offered} />}
          {info && (
            <ChangeTerms
              key={JSON.stringify([info.options, info.clock, info.clockKind, info.detenteAt, info.title])}
              info={info}
              choices={offered}
              onInfo={setInfo}
            />
          )}
          {info?.owner && info.status === 'open' && (
            <AskOnce command="cancel-table" onYes={takeBack}>
              {(press) => (
                <button type="button" className="text-link" onClick={press}>
                  {text.seats.remove}
                </button>
              )}
            </AskOnce>
          )}
        </section>
        {info && me && (
          <TalkPanel
            game={id}
            talk={talk}
            onPeople={look}
            seats={info.seats}
            muted={muted}
            onMute={turnMuted}
            begun={info.status !== 'open'}
          />
        )}
      </main>
    </div>
  );
}

/** Notes that somebody has seen the game as it is, when they come and when they look away: the lists tell from there on. */
function useLooked(id: string, mine: string | undefined, shown: boolean): void {
  useEffect(() => {
    if (mine === undefined || !shown) return;
    const note = (): void =>
      void fetch(`/api/games/${id}/looked`, {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: '{}',
        // It is noted the next time.
      }).catch(() => undefined);
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') note();
    };
    document.addEventListener('visibilitychange', hidden);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      note();
    };
  }, [id, mine, shown]);
}

/** The line to the table; a person who sits down hears as their seat, on another line. */
function useTable(
  id: string,
  /** Empty for nobody, undefined while it is not known who looks. */
  account: string | undefined,
  mine: string | undefined,
  token: string | undefined,
  solo: Solo,
  onInfo: (info: TableInfo) => void,
  onHeard: (message: Heard) => void,
): { readonly session: Session | undefined; readonly table: TableState | undefined } {
  const [session, setSession] = useState<Session>();
  useEffect(() => {
    if (account === undefined) return;
    const opened = openOnline(id, mine, token, solo, onInfo, onHeard);
    setSession(opened);
    return () => opened.close();
  }, [id, account, mine, token, solo, onInfo, onHeard]);
  const table = useSyncExternalStore(session?.subscribe ?? nothing, session?.state ?? noState);
  return useMemo(() => ({ session, table }), [session, table]);
}

const nothing = () => () => undefined;
const noState = () => undefined;
