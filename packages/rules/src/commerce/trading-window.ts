// When players may deal: which trading round is open, and who may still make offers in it.
import type { Frame } from '../game.ts';
import type { Play } from '../referee/play.ts';
import { type Refusal, refuse } from '../referee/refusal.ts';
import type { Phase } from '../rulebook.ts';
import type { Seat } from '../state/seat.ts';
import type { DeepReadonly, Position } from '../state/state.ts';

/** What a trading round keeps in its frame; whatever procedure has it is a window for goods. */
export interface Trading {
  /** `answering` only in games of the first edition, where open offers were answered in a round of their own. */
  trading: 'dealing' | 'answering';
  /** Empty since the second edition: who is done is nobody else's to know. */
  done: Seat[];
}

/** Whether a procedure under way is a trading round. */
export function isTrading<F extends Frame | DeepReadonly<Frame>>(
  frame: F,
): frame is Extract<F, { readonly procedure: Extract<Frame, Trading>['procedure'] }> {
  return 'trading' in frame;
}

/** The trading round in which goods may change hands now; none while something else, such as an auction, is on top of it. */
export function windowOf(state: Position): Phase | undefined {
  const frame = state.agenda[state.agenda.length - 1];
  return frame !== undefined && isTrading(frame) ? frame.procedure : undefined;
}

/** The trading round that an auction interrupts, if one does. */
export function interruptedWindow(state: Position): Phase | undefined {
  if (state.offers.auction === undefined || windowOf(state) !== undefined) return undefined;
  return state.agenda.findLast(isTrading)?.procedure;
}

/** What is said meanwhile. */
export const AUCTION_FIRST = refuse('auction-on', 'Q-B-29');

/** Why a seat may make no more offers now; undefined if it may. Known to the seat alone, as its offers are. */
export function whyNoMoreOffers(play: Play, seat: Seat): Refusal | undefined {
  const { state } = play;
  const phase = tradingPhase(state);
  if (phase !== undefined && (phase.trading === 'answering' || state.doneTrading.includes(seat)))
    return refuse('done', 'X-32');
  const most = play.options.tradeOffers;
  return (state.offers.made[seat] ?? 0) < most ? undefined : refuse('too-many-offers:deals', 'X-32', { most });
}

/** The trading round under way, also while something else, such as an auction, is on top of it. */
export function tradingPhase(state: Position): DeepReadonly<Trading> | undefined {
  return state.agenda.findLast(isTrading);
}
