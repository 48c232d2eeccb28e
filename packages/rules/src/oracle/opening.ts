// The deal and what everybody begins with: superpowers, cards, cash, supplies, prices (B-SETUP, B-OPEN, Q-B-95, X-05).
import { type Card, companyOf, homePower, isCompany, type Power, type Zone } from '../board/index.ts';
import type { Seat } from '../state/seat.ts';
import type { Position } from '../state/state.ts';
import type { Case, Judges } from './case.ts';
import { Change } from './change.ts';
import { GOODS, ROW, START } from './figures.ts';
import { player } from './position.ts';

export const openingJudges: Judges = {
  'power-taken'(at, { seat, power, cards }) {
    at.count('superpower taken');
    at.holds('nobody leads it yet', !powersOf(at.position).includes(power));
    // B-SETUP-06, B-OPEN-07, B-OPEN-09: all six companies of the pile, or its top three.
    at.same('cards', cards.length, at.options.opening === 'standard' ? START.cards : START.top);
    at.same('different cards', new Set(cards).size, cards.length);
    for (const card of cards) at.same(`whose ${card} is`, isCompany(card) && companyOf(card).home, power);
    return new Change().add(seat, 'cards', cards.length);
  },
  'card-dealt'(at, { seat, card }) {
    at.count('card dealt');
    at.memory.clashed.clear();
    at.memory.stuck = false;
    at.same('opening', at.options.opening, 'random');
    at.holds('fewer than six cards', player(at.position, seat).holdings.length < START.cards);
    at.holds(`${card} is of the deck`, at.position.deck.includes(card));
    return new Change().add(seat, 'cards', 1);
  },
  'card-returned'(at, { seat, card }) {
    at.count('card returned');
    const place = isCompany(card) ? companyOf(card).location : undefined;
    // B-OPEN-13: all who clash return their cards, the last one too.
    const clashes = place !== undefined && at.memory.clashed.has(place);
    const reason = clashes || mayNotBeKept(at.position, seat, card) || isStuck(at);
    at.holds(`there is a reason to return ${card}`, reason);
    if (place !== undefined) at.memory.clashed.add(place);
    const held = player(at.position, seat).holdings.some((holding) => holding.card === card);
    return new Change().add(seat, 'cards', held ? -1 : 0);
  },
  'supplies-given'(at, { cash, each }) {
    at.count('supplies given');
    judgeCards(at);
    at.same('cash', cash, START.cash);
    at.same('of each resource', each, START.supplies);
    const change = new Change();
    for (const seat of at.position.order) {
      change.add(seat, 'cash', START.cash);
      for (const resource of GOODS) change.add(seat, resource, START.supplies);
    }
    return change;
  },
  'bonus-supplies-revealed'(at, { bonuses }) {
    at.same('opening', at.options.opening, 'random');
    at.same('whose', Object.keys(bonuses).sort(), [...at.position.order].sort());
    const change = new Change();
    for (const seat of at.position.order) {
      at.count('bonus supplies');
      let sum = 0;
      for (const resource of GOODS) {
        const units = bonuses[seat]?.[resource] ?? 0;
        sum += units;
        at.holds(`a row of ${resource}`, player(at.position, seat).supplies[resource] + units <= ROW);
        change.add(seat, resource, units);
      }
      at.same(`units of ${seat}`, sum, START.bonusSupplies);
    }
    return change;
  },
  'prices-set'(at, { spots }) {
    at.count(`prices of the ${at.options.opening} opening`);
    const { dice } = at.memory;
    // Q-B-01: two dice for each resource, so many steps right of the first spot.
    if (at.options.opening === 'random') at.same('dice', dice.length, GOODS.length * 2);
    const change = new Change();
    for (const [n, resource] of GOODS.entries()) {
      const rolled = (dice[n * 2] ?? Number.NaN) + (dice[n * 2 + 1] ?? Number.NaN);
      const spot = at.options.opening === 'random' ? rolled : START.spot;
      at.same(`spot of ${resource}`, spots[resource], spot);
      change.market(resource, spot - at.position.market[resource]);
    }
    return change;
  },
};

/** When supplies are given the cards have been dealt: six each, those of the pile or such as may be kept, and the rest in the deck. */
function judgeCards(at: Case): void {
  const { order, deck } = at.position;
  for (const seat of order) {
    const { holdings, power } = player(at.position, seat);
    at.same(`cards of ${seat}`, holdings.length, START.cards);
    for (const { card } of holdings) {
      at.holds(`${card} may be kept`, !mayNotBeKept(at.position, seat, card));
      if (at.options.opening === 'standard')
        at.same(`whose ${card} is`, isCompany(card) && companyOf(card).home, power);
    }
  }
  // B-KIT-01, B-SETUP-07, B-OPEN-10.
  at.same('cards in the deck', new Set(deck).size, START.deck - START.cards * order.length);
}

/** B-OPEN-12, -13, -16, -17, Q-B-95: no research card, none in an opponent's home, none abroad where a rival has one. */
function mayNotBeKept(position: Position, seat: Seat, card: Card): boolean {
  if (!isCompany(card)) return true;
  const { location } = companyOf(card);
  const land = homePower(location);
  if (land !== undefined && land === player(position, seat).power) return false;
  if (land !== undefined && powersOf(position).includes(land)) return true;
  return position.order.some((rival) => rival !== seat && hasCardIn(position, rival, location));
}

/** Q-B-95: where no card of the deck is legal for somebody who waits for one, the deal begins again. */
function isStuck({ position, memory }: Case): boolean {
  memory.stuck ||= position.order.some(
    (seat) =>
      player(position, seat).holdings.length < START.cards &&
      position.deck.every((card) => mayNotBeKept(position, seat, card)),
  );
  return memory.stuck;
}

export function hasCardIn(position: Position, seat: Seat, zone: Zone): boolean {
  return player(position, seat).holdings.some(({ card }) => isCompany(card) && companyOf(card).location === zone);
}

function powersOf(position: Position): Power[] {
  return position.order.flatMap((seat) => position.seats[seat]?.power ?? []);
}
