// Who leads the seats of a game, for those who hear everything later: as it was that long ago.
import type { Instant, Seat } from '../store/store.ts';
import type { ArrangementMeta, Summary } from '../table/arrangement.ts';

type Led = NonNullable<Summary['led']>;

/** What somebody may know of who leads. */
export interface Lead {
  readonly led: Led;
  leader(seat: string): NonNullable<Summary['leaders']>[string] | undefined;
  /** Who sits in a seat; the row itself where nothing has changed since then. */
  sits(row: Seat): Pick<Seat, 'account' | 'bot'>;
}

/** For somebody who may not look on. */
export const NO_LEAD: Lead = { led: [], leader: () => undefined, sits: (row) => row };

/** As it is now. */
export function leadNow(summary: Summary | undefined): Lead {
  return { led: summary?.led ?? [], leader: (seat) => summary?.leaders?.[seat], sits: (row) => row };
}

/** As it was at an instant. */
export function leadAt(
  summary: Summary | undefined,
  { players = {}, gone = [] }: ArrangementMeta,
  then: Instant,
): Lead {
  const all = summary?.led ?? [];
  const led = all.filter(({ at }) => at <= then);
  const last = (seat: string) => led.findLast((each) => each.seat === seat);
  return {
    led,
    leader(seat) {
      const by = last(seat)?.by;
      return by === 'player' ? undefined : by;
    },
    sits(row) {
      const { seat, bot } = row;
      const sinceThen = all.length > led.length && all.slice(led.length).some((each) => each.seat === seat);
      // A change stands in the log a moment after it was arranged.
      const isUnlogged = gone.includes(seat) && !all.some((each) => each.seat === seat);
      if (!sinceThen && !isUnlogged) return row;
      const before = led.findLast((each) => each.seat === seat && each.account !== undefined)?.account;
      const account = before ?? players[seat] ?? row.account;
      return account === undefined ? { bot } : { account };
    },
  };
}
