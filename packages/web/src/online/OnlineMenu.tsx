import { useState } from 'react';
import { SoundSwitch } from '../app/SoundSwitch.tsx';
import { saveText } from '../app/save-text.ts';
import type { Session, TableState } from '../session/session.ts';
import { words } from '../words.ts';
import { call, type TableInfo } from './api.ts';

interface OnlineMenuProps {
  readonly info: TableInfo;
  readonly session: Session;
  readonly table: TableState;
  readonly onLobby: () => void;
  readonly onTable: (id: string) => void;
}

/** What is in the menu at a table elsewhere. */
export function OnlineMenu({ info, session, table, onLobby, onTable }: OnlineMenuProps) {
  const text = words.online;
  const over = info.status === 'finished';
  const as = table.seat === undefined ? '' : `?seat=${table.seat}`;
  const [no, setNo] = useState<string>();
  const save = (): void =>
    void call<unknown>('GET', `/api/games/${info.id}/${over ? 'file' : `record${as}`}`).then(
      (paper) => saveText(over ? 'marshall-game.json' : 'marshall-record.json', JSON.stringify(paper)),
      (error: Error) => setNo(error.message),
    );
  return (
    <>
      <SoundSwitch />
      <button type="button" onClick={save}>
        {over ? text.file.download : text.file.record}
      </button>
      {over && <Fork info={info} onTable={onTable} />}
      {table.offers.some(({ command }) => command === 'resign') && (
        <button type="button" onClick={() => void session.send({ type: 'resign' })}>
          {words.room.menu.resign}
        </button>
      )}
      <button type="button" onClick={onLobby}>
        {text.back}
      </button>
      {no && <p role="alert">{no}</p>}
    </>
  );
}

/** Opens a new table that begins at a moment of a game that is over. */
export function Fork({ info, onTable }: { readonly info: TableInfo; readonly onTable: (id: string) => void }) {
  const text = words.online.file;
  const [most, setMost] = useState<number>();
  const [at, setAt] = useState(1);
  const [no, setNo] = useState<string>();
  const look = (): void =>
    void call<{ entries: readonly unknown[] }>('GET', `/api/games/${info.id}/file`).then(
      ({ entries }) => {
        setMost(entries.length);
        setAt(entries.length);
      },
      (error: Error) => setNo(error.message),
    );
  const go = (): void =>
    void call<TableInfo>('POST', `/api/games/${info.id}/fork`, { at }).then(
      ({ id }) => onTable(id),
      (error: Error) => setNo(error.message),
    );
  return (
    <details className="fork" onToggle={(event) => event.currentTarget.open && most === undefined && look()}>
      <summary>{text.fork}</summary>
      <small>{text.forkAbout}</small>
      {most !== undefined && (
        <>
          <label>
            {text.forkAt} <output>{`${at} / ${most}`}</output>
            <input type="range" min={1} max={most} value={at} onChange={(event) => setAt(event.target.valueAsNumber)} />
          </label>
          <button type="button" className="plain" onClick={go}>
            {text.fork}
          </button>
        </>
      )}
      {no && <p role="alert">{no}</p>}
    </details>
  );
}
