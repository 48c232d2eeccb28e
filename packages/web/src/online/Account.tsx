import { type FormEvent, useEffect, useState } from 'react';
import { date } from '../dates.ts';
import { NoticeSettings } from '../notify/NoticeSettings.tsx';
import { forgetAllMarks } from '../solo/mark-store.ts';
import { words } from '../words.ts';
import { call, type Me } from './api.ts';
import { Habits } from './Habits.tsx';
import { No } from './NameForm.tsx';
import { BlockedPeople, BotTokens, OwnData } from './OwnData.tsx';
import { SignIn } from './SignIn.tsx';

interface AccountProps {
  readonly me: Me;
  /** Undefined once nobody is signed in here any more. */
  readonly onMe: (me: Me | undefined) => void;
}

/** Who you are here: name, passphrase, recovery codes, and where you are signed in. */
export function Account({ me, onMe }: AccountProps) {
  const text = words.online.account;
  const [codes, setCodes] = useState<readonly string[]>();
  const [no, setNo] = useState<string>();
  const signOut = (): void =>
    void call('POST', '/api/sign-out').then(
      () => {
        forgetAllMarks();
        onMe(undefined);
      },
      (error: Error) => setNo(error.message),
    );
  return (
    <section className="lobby-card" aria-label={text.heading}>
      <h3 className="eyebrow">{text.heading}</h3>
      <p>
        <b>{me.name}</b>
        <small>{me.login === undefined ? text.guest : text.claimed(me.login)}</small>
      </p>
      <Rename me={me} onMe={onMe} />
      <Claim
        me={me}
        onClaimed={(login, fresh) => {
          setCodes(fresh);
          onMe({ ...me, login, claimed: true });
        }}
      />
      {codes && <Codes codes={codes} />}
      {me.claimed && (
        <>
          <NewCodes onCodes={setCodes} />
          <Sessions />
          <div className="row">
            <button type="button" className="text-link" onClick={signOut}>
              {text.signOut}
            </button>
          </div>
        </>
      )}
      <NoticeSettings />
      <Habits />
      <BotTokens />
      <BlockedPeople />
      <OwnData me={me} onGone={() => onMe(undefined)} />
      {!me.claimed && <SignIn onMe={onMe} />}
      <No sentence={no} />
    </section>
  );
}

const show = (part: HTMLElement | null): void => part?.scrollIntoView({ block: 'nearest' });

/** Codes that are shown once: in sight at once, and easy to keep. */
function Codes({ codes }: { readonly codes: readonly string[] }) {
  const text = words.online.account;
  const [copied, setCopied] = useState(false);
  const copy = (): void =>
    void navigator.clipboard?.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <div className="codes" role="status" ref={show}>
      <b>{text.codes}</b>
      <p className="small">{text.codesAbout}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <button type="button" className="text-link" onClick={copy}>
        {copied ? words.online.seats.copied : text.copyCodes}
      </button>
    </div>
  );
}

function Rename({ me, onMe }: AccountProps) {
  const text = words.online;
  const [name, setName] = useState(me.name);
  const [no, setNo] = useState<string>();
  const [kept, setKept] = useState(false);
  return (
    <details className="fold">
      <summary>{text.account.rename}</summary>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          setNo(undefined);
          setKept(false);
          call<Me>('PATCH', '/api/me', { name }).then(
            (renamed) => {
              onMe(renamed);
              setKept(true);
            },
            (error: Error) => setNo(error.message),
          );
        }}
      >
        <label>
          {text.name}
          <input value={name} maxLength={40} required onChange={(event) => setName(event.target.value)} />
        </label>
        <No sentence={no} />
        {kept && <p role="status">{text.account.renamed}</p>}
        <button type="submit" className="plain">
          {text.account.rename}
        </button>
      </form>
    </details>
  );
}

interface ClaimProps {
  readonly me: Me;
  readonly onClaimed: (login: string, codes: readonly string[]) => void;
}

