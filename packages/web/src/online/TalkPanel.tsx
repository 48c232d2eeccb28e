import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Emblem, Glyph } from '../look/Glyph.tsx';
import { greyed } from '../look/greyed.ts';
import { list, words } from '../words.ts';
import type { SeatInfo } from './api.ts';
import { seatName } from './Seats.tsx';
import { conversationOf, EVERYBODY, type Said, type Talk } from './talk.ts';

interface TalkPanelProps {
  readonly talk: Talk;
  readonly seats: readonly SeatInfo[];
  /** Until a game begins seats change hands, and only everybody can be spoken to. */
  readonly begun: boolean;
}

/** Conversations at a table: with everybody, with one, or with some. */
export function TalkPanel({ talk, seats, begun }: TalkPanelProps) {
  const text = words.online.talk;
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(EVERYBODY);
  const mine = seats.find(({ you }) => you)?.seat;
  const total = Object.values(talk.unread).reduce((sum, number) => sum + number, 0);
  const names = [EVERYBODY, ...new Set(talk.messages.map(({ conversation }) => conversation)), shown].filter(
    (name, i, all) => all.indexOf(name) === i,
  );
  const { read } = talk;
  const waiting = talk.unread[shown] ?? 0;
  useEffect(() => {
    if (open && waiting > 0) read(shown);
  }, [open, shown, waiting, read]);
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
      {open && (
        <>
          <fieldset className="talk-names">
            <legend className="unseen">{text.heading}</legend>
            {names.map((name) => (
              <button key={name} type="button" aria-pressed={name === shown} onClick={() => setShown(name)}>
                {titleOf(name, seats, mine)}
                {(talk.unread[name] ?? 0) > 0 && <span className="count">{talk.unread[name]}</span>}
              </button>
            ))}
            {begun && mine !== undefined && seats.length > 2 && <Fresh seats={seats} mine={mine} onBegin={setShown} />}
            {begun && mine !== undefined && seats.length === 2 && names.length === 1 && (
              <button type="button" onClick={() => setShown(conversationOf(seats.map(({ seat }) => seat)))}>
                {titleOf(conversationOf(seats.map(({ seat }) => seat)), seats, mine)}
              </button>
            )}
          </fieldset>
          <Messages messages={talk.messages.filter(({ conversation }) => conversation === shown)} seats={seats} />
          {mine !== undefined && (
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

/** Long conversations scroll, by keyboard too. */
const SCROLLS = { tabIndex: 0 } as const;

function Messages({ messages, seats }: { readonly messages: readonly Said[]; readonly seats: readonly SeatInfo[] }) {
  const text = words.online.talk;
  const end = useRef<HTMLLIElement>(null);
  const last = messages.at(-1)?.mark;
  useEffect(() => {
    if (last !== undefined) end.current?.scrollIntoView({ block: 'nearest' });
  }, [last]);
  return (
    <ol className="said" aria-label={text.log} aria-live="polite" {...SCROLLS}>
      {messages.length === 0 && <li className="aside">{text.none}</li>}
      {messages.map((said) => {
        const seat = seats.find(({ seat: name }) => name === said.from);
        return (
          <li key={said.mark} className={seat?.you ? 'mine' : ''} ref={said.mark === last ? end : undefined}>
            <b>
              {seat?.power && <Emblem power={seat.power} size={12} />}
              {seat === undefined ? said.from : seatName(seat)}
            </b>{' '}
            <span>{said.text}</span>
          </li>
        );
      })}
    </ol>
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
      () => setNo(text.failed),
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
  readonly onBegin: (conversation: string) => void;
}

/** Chooses with whom to talk in private. */
function Fresh({ seats, mine, onBegin }: FreshProps) {
  const text = words.online.talk;
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  if (!open)
    return (
      <button type="button" className="text-link" onClick={() => setOpen(true)}>
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
            {seatName(seat)}
          </label>
        ))}
      <button
        type="button"
        className="plain"
        {...greyed(chosen.length === 0 ? text.nobody : undefined, () => {
          onBegin(conversationOf([mine, ...chosen]));
          setOpen(false);
          setChosen([]);
        })}
      >
        {text.begin}
      </button>
    </fieldset>
  );
}

/** A conversation by those in it besides oneself. */
export function titleOf(conversation: string, seats: readonly SeatInfo[], mine: string | undefined): string {
  const text = words.online.talk;
  if (conversation === EVERYBODY) return text.all;
  const others = conversation.split('+').filter((seat) => seat !== mine);
  return text.with(list(others.map((seat) => seatName(seats.find((each) => each.seat === seat) ?? { seat }))));
}
