import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { chosenLanguage } from '../choose-language.ts';
import { call } from '../online/api.ts';
import { No } from '../online/NameForm.tsx';
import { noticeWords as text } from '../words.ts';
import { type Channel, type Kind, type NoticeInfo, type PushState, pushState, turnOff, turnOn } from './push.ts';
import './notify.css';

const KINDS = ['move', 'offer', 'message', 'deadline', 'ended'] as const satisfies readonly Kind[];
const STYLES = ['discord', 'slack', 'plain'] as const;
type Style = (typeof STYLES)[number];

/** What somebody is told who is elsewhere: in this browser, by mail, by a webhook. */
export function NoticeSettings() {
  const [info, setInfo] = useState<NoticeInfo>();
  const [push, setPush] = useState<PushState>();
  const [no, setNo] = useState<string>();
  const [done, setDone] = useState<string>();
  const read = useCallback(async () => {
    const found = await call<NoticeInfo>('GET', '/api/me/notices');
    setInfo(found);
    setPush(await pushState(found.channels));
  }, []);
  /** Does something and reads everything again; what was said before is gone. */
  const act = (work: () => Promise<unknown>, said?: string): void => {
    setNo(undefined);
    setDone(undefined);
    void work()
      .then(() => setDone(said))
      .catch((error: Error) => setNo(error.message))
      .then(read)
      .catch(() => undefined);
  };
  const open = (event: { readonly currentTarget: HTMLDetailsElement }): void => {
    // Where somebody reads and what time it is there is told with the rest.
    if (event.currentTarget.open && info === undefined) act(() => call('PATCH', '/api/me/notices', place()));
  };
  return (
    <details className="fold notify" onToggle={open}>
      <summary>{text.heading}</summary>
      <p className="small">{text.about}</p>
      {info && push && (
        <>
          <Here info={info} state={push} act={act} />
          <Places info={info} act={act} />
          <Wishes info={info} act={act} />
        </>
      )}
      <No sentence={no} />
      {done && <p role="status">{done}</p>}
    </details>
  );
}

interface PartProps {
  readonly info: NoticeInfo;
  readonly act: (work: () => Promise<unknown>, said?: string) => void;
}

/** Whether this browser is reached; where it cannot be, why and what to do. */
function Here({ info, state, act }: PartProps & { readonly state: PushState }) {
  const { push: key } = info.offers;
  const [refused, setRefused] = useState(false);
  const on = (): void =>
    act(async () => {
      if (key === undefined) return;
      const now = await turnOn(key).catch((error: Error) => {
        // What the server says is a sentence; what the browser says is not.
        throw error instanceof DOMException ? new Error(text.here.failed) : error;
      });
      setRefused(now === 'denied');
    });
  const why = key === undefined ? text.here.notOffered : state === 'denied' || refused ? text.here.denied : undefined;
  const cannot = state === 'unsupported' || state === 'insecure' ? text.here[state] : why;
  return (
    <section aria-label={text.here.heading}>
      <h4>{text.here.heading}</h4>
      <p className="small">{cannot ?? (state === 'on' ? text.here.on : text.here.off)}</p>
      {cannot === undefined && (
        <button
          type="button"
          className={state === 'on' ? 'plain' : 'play'}
          onClick={state === 'on' ? () => act(() => turnOff(info.channels)) : on}
        >
          {state === 'on' ? text.here.turnOff : text.here.turnOn}
        </button>
      )}
    </section>
  );
}

