import { type FormEvent, useEffect, useState } from 'react';
import { saveText } from '../app/save-text.ts';
import { date } from '../dates.ts';
import { forgetAllMarks } from '../solo/mark-store.ts';
import { onlineWords, peopleWords } from '../words.ts';
import { call, type Me } from './api.ts';
import { No } from './NameForm.tsx';

/** Who this account has blocked. */
export function BlockedPeople() {
  const text = peopleWords.blocked;
  const [blocked, setBlocked] = useState<readonly { readonly id: string; readonly name: string }[]>([]);
  const load = (): void =>
    void call<{ blocked: { id: string; name: string }[] }>('GET', '/api/blocks').then(
      (told) => setBlocked(told.blocked),
      () => undefined,
    );
  useEffect(load, []);
  const unblock = (id: string): void => void call('DELETE', `/api/blocks/${id}`).then(load, () => undefined);
  return (
    <details className="fold" onToggle={load}>
      <summary>{text.heading}</summary>
      {blocked.length === 0 && <p className="small">{text.none}</p>}
      <ul className="sessions">
        {blocked.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <button type="button" className="text-link" onClick={() => unblock(id)}>
              {peopleWords.acts.unblock(name)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface TokenRow {
  readonly id: string;
  readonly name: string;
  readonly created: number;
}

/** Tokens for programs that play in this account's name. */
export function BotTokens() {
  const text = peopleWords.tokens;
  const [tokens, setTokens] = useState<readonly TokenRow[]>([]);
  const [name, setName] = useState('');
  const [made, setMade] = useState<string>();
  const [no, setNo] = useState<string>();
  const load = (): void =>
    void call<{ tokens: TokenRow[] }>('GET', '/api/bot-tokens').then(
      (told) => setTokens(told.tokens),
      () => undefined,
    );
  useEffect(load, []);
  const make = (event: FormEvent): void => {
    event.preventDefault();
    call<{ token: string }>('POST', '/api/bot-tokens', { name }).then(
      ({ token }) => {
        setMade(token);
        setName('');
        setNo(undefined);
        load();
      },
      (error: Error) => setNo(error.message),
    );
  };
  const revoke = (id: string): void => {
    setMade(undefined);
    call('DELETE', `/api/bot-tokens/${id}`).then(load, (error: Error) => setNo(error.message));
  };
  return (
    <details className="fold">
      <summary>{text.heading}</summary>
      <div className="form">
        <p className="small">{text.about}</p>
        {tokens.length === 0 ? (
          <p className="small">{text.none}</p>
        ) : (
          <ul className="sessions">
            {tokens.map((token) => (
              <li key={token.id}>
                <span>
                  {token.name}
                  <small>{date(token.created)}</small>
                </span>
                <button
                  type="button"
                  className="text-link"
                  aria-label={text.revokeIt(token.name)}
                  onClick={() => revoke(token.id)}
                >
                  {text.revoke}
                </button>
              </li>
            ))}
          </ul>
        )}
        {made !== undefined && (
          <div className="codes" role="status">
            <b>{text.token}</b>
            <p className="small">{text.once}</p>
            <input readOnly aria-label={text.token} value={made} onFocus={(event) => event.target.select()} />
          </div>
        )}
        <form className="form" onSubmit={make}>
          <label>
            {text.name}
            <input value={name} maxLength={40} required onChange={(event) => setName(event.target.value)} />
          </label>
          <No sentence={no} />
          <button type="submit" className="plain">
            {text.make}
          </button>
        </form>
      </div>
    </details>
  );
}

interface OwnDataProps {
  readonly me: Me;
  readonly onGone: () => void;
}

/** Everything that is kept about oneself, to take along or to be deleted. */
export function OwnData({ me, onGone }: OwnDataProps) {
  const text = peopleWords.data;
  const [current, setCurrent] = useState('');
  const [sure, setSure] = useState(false);
  const [no, setNo] = useState<string>();
  const fail = (error: Error): void => setNo(error.message);
  const take = (): void =>
    void call<unknown>('GET', '/api/me/data').then(
      (data) => saveText('marshall-my-data.json', JSON.stringify(data, undefined, 2)),
      fail,
    );
  const remove = (event: FormEvent): void => {
    event.preventDefault();
    call('DELETE', '/api/me', me.claimed ? { current } : {}).then(() => {
      forgetAllMarks();
      onGone();
    }, fail);
  };
  return (
    <details className="fold">
      <summary>{text.heading}</summary>
      <div className="form">
        <a className="text-link" href="#kept">
          {text.kept}
        </a>
        <button type="button" className="plain" onClick={take}>
          {text.take}
        </button>
        <details className="fold">
          <summary>{text.remove}</summary>
          <form className="form" onSubmit={remove}>
            <p className="small">{text.about}</p>
            {me.claimed && (
              <label>
                {onlineWords.account.current}
                <input
                  type="password"
                  value={current}
                  required
                  autoComplete="current-password"
                  onChange={(event) => setCurrent(event.target.value)}
                />
              </label>
            )}
            <label className="sure">
              <input type="checkbox" required checked={sure} onChange={(event) => setSure(event.target.checked)} />
              {text.sure}
            </label>
            <button type="submit" className="plain danger">
              {text.go}
            </button>
          </form>
        </details>
        <No sentence={no} />
      </div>
    </details>
  );
}
