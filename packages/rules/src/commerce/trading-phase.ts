// Open trading: phase D of Stages 3 and 7, for those who want it, until they are done and no offer is open.
import { z } from 'zod';
import type { Clause } from '../referee/cite.ts';
import type { CommandDef } from '../referee/command.ts';
import type { EventBase, EventDefs } from '../referee/event.ts';
import { settle } from '../referee/flow.ts';
import { NOBODY } from '../referee/parts.ts';
import type { Play } from '../referee/play.ts';
import type { ProcedureDefs, QuestionDefs } from '../referee/procedure.ts';
import { refuse } from '../referee/refusal.ts';
import type { FrameOf } from '../state/agenda.ts';
import { dropPrepared } from '../state/orders.ts';
import type { Seat } from '../state/seat.ts';
import type { DeepReadonly, State } from '../state/state.ts';
import { decline, expireOffers, offersTo } from './deals.ts';
import { countAfresh, waitFor } from './offer-events.ts';
import { isTrading, type Trading, tradingPhase, windowOf } from './trading-window.ts';

export type TradingFrame = FrameOf<'sales-to-players' | 'buys-from-players'> & Trading;
export type TradingQuestion = 'trade' | 'answer-offers';

const doneSchema = z.strictObject({ type: z.literal('done-trading') });
export type DoneTradingCommand = z.infer<typeof doneSchema>;

const wantSchema = z.strictObject({ type: z.literal('want-to-trade') });
export type WantToTradeCommand = z.infer<typeof wantSchema>;

const answeredSchema = z.strictObject({ type: z.literal('done-answering') });
export type DoneAnsweringCommand = z.infer<typeof answeredSchema>;

export type TradingEvent = TradingOpened | TradeWanted | TradingDone | TradingIdle | OffersCalled | TradingClosed;
interface TradingOpened extends EventBase {
  readonly type: 'trading-opened';
}
/** A player has said aloud that they want to trade, in this trading round or the next one. */
interface TradeWanted extends EventBase {
  readonly type: 'trade-wanted';
  readonly seat: Seat;
}
/** A player has nothing to answer, and is not waited for; known to themselves alone, as offers to them are. */
interface TradingIdle extends EventBase {
  readonly type: 'trading-idle';
  readonly seat: Seat;
}
/** A player has no more offers to make; known to themselves alone since the second edition. */
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
    evolve: (state) => {
      countAfresh(state);
      state.doneTrading = [];
    },
  },
  'trading-done': {
    clauses: ['X-32'],
    evolve: (state, { seat }) => {
      if (!state.doneTrading.includes(seat)) state.doneTrading = [...state.doneTrading, seat];
      settle(state, seat);
    },
  },
  'trade-wanted': {
    clauses: ['X-32'],
    evolve: (state, { seat }) => {
      state.wanting = [...state.wanting, seat];
      if (windowOf(state) !== undefined) waitFor(state, seat);
    },
  },
  'trading-idle': {
    clauses: ['X-32'],
    evolve: (state, { seat }) => settle(state, seat),
  },
  'offers-called': {
    clauses: ['X-32'],
    evolve: (state) => {
      const frame = topTrading(state);
      if (frame === undefined) return;
      frame.trading = 'answering';
      state.doneTrading = [];
    },
  },
  'trading-closed': {
    clauses: ['X-32', 'B-DIPLO-02'],
    evolve: (state) => {
      countAfresh(state);
      for (const seat of state.order) dropPrepared(state, seat, state.stage);
      state.wanting = [];
      state.doneTrading = [];
    },
  },
};

export const doneTradingCommand: CommandDef<DoneTradingCommand> = {
  type: 'done-trading',
  schema: doneSchema,
  answers: ['trade'],
  clause: 'X-32',
  fields: [],
  run: (play, seat) => {
    for (const { id } of offersTo(play, seat)) decline(play, seat, id);
    play.emit({ type: 'trading-done', seat, to: [seat] });
  },
};

export const wantToTradeCommand: CommandDef<WantToTradeCommand> = {
  type: 'want-to-trade',
  schema: wantSchema,
  clause: 'X-32',
  may: (play, seat) => {
    const isOpen = tradingPhase(play.state) !== undefined;
    if (isOpen && play.state.doneTrading.includes(seat)) return refuse('done', 'X-32');
    if (!play.state.wanting.includes(seat)) return undefined;
    return refuse(isOpen ? 'wanted-already:now' : 'wanted-already', 'X-32');
  },
  fields: [],
  run: (play, seat) => {
    // Others finish without a word: if this were taken back in a trading round, nobody might be waited for anymore.
    if (windowOf(play.state) !== undefined) play.tells = true;
    play.emit({ type: 'trade-wanted', seat });
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
    hushed: true,
    clause: 'X-32',
    facts: (play, seat) => ({ open: offersTo(play, seat).length }),
    fallback: () => ({ type: 'done-trading' }),
  },
  'answer-offers': {
    clause: 'X-32',
    facts: (play, seat) => ({ open: offersTo(play, seat).length }),
    fallback: () => ({ type: 'done-answering' }),
  },
};

const SALES: readonly Clause[] = ['B-SELL-01', 'B-SELL-09', 'B-SELL-10', 'X-26', 'X-32'];
const BUYS: readonly Clause[] = ['B-BUY-01', 'B-BUY-08', 'B-BUY-09', 'X-26', 'X-32'];

export const tradingProcedures: ProcedureDefs<TradingFrame> = {
  'sales-to-players': {
    parts: NOBODY,
    opens: (play) => play.emit({ type: 'trading-opened', clauses: SALES }),
    start: () => ({ procedure: 'sales-to-players', ...startTrading() }),
    advance: trade,
  },
  'buys-from-players': {
    parts: NOBODY,
    opens: (play) => play.emit({ type: 'trading-opened', clauses: BUYS }),
    start: () => ({ procedure: 'buys-from-players', ...startTrading() }),
    advance: trade,
  },
};

/** What a trading round's first frame holds; the arms bazaar begins so too. */
export function startTrading(): Trading {
  return { trading: 'dealing', done: [] };
}

/**
 * Asks while somebody wants to trade or has an offer to answer. An open offer is known to its parties alone, so that
 * everybody counts as asked, and who is waited for shows to themselves only.
 */
export function trade(play: Play, frame: DeepReadonly<Trading>): void {
  if (frame.trading === 'dealing' && play.living().some((seat) => isDue(play, seat))) {
    play.ask('trade', play.living());
    releaseIdle(play);
    return;
  }
  expireOffers(play);
  play.emit({ type: 'trading-closed' });
  play.end();
}

/** While players trade, the table waits only for those who want to make offers or have one to answer. */
export function releaseIdle(play: Play): void {
  const { question } = play.state;
  if (question?.kind !== 'trade') return;
  for (const seat of [...question.waiting])
    if (!isDue(play, seat)) play.emit({ type: 'trading-idle', seat, to: [seat] });
}

function isDue(play: Play, seat: Seat): boolean {
  const { wanting, doneTrading, orders, stage } = play.state;
  const prepared = orders[seat]?.prepared?.some((each) => each.stage === stage) === true;
  return ((wanting.includes(seat) || prepared) && !doneTrading.includes(seat)) || offersTo(play, seat).length > 0;
}

function topTrading(state: State): Trading | undefined {
  const frame = state.agenda[state.agenda.length - 1];
  return frame !== undefined && isTrading(frame) ? frame : undefined;
}
