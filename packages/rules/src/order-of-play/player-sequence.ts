// Who goes first within a stage (B-DPS).
import type { EventBase, EventDefs } from '../referee/event.ts';
import { NOBODY } from '../referee/parts.ts';
import type { ProcedureDefs } from '../referee/procedure.ts';
import { rollForOrder } from '../referee/roll-for-order.ts';
import type { FrameOf } from '../state/agenda.ts';
import type { Seat } from '../state/seat.ts';

export type SequenceFrame = FrameOf<'player-sequence'>;

export type SequenceEvent = SequenceSet;
interface SequenceSet extends EventBase {
  readonly type: 'sequence-set';
  readonly sequence: readonly Seat[];
}

export const sequenceEvents: EventDefs<SequenceEvent> = {
  'sequence-set': {
    clauses: ['B-DPS-01', 'B-DPS-02', 'B-DPS-04'],
    evolve: (state, { sequence }) => {
      state.sequence = [...sequence];
    },
  },
};

export const sequenceProcedures: ProcedureDefs<SequenceFrame> = {
  'player-sequence': {
    parts: NOBODY,
    start: () => ({ procedure: 'player-sequence' }),
    advance(play) {
      const bidders = play.living().filter((seat) => (play.state.bids[seat] ?? 0) > 0);
      if (bidders.length === 1)
        play.emit({ type: 'sequence-set', sequence: bidders, clauses: ['B-DPS-01', 'B-DPS-03'] });
      else if (bidders.length > 1)
        play.emit({
          type: 'sequence-set',
          sequence: rollForOrder(play, bidders, `stage ${play.state.stage} sequence`),
        });
      play.end();
    },
  },
};
