// How a game ends (B-WIN).
import type { EventBase, EventDefs } from '../referee/event.ts';
import type { Seat } from '../state/seat.ts';
import type { Ending } from '../state/state.ts';

export type EndingEvent = GameEnded;
interface GameEnded extends EventBase {
  readonly type: 'game-ended';
  readonly how: Ending['how'];
  readonly winners: readonly Seat[];
}

export const endingEvents: EventDefs<EndingEvent> = {
  'game-ended': {
    clauses: ['B-WIN-01'],
    evolve: (state, { how, winners }) => {
      state.ended = { how, winners: [...winners] };
      state.question = undefined;
      state.agenda = [];
      state.stage = undefined;
    },
    say: ({ how, winners }, name) =>
      winners.length === 0
        ? `The game ends (${how}); nobody wins.`
        : `The game ends (${how}); ${winners.map(name).join(' and ')} wins.`,
  },
};
