import { type FormEvent, useState } from 'react';
import { words } from '../words.ts';
import { enter, type Me } from './api.ts';
import { No } from './NameForm.tsx';

/** Comes back to an account: by its passphrase, or by a recovery code where that is lost. */
export function SignIn({ onMe }: { readonly onMe: (me: Me) => void }) {
  const text = words.online.account;
  const [login, setLogin] = useState('');
  const [passphrase, setPassphrase] = useState('');
  const [code, setCode] = useState('');
  const [lost, setLost] = useState(false);
  const [no, setNo] = useState<string>();
  const go = (event: FormEvent): void => {
    event.preventDefault();
    const asked = lost ? enter('recover', { login, code, passphrase }) : enter('sign-in', { login, passphrase });
    asked.then(onMe, (error: Error) => setNo(error.message));
  };
  /** A wrong guess is no new passphrase, and what was wrong with it no longer matters. */
  const turn = (): void => {
    setLost(!lost);
    setPassphrase('');
    setNo(undefined);
  };
  return (
    <details className="fold">
      <summary>{text.signInElse}</summary>
      <form className="form" onSubmit={go}>
        <label>
          {text.login}
          <input
            value={login}
            required
            autoComplete="username"
            autoCapitalize="none"
            onChange={(event) => setLogin(event.target.value)}
          />
        </label>
        {lost && (
          <label>
            {text.code}
            <input
              value={code}
              required
              autoComplete="one-time-code"
              onChange={(event) => setCode(event.target.value)}
            />
          </label>
        )}
        <label>
          {lost ? text.newPassphrase : text.passphrase}
          <input
            type="password"
            value={passphrase}
            required
            minLength={lost ? 8 : undefined}
            autoComplete={lost ? 'new-password' : 'current-password'}
            onChange={(event) => setPassphrase(event.target.value)}
          />
        </label>
        <No sentence={no} />
        <div className="row">
          <button type="submit" className="plain">
            {lost ? text.recoverGo : text.signIn}
          </button>
          <button type="button" className="text-link" aria-pressed={lost} onClick={turn}>
            {lost ? text.recoverBack : text.recover}
          </button>
        </div>
      </form>
    </details>
  );
}
