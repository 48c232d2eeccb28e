import { type FormEvent, useEffect, useState } from 'react';
import { Glyph } from '../look/Glyph.tsx';
import { greyed } from '../look/greyed.ts';
import { Messages } from '../talk/Messages.tsx';
import { Notes } from '../talk/Notes.tsx';
import { Promises } from '../talk/Promises.tsx';
import { personOf, titleOf } from '../talk/people.ts';
import { peopleWords, weekWords, words } from '../words.ts';
import { call, type SeatInfo } from './api.ts';
import { PersonActs } from './PersonActs.tsx';
import { conversationOf, countedIn, EVERYBODY, type Said, type Talk } from './talk.ts';
import '../talk/talk.css';

interface TalkPanelProps {
  readonly game: string;
  readonly talk: Talk;
  /** Somebody was blocked or unblocked. */
  readonly onPeople: () => void;
  readonly seats: readonly SeatInfo[];
  /** Conversations that are not counted here. */
  readonly muted: ReadonlySet<string>;
  readonly onMute: (conversation: string) => void;
  /** Until a game begins seats change hands, and only everybody can be spoken to. */
  readonly begun: boolean;
  /** The cycle that the game is in. */
  readonly cycle?: number | undefined;
}

const PARTS = ['chat', 'promises', 'notes'] as const;
/** How often it is looked again who has read what, while somebody looks. */
const AGAIN = 20_000;

/** Conversations at a table: with everybody, with one, or with some. */
export function TalkPanel({ game, talk, onPeople, seats, muted, onMute, begun, cycle = 0 }: TalkPanelProps) {
  const text = words.online.talk;
  const [part, setPart] = useState<(typeof PARTS)[number]>('chat');
  const [found, setFound] = useState<readonly Said[]>();
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(EVERYBODY);
  const mine = seats.find(({ you }) => you)?.seat;
  const [people, setPeople] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const total = countedIn(talk.unread, muted);
  const blocked = new Set(seats.flatMap((seat) => (seat.blocked === true ? [seat.seat] : [])));
  const messages = talk.messages.filter(({ from }) => !blocked.has(from));
  const changed = (): void => {
    onPeople();
    talk.reload();
  };
  const others = seats.filter(({ you, player }) => !you && player !== undefined);
  const names = [EVERYBODY, ...new Set(messages.map(({ conversation }) => conversation)), shown].filter(
    (name, i, all) => all.indexOf(name) === i,
  );
  const { read } = talk;
  const waiting = talk.unread[shown] ?? 0;
  useEffect(() => {
    if (open && waiting > 0) read(shown);
  }, [open, shown, waiting, read]);
  const { look } = talk;
  useEffect(() => {
    if (!open) return;
    const timer = window.setInterval(() => document.visibilityState === 'visible' && look(), AGAIN);
    return () => window.clearInterval(timer);
  }, [open, look]);
  return (
    <section className={`talk ${open ? 'open' : ''}`} aria-label={text.heading} data-panel="deals">
      <button type="button" className="talk-head" aria-expanded={open} onClick={() => setOpen(!open)}>
        <h2 className="eyebrow">{text.heading}</h2>
        {total > 0 && (
          <span className="count" role="status">
            {text.unread(total)}
          </span>
        )}
        <Glyph name={open ? 'minus' : 'plus'} size={12} />
      </button>
      {open && mine !== undefined && (
        <fieldset className="talk-parts">
          <legend className="unseen">{weekWords.talk.parts}</legend>
          {PARTS.map((each) => (
            <button key={each} type="button" aria-pressed={part === each} onClick={() => setPart(each)}>
              {weekWords.talk[each]}
            </button>
          ))}
        </fieldset>
      )}
      {open && part === 'notes' && <Notes game={game} />}
      {open && part === 'promises' && <Promises cycle={cycle} begun={begun} />}
      {open && part === 'chat' && (
        <>
          <fieldset className="talk-names">
            <legend className="unseen">{text.heading}</legend>
            {names.map((name) => (
              <button key={name} type="button" aria-pressed={name === shown} onClick={() => setShown(name)}>
                {titleOf(name, seats, mine)}
                {muted.has(name) && <small>{peopleWords.talk.muted}</small>}
                {!muted.has(name) && (talk.unread[name] ?? 0) > 0 && <span className="count">{talk.unread[name]}</span>}
              </button>
            ))}
            {begun && mine !== undefined && seats.length > 2 && (
              <Fresh seats={seats} mine={mine} open={choosing} onOpen={setChoosing} onBegin={setShown} />
            )}
            {begun && mine !== undefined && seats.length === 2 && names.length === 1 && (
              <button type="button" onClick={() => setShown(conversationOf(seats.map(({ seat }) => seat)))}>
                {titleOf(conversationOf(seats.map(({ seat }) => seat)), seats, mine)}
              </button>
            )}
          </fieldset>
          {mine !== undefined && messages.length > 0 && <Search game={game} mine={mine} onFound={setFound} />}
          {found !== undefined && (
            <p className="talk-found" role="status">
              {found.length === 0 ? weekWords.talk.nothing : weekWords.talk.found(found.length)}
            </p>
          )}
          <Messages
            game={game}
            messages={found ?? messages.filter(({ conversation }) => conversation === shown)}
            seats={seats}
            seen={found === undefined ? (talk.seen[shown] ?? []) : []}
            mayAct={others.length > 0}
            none={found === undefined ? text.none : weekWords.talk.nothing}
            onChange={changed}
          />
          <div className="talk-order">
            <button type="button" className="text-link" onClick={() => onMute(shown)}>
              {muted.has(shown) ? peopleWords.talk.unmute : peopleWords.talk.muteIt}
            </button>
            {others.length > 0 && (
              <button type="button" className="text-link" aria-expanded={people} onClick={() => setPeople(!people)}>
                {peopleWords.talk.people}
              </button>
            )}
          </div>
          {people && (
            <ul className="talk-people" aria-label={peopleWords.talk.people}>
              {others.map((seat) => (
                <li key={seat.seat}>
                  <b>{personOf(seat)}</b>
                  {seat.blocked === true && <small>{peopleWords.acts.blocked}</small>}
                  <PersonActs game={game} seat={seat} who={personOf(seat)} onChange={changed} />
                </li>
              ))}
            </ul>
          )}
          {/* Somebody who chooses people for a private talk must not speak to everyone by mistake. */}
          {mine !== undefined && !choosing && (
            <SayForm
              key={shown}
              say={(words) => talk.say(shown, words)}
              note={shown !== EVERYBODY ? '' : begun ? text.heard : text.later}
            />
          )}
        </>
      )}
    </section>
  );
}

