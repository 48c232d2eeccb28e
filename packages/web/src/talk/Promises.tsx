import { type FormEvent, useCallback, useEffect, useId, useState } from 'react';
import { Emblem } from '../look/Glyph.tsx';
import { call, type SeatInfo } from '../online/api.ts';
import { weekWords } from '../words.ts';
import { personOf } from './people.ts';

/** A promise as the table tells it to one of the two. */
interface PromiseTold {
  readonly id: string;
  readonly giver: string;
  readonly taker: string;
  readonly text: string;
  readonly cycle: number;
  readonly until: number;
  readonly outcome?: 'kept' | 'broken';
}

interface PromisesProps {
  readonly game: string;
  readonly seats: readonly SeatInfo[];
  readonly cycle: number;
  /** Changes with every message: a player who promises something says so. */
  readonly news: string | undefined;
  readonly begun: boolean;
}

/** What two players have promised each other, until when, and what became of it. */
export function Promises({ game, seats, cycle, news, begun }: PromisesProps) {
  const text = weekWords.promises;
  const at = `/api/games/${game}/promises`;
  const [promises, setPromises] = useState<readonly PromiseTold[]>([]);
  const [no, setNo] = useState<string>();
  const mine = seats.find(({ you }) => you)?.seat;
  const hear = useCallback((told: { readonly promises: readonly PromiseTold[] }) => {
    setPromises(told.promises);
    setNo(undefined);
  }, []);
  const load = useCallback(
    // The last message does not matter to the table, but it makes this another question.
    (_news: string | undefined) =>
      call<{ promises: PromiseTold[] }>('GET', at).then(hear, (error: Error) => setNo(error.message)),
    [at, hear],
  );
  useEffect(() => void load(news), [load, news]);
  const mark = (id: string, outcome: PromiseTold['outcome']): void =>
    void call<{ promises: PromiseTold[] }>('POST', `${at}/${id}`, outcome === undefined ? {} : { outcome }).then(
      hear,
      (error: Error) => setNo(error.message),
    );
  const seatOf = (name: string) => seats.find(({ seat }) => seat === name) ?? { seat: name };
  return (
    <div className="promises">
      <p className="aside">{text.about}</p>
      {no !== undefined && (
        <p className="refusal" role="alert">
          {no}
        </p>
      )}
      {promises.length === 0 && <p className="aside">{text.none}</p>}
      <ul>
        {promises.map(({ id, giver, taker, text: what, until, outcome }) => {
          const given = giver === mine;
          const other = seatOf(given ? taker : giver);
          return (
            <li key={id} data-outcome={outcome}>
              <p>
                {'power' in other && other.power !== undefined && <Emblem power={other.power} size={14} />}{' '}
                <b>{(given ? text.mine : text.theirs)(personOf(other))}</b> <q>{what}</q>
                <small>
                  {(cycle > until ? text.over : text.until)(until)}
                  {outcome !== undefined && <strong> {text.outcome[outcome]}</strong>}
                </small>
              </p>
              {!given && (
                <span className="answers">
                  {outcome === undefined ? (
                    <>
                      <button type="button" onClick={() => mark(id, 'kept')}>
                        {text.kept}
                      </button>
                      <button type="button" onClick={() => mark(id, 'broken')}>
                        {text.broken}
                      </button>
                    </>
                  ) : (
                    <button type="button" onClick={() => mark(id, undefined)}>
                      {text.back}
                    </button>
                  )}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {begun && mine !== undefined && (
        <MakePromise at={at} mine={mine} seats={seats} cycle={cycle} onMade={hear} onNo={setNo} />
      )}
    </div>
  );
}

interface MakePromiseProps {
  readonly at: string;
  readonly mine: string;
  readonly seats: readonly SeatInfo[];
  readonly cycle: number;
  readonly onMade: (told: { readonly promises: readonly PromiseTold[] }) => void;
  readonly onNo: (sentence: string) => void;
}

/** Cycles ahead that can be promised for. */
const AHEAD = 6;

function MakePromise({ at, mine, seats, cycle, onMade, onNo }: MakePromiseProps) {
  const text = weekWords.promises;
  const id = useId();
  const people = seats.filter(({ you, player, bot }) => !you && player !== undefined && bot === undefined);
  const [open, setOpen] = useState(false);
  const [to, setTo] = useState('');
  const [what, setWhat] = useState('');
  const first = Math.max(1, cycle);
  const [until, setUntil] = useState(first + 1);
  if (people.length === 0) return undefined;
  if (!open)
    return (
      <button type="button" className="plain" onClick={() => setOpen(true)}>
        {text.make}
      </button>
    );
  const go = (event: FormEvent): void => {
    event.preventDefault();
    const body = { seat: mine, to: to === '' ? people[0]?.seat : to, text: what, until };
    call<{ promises: PromiseTold[] }>('POST', at, body).then(
      (told) => {
        onMade(told);
        setOpen(false);
        setWhat('');
      },
      (error: Error) => onNo(error.message),
    );
  };
  return (
    <form className="make-promise" onSubmit={go}>
      <label htmlFor={`${id}to`}>{text.to}</label>
      <select id={`${id}to`} value={to} onChange={(event) => setTo(event.target.value)}>
        {people.map((seat) => (
          <option key={seat.seat} value={seat.seat}>
            {personOf(seat)}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}what`}>{text.what}</label>
      <input id={`${id}what`} required maxLength={300} value={what} onChange={(event) => setWhat(event.target.value)} />
      <label htmlFor={`${id}until`}>{text.end}</label>
      <select id={`${id}until`} value={until} onChange={(event) => setUntil(Number(event.target.value))}>
        {Array.from({ length: AHEAD }, (_, i) => first + i).map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
      <span className="answers">
        <button type="submit">{text.send}</button>
        <button type="button" onClick={() => setOpen(false)}>
          {text.cancel}
        </button>
      </span>
    </form>
  );
}
