// A full game consistent with what a seat knows: for bots that search and for forks. What is hidden is drawn again.

import {
  CARDS,
  type Card,
  companyOf,
  isCompany,
  isZone,
  POWERS,
  type Resource,
  superpowerCompanies,
  ZONES,
  zoneIndex,
} from '../board/index.ts';
import { type Stream, shuffled } from '../dice/index.ts';
import type { SealedAnswer } from '../game.ts';
import { copyFrame } from '../state/agenda.ts';
import { type Force, fullCounts } from '../state/forces.ts';
import { seatOf } from '../state/ledger.ts';
import { copyPlain } from '../state/plain.ts';
import type { Face, Seat } from '../state/seat.ts';
import { emptyState, type State } from '../state/state.ts';
import { sure } from '../sure.ts';
import { composed } from './composed.ts';
import { type Game, openTable, type Setup } from './game.ts';
import { commandDef } from './perform.ts';
import { Play } from './play.ts';
import type { Viewer } from './redact.ts';
import type { HoldingView, SeatView, View } from './view.ts';

/** What a seat believes of cash it cannot see; by default a round sum that a power in mid-game may have. */
export type Purse = (seat: Seat, seen: SeatView) => number;

/** What a seat believes another to have sealed; undefined for the default. */
export type Seals = (seat: Seat) => SealedAnswer | undefined;

/** A game that gives the viewer the same view, with every hidden fact drawn from the stream. */
export function imagine(
  setup: Setup,
  seen: View,
  stream: Stream,
  purse: Purse = () => 500 * stream.below(13),
  seals: Seals = () => undefined,
): Game {
  const state = emptyState(setup.seats, setup.edition);
  restorePublic(state, seen);
  state.piles = imaginePiles(seen, stream);
  const hidden = shuffled(unseenCards(seen, state.piles), stream);
  for (const seat of seen.order) {
    restoreSeat(state, seat, sure(seen.seats[seat]), seen.viewer, hidden, purse, stream);
  }
  state.deck = hidden;
  state.sets = composed().imagineSets(seen, stream);
  balance(state);
  const game = openTable(setup, state, stream);
  imagineSealed(game, seen, seals);
  return game;
}

function restorePublic(state: State, seen: View): void {
  state.edition = seen.edition;
  state.order = [...seen.order];
  state.cycle = seen.cycle;
  state.stage = seen.stage;
  state.bids = seen.bids;
  state.sequence = [...seen.sequence];
  state.bought = [...seen.bought];
  state.nuked = [...seen.nuked];
  state.fates = seen.fates;
  state.market = { ...seen.market };
  state.openingPrices = { ...seen.openingPrices };
  if (seen.standingOrders !== undefined && seen.viewer !== 'spectator') state.orders[seen.viewer] = seen.standingOrders;
  if (seen.leaders !== undefined) state.leaders = { ...seen.leaders };
  state.wanting = [...seen.wanting];
  if (seen.doneTrading && seen.viewer !== 'spectator') state.doneTrading = [seen.viewer];
  state.passage = seen.passage;
  state.agenda = (seen.agenda as State['agenda']).map(copyFrame);
  state.question =
    seen.question === undefined
      ? undefined
      : { ...seen.question, of: [...seen.question.of], waiting: [...seen.question.waiting] };
  state.asked = seen.question?.id ?? 0;
  state.draws = seen.draws;
  state.assaults = copyPlain(seen.assaults) as State['assaults'];
  state.lastLost = seen.lastLost;
  state.losers = [...seen.losers];
  state.consent = [...seen.consent];
  state.proposers = [...seen.proposers];
  state.timeCalled = seen.timeCalled;
  state.idleCycles = seen.idleCycles;
  state.ended = seen.ended === undefined ? undefined : (copyPlain(seen.ended) as State['ended']);
  state.offers.open = copyPlain(seen.offers) as State['offers']['open'];
  if (seen.viewer !== 'spectator' && seen.offersMade > 0) state.offers.made[seen.viewer] = seen.offersMade;
  state.offers.orders = copyPlain(seen.orders) as State['offers']['orders'];
  state.offers.loans = copyPlain(seen.loans) as State['offers']['loans'];
  state.offers.auction = copyPlain(seen.auction) as State['offers']['auction'];
  const board: (readonly Force[])[] = ZONES.map(() => []);
  for (const { zone, forces } of seen.board) {
    if (!isZone(zone)) continue;
    board[zoneIndex(zone)] = forces.map((force) => ({
      seat: force.seat,
      units: fullCounts(force.units),
      laden: force.laden.map((laden) => ({ carrier: laden.carrier, cargo: fullCounts(laden.cargo) })),
    }));
  }
  state.board = board;
}

