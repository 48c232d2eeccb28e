// Promises on record between two people at a table elsewhere: the talk, the list of debts and what is new all show them.
import { createContext, useCallback, useEffect, useMemo, useState } from 'react';
import { call, type SeatInfo } from '../online/api.ts';

/** A promise as the table tells it to one of the two. */
export interface PromiseTold {
  readonly id: string;
  readonly giver: string;
  readonly taker: string;
  readonly text: string;
  readonly cycle: number;
  readonly until: number;
  /** The offer of the deal that it was made with. */
  readonly deal?: string;
  readonly outcome?: 'kept' | 'broken';
}

/** Promises of the seat that looks, and what can be done about them. */
export interface PromisesAtHand {
  readonly game: string;
  readonly promises: readonly PromiseTold[] | undefined;
  readonly seats: readonly SeatInfo[];
  readonly mine: string | undefined;
  /** What the table refused last. */
  readonly no: string | undefined;
  readonly mark: (id: string, outcome: PromiseTold['outcome']) => void;
  /** Gives somebody one's word; whether it was taken down. */
  readonly make: (to: string, text: string, until: number) => Promise<boolean>;
  /** Puts the words that went with a deal on record. */
  readonly record: (deal: string, until: number) => void;
}

/** Undefined where nobody sits elsewhere. */
export const PromisesContext = createContext<PromisesAtHand | undefined>(undefined);

/** Keeps the promises of one seat up to date; `news` changes with every message, as both are told of each promise. */
export function usePromises(
  game: string,
  seats: readonly SeatInfo[] | undefined,
  begun: boolean,
  news: string | undefined,
): PromisesAtHand | undefined {
  const at = `/api/games/${game}`;
  const [promises, setPromises] = useState<readonly PromiseTold[]>();
  const [no, setNo] = useState<string>();
  const mine = seats?.find(({ you }) => you)?.seat;
  const ask = useCallback(
    (method: 'GET' | 'POST', path: string, body?: unknown): Promise<boolean> =>
      call<{ readonly promises: readonly PromiseTold[] }>(method, `${at}/${path}`, body).then(
        (told) => {
          setPromises(told.promises);
          setNo(undefined);
          return true;
        },
        (error: Error) => {
          if (method === 'POST') setNo(error.message);
          return false;
        },
      ),
    [at],
  );
  const load = useCallback((_news: string | undefined) => ask('GET', 'promises'), [ask]);
  useEffect(() => {
    if (begun && mine !== undefined) void load(news);
  }, [load, begun, mine, news]);
  return useMemo(
    () =>
      seats && {
        game,
        promises,
        seats,
        mine,
        no,
        mark: (id, outcome) => void ask('POST', `promises/${id}`, outcome === undefined ? {} : { outcome }),
        make: (to, text, until) => ask('POST', 'promises', { seat: mine, to, text, until }),
        record: (deal, until) => void ask('POST', 'deal-promises', { seat: mine, deal, until }),
      },
    [game, promises, seats, mine, no, ask],
  );
}