/** Everywhere else: what there is, with a test for each, and what can be added. */
function Places({ info, act }: PartProps) {
  const { offers, channels } = info;
  const [mail, setMail] = useState('');
  const [hook, setHook] = useState('');
  const [style, setStyle] = useState<Style>('discord');
  const addMail = (event: FormEvent): void => {
    event.preventDefault();
    act(
      () => call('POST', '/api/me/channels', { kind: 'mail', address: mail }).then(() => setMail('')),
      text.sent(mail),
    );
  };
  const addHook = (event: FormEvent): void => {
    event.preventDefault();
    act(() => call('POST', '/api/me/channels', { kind: 'webhook', address: hook, style }).then(() => setHook('')));
  };
  if (channels.length === 0 && !offers.mail && !offers.webhook) return undefined;
  return (
    <section aria-label={text.others}>
      <h4>{text.others}</h4>
      <ul className="places">
        {channels.map((channel) => (
          <Place key={channel.id} channel={channel} act={act} />
        ))}
      </ul>
      {offers.mail && (
        <form className="form" onSubmit={addMail}>
          <label>
            {text.mail}
            <input
              type="email"
              value={mail}
              required
              maxLength={200}
              autoComplete="email"
              onChange={(event) => setMail(event.target.value)}
            />
          </label>
          <button type="submit" className="plain">
            {text.addMail}
          </button>
        </form>
      )}
      {offers.webhook && (
        <form className="form" onSubmit={addHook}>
          <label>
            {text.webhook}
            <input
              type="url"
              value={hook}
              required
              maxLength={1000}
              onChange={(event) => setHook(event.target.value)}
            />
          </label>
          <label>
            {text.style}
            <select
              value={style}
              onChange={(event) => setStyle(STYLES.find((known) => known === event.target.value) ?? 'plain')}
            >
              {STYLES.map((id) => (
                <option key={id} value={id}>
                  {text.styles[id]}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" className="plain">
            {text.addWebhook}
          </button>
        </form>
      )}
    </section>
  );
}

function Place({ channel, act }: { readonly channel: Channel; readonly act: PartProps['act'] }) {
  const { id, kind, address, confirmed, broken } = channel;
  // The address of a browser says nothing to people but whose service it is.
  const shown = kind === 'push' ? new URL(address).host : address;
  const place = `${text.kinds[kind]} ${shown}`;
  return (
    <li>
      <span>
        <b>{text.kinds[kind]}</b> <span className="where">{shown}</span>
        {!confirmed && <small>{text.unconfirmed}</small>}
        {broken && <small className="refusal">{text.broken}</small>}
      </span>
      <span className="row">
        {confirmed && (
          <button
            type="button"
            className="text-link"
            aria-label={text.testIt(place)}
            onClick={() => act(() => call('POST', `/api/me/channels/${id}/test`), text.tested)}
          >
            {text.test}
          </button>
        )}
        <button
          type="button"
          className="text-link"
          aria-label={text.removeIt(place)}
          onClick={() => act(() => call('DELETE', `/api/me/channels/${id}`))}
        >
          {text.remove}
        </button>
      </span>
    </li>
  );
}

function Wishes({ info, act }: PartProps) {
  const change = (wish: Readonly<Record<string, boolean>>): void => act(() => call('PATCH', '/api/me/notices', wish));
  return (
    <fieldset>
      <legend>{text.tellMe}</legend>
      {KINDS.map((kind) => (
        <label key={kind}>
          <input
            type="checkbox"
            checked={info.settings[kind]}
            onChange={(event) => change({ [kind]: event.target.checked })}
          />
          {text.wishes[kind]}
        </label>
      ))}
      <label>
        <input
          type="checkbox"
          checked={info.settings.quiet}
          onChange={(event) => change({ quiet: event.target.checked })}
        />
        {text.quiet}
      </label>
    </fieldset>
  );
}

const TABLE_WISHES = ['usual', 'all', 'moves', 'none'] as const;

/** What somebody is told of one table. */
export function TableNotices({ game }: { readonly game: string }) {
  const [info, setInfo] = useState<NoticeInfo>();
  useEffect(() => {
    call<NoticeInfo>('GET', '/api/me/notices').then(setInfo, () => undefined);
  }, []);
  // A person who is reached nowhere chooses where first, in the lobby.
  if (info === undefined || info.channels.length === 0) return undefined;
  const choose = (want: string): void =>
    void call<NoticeInfo>('PUT', `/api/games/${game}/notices`, { want }).then(setInfo, () => undefined);
  return (
    <label className="table-notices">
      {text.table.heading}
      <select value={info.settings.tables[game] ?? 'usual'} onChange={(event) => choose(event.target.value)}>
        {TABLE_WISHES.map((wish) => (
          <option key={wish} value={wish}>
            {text.table[wish]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The language and the time zone that notices are written for. */
function place(): { readonly language: string; readonly zone: string } {
  const language = chosenLanguage();
  return {
    language: language === 'pseudo' ? 'en' : language,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