interface SearchProps {
  readonly game: string;
  readonly mine: string;
  /** Undefined shows all messages again. */
  readonly onFound: (messages: readonly Said[] | undefined) => void;
}

/** Messages that are enough, and answers that are asked for at most: each looks at a part of a long talk. */
const ENOUGH = 200;
const MOST_ANSWERS = 10;

/** The last messages of a seat in which a text stands. */
async function searched(game: string, mine: string, text: string): Promise<readonly Said[]> {
  let found: readonly Said[] = [];
  let before = '';
  for (let i = 0; i < MOST_ANSWERS && found.length < ENOUGH; i += 1) {
    const { messages, earlier } = await call<{ messages: Said[]; earlier?: string }>(
      'GET',
      `/api/games/${game}/search?seat=${mine}&text=${encodeURIComponent(text)}${before}`,
    );
    found = [...messages, ...found];
    if (earlier === undefined) break;
    before = `&before=${encodeURIComponent(earlier)}`;
  }
  return found;
}

/** Looks for words in all conversations of a seat. */
function Search({ game, mine, onFound }: SearchProps) {
  const [wanted, setWanted] = useState('');
  const go = (event: FormEvent): void => {
    event.preventDefault();
    if (wanted.trim() === '') {
      onFound(undefined);
      return;
    }
    searched(game, mine, wanted.trim()).then(onFound, () => onFound([]));
  };
  return (
    <search className="talk-search">
      <form onSubmit={go}>
        <input
          type="search"
          aria-label={weekWords.talk.search}
          placeholder={weekWords.talk.search}
          maxLength={100}
          value={wanted}
          onChange={(event) => {
            setWanted(event.target.value);
            if (event.target.value === '') onFound(undefined);
          }}
        />
      </form>
    </search>
  );
}

interface SayFormProps {
  readonly say: (text: string) => Promise<void>;
  readonly note: string;
}

function SayForm({ say, note }: SayFormProps) {
  const text = words.online.talk;
  const [draft, setDraft] = useState('');
  const [no, setNo] = useState<string>();
  const go = (event: FormEvent): void => {
    event.preventDefault();
    if (draft.trim() === '') return;
    say(draft).then(
      () => {
        setDraft('');
        setNo(undefined);
      },
      // Why it was refused, where the table says so.
      (error: Error) => setNo(error.message === '' ? text.failed : error.message),
    );
  };
  return (
    <form className="say" onSubmit={go}>
      <input
        aria-label={text.placeholder}
        placeholder={text.placeholder}
        maxLength={2000}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
      />
      <button type="submit" className="plain">
        {text.say}
      </button>
      {(no ?? note) !== '' && (
        <p className={no === undefined ? 'aside' : 'refusal'} role={no === undefined ? undefined : 'alert'}>
          {no ?? note}
        </p>
      )}
    </form>
  );
}

interface FreshProps {
  readonly seats: readonly SeatInfo[];
  readonly mine: string;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly onBegin: (conversation: string) => void;
}

/** Chooses with whom to talk in private. */
function Fresh({ seats, mine, open, onOpen, onBegin }: FreshProps) {
  const text = words.online.talk;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  if (!open)
    return (
      <button type="button" className="text-link" onClick={() => onOpen(true)}>
        {text.fresh}
      </button>
    );
  return (
    <fieldset className="fresh">
      <legend>{text.choose}</legend>
      {seats
        .filter(({ seat }) => seat !== mine)
        .map((seat) => (
          <label key={seat.seat}>
            <input
              type="checkbox"
              checked={chosen.includes(seat.seat)}
              onChange={() =>
                setChosen(
                  chosen.includes(seat.seat) ? chosen.filter((name) => name !== seat.seat) : [...chosen, seat.seat],
                )
              }
            />
            {personOf(seat)}
          </label>
        ))}
      <button
        type="button"
        className="plain"
        {...greyed(chosen.length === 0 ? text.nobody : undefined, () => {
          onBegin(conversationOf([mine, ...chosen]));
          onOpen(false);
          setChosen([]);
        })}
      >
        {text.begin}
      </button>
    </fieldset>
  );
}