function restoreSeat(
  state: State,
  seat: Seat,
  known: SeatView,
  viewer: Viewer,
  hidden: Card[],
  purse: Purse,
  stream: Stream,
): void {
  const player = seatOf(state, seat);
  Object.assign(player, {
    power: known.power,
    cash: known.cash ?? (known.inDefault || known.out !== undefined ? 0 : purse(seat, known)),
    arrears: known.arrears ?? (known.inDefault ? 100 * (1 + stream.below(3)) : 0),
    interestDue: known.interestDue,
    loans: known.loans,
    supplies: { ...known.supplies },
    nukes: known.nukes,
    lStars: known.lStars,
    centers: known.centers,
    cubes: known.cubes,
    researched: { ...known.researched },
    out: known.out,
    record: { ...known.record },
    holdings: known.holdings.map((holding) => ({
      ...restoreCard(holding, hidden),
      knownTo: restoreKnowing(holding, seat, viewer),
    })),
  });
}

/** A holder knows to whom they showed a card; another's secret card is seen only by whom it was shown to. */
function restoreKnowing(holding: HoldingView, holder: Seat, viewer: Viewer): readonly Viewer[] {
  if (holding.card === undefined || holding.face !== 'secret') return [];
  return holder === viewer ? [...holding.knownTo] : [viewer];
}

function restoreCard(holding: HoldingView, hidden: Card[]): { card: Card; face: Face; paid: boolean } {
  if (holding.card !== undefined) return { card: holding.card, face: holding.face, paid: holding.paid };
  return { card: takeOfType(hidden, holding.resource), face: 'secret', paid: false };
}

/** Takes the first hidden company of a resource type. */
function takeOfType(hidden: Card[], resource: Resource): Card {
  const at = hidden.findIndex((card) => isCompany(card) && companyOf(card).resource === resource);
  const card = hidden[at];
  if (card === undefined) throw new Error(`no hidden ${resource} card is left`);
  hidden.splice(at, 1);
  return card;
}

/** Before all powers are taken the companies of the others lie in piles; in the random open nobody knows their order. */
function imaginePiles(seen: View, stream: Stream): State['piles'] {
  if (seen.piles === 0) return [];
  const led = new Set(seen.order.map((seat) => seen.seats[seat]?.power));
  const piles = POWERS.filter((power) => !led.has(power)).map((power) => ({
    power,
    cards: shuffled<Card>(superpowerCompanies(power), stream),
  }));
  return shuffled(piles, stream);
}

/** Cards whose place the viewer does not know: in the deck or secret in other hands. */
function unseenCards(seen: View, piles: State['piles']): Card[] {
  const known = new Set<Card>(piles.flatMap(({ cards }) => cards));
  for (const seat of seen.order)
    for (const holding of sure(seen.seats[seat]).holdings) if (holding.card !== undefined) known.add(holding.card);
  return CARDS.filter((card) => !known.has(card));
}

/** Sets the other side of all sums, so that the invariants hold. */
function balance(state: State): void {
  for (const seat of state.order) {
    const player = seatOf(state, seat);
    state.outside.cash -= player.cash;
    state.outside.nukes -= player.nukes;
    state.outside.lStars -= player.lStars;
    for (const resource of ['grain', 'oil', 'minerals'] as const)
      state.outside.supplies[resource] -= player.supplies[resource];
  }
  for (const forces of state.board) {
    for (const force of forces) {
      for (const counts of [force.units, ...force.laden.map((laden) => laden.cargo)]) {
        for (const kind of Object.keys(counts) as (keyof typeof counts)[]) state.outside.units[kind] -= counts[kind];
      }
    }
  }
}

/** Seats that have sealed an answer we cannot read are taken to have sealed what is believed of them, or their default. */
function imagineSealed(game: Game, seen: View, seals: Seals): void {
  const { question } = game.state;
  if (question === undefined) return;
  const play = new Play(game);
  for (const seat of question.of) {
    if (question.waiting.includes(seat) || game.state.seats[seat]?.out !== undefined) continue;
    const answer =
      seat === seen.viewer ? seen.sealed : (seals(seat) ?? composed().questions[question.kind].fallback(play, seat));
    // Where answers are not sealed there is nothing to hide: they have done what they do.
    if (answer !== undefined && commandDef(answer.type)?.sealed === true)
      game.state.sealed[seat] = copyPlain(answer) as SealedAnswer;
  }
}
