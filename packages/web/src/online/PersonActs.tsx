import { type FormEvent, useId, useState } from 'react';
import { peopleWords } from '../words.ts';
import { call, type SeatInfo } from './api.ts';
import { No } from './NameForm.tsx';

export interface AboutPerson {
  readonly game: string;
  readonly seat: SeatInfo;
  /** What the person is called. */
  readonly who: string;
  /** The message in question; the person in general without one. */
  readonly mark?: string;
  /** Somebody was blocked, or voted about. */
  readonly onChange: () => void;
}

/** Blocks somebody, reports them to the host, or votes for a caretaker in their place. */
export function PersonActs({ game, seat, who, mark, onChange }: AboutPerson) {
  const text = peopleWords.acts;
  const [reporting, setReporting] = useState(false);
  const [sent, setSent] = useState(false);
  const [no, setNo] = useState<string>();
  const about = useId();
  const voting = useId();
  const block = (blocked: boolean): void =>
    void call('POST', '/api/blocks', { game, seat: seat.seat, blocked }).then(onChange, (error: Error) =>
      setNo(error.message),
    );
  const { vote } = seat;
  const cast = (agree: boolean): void =>
    void call('POST', `/api/games/${game}/seats/${seat.seat}/vote`, { agree }).then(onChange, (error: Error) =>
      setNo(error.message),
    );
  return (
    <span className="person-acts">
      {seat.blocked === true ? (
        <button type="button" className="text-link" onClick={() => block(false)}>
          {text.unblock(who)}
        </button>
      ) : (
        <button type="button" className="text-link" aria-describedby={about} onClick={() => block(true)}>
          {text.block(who)}
        </button>
      )}
      {!sent && (
        <button type="button" className="text-link" aria-expanded={reporting} onClick={() => setReporting(!reporting)}>
          {text.report}
        </button>
      )}
      {reporting && !sent && (
        <ReportForm
          game={game}
          seat={seat.seat}
          mark={mark}
          onSent={() => {
            setReporting(false);
            setSent(true);
          }}
        />
      )}
      <small id={about} role={sent ? 'status' : undefined}>
        {sent ? text.sent : text.blockAbout}
      </small>
      {vote !== undefined && mark === undefined && (
        <>
          <button type="button" className="text-link" aria-describedby={voting} onClick={() => cast(!vote.you)}>
            {vote.you ? text.unvote(who) : text.vote(who)}
          </button>
          <small id={voting}>{text.voteAbout(vote.agreed, vote.of)}</small>
        </>
      )}
      <No sentence={no} />
    </span>
  );
}

interface ReportFormProps {
  readonly game: string;
  readonly seat: string;
  readonly mark: string | undefined;
  readonly onSent: () => void;
}

function ReportForm({ game, seat, mark, onSent }: ReportFormProps) {
  const text = peopleWords.acts;
  const [reason, setReason] = useState('');
  const [no, setNo] = useState<string>();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    call('POST', `/api/games/${game}/reports`, { seat, reason, ...(mark === undefined ? {} : { mark }) }).then(
      onSent,
      (error: Error) => setNo(error.message),
    );
  };
  return (
    <form className="say report" onSubmit={send}>
      <input
        aria-label={text.reason}
        placeholder={text.reason}
        maxLength={500}
        required
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <button type="submit" className="plain">
        {text.send}
      </button>
      <No sentence={no} />
    </form>
  );
}
