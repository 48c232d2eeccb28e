import { type FormEvent, useState } from 'react';
import type { TableState } from '../session/session.ts';
import { weekWords, words } from '../words.ts';
import { call, enter, type Me, type TableInfo } from './api.ts';
import { ANY_SEAT, seatName } from './Seats.tsx';
import { leaderOf } from './TimeActs.tsx';

interface StripProps {
  readonly info: TableInfo;
  /** Absent where the game cannot be watched, and so not be drawn. */
  readonly table?: TableState;
  readonly me: Me | undefined;
  /** The seat and the invitation that came with the link. */
  readonly invited: { readonly seat: string; readonly token: string } | undefined;
  readonly onMe: (me: Me) => void;
  readonly onChange: (info: TableInfo) => void;
}

/** One click: to play again where a caretaker or a substitute does, or to stand in where somebody was invited. */
export function LeadStrip({ info, table, me, invited, onMe, onChange }: StripProps) {
  const text = words.online.time;
  const [name, setName] = useState('');
  const [no, setNo] = useState<string>();
  // Somebody who has just given a name: the page hears of them once they sit, as it then opens the table for them again.
  const [came, setCame] = useState<Me>();
  if (info.status !== 'running') return undefined;
  const post = (path: string, body: unknown): Promise<void> =>
    call<TableInfo>('POST', `/api/games/${info.id}/seats/${path}`, body).then(onChange);
  const failed = (error: Error): void => setNo(error.message);
  const own = info.seats.find(({ you }) => you);
  const mine = own?.seat;
  const isLed = (own && table ? leaderOf(table, own.seat) : own?.leader) === 'caretaker';
  const lent = info.seats.find(({ yours }) => yours)?.seat;
  const away = isLed ? mine : lent;
  if (away !== undefined)
    return (
      <div className="away" role="status">
        {away === lent ? text.lent : text.away}{' '}
        <button type="button" onClick={() => void post(`${away}/lead`, { by: 'me' }).catch(failed)}>
          {text.back}
        </button>
        {no && <p role="alert">{no}</p>}
      </div>
    );
  // By the link of the table itself nobody stands in: it is for free seats, and by now there are none.
  const seat = info.seats.find((each) => each.seat === invited?.seat);
  if (mine !== undefined || invited === undefined || invited.seat === ANY_SEAT || seat === undefined) return undefined;
  const standIn = async (): Promise<void> => {
    let person = me ?? came;
    if (person === undefined) person = await enter('guests', { name });
    else if (name.trim() !== '' && name !== person.name) person = await call<Me>('PATCH', '/api/me', { name });
    setCame(person);
    await post(`${seat.seat}/take-over`, { invitation: invited.token });
    onMe(person);
  };
  const go = (event: FormEvent): void => {
    event.preventDefault();
    setNo(undefined);
    standIn().catch(failed);
  };
  return (
    <form className="away" onSubmit={go}>
      <span>{text.invited(seatName(seat), seat.player)}</span>
      {/* A name that looks like another's at this table is refused: choose another in place. */}
      {(me === undefined || no !== undefined) && (
        <input
          aria-label={weekWords.coming.name}
          placeholder={weekWords.coming.name}
          value={name}
          maxLength={40}
          required={me === undefined}
          autoComplete="nickname"
          onChange={(event) => setName(event.target.value)}
        />
      )}
      <button type="submit">{text.standIn}</button>
      {no && <p role="alert">{no}</p>}
    </form>
  );
}
