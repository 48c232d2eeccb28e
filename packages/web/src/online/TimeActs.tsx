import { useState } from 'react';
import { dateAndTime } from '../dates.ts';
import type { TableState } from '../session/session.ts';
import { words } from '../words.ts';
import { call, type TableInfo } from './api.ts';

interface TimeActsProps {
  readonly info: TableInfo;
  readonly table: TableState;
}

/** Time and absence at a table: leave the seat to a caretaker and come back, vote about the clock, invite a substitute. */
export function TimeActs({ info, table }: TimeActsProps) {
  const text = words.online.time;
  const [now, setNow] = useState(info);
  const [no, setNo] = useState<string>();
  const [link, setLink] = useState<string>();
  const at = `/api/games/${info.id}`;
  const { seat } = table;
  const fail = (error: Error): void => setNo(error.message);
  const post = (path: string, body: unknown): void => {
    setNo(undefined);
    call<TableInfo>('POST', `${at}/${path}`, body).then(setNow, fail);
  };
  if (seat === undefined || info.status !== 'running') return undefined;
  const away = table.view.leaders?.[seat] === 'caretaker';
  const invite = (): void =>
    void call<{ readonly invitation: string }>('POST', `${at}/seats/${seat}/substitute`, {}).then(
      ({ invitation }) => setLink(invitation),
      fail,
    );
  return (
    <fieldset className="time-acts">
      <legend>{text.heading}</legend>
      <button type="button" onClick={() => post(`seats/${seat}/lead`, { by: away ? 'me' : 'caretaker' })}>
        {away ? text.back : text.leave}
      </button>
      {Object.entries(now.ballots ?? {}).map(([about, { agreed, needed, you }]) => (
        <button key={about} type="button" onClick={() => post('ballots', { about, agree: !you })}>
          {text.ballot(about, you, agreed, needed)}
        </button>
      ))}
      {now.paused !== undefined && <small>{text.paused(dateAndTime(now.paused))}</small>}
      <button type="button" onClick={invite}>
        {text.invite}
      </button>
      {link !== undefined && (
        <label>
          {text.code}
          <input readOnly value={link} onFocus={(event) => event.target.select()} />
        </label>
      )}
      {no && <p role="alert">{no}</p>}
    </fieldset>
  );
}

/** Who reads this has a caretaker: one click, and he plays himself again. */
export function Away({ info, table }: TimeActsProps) {
  const { seat } = table;
  if (seat === undefined || table.view.leaders?.[seat] !== 'caretaker' || info.status !== 'running') return undefined;
  const back = (): void =>
    void call('POST', `/api/games/${info.id}/seats/${seat}/lead`, { by: 'me' }).catch(() => undefined);
  return (
    <p className="away" role="status">
      {words.online.time.away}{' '}
      <button type="button" onClick={back}>
        {words.online.time.back}
      </button>
    </p>
  );
}
