// Open trading: phase D of Stages 3 and 7, until everybody is done and no offer is open (X-32).
import { z } from 'zod';
import type { Clause } from '../referee/cite.ts';
import type { CommandDef } from '../referee/command.ts';
import type { EventBase, EventDefs } from '../referee/event.ts';
import { settle } from '../referee/flow.ts';
import { NOBODY } from '../referee/parts.ts';
import type { Play } from '../referee/play.ts';
import type { ProcedureDefs, QuestionDefs } from '../referee/procedure.ts';
import type { FrameOf } from '../state/agenda.ts';
import type { Seat } from '../state/seat.ts';
import type { DeepReadonly, State } from '../state/state.ts';
import { decline, expireOffers, offersTo } from './deals.ts';
import { countAfresh } from './offer-events.ts';
import type { Trading } from './trading-window.ts';

export type TradingFrame = FrameOf<'sales-to-players' | 'buys-from-players'> & Trading;
export type TradingQuestion = 'trade' | 'answer-offers';

const doneSchema = z.strictObject({ type: z.literal('done-trading') });
export type DoneTradingCommand = z.infer<typeof doneSchema>;

const answeredSchema = z.strictObject({ type: z.literal('done-answering') });
export type DoneAnsweringCommand = z.infer<typeof answeredSchema>;

export type TradingEvent = TradingOpened | TradingDone | OffersCalled | TradingClosed;
interface TradingOpened extends EventBase {
  readonly type: 'trading-opened';
}
/** A player has no more offers to make, or to answer. */
interface TradingDone extends EventBase {
  readonly type: 'trading-done';
  readonly seat: Seat;
}
/** Nobody makes offers any more; what is open is to be answered. */
interface OffersCalled extends EventBase {
  readonly type: 'offers-called';
}
interface TradingClosed extends EventBase {
  readonly type: 'trading-closed';
}

export const tradingEvents: EventDefs<TradingEvent> = {
  'trading-opened': {
    clauses: ['X-32'],
    evolve: countAfresh,
    say: () => 'Players may trade with each other, in any order.',
  },
  'trading-done': {
    clauses: ['X-32'],
    evolve: (state, { seat }) => {
      topTrading(state)?.done.push(seat);
      settle(state, seat);
    },
    say: ({ seat }, name) => `${name(seat)} is done.`,
  },
  'offers-called': {
    clauses: ['X-32'],
    evolve: (state) => {
      const frame = topTrading(state);
      if (frame === undefined) return;
      frame.trading = 'answering';
      frame.done = [];
    },
    say: () => 'No more offers; those still open are answered.',
  },
  'trading-closed': {
    clauses: ['X-32', 'B-DIPLO-02'],
    evolve: countAfresh,
    say: () => 'Trading between players is over.',
  },
};

export const doneTradingCommand: CommandDef<DoneTradingCommand> = {
  type: 'done-trading',
  schema: doneSchema,
  answers: ['trade'],
  clause: 'X-32',
  fields: [],
  run: (play, seat) => {
    play.emit({ type: 'trading-done', seat });
  },
};

export const doneAnsweringCommand: CommandDef<DoneAnsweringCommand> = {
  type: 'done-answering',
  schema: answeredSchema,
  answers: ['answer-offers'],
  clause: 'X-32',
  fields: [],
  run: (play, seat) => {
    for (const { id } of offersTo(play, seat)) decline(play, seat, id);
    play.emit({ type: 'trading-done', seat });
  },
};

export const tradingQuestions: QuestionDefs<TradingQuestion> = {
  trade: {
    clause: 'X-32',
    say: () => 'Make and answer offers as you like, then say that you are done; after that you can only answer.',
    fallback: () => ({ type: 'done-trading' }),
  },
  'answer-offers': {
    clause: 'X-32',
    say: (play, seat) => {
      const open = offersTo(play, seat).length;
      return open === 0
        ? 'No offer waits for your answer; say that you are done.'
        : `${open === 1 ? 'An offer waits' : `${open} offers wait`} for your answer; what you leave open is declined.`;
    },
    fallback: () => ({ type: 'done-answering' }),
  },
};

const SALES: readonly Clause[] = ['B-SELL-01', 'B-SELL-09', 'B-SELL-10', 'X-26', 'X-32'];
const BUYS: readonly Clause[] = ['B-BUY-01', 'B-BUY-08', 'B-BUY-09', 'X-26', 'X-32'];

export const tradingProcedures: ProcedureDefs<TradingFrame> = {
  'sales-to-players': {
    parts: NOBODY,
    start: (play) => ({ procedure: 'sales-to-players', ...openTrading(play, SALES) }),
    advance: trade,
  },
  'buys-from-players': {
    parts: NOBODY,
    start: (play) => ({ procedure: 'buys-from-players', ...openTrading(play, BUYS) }),
    advance: trade,
  },
};

/** What a trading phase's first frame holds; the arms bazaar and expansions' phases begin so too. */
export function openTrading(play: Play, clauses: readonly Clause[]): Trading {
  play.emit({ type: 'trading-opened', clauses });
  return { trading: 'dealing', done: [] };
}

/**
 * Asks until everybody is done. All are asked, also whether they have answered: an open offer is known to its parties alone,
 * so who has to answer one must not show in who is asked.
 */
export function trade(play: Play, frame: DeepReadonly<Trading>): void {
  const rest = play.living().filter((seat) => !frame.done.includes(seat));
  if (frame.trading === 'dealing') {
    if (rest.length > 0) play.ask('trade', rest);
    else play.emit({ type: 'offers-called' });
    return;
  }
  if (rest.length > 0) {
    play.ask('answer-offers', rest);
    return;
  }
  expireOffers(play);
  play.emit({ type: 'trading-closed' });
  play.end();
}

function topTrading(state: State): Trading | undefined {
  const frame = state.agenda[state.agenda.length - 1];
  return frame !== undefined && 'trading' in frame ? frame : undefined;
}
