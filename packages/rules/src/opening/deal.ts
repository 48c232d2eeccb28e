// Three more cards for everybody, face up, redrawn until nobody shares a foreign land (B-OPEN-11 to -17).
import { type Card, companyOf, homePower, isCompany, type Zone } from '../board/index.ts';
import type { Clause } from '../referee/cite.ts';
import type { EventBase, EventDefs } from '../referee/event.ts';
import { NOBODY } from '../referee/parts.ts';
import type { Play } from '../referee/play.ts';
import type { ProcedureDefs } from '../referee/procedure.ts';
import type { FrameOf } from '../state/agenda.ts';
import { seatOf } from '../state/ledger.ts';
import { openCard } from '../state/open-cards.ts';
import type { Seat } from '../state/seat.ts';
import { sure } from '../sure.ts';

const ROUNDS = 3;

export type DealFrame = FrameOf<'deal-cards'>;

export type DealEvent = CardDealt | CardReturned;
interface CardDealt extends EventBase {
  readonly type: 'card-dealt';
  readonly seat: Seat;
  readonly card: Card;
}
interface CardReturned extends EventBase {
  readonly type: 'card-returned';
  readonly seat: Seat;
  readonly card: Card;
}

export const dealEvents: EventDefs<DealEvent> = {
  'card-dealt': {
    clauses: ['B-OPEN-11', 'B-OPEN-15'],
    evolve: (state, { seat, card }) => {
      state.deck = state.deck.filter((other) => other !== card);
      const player = seatOf(state, seat);
      player.holdings = [...player.holdings, openCard(card)];
    },
  },
  'card-returned': {
    clauses: ['B-OPEN-12'],
    evolve: (state, { seat, card }) => {
      const player = seatOf(state, seat);
      player.holdings = player.holdings.filter((holding) => holding.card !== card);
      state.deck = [...state.deck, card];
    },
  },
};

export const dealProcedures: ProcedureDefs<DealFrame> = {
  'deal-cards': {
    parts: NOBODY,
    start: () => ({ procedure: 'deal-cards' }),
    advance(play) {
      const start = new Map(play.state.order.map((seat) => [seat, play.seat(seat).holdings.length]));
      while (!dealAll(play)) {
        for (const seat of play.state.order) {
          for (const { card } of play.seat(seat).holdings.slice(start.get(seat)))
            play.emit({ type: 'card-returned', seat, card, clauses: ['Q-B-95'] });
        }
        reshuffle(play);
      }
      play.end();
    },
  },
};

/** Three rounds; false if somebody finds no legal card. */
function dealAll(play: Play): boolean {
  for (let round = 0; round < ROUNDS; round++) {
    const dealt = new Map<Seat, Card>();
    let waiting: readonly Seat[] = play.state.order;
    while (waiting.length > 0) {
      for (const seat of waiting) {
        const card = drawLegal(play, seat, dealt);
        if (card === undefined) return false;
        dealt.set(seat, card);
      }
      waiting = clashing(play, dealt);
      for (const seat of waiting) {
        const card = sure(dealt.get(seat));
        play.emit({ type: 'card-returned', seat, card, clauses: ['B-OPEN-13', 'Q-B-95'] });
        dealt.delete(seat);
      }
      if (waiting.length > 0) reshuffle(play);
    }
  }
  return true;
}

/** Deals from the top until a card may stay; undefined if no card of the deck may (Q-B-95). */
function drawLegal(play: Play, seat: Seat, dealt: ReadonlyMap<Seat, Card>): Card | undefined {
  while (play.state.deck.some((card) => mustReturn(play, seat, card, dealt) === undefined)) {
    const card = play.state.deck[0];
    if (card === undefined) return undefined;
    play.emit({ type: 'card-dealt', seat, card });
    const clause = mustReturn(play, seat, card, dealt);
    if (clause === undefined) return card;
    play.emit({ type: 'card-returned', seat, card, clauses: [clause] });
    reshuffle(play);
  }
  return undefined;
}

function mustReturn(play: Play, seat: Seat, card: Card, dealt: ReadonlyMap<Seat, Card>): Clause | undefined {
  if (!isCompany(card)) return 'B-OPEN-17';
  const zone = companyOf(card).location;
  const owner = homePower(zone);
  if (owner !== undefined && play.state.order.some((other) => other !== seat && play.seat(other).power === owner))
    return 'B-OPEN-12';
  // Cards of this round clash only once all have theirs (B-OPEN-13); those of earlier rounds stand (B-OPEN-16).
  return rivals(play, seat, zone).some((rival) => dealt.get(rival) === undefined || zoneOf(dealt.get(rival)) !== zone)
    ? 'B-OPEN-16'
    : undefined;
}

/** Players whose new cards lie in one zone; nobody else keeps a card that lies in a player’s home (B-OPEN-12). */
function clashing(play: Play, dealt: ReadonlyMap<Seat, Card>): Seat[] {
  return play.state.order.filter((seat) => {
    const zone = zoneOf(dealt.get(seat));
    return play.state.order.some((other) => other !== seat && zoneOf(dealt.get(other)) === zone);
  });
}

/** Others with a card in a zone. */
function rivals(play: Play, seat: Seat, zone: Zone): Seat[] {
  if (homePower(zone) !== undefined && homePower(zone) === play.seat(seat).power) return [];
  return play.state.order.filter(
    (other) => other !== seat && play.seat(other).holdings.some(({ card }) => zoneOf(card) === zone),
  );
}

/** B-OPEN-14: the deck is shuffled whenever cards go back. */
function reshuffle(play: Play): void {
  play.shuffleDeck('resource deck, deal', play.state.deck, ['B-OPEN-14']);
}

function zoneOf(card: Card | undefined): Zone | undefined {
  return card !== undefined && isCompany(card) ? companyOf(card).location : undefined;
}
