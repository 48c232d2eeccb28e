// A hand-written copy: the state is known, so nothing is looked up or guessed.

import type { OfferBook } from './offers.ts';
import { copyPlain } from './plain.ts';
import type { SeatState } from './seat.ts';
import type { State } from './state.ts';

/** A copy that shares nothing that evolve changes. */
export function cloneState(state: State): State {
  const seats: State['seats'] = {};
  for (const seat of state.order) {
    const player = state.seats[seat];
    if (player !== undefined) seats[seat] = cloneSeat(player);
  }
  return {
    edition: state.edition,
    order: state.order.slice(),
    seats,
    cycle: state.cycle,
    stage: state.stage,
    bids: { ...state.bids },
    sequence: state.sequence.slice(),
    bought: state.bought.slice(),
    board: state.board,
    nuked: state.nuked.slice(),
    fates: { ...state.fates },
    market: { ...state.market },
    deck: state.deck.slice(),
    piles: state.piles.length === 0 ? [] : copyPlain(state.piles),
    offers: cloneOffers(state.offers),
    orders: { ...state.orders },
    ...(state.leaders === undefined ? {} : { leaders: { ...state.leaders } }),
    wanting: state.wanting.slice(),
    doneTrading: state.doneTrading.slice(),
    passage: copyPlain(state.passage),
    sealed: { ...state.sealed },
    agenda: state.agenda.map(copyPlain),
    question:
      state.question === undefined
        ? undefined
        : { ...state.question, of: state.question.of.slice(), waiting: state.question.waiting.slice() },
    asked: state.asked,
    draws: state.draws,
    drawn: state.drawn,
    idleCycles: state.idleCycles,
    openingPrices: { ...state.openingPrices },
    consent: state.consent.slice(),
    proposers: state.proposers.slice(),
    timeCalled: state.timeCalled,
    assaults: copyPlain(state.assaults),
    lastLost: { ...state.lastLost },
    losers: state.losers.slice(),
    sets: copyPlain(state.sets),
    ended: state.ended,
    outside: { ...state.outside, supplies: { ...state.outside.supplies }, units: { ...state.outside.units } },
  };
}

function cloneSeat(player: SeatState): SeatState {
  return {
    ...player,
    supplies: { ...player.supplies },
    holdings: player.holdings.slice(),
    researched: { ...player.researched },
    record: { ...player.record },
  };
}

function cloneOffers(book: OfferBook): OfferBook {
  return {
    numbered: book.numbered,
    open: book.open.length === 0 ? [] : copyPlain(book.open),
    made: { ...book.made },
    refused: book.refused.slice(),
    orders: book.orders.map((order) => ({ ...order })),
    loans: book.loans.map((loan) => ({ ...loan })),
    auction: book.auction === undefined ? undefined : copyPlain(book.auction),
  };
}
