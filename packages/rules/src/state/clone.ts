// A hand-written copy: the state is known, so nothing is looked up or guessed. Lists and records whose type is read-only are values, which
// are replaced and never changed: copies share them.

import { sure } from '../sure.ts';
import { fullCounts } from '../unit-counts.ts';
import { copyFrame } from './agenda.ts';
import type { OfferBook } from './offers.ts';
import { copyPlain } from './plain.ts';
import type { SeatState, Supplies } from './seat.ts';
import type { State } from './state.ts';

/** A copy that shares nothing that evolve changes. */
export function cloneState(state: State): State {
  const seats: State['seats'] = { ...state.seats };
  for (const seat of state.order) seats[seat] = cloneSeat(sure(state.seats[seat]));
  const copy: State = {
    edition: state.edition,
    order: state.order,
    seats,
    cycle: state.cycle,
    stage: state.stage,
    bids: state.bids,
    sequence: state.sequence,
    bought: state.bought,
    board: state.board,
    nuked: state.nuked,
    fates: state.fates,
    market: cloneSupplies(state.market),
    deck: state.deck,
    piles: state.piles.length === 0 ? [] : copyPlain(state.piles),
    offers: cloneOffers(state.offers),
    orders: { ...state.orders },
    wanting: state.wanting,
    doneTrading: state.doneTrading,
    passage: state.passage,
    sealed: { ...state.sealed },
    agenda: state.agenda.map(copyFrame),
    question: state.question === undefined ? undefined : { ...state.question },
    asked: state.asked,
    draws: state.draws,
    drawn: state.drawn,
    idleCycles: state.idleCycles,
    openingPrices: cloneSupplies(state.openingPrices),
    consent: state.consent,
    proposers: state.proposers,
    timeCalled: state.timeCalled,
    assaults: state.assaults.length === 0 ? [] : copyPlain(state.assaults),
    lastLost: state.lastLost,
    losers: state.losers,
    sets: copyPlain(state.sets),
    ended: state.ended,
    outside: {
      cash: state.outside.cash,
      supplies: cloneSupplies(state.outside.supplies),
      nukes: state.outside.nukes,
      lStars: state.outside.lStars,
      units: fullCounts(state.outside.units),
    },
  };
  // Hardly any game has some, and a literal without a spread in it is laid out at once.
  if (state.leaders !== undefined) copy.leaders = { ...state.leaders };
  return copy;
}

function cloneSeat(player: SeatState): SeatState {
  return {
    power: player.power,
    cash: player.cash,
    loans: player.loans,
    arrears: player.arrears,
    interestDue: player.interestDue,
    supplies: cloneSupplies(player.supplies),
    nukes: player.nukes,
    lStars: player.lStars,
    centers: player.centers,
    holdings: player.holdings,
    cubes: player.cubes,
    researched: { nuke: player.researched.nuke, lStar: player.researched.lStar },
    out: player.out,
    record: { nukesFired: player.record.nukesFired, lostToNukes: player.record.lostToNukes },
  };
}

function cloneSupplies({ grain, oil, minerals }: Supplies): Supplies {
  return { grain, oil, minerals };
}

function cloneOffers(book: OfferBook): OfferBook {
  return {
    numbered: book.numbered,
    open: book.open.length === 0 ? [] : copyPlain(book.open),
    made: { ...book.made },
    refused: book.refused.slice(),
    orders: book.orders.length === 0 ? [] : book.orders.map((order) => ({ ...order })),
    loans: book.loans.length === 0 ? [] : book.loans.map((loan) => ({ ...loan })),
    auction: book.auction === undefined ? undefined : copyPlain(book.auction),
  };
}
