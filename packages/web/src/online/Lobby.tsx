import { useCallback, useEffect, useState } from 'react';
import { LanguageSwitch } from '../app/LanguageSwitch.tsx';
import { TopBar } from '../room/TopBar.tsx';
import { words } from '../words.ts';
import { Account } from './Account.tsx';
import { type Choices, choices, type Me, welcome } from './api.ts';
import { FromFile } from './FromFile.tsx';
import { GameLists } from './GameLists.tsx';
import { NameForm } from './NameForm.tsx';
import { NewTable } from './NewTable.tsx';
import { rememberServer } from './notices.ts';
import '../front/front.css';
import '../spectator/frame.css';
import './online.css';

interface LobbyProps {
  readonly onRules: () => void;
  readonly onTable: (id: string) => void;
  readonly onFront: () => void;
}

/** The tables behind this page: yours, those with free seats, those to watch, and a new one. */
export function Lobby({ onRules, onTable, onFront }: LobbyProps) {
  const text = words.online;
  const [offered, setOffered] = useState<Choices | 'none'>();
  const [me, setMe] = useState<Me>();
  const [known, setKnown] = useState(false);
  const [keptOut, setKeptOut] = useState<string>();
  useEffect(() => {
    choices().then((found) => {
      setOffered(found ?? 'none');
      if (found !== undefined) rememberServer();
    });
    welcome().then((found) => {
      setMe(found.me);
      setKeptOut(found.keptOut);
      setKnown(true);
    });
  }, []);
  const become = useCallback((next: Me | undefined) => setMe(next), []);
  return (
    <div className="front-page">
      <TopBar onRules={onRules} />
      <main className="lobby">
        <header className="lobby-head">
          <h2>{text.heading}</h2>
          <button type="button" className="text-link" onClick={onFront}>
            {words.front.front}
          </button>
          <p>{text.intro}</p>
        </header>
        {keptOut !== undefined ? (
          <p role="alert">{keptOut}</p>
        ) : offered === 'none' ? (
          <p>{text.missing}</p>
        ) : (
          <>
            <GameLists me={me} onTable={onTable} />
            <aside className="lobby-side">
              {known && me === undefined && (
                <section className="lobby-card" aria-label={text.sitDown}>
                  <NameForm onMe={become} />
                </section>
              )}
              {/* All at once, so that nothing jumps away from under the pointer. */}
              {me && offered && (
                <>
                  <NewTable choices={offered} onTable={onTable} />
                  <FromFile onTable={onTable} />
                  <Account me={me} onMe={become} />
                </>
              )}
              {known && <LanguageSwitch />}
            </aside>
          </>
        )}
      </main>
    </div>
  );
}
