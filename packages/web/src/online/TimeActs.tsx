import { seat as seatId } from '@marshall/rules';
import { useEffect, useState } from 'react';
import { dateAndTime } from '../dates.ts';
import type { TableState } from '../session/session.ts';
import { words } from '../words.ts';
import { call, type SeatInfo, type TableInfo } from './api.ts';
import { SeatCalls } from './SeatCalls.tsx';
import { CopyLink, seatInText } from './Seats.tsx';

interface TimeActsProps {
  readonly info: TableInfo;
  readonly table: TableState;
}

/** Time and absence at a table: leave the seat to a caretaker and come back, vote about the clock, invite a substitute. */
export function TimeActs({ info, table }: TimeActsProps) {
  const text = words.online.time;
  const [now, setNow] = useState(info);
  const [no, setNo] = useState<string>();
  const [link, setLink] = useState<{ readonly address: string; readonly forGood: boolean }>();
  const at = `/api/games/${info.id}`;
  const { seat } = table;
  const away = seat !== undefined && leaderOf(table, seat) === 'caretaker';
  // Others vote meanwhile.
  useEffect(() => setNow(info), [info]);
  // A person who comes back may vote again.
  useEffect(() => {
    if (!away) call<TableInfo>('GET', at).then(setNow, () => undefined);
  }, [at, away]);
  const fail = (error: Error): void => setNo(error.message);
  const post = (path: string, body: unknown): void => {
    setNo(undefined);
    call<TableInfo>('POST', `${at}/${path}`, body).then(setNow, fail);
  };
  const invite = (to: string, forGood = false): void =>
    void call<{ readonly invitation: string }>('POST', `${at}/seats/${to}/substitute`, { forGood }).then(
      ({ invitation }) => setLink({ address: `${location.origin}/t/${info.id}/${to}/${invitation}`, forGood }),
      fail,
    );
  if (info.status !== 'running' || (seat === undefined && !info.owner)) return undefined;
  const isLed = (each: SeatInfo): boolean => each.bot === 'caretaker' || leaderOf(table, each.seat) === 'caretaker';
  return (
    <fieldset className="time-acts">
      <legend>{text.heading}</legend>
      {seat !== undefined && (
        <button type="button" onClick={() => post(`seats/${seat}/lead`, { by: away ? 'me' : 'caretaker' })}>
          {away ? text.back : text.leave}
        </button>
      )}
      {Object.entries(now.ballots ?? {}).map(([about, { agreed, needed, you }]) => (
        <button key={about} type="button" onClick={() => post('ballots', { about, agree: !you })}>
          {text.ballot(about, you, agreed, needed)}
        </button>
      ))}
      {now.paused !== undefined && <small>{text.paused(dateAndTime(now.paused))}</small>}
      {info.seats
        .filter((each) => each.seat === seat || ((now.owner || now.hosts === true) && isLed(each)))
        .map((each) => (
          <button key={each.seat} type="button" onClick={() => invite(each.seat)}>
            {each.seat === seat ? text.invite : text.inviteFor(seatInText(each))}
          </button>
        ))}
      {now.seats.map((each) => (
        <SeatCalls key={each.seat} game={info.id} seat={each} power={seatInText(each)} onInfo={setNow} onNo={setNo} />
      ))}
      {seat !== undefined && (
        <button type="button" onClick={() => invite(seat, true)}>
          {text.inviteGood}
        </button>
      )}
      {link !== undefined && (
        <>
          <small role="status">{link.forGood ? text.linkGoodAbout : text.linkAbout}</small>
          <CopyLink
            label={words.online.seats.copy}
            describe={link.forGood ? text.linkGood : text.link}
            address={link.address}
          />
        </>
      )}
      {no && <p role="alert">{no}</p>}
    </fieldset>
  );
}

export const leaderOf = ({ view }: TableState, name: string) => view.leaders?.[seatId(name)];
