import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Badge } from '../look/Glyph.tsx';
import { powerColours } from '../look/powers.ts';
import { TopBar } from '../room/TopBar.tsx';
import type { Session, TableState } from '../session/session.ts';
import type { Solo } from '../solo/client.ts';
import { POWER_NAMES, words } from '../words.ts';
import { call, type Me, type TableInfo, whoAmI } from './api.ts';
import { NameForm } from './NameForm.tsx';
import { openOnline } from './session.ts';
import '../front/front.css';
import '../spectator/frame.css';

interface TablePageProps {
  readonly id: string;
  readonly solo: Solo;
  readonly onRules: () => void;
  /** Draws the game once it runs. */
  readonly children: (session: Session, table: TableState) => ReactNode;
}

/** A table elsewhere: who sits where until it begins, then the war room. */
export function TablePage({ id, solo, onRules, children }: TablePageProps) {
  const [me, setMe] = useState<Me>();
  const [info, setInfo] = useState<TableInfo>();
  const [no, setNo] = useState<string>();
  const [session, setSession] = useState<Session>();
  useEffect(() => {
    whoAmI().then(setMe);
    call<TableInfo>('GET', `/api/games/${id}`).then(setInfo, () => setNo(words.online.lost));
  }, [id]);
  // Who sits down hears with the ears of his seat: another line.
  const mine = info?.seats.find(({ you }) => you)?.seat;
  useEffect(() => {
    if (me === undefined) return;
    const opened = openOnline(id, mine, solo, setInfo);
    setSession(opened);
    return () => opened.close();
  }, [id, me, solo, mine]);
  const table = useSyncExternalStore(session?.subscribe ?? nothing, session?.state ?? noState);
  const act = (path: string, body: unknown): void =>
    void call<TableInfo>('POST', `/api/games/${id}/${path}`, body).then(setInfo, (error: Error) =>
      setNo(error.message),
    );
  if (session && table) return children(session, table);
  return (
    <div className="front-page">
      <TopBar onRules={onRules} />
      <main className="front lobby">
        <section className="front-play">
          <h2>{words.online.heading}</h2>
          {me === undefined && <NameForm onMe={setMe} />}
          {no && (
            <p className="refusal" role="alert">
              {no}
            </p>
          )}
          {info && me && <Seats info={info} act={act} />}
          {info && <Share info={info} />}
        </section>
      </main>
    </div>
  );
}

interface SeatsProps {
  readonly info: TableInfo;
  readonly act: (path: string, body: unknown) => void;
}

function Seats({ info, act }: SeatsProps) {
  const text = words.online;
  const mine = info.seats.find(({ you }) => you);
  return (
    <>
      <ul className="lobby-seats">
        {info.seats.map(({ seat, power, player, bot, you, ready }) => (
          <li key={seat} style={power && powerColours(power)}>
            {power && <Badge power={power} />}
            <span>
              <b>{power === undefined ? seat : POWER_NAMES[power].name}</b>
              <small>
                {bot !== undefined ? text.bot : player === undefined ? text.free : you ? text.yours : player}
              </small>
            </span>
            {player === undefined && bot === undefined && mine === undefined ? (
              <button type="button" className="plain" onClick={() => act(`seats/${seat}/take`, {})}>
                {text.take(power === undefined ? seat : POWER_NAMES[power].inText)}
              </button>
            ) : (
              (player !== undefined || bot !== undefined) && <small>{ready || bot ? text.isReady : text.waiting}</small>
            )}
          </li>
        ))}
      </ul>
      {mine && !mine.ready && (
        <button
          type="button"
          className="play"
          onClick={() => act(`seats/${mine.seat}/ready`, { ready: true, contribution: crypto.randomUUID() })}
        >
          {text.ready}
        </button>
      )}
      <p className="small">{text.begins}</p>
    </>
  );
}

function Share({ info }: { readonly info: TableInfo }) {
  if (!info.seats.some(({ player, bot }) => player === undefined && bot === undefined)) return undefined;
  return (
    <label className="share">
      {words.online.share}
      <input readOnly value={location.href} onFocus={(event) => event.target.select()} />
    </label>
  );
}

const nothing = () => () => undefined;
const noState = () => undefined;
