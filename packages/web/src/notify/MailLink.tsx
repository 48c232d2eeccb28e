import { useState } from 'react';
import { call } from '../online/api.ts';
import { No } from '../online/NameForm.tsx';
import { TopBar } from '../room/TopBar.tsx';
import { noticeWords } from '../words.ts';
import '../front/front.css';
import '../spectator/frame.css';
import '../online/online.css';

interface MailLinkProps {
  readonly token: string;
  readonly onRules: () => void;
  readonly onLobby: () => void;
}

/** Where the links in mails lead: one press confirms an address or stops the mails, so that nothing happens by looking. */
export function MailLink({ token, onRules, onLobby }: MailLinkProps) {
  const text = noticeWords.link;
  const stops = token.startsWith('stop.');
  const [done, setDone] = useState<'confirm' | 'stop'>();
  const [no, setNo] = useState<string>();
  const press = (): void =>
    void call<{ readonly done: 'confirm' | 'stop' }>('POST', '/api/notices/follow', { token }).then(
      (told) => {
        setNo(undefined);
        setDone(told.done);
      },
      (error: Error) => setNo(error.message),
    );
  return (
    <div className="front-page">
      <TopBar onRules={onRules} />
      <main className="lobby narrow">
        <section className="lobby-card" aria-label={text.heading}>
          <h2>{text.heading}</h2>
          {done === undefined ? (
            <>
              <p>{stops ? text.stop : text.confirm}</p>
              <button type="button" className="play" onClick={press}>
                {stops ? text.stopGo : text.confirmGo}
              </button>
            </>
          ) : (
            <p role="status">{done === 'stop' ? text.stopped : text.confirmed}</p>
          )}
          <No sentence={no} />
          <button type="button" className="text-link" onClick={onLobby}>
            {text.lobby}
          </button>
        </section>
      </main>
    </div>
  );
}
