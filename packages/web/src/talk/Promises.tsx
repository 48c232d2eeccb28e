import { type FormEvent, useContext, useId, useState } from 'react';
import { Emblem } from '../look/Glyph.tsx';
import { weekWords } from '../words.ts';
import { personOf } from './people.ts';
import { type PromisesAtHand, PromisesContext, type PromiseTold } from './promises.ts';

interface PromisesProps {
  readonly cycle: number;
  readonly begun: boolean;
}

/** What two players have promised each other, until when, and what became of it. */
export function Promises({ cycle, begun }: PromisesProps) {
  const text = weekWords.promises;
  const at = useContext(PromisesContext);
  if (at === undefined) return undefined;
  const { promises = [], no } = at;
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
        {promises.map((promise) => (
          <li key={promise.id} data-outcome={promise.outcome}>
            <PromiseSaid at={at} promise={promise} cycle={cycle} />
          </li>
        ))}
      </ul>
      {begun && at.mine !== undefined && <MakePromise at={at} cycle={cycle} />}
    </div>
  );
}

interface PromiseSaidProps {
  readonly at: PromisesAtHand;
  readonly promise: PromiseTold;
  readonly cycle: number;
}

/** One promise in words; the player it was made to marks it. */
export function PromiseSaid({ at, promise, cycle }: PromiseSaidProps) {
  const text = weekWords.promises;
  const { id, giver, taker, text: what, until, outcome, deal, cycle: made } = promise;
  const given = giver === at.mine;
  const other = at.seats.find(({ seat }) => seat === (given ? taker : giver)) ?? { seat: given ? taker : giver };
  return (
    <>
      <p>
        {'power' in other && other.power !== undefined && <Emblem power={other.power} size={14} />}{' '}
        <b>{(given ? text.mine : text.theirs)(personOf(other))}</b> <q>{what}</q>
        <small>
          {(cycle > until ? text.over : text.until)(until)}
          {outcome !== undefined && <strong> {text.outcome[outcome]}</strong>}
        </small>
        {deal !== undefined && <small>{text.withDeal(made)}</small>}
      </p>
      {!given && (
        <span className="answers">
          {outcome === undefined ? (
            <>
              <button type="button" onClick={() => at.mark(id, 'kept')}>
                {text.kept}
              </button>
              <button type="button" onClick={() => at.mark(id, 'broken')}>
                {text.broken}
              </button>
            </>
          ) : (
            <button type="button" onClick={() => at.mark(id, undefined)}>
              {text.back}
            </button>
          )}
        </span>
      )}
    </>
  );
}

/** Cycles ahead that can be promised for. */
const AHEAD = 6;

function MakePromise({ at, cycle }: Pick<PromiseSaidProps, 'at' | 'cycle'>) {
  const text = weekWords.promises;
  const id = useId();
  const people = at.seats.filter(({ you, player, bot }) => !you && player !== undefined && bot === undefined);
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
    void at.make(to === '' ? (people[0]?.seat ?? '') : to, what, until).then((made) => {
      if (!made) return;
      setOpen(false);
      setWhat('');
    });
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
