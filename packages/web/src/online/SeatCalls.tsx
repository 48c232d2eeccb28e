import { callWords, words } from '../words.ts';
import { type Call, call, type SeatInfo, type TableInfo } from './api.ts';
import { CopyLink } from './Seats.tsx';

interface SeatCallsProps {
  readonly game: string;
  readonly seat: SeatInfo;
  readonly power: string;
  readonly onInfo: (info: TableInfo) => void;
  readonly onNo: (sentence: string | undefined) => void;
}

const CALLS = ['caretaker', 'substitute', 'for-good'] as const satisfies readonly Call[];

/** What the players can do about a person who is not there: ask for a caretaker, or vote for a substitute and pass on the link. */
export function SeatCalls({ game, seat, power, onInfo, onNo }: SeatCallsProps) {
  const { calls = {}, substitute } = seat;
  const ask = (wish: Call, agree: boolean): void => {
    onNo(undefined);
    call<TableInfo>('POST', `/api/games/${game}/seats/${seat.seat}/call`, { for: wish, agree }).then(
      onInfo,
      (error: Error) => onNo(error.message),
    );
  };
  return (
    <>
      {CALLS.map((wish) => {
        const stands = calls[wish];
        if (stands === undefined) return undefined;
        return (
          <button key={wish} type="button" data-call={wish} onClick={() => ask(wish, !stands.you)}>
            {wish === 'caretaker' ? callWords.caretaker(seat.player ?? power) : callWords.vote(wish, power, stands)}
          </button>
        );
      })}
      {substitute !== undefined && (
        <>
          <small>{callWords.voted(power)}</small>
          <CopyLink
            label={words.online.seats.copy}
            describe={callWords.voted(power)}
            address={`${location.origin}/t/${game}/${seat.seat}/${substitute}`}
          />
        </>
      )}
    </>
  );
}
