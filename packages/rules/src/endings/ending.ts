// How a game ends (B-WIN).
import type { Clause } from '../referee/cite.ts';
import type { EventBase, EventDefs } from '../referee/event.ts';
import type { Play } from '../referee/play.ts';
import type { Seat } from '../state/seat.ts';
import type { Ending } from '../state/state.ts';
import { meetsHandicap, RANK_CLAUSES, type Rank, rankOf, recordOf, type WarRecord } from './ranks.ts';
import { type Wealth, wealth } from './wealth.ts';

/** One row of the final table. */
export interface Standing {
  readonly seat: Seat;
  readonly wealth: Wealth;
  /** The stars their record is worth; undefined for an unranked one. */
  readonly rank: Rank | undefined;
  /** What the rank was read from; older games may lack it. */
  readonly record?: WarRecord;
}

export type EndingEvent = GameEnded;
interface GameEnded extends EventBase {
  readonly type: 'game-ended';
  readonly how: Ending['how'];
  readonly winners: readonly Seat[];
  readonly table: readonly Standing[];
  /** Who would have won at the rank that was agreed. */
  readonly missed?: readonly Seat[];
}

export const endingEvents: EventDefs<EndingEvent> = {
  'game-ended': {
    clauses: ['B-WIN-01'],
    evolve: (state, { how, winners, table }) => {
      state.ended = { how, winners: [...winners], table };
      state.question = undefined;
      state.agenda = [];
      state.stage = undefined;
    },
  },
};

/** Ends the game. Those who would win must hold the agreed rank, where one was agreed (B-RANK-07, Q-B-94). */
export function endGame(play: Play, how: Ending['how'], best: readonly Seat[], clauses: readonly Clause[]): void {
  const table = play.state.order.map((seat) => ({
    seat,
    wealth: wealth(play, seat),
    rank: rankOf(play, seat),
    record: recordOf(play, seat),
  }));
  const winners = best.filter((seat) => meetsHandicap(play, seat));
  const missed = best.filter((seat) => !winners.includes(seat));
  const ranks = table.flatMap(({ seat, rank }) => (rank !== undefined && best.includes(seat) ? [rank] : []));
  play.emit({
    type: 'game-ended',
    how,
    winners,
    table,
    ...(missed.length === 0 ? {} : { missed }),
    clauses: [
      'B-WIN-01',
      ...clauses,
      ...(best.length === 0 ? [] : (['B-RANK-01'] as const)),
      ...ranks.map((rank) => RANK_CLAUSES[rank]),
      ...(play.options.handicap === 'none' ? [] : (['B-RANK-07', 'Q-B-94'] as const)),
    ],
  });
}
