// Secret commitment of cubes to a stage (B-BID).
import { z } from 'zod';
import { range } from '../referee/choice.ts';
import { type CommandDef, field } from '../referee/command.ts';
import type { EventBase, EventDefs } from '../referee/event.ts';
import { NOBODY } from '../referee/parts.ts';
import type { Play } from '../referee/play.ts';
import type { ProcedureDefs, QuestionDefs } from '../referee/procedure.ts';
import { refuse } from '../referee/refusal.ts';
import { sealedBy } from '../referee/sealed.ts';
import type { FrameOf } from '../state/agenda.ts';
import { seatOf } from '../state/ledger.ts';
import type { Seat } from '../state/seat.ts';
import { sure } from '../sure.ts';

export type BlindBidFrame = FrameOf<'blind-bid'> & { step: 'ask' | 'reveal' };
export type BidQuestion = 'bid';

const bidSchema = z.strictObject({ type: z.literal('bid'), cubes: z.int().min(0).max(2) });
export type BidCommand = z.infer<typeof bidSchema>;

export type BidEvent = BidsRevealed;
interface BidsRevealed extends EventBase {
  readonly type: 'bids-revealed';
  /** Cubes by bidder; who bid none is not listed. */
  readonly bids: Readonly<Record<Seat, number>>;
}

export const bidEvents: EventDefs<BidEvent> = {
  'bids-revealed': {
    clauses: ['B-BID-01', 'B-BID-05', 'B-BID-06', 'B-BID-07', 'B-BID-10', 'B-FLOW-04', 'B-FLOW-08'],
    evolve: (state, { bids }) => {
      state.bids = { ...bids };
      if (Object.keys(bids).length > 0) state.idleCycles = 0;
      for (const seat of state.order) seatOf(state, seat).cubes -= bids[seat] ?? 0;
      state.sealed = {};
    },
  },
};

export const bidCommand: CommandDef<BidCommand> = {
  type: 'bid',
  schema: bidSchema,
  answers: ['bid'],
  sealed: true,
  clause: 'B-BID-04',
  missed: (play, seat) =>
    play.state.question?.kind === 'bid' && play.seat(seat).cubes === 0
      ? refuse('no-cube:bid', 'B-BID-08', { cubes: 0 })
      : undefined,
  fields: [
    field('cubes', (play, seat) =>
      range(0, mostCubes(play, seat), (cubes) =>
        cubes > play.seat(seat).cubes
          ? refuse('no-cube:bid', 'B-BID-08', { cubes: play.seat(seat).cubes })
          : refuse('one-cube', 'B-BID-04', { stage: play.state.stage ?? 3 }),
      ),
    ),
  ],
  run: (play, seat, command) => {
    play.emit({ type: 'sealed', seat, secret: { [seat]: { answer: command } }, clauses: ['B-BID-03', 'B-BID-04'] });
  },
};

export const bidQuestions: QuestionDefs<BidQuestion> = {
  bid: {
    clause: 'B-BID-03',
    facts: ({ state: { stage } }) => ({ stage: sure(stage) }),
    fallback: () => ({ type: 'bid', cubes: 0 }),
  },
};

export const bidProcedures: ProcedureDefs<BlindBidFrame> = {
  'blind-bid': {
    parts: NOBODY,
    start: () => ({ procedure: 'blind-bid', step: 'ask' }),
    advance(play, frame) {
      if (frame.step === 'ask') {
        play.step<BlindBidFrame>('blind-bid', { step: 'reveal' });
        const able = play.living().filter((seat) => play.seat(seat).cubes > 0);
        if (able.length > 0) play.ask('bid', able);
        return;
      }
      const bids: Record<Seat, number> = {};
      for (const seat of play.living()) {
        const cubes = sealedBy(play, seat, 'bid')?.cubes ?? 0;
        if (cubes > 0) bids[seat] = cubes;
      }
      // B-BID-11: only Stage 7 lets a second cube buy the right to prospect too.
      play.emit(
        play.state.stage === 7
          ? { type: 'bids-revealed', bids, clauses: [...bidEvents['bids-revealed'].clauses, 'B-BID-11', 'Q-B-18'] }
          : { type: 'bids-revealed', bids },
      );
      play.end();
    },
  },
};

/** B-BID-11, Q-B-18: two cubes only in Stage 7, where they allow both buying and prospecting. */
function mostCubes(play: Play, seat: Seat): number {
  return Math.min(play.state.stage === 7 ? 2 : 1, play.seat(seat).cubes);
}
