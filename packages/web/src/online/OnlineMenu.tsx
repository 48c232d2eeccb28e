import { useState } from 'react';
import { fileName } from '../app/file-name.ts';
import { saveText } from '../app/save-text.ts';
import { WhatIfButton } from '../end/WhatIf.tsx';
import { AskOnce } from '../moment/AskOnce.tsx';
import { TableNotices } from '../notify/NoticeSettings.tsx';
import type { Session, TableState } from '../session/session.ts';
import type { Decided } from '../solo/messages.ts';
import { weekWords, words } from '../words.ts';
import { call, type TableInfo } from './api.ts';
import { TimeActs } from './TimeActs.tsx';
import { termsIn } from './terms.ts';

interface OnlineMenuProps {
  readonly info: TableInfo;
  readonly session: Session;
  readonly table: TableState;
  readonly onLobby: () => void;
  /** Goes through a game that is over, move by move. */
  readonly onReview: () => void;
  /** Opens an imagined board; a sentence if there is none. */
  readonly onWhatIf: (question?: number) => Promise<string | undefined>;
  /** The player's decisions before this one, since the page was opened. */
  readonly earlier: readonly Decided[];
}

/** What is in the menu at a table elsewhere. */
export function OnlineMenu({ info, session, table, onLobby, onReview, onWhatIf, earlier }: OnlineMenuProps) {
  const text = words.online;
  const over = info.status === 'finished';
  const as = table.seat === undefined ? '' : `?seat=${table.seat}`;
  const [no, setNo] = useState<string>();
  const save = (): void =>
    void call<unknown>('GET', `/api/games/${info.id}/${over ? 'file' : `record${as}`}`).then(
      (paper) => saveText(fileName(table, info.title, over ? '' : 'record'), JSON.stringify(paper)),
      (error: Error) => setNo(error.message),
    );
  return (
    <>
      <button type="button" onClick={onLobby}>
        {text.back}
      </button>
      {/* Beside the table, which goes on meanwhile. */}
      <a href="#how" target="_blank" rel="noopener">
        {words.front.how}
      </a>
      <button type="button" onClick={save}>
        {over ? text.file.download : text.file.record}
      </button>
      {info.imported && (
        <small>
          {text.file.from} {text.file.verdict(info.imported.ok, info.imported.sentence)}
        </small>
      )}
      <details className="menu-terms">
        <summary>{weekWords.coming.terms}</summary>
        <ul>
          {termsIn(info).map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      </details>
      <TimeActs info={info} table={table} />
      {table.seat !== undefined && <TableNotices game={info.id} />}
      {over && (
        <button type="button" data-leads="" onClick={onReview}>
          {text.file.review}
        </button>
      )}
      {!over && table.seat !== undefined && <small>{text.file.later}</small>}
      {!over && <WhatIfButton table={table} onWhatIf={onWhatIf} earlier={earlier} />}
      <small className="menu-keys">{words.room.menu.keys}</small>
      {table.offers.some(({ command }) => command === 'resign') && (
        <AskOnce command="resign" onYes={() => void session.send({ type: 'resign' })}>
          {(press) => (
            <button type="button" className="last" onClick={press}>
              {words.room.menu.resign}
            </button>
          )}
        </AskOnce>
      )}
      {no && <p role="alert">{no}</p>}
    </>
  );
}