function Claim({ me, onClaimed }: ClaimProps) {
  const text = words.online.account;
  const [login, setLogin] = useState(me.login ?? '');
  const [passphrase, setPassphrase] = useState('');
  const [current, setCurrent] = useState('');
  const [no, setNo] = useState<string>();
  const claim = (event: FormEvent): void => {
    event.preventDefault();
    const body = { login, passphrase, ...(me.claimed ? { current } : {}) };
    call<{ recoveryCodes: string[] }>('POST', '/api/me/claim', body).then(
      ({ recoveryCodes }) => {
        setNo(undefined);
        setPassphrase('');
        setCurrent('');
        onClaimed(login.trim().toLowerCase(), recoveryCodes);
      },
      (error: Error) => setNo(error.message),
    );
  };
  return (
    <details className="fold">
      <summary>{me.claimed ? text.change : text.claim}</summary>
      <form className="form" onSubmit={claim}>
        <label>
          {text.login}
          <input
            value={login}
            required
            autoComplete="username"
            autoCapitalize="none"
            onChange={(event) => setLogin(event.target.value)}
          />
          <small>{text.loginAbout}</small>
        </label>
        {me.claimed && <Current value={current} onChange={setCurrent} />}
        <label>
          {me.claimed ? text.newPassphrase : text.passphrase}
          <input
            type="password"
            value={passphrase}
            required
            minLength={8}
            autoComplete="new-password"
            onChange={(event) => setPassphrase(event.target.value)}
          />
          <small>{text.passphraseAbout}</small>
        </label>
        <No sentence={no} />
        <button type="submit" className="plain">
          {me.claimed ? text.change : text.keep}
        </button>
      </form>
    </details>
  );
}

function NewCodes({ onCodes }: { readonly onCodes: (codes: readonly string[]) => void }) {
  const text = words.online.account;
  const [current, setCurrent] = useState('');
  const [no, setNo] = useState<string>();
  const renew = (event: FormEvent): void => {
    event.preventDefault();
    call<{ recoveryCodes: string[] }>('POST', '/api/me/recovery-codes', { current }).then(
      ({ recoveryCodes }) => {
        setNo(undefined);
        setCurrent('');
        onCodes(recoveryCodes);
      },
      (error: Error) => setNo(error.message),
    );
  };
  return (
    <details className="fold">
      <summary>{text.newCodes}</summary>
      <form className="form" onSubmit={renew}>
        <Current value={current} onChange={setCurrent} />
        <p className="small">{text.newCodesAbout}</p>
        <No sentence={no} />
        <button type="submit" className="plain">
          {text.newCodesGo}
        </button>
      </form>
    </details>
  );
}

interface CurrentProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A stranger who finds an open browser does not know it. */
function Current({ value, onChange }: CurrentProps) {
  return (
    <label>
      {words.online.account.current}
      <input
        type="password"
        value={value}
        required
        autoComplete="current-password"
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

interface SessionRow {
  readonly id: string;
  readonly label: string;
  readonly created: number;
  readonly here: boolean;
}

function Sessions() {
  const text = words.online.account;
  const [sessions, setSessions] = useState<readonly SessionRow[]>([]);
  const load = (): void =>
    void call<{ sessions: SessionRow[] }>('GET', '/api/sessions').then(
      (told) => setSessions(told.sessions),
      () => undefined,
    );
  useEffect(load, []);
  const end = (path: string): void => void call('DELETE', path).then(load, () => undefined);
  return (
    <details className="fold">
      <summary>{text.sessions}</summary>
      <ul className="sessions">
        {sessions.map(({ id, label, created, here }) => (
          <li key={id}>
            <span>
              {browserOf(label)}
              <small>{here ? text.here : date(created)}</small>
            </span>
            {!here && (
              <button type="button" className="text-link" onClick={() => end(`/api/sessions/${id}`)}>
                {text.end}
              </button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <button type="button" className="text-link" onClick={() => end('/api/sessions')}>
          {text.endOthers}
        </button>
      )}
    </details>
  );
}

/** A browser and a system out of what it says of itself: `Firefox, Linux`. */
export function browserOf(label: string): string {
  const browser = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'].find((name) => label.includes(`${name}/`));
  const system = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS X', 'Linux'].find((name) => label.includes(name));
  const names: Readonly<Record<string, string>> = { Edg: 'Edge', OPR: 'Opera', 'Mac OS X': 'macOS' };
  const known = [browser, system].flatMap((name) => (name === undefined ? [] : [names[name] ?? name]));
  return known.length === 0 ? label : known.join(', ');
}
