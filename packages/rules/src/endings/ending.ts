// How a game ends (B-WIN).
import type { Clause } from '../referee/cite.ts';
import type { EventBase, EventDefs } from '../referee/event.ts';
import type { Play } from '../referee/play.ts';
import type { Seat } from '../state/seat.ts';
import type { Ending } from '../state/state.ts';
import { meetsHandicap, RANK_CLAUSES, type Rank, rankOf } from './ranks.ts';
import { type Wealth, wealth } from './wealth.ts';

/** One row of the final table. */
export interface Standing {
  readonly seat: Seat;
  readonly wealth: Wealth;
  /** The stars his record is worth; undefined for an unranked one. */
  readonly rank: Rank | undefined;
}

export type EndingEvent = GameEnded;
interface GameEnded extends EventBase {
  readonly type: 'game-ended';
  readonly how: Ending['how'];
  readonly winners: readonly Seat[];
  readonly table: readonly Standing[];
}

const NAMES: Readonly<Record<Ending['how'], string>> = {
  supremacy: 'Supremacy',
  detente: 'Détente',
  'coup-final': 'Coup Final',
};

export const endingEvents: EventDefs<EndingEvent> = {
  'game-ended': {
    clauses: ['B-WIN-01'],
    evolve: (state, { how, winners, table }) => {
      state.ended = { how, winners: [...winners], table };
      state.question = undefined;
      state.agenda = [];
      state.stage = undefined;
    },
    say: ({ how, winners, table }, name) => {
      if (winners.length === 0) return `The game ends by ${NAMES[how]}; nobody wins.`;
      const stars = (seat: Seat) => table.find((row) => row.seat === seat)?.rank;
      const titled = winners.map((seat) => {
        const rank = stars(seat);
        return rank === undefined ? name(seat) : `${name(seat)} (${rank}-Star)`;
      });
      return `The game ends by ${NAMES[how]}; ${titled.join(' and ')} ${winners.length === 1 ? 'wins' : 'share the win'}.`;
    },
  },
};

/** Ends the game. Those who would win must hold the agreed rank, where one was agreed (B-RANK-07, Q-B-94). */
export function endGame(play: Play, how: Ending['how'], best: readonly Seat[], clauses: readonly Clause[]): void {
  const table = play.state.order.map((seat) => ({ seat, wealth: wealth(play, seat), rank: rankOf(play, seat) }));
  const winners = best.filter((seat) => meetsHandicap(play, seat));
  const ranks = table.flatMap(({ seat, rank }) => (rank !== undefined && best.includes(seat) ? [rank] : []));
  play.emit({
    type: 'game-ended',
    how,
    winners,
    table,
    clauses: [
      'B-WIN-01',
      ...clauses,
      ...(best.length === 0 ? [] : (['B-RANK-01'] as const)),
      ...ranks.map((rank) => RANK_CLAUSES[rank]),
      ...(play.options.handicap === 'none' ? [] : (['B-RANK-07', 'Q-B-94'] as const)),
    ],
  });
}
