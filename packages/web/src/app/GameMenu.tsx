import { useState } from 'react';
import { WhatIfButton } from '../end/WhatIf.tsx';
import { keepCoach, useCoachSetting } from '../lessons/coach-setting.ts';
import { AskOnce } from '../moment/AskOnce.tsx';
import { VoiceSwitch } from '../room/voices/VoiceSwitch.tsx';
import type { Session, TableState } from '../session/session.ts';
import { words } from '../words.ts';
import { fileName } from './file-name.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { keepPace, PACES, recallPace } from './pace.ts';
import { saveText } from './save-text.ts';

interface GameMenuProps {
  readonly session: Session;
  readonly table: TableState;
  readonly onLeave: () => void;
  /** Goes through the game move by move. */
  readonly onReview: () => void;
  /** Opens an imagined board; a sentence if there is none. */
  readonly onWhatIf: () => Promise<string | undefined>;
}

/** What is in the menu while a game is played at this screen. */
export function GameMenu({ session, table, onLeave, onReview, onWhatIf }: GameMenuProps) {
  const [pace, setPace] = useState(recallPace);
  const coach = useCoachSetting();
  const text = words.room.menu;
  const resigns = table.offers.some(({ command }) => command === 'resign');
  const save = async (): Promise<void> => {
    const file = await session.file();
    if (file !== undefined) saveText(fileName(table), file);
  };
  return (
    <>
      <button type="button" onClick={onLeave}>
        {text.leave}
        <small>{text.kept}</small>
      </button>
      <label>
        {text.pace}
        <select
          value={pace}
          onChange={(event) => {
            const next = Number(event.target.value);
            setPace(next);
            keepPace(next);
            session.pace(next);
          }}
        >
          {PACES.map((each) => (
            <option key={each} value={each}>
              {text.paces[each]}
            </option>
          ))}
        </select>
      </label>
      <VoiceSwitch />
      <LanguageSwitch />
      <a href="#how">{words.front.how}</a>
      {Object.values(table.players).filter(({ person }) => person).length === 1 && table.lesson === undefined && (
        <label>
          {text.coach}
          <input
            type="checkbox"
            checked={coach === 'on' || (coach === undefined && table.coached === true)}
            onChange={({ target }) => keepCoach(target.checked ? 'on' : 'off')}
          />
        </label>
      )}
      <button type="button" onClick={() => void save()}>
        {text.download}
      </button>
      <button type="button" data-leads="" onClick={onReview}>
        {text.review}
      </button>
      {table.lesson === undefined && <WhatIfButton table={table} onWhatIf={onWhatIf} />}
      <small className="menu-keys">{text.keys}</small>
      {/* Far from the way out, so that no slip of a thumb gives a game up. */}
      {resigns && (
        <AskOnce command="resign" onYes={() => void session.send({ type: 'resign' })}>
          {(press) => (
            <button type="button" className="last" onClick={press}>
              {text.resign}
            </button>
          )}
        </AskOnce>
      )}
    </>
  );
}
