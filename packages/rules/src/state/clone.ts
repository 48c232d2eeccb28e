// A hand-written copy: the state is known, so nothing is looked up or guessed.
import { copyPlain } from '../referee/flow.ts';
import type { Deployment, Force } from './forces.ts';
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
    order: state.order.slice(),
    seats,
    cycle: state.cycle,
    stage: state.stage,
    bids: { ...state.bids },
    sequence: state.sequence.slice(),
    bought: state.bought.slice(),
    board: cloneBoard(state.board),
    nuked: state.nuked.slice(),
    fates: { ...state.fates },
    market: { ...state.market },
    deck: state.deck.slice(),
    piles: state.piles.length === 0 ? [] : copyPlain(state.piles),
    offers: copyPlain(state.offers),
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
    assaults: state.assaults.map((assault) => ({ ...assault })),
    lastLost: { ...state.lastLost },
    sets: copyPlain(state.sets),
    ended: state.ended,
    outside: { ...state.outside, supplies: { ...state.outside.supplies }, units: { ...state.outside.units } },
  };
}

function cloneSeat(player: SeatState): SeatState {
  const holdings = player.holdings;
  const copies = new Array<(typeof holdings)[number]>(holdings.length);
  for (let i = 0; i < holdings.length; i++) {
    const holding = holdings[i];
    if (holding !== undefined)
      copies[i] = { ...holding, knownTo: holding.knownTo.length === 0 ? [] : holding.knownTo.slice() };
  }
  return {
    ...player,
    supplies: { ...player.supplies },
    holdings: copies,
    researched: { ...player.researched },
    record: { ...player.record },
  };
}

function cloneBoard(board: Deployment): Deployment {
  const copy: Deployment = new Array(board.length);
  for (let i = 0; i < board.length; i++) {
    const forces = board[i];
    copy[i] = forces === undefined || forces.length === 0 ? [] : forces.map(cloneForce);
  }
  return copy;
}

function cloneForce(force: Force): Force {
  return {
    seat: force.seat,
    units: { ...force.units },
    laden:
      force.laden.length === 0
        ? []
        : force.laden.map((laden) => ({ carrier: laden.carrier, cargo: { ...laden.cargo } })),
  };
}
