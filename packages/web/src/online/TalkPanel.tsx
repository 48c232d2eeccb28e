import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Emblem, Glyph } from '../look/Glyph.tsx';
import { greyed } from '../look/greyed.ts';
import { list, peopleWords, words } from '../words.ts';
import type { SeatInfo } from './api.ts';
import { useMuted } from './muted.ts';
import { PersonActs } from './PersonActs.tsx';
import { seatInText, seatName } from './Seats.tsx';
import { conversationOf, EVERYBODY, type Said, type Talk } from './talk.ts';

interface TalkPanelProps {
  readonly game: string;
  readonly talk: Talk;
  /** Somebody was blocked or unblocked. */
  readonly onPeople: () => void;
  readonly seats: readonly SeatInfo[];
  /** Until a game begins seats change hands, and only everybody can be spoken to. */
  readonly begun: boolean;
}

/** Conversations at a table: with everybody, with one, or with some. */
export function TalkPanel({ game, talk, onPeople, seats, begun }: TalkPanelProps) {
  const text = words.online.talk;
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(EVERYBODY);
  const mine = seats.find(({ you }) => you)?.seat;
  const [muted, turnMuted] = useMuted(game);
  const [people, setPeople] = useState(false);
  const total = Object.entries(talk.unread).reduce((sum, [name, number]) => sum + (muted.has(name) ? 0 : number), 0);
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
                {muted.has(name) && <small>{peopleWords.talk.muted}</small>}
                {!muted.has(name) && (talk.unread[name] ?? 0) > 0 && <span className="count">{talk.unread[name]}</span>}
              </button>
            ))}
            {begun && mine !== undefined && seats.length > 2 && <Fresh seats={seats} mine={mine} onBegin={setShown} />}
            {begun && mine !== undefined && seats.length === 2 && names.length === 1 && (
              <button type="button" onClick={() => setShown(conversationOf(seats.map(({ seat }) => seat)))}>
                {titleOf(conversationOf(seats.map(({ seat }) => seat)), seats, mine)}
              </button>
            )}
          </fieldset>
          <Messages
            game={game}
            messages={messages.filter(({ conversation }) => conversation === shown)}
            seats={seats}
            mayAct={others.length > 0}
            onChange={changed}
          />
          <div className="talk-order">
            <button type="button" className="text-link" onClick={() => turnMuted(shown)}>
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

interface MessagesProps {
  readonly game: string;
  readonly messages: readonly Said[];
  readonly seats: readonly SeatInfo[];
  readonly mayAct: boolean;
  readonly onChange: () => void;
}

function Messages({ game, messages, seats, mayAct, onChange }: MessagesProps) {
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
              {seat !== undefined ? seatName(seat) : said.from === HOST ? peopleWords.talk.host : said.from}
            </b>{' '}
            {said.removed ? <i className="aside">{peopleWords.talk.removed}</i> : <span>{said.text}</span>}
            {mayAct && seat?.player !== undefined && !seat.you && !said.removed && (
              <details className="about-said">
                <summary aria-label={peopleWords.talk.more(personOf(seat))}>
                  <Glyph name="menu" size={12} />
                </summary>
                <PersonActs game={game} seat={seat} who={personOf(seat)} mark={said.mark} onChange={onChange} />
              </details>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Whom the server itself speaks as. */
const HOST = 'host';

/** A person by his name, not by his seat. */
const personOf = (seat: SeatInfo): string => seat.player ?? seatName(seat);

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
  return text.with(list(others.map((seat) => seatInText(seats.find((each) => each.seat === seat) ?? { seat }))));
}
