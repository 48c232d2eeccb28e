import { useEffect, useRef } from 'react';
import { dateAndTime, shortTime } from '../dates.ts';
import { Emblem, Glyph } from '../look/Glyph.tsx';
import type { SeatInfo } from '../online/api.ts';
import { PersonActs } from '../online/PersonActs.tsx';
import type { Said } from '../online/talk.ts';
import { list, peopleWords, STAGE_NAMES, weekWords, words } from '../words.ts';
import { placedPieces } from './links.ts';
import { personOf } from './people.ts';
import { type Seen, seenLast } from './seen.ts';

/** Long conversations scroll, by keyboard too. */
const SCROLLS = { tabIndex: 0 } as const;
/** Who the server itself speaks as. */
const HOST = 'host';

interface MessagesProps {
  readonly game: string;
  readonly messages: readonly Said[];
  readonly seats: readonly SeatInfo[];
  readonly seen: readonly Seen[];
  readonly mayAct: boolean;
  /** What stands where there is nothing to read. */
  readonly none: string;
  readonly onChange: () => void;
}

/** What was said, by whom, when and where in the game, and who has seen it. */
export function Messages({ game, messages, seats, seen, mayAct, none, onChange }: MessagesProps) {
  const text = words.online.talk;
  const end = useRef<HTMLLIElement>(null);
  const last = messages.at(-1)?.mark;
  useEffect(() => {
    if (last !== undefined) end.current?.scrollIntoView({ block: 'nearest' });
  }, [last]);
  const read = seenLast(messages, seats.find(({ you }) => you)?.seat, seen);
  return (
    <ol className="said" aria-label={text.log} aria-live="polite" {...SCROLLS}>
      {messages.length === 0 && <li className="aside">{none}</li>}
      {messages.map((said, i) => {
        const seat = seats.find(({ seat: name }) => name === said.from);
        const where = placeOf(said);
        return (
          <li key={said.mark} className={seat?.you ? 'mine' : ''} ref={said.mark === last ? end : undefined}>
            {where !== undefined && where !== placeOf(messages[i - 1]) && <span className="said-where">{where}</span>}
            <b>
              {seat?.power && <Emblem power={seat.power} size={12} />}
              {seat !== undefined ? personOf(seat) : said.from === HOST ? peopleWords.talk.host : said.from}
            </b>{' '}
            <time dateTime={new Date(said.at).toISOString()} title={dateAndTime(said.at)}>
              {shortTime(said.at)}
            </time>{' '}
            {said.removed ? (
              <i className="aside">{peopleWords.talk.removed}</i>
            ) : (
              <span className="said-words">
                <Words text={said.text} />
              </span>
            )}
            {mayAct && seat?.player !== undefined && !seat.you && !said.removed && (
              <details className="about-said">
                <summary aria-label={peopleWords.talk.more(personOf(seat))}>
                  <Glyph name="menu" size={12} />
                </summary>
                <PersonActs game={game} seat={seat} who={personOf(seat)} mark={said.mark} onChange={onChange} />
              </details>
            )}
            {read?.mark === said.mark && (
              <small className="said-seen">
                {weekWords.talk.seen(list(read.by.map((each) => nameOf(seats, each))))}
              </small>
            )}
          </li>
        );
      })}
    </ol>
  );
}

const nameOf = (seats: readonly SeatInfo[], name: string): string =>
  personOf(seats.find(({ seat }) => seat === name) ?? { seat: name });

/** The cycle and stage in which something was said. */
function placeOf(said: Said | undefined): string | undefined {
  if (said?.cycle === undefined) return undefined;
  return weekWords.talk.where(said.cycle, said.stage === undefined ? undefined : STAGE_NAMES[said.stage - 1]);
}

/** The words of a message, with its addresses to be opened; the page there learns nothing of this one. */
function Words({ text }: { readonly text: string }) {
  return placedPieces(text).map((piece) =>
    piece.href !== undefined ? (
      <a
        key={piece.at}
        href={piece.href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        title={weekWords.talk.link}
      >
        {piece.text}
      </a>
    ) : (
      <span key={piece.at}>{piece.text}</span>
    ),
  );
}
