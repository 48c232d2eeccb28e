// Who goes first within a stage (B-DPS), and rolls for order in general.
import type { EventBase, EventDefs } from '../referee/event.ts';
import { NOBODY } from '../referee/parts.ts';
import type { Play } from '../referee/play.ts';
import type { ProcedureDefs } from '../referee/procedure.ts';
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
    say: ({ sequence }, name) => `Order of play: ${sequence.map(name).join(', ')}.`,
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

/** One die each, highest first; the tied roll again among themselves and keep their places before the others (Q-B-16). */
export function rollForOrder(play: Play, seats: readonly Seat[], what: string): Seat[] {
  if (seats.length < 2) return [...seats];
  const rolls = seats.map((seat) => ({ seat, die: play.roll(`${seat}, ${what}`) }));
  const order: Seat[] = [];
  for (let die = 6; die >= 1; die--) {
    const tied = rolls.filter((roll) => roll.die === die).map((roll) => roll.seat);
    order.push(...rollForOrder(play, tied, what));
  }
  return order;
}
