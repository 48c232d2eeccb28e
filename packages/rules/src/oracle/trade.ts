// What passes between players or is captured with a zone: the sums that the ledgers fix, whatever the terms (B-SELL-12, B-SQUAT, B-TAC-51).
import { companyOf, isCompany, isSea, isTerritory, type Zone } from '../board/index.ts';
import type { SparseCounts } from '../state/forces.ts';
import type { Pieces } from '../state/pieces.ts';
import type { Seat } from '../state/seat.ts';
import type { Position } from '../state/state.ts';
import type { Case, Judges } from './case.ts';
import { Change } from './change.ts';
import { GOODS } from './figures.ts';
import { escorts } from './forces.ts';
import { room } from './market.ts';
import { allIn, player } from './position.ts';

export const tradeJudges: Judges = {
  'cash-given'(at, { giver, receiver, amount }) {
    at.count('gift');
    return new Change().pass(giver, receiver, 'cash', amount);
  },
  'company-auctioned'(at, { seller, buyer, price }) {
    at.count('auction');
    return new Change().pass(seller, buyer, 'cards', 1).pass(buyer, seller, 'cash', price);
  },
  'deal-made'(at, { parties, secret }) {
    at.count('deal');
    const offer = Object.values(secret)[0]?.offer;
    if (offer === undefined) throw new Error('a deal without its terms');
    const change = new Change();
    const { from, to, gives, wants, order } = offer;
    change.pass(from, to, 'cash', gives.cash).pass(to, from, 'cash', wants.cash);
    for (const resource of GOODS)
      change.pass(from, to, resource, gives.goods[resource] ?? 0).pass(to, from, resource, wants.goods[resource] ?? 0);
    // Orders that are paid in advance, freight, companies, weapons, units and technology go by the players' own terms.
    for (const seat of parties) {
      for (const figure of ['cards', 'nukes', 'lStars', 'technology', 'army', 'navy', 'ship', 'apc'])
        change.leave(`${seat} ${figure}`);
      if (order !== undefined || at.options.merchantMarine) change.leave(`${seat} cash`);
    }
    return change;
  },
  'units-sold'(at, { seller, buyer, zone, units, laden }) {
    at.count('units sold');
    const change = new Change().units(seller, zone, units, -1).units(buyer, zone, units, 1);
    for (const { carrier, cargo } of laden)
      for (const counts of [{ [carrier]: 1 }, cargo] satisfies SparseCounts[])
        change.units(seller, zone, counts, -1).units(buyer, zone, counts, 1);
    return change;
  },
  'drop-shipped'(at, { seller, buyer, resource, units, lost, secret }) {
    at.count('drop-ship');
    const paid = Object.values(secret)[0]?.paid ?? Number.NaN;
    at.same('lost', lost, Math.max(0, units - room(at, buyer, resource)));
    return new Change().pass(buyer, seller, 'cash', paid).add(buyer, resource, units - lost);
  },
  'cards-taken'(at, { seat, from, zone, cards }) {
    at.count('cards taken');
    // Q-B-34: all cards there that have been open; the secret ones pass unseen.
    at.same('cards', [...cards].sort(), cardsOf(at.position, from, zone).sort());
    return new Change().pass(from, seat, 'cards', cards.length);
  },
  'secret-cards-taken'(at, { seat, from, secret }) {
    at.count('secret cards taken');
    return new Change().pass(from, seat, 'cards', Object.values(secret)[0]?.cards.length ?? Number.NaN);
  },
  surrendered(at, { seat, victor, zone, pieces }) {
    at.count('surrender');
    return pieces === undefined ? converted(at, zone, seat, victor) : handed(at, zone, seat, victor, pieces);
  },
  'assault-surrendered'(at, { seat, victor, zone }) {
    at.count('assault surrendered');
    return converted(at, zone, seat, victor);
  },
};

/** B-TAC-51, B-TAC-52: all that holds the zone is the victor's; ships are not taken (Q-M-42). */
function converted({ position }: Case, zone: Zone, from: Seat, to: Seat): Change {
  const units = { ...allIn(position, zone, from) };
  const change = new Change();
  if (isSea(zone) && (units.ship ?? 0) > 0) {
    // What the ships have aboard stays with them.
    delete units.ship;
    change.leave(`${from} army in ${zone}`).leave(`${to} army in ${zone}`);
  }
  if (isTerritory(zone)) delete units.ship;
  return change.units(from, zone, units, -1).units(to, zone, units, 1);
}

/** Q-M-38, M-ESCORT-04: in a dark blue sea the escorts pass, and no other navies; what is aboard goes with them. */
function handed(at: Case, zone: Zone, from: Seat, to: Seat, pieces: readonly Pieces[]): Change {
  const navies = isSea(zone) ? escorts(at, from, zone) : 0;
  const change = new Change().units(from, zone, { navy: navies }, -1).units(to, zone, { navy: navies }, 1);
  for (const { cargo, number } of pieces) change.units(from, zone, cargo, -number).units(to, zone, cargo, number);
  return change;
}

function cardsOf(position: Position, seat: Seat, zone: Zone): string[] {
  return player(position, seat)
    .holdings.filter(({ card, face }) => face !== 'secret' && isCompany(card) && companyOf(card).location === zone)
    .map(({ card }) => card);
}
