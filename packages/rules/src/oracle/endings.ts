// Spoils, departures, wealth and ranks (B-SPOILS, X-28, B-WIN, B-RANK).
import { TERRITORIES, ZONES } from '../board/index.ts';
import type { Seat } from '../state/seat.ts';
import type { Position } from '../state/state.ts';
import type { Case, Judges } from './case.ts';
import { Change } from './change.ts';
import { BILLION, GOODS, ROW, UNITS, WORTH } from './figures.ts';
import { allIn, fleetAndArmy, isHomeOf, player, priceAt, weigh } from './position.ts';

const ARMS = ['nukes', 'lStars'] as const;

export const endingJudges: Judges = {
  'spoils-taken'(at, { captor, from, centers, goods, secret }) {
    at.count('spoils');
    const { position } = at;
    const [won, beaten] = [player(position, captor), player(position, from)];
    at.same('cash', Object.values(secret)[0]?.cash, beaten.cash);
    at.same('centers', centers, beaten.centers);
    const change = new Change();
    const rows = (won.centers + beaten.centers) * ROW;
    for (const resource of GOODS) {
      at.same(resource, goods[resource], Math.min(beaten.supplies[resource], rows - won.supplies[resource]));
      change.pass(from, captor, resource, beaten.supplies[resource]);
    }
    for (const arm of ARMS) {
      at.same(arm, goods[arm], Math.min(beaten[arm], rows - won[arm]));
      change.pass(from, captor, arm, beaten[arm]);
    }
    change.pass(from, captor, 'cash', beaten.cash).pass(from, captor, 'cards', beaten.holdings.length);
    change.add(captor, 'centers', beaten.centers);
    // B-SPOILS-08: their debts are void; whether now or as they leave is not said.
    change.leave(`${from} loans`).leave(`${from} arrears`).leave(`${from} centers`);
    for (const zone of ZONES) {
      const units = allIn(position, zone, from);
      change.units(from, zone, units, -1).units(captor, zone, units, 1);
    }
    return change;
  },
  'tech-cards-captured'(at, { captor, from, cards }) {
    at.count('technology captured');
    at.same('cards', cards, at.position.sets.tech?.charts[from]?.cards.length);
    return new Change().pass(from, captor, 'technology', cards);
  },
  'tech-cards-returned'(at, { seat, cards }) {
    at.count('technology returned');
    at.same('cards', cards, at.position.sets.tech?.charts[seat]?.cards.length);
    return new Change().add(seat, 'technology', -cards);
  },
  left(at, { seat, how, cards, goods, secret }) {
    at.count(`left as ${how}`);
    const has = player(at.position, seat);
    at.same('cards', cards, has.holdings.length);
    at.same('cash', Object.values(secret)[0]?.cash, has.cash);
    const change = new Change();
    for (const resource of GOODS) {
      at.same(resource, goods[resource], has.supplies[resource]);
      change.add(seat, resource, -has.supplies[resource]);
    }
    for (const arm of ARMS) {
      at.same(arm, goods[arm], has[arm]);
      change.add(seat, arm, -has[arm]);
    }
    change.add(seat, 'cash', -has.cash).add(seat, 'cards', -has.holdings.length);
    change.add(seat, 'loans', -has.loans).add(seat, 'arrears', -has.arrears);
    change.leave(`${seat} centers`);
    for (const zone of ZONES) change.units(seat, zone, allIn(at.position, zone, seat), -1);
    return change;
  },
  'pieces-returned'(at, { seat, pieces }) {
    at.count('pieces returned to the box');
    const change = new Change();
    for (const { zone, kind, cargo, number } of pieces)
      change.units(seat, zone, { [kind]: number }, -1).units(seat, zone, cargo, -number);
    return change;
  },
  'game-ended'(at, { how, winners, table, missed }) {
    at.count(`ending by ${how}`);
    const { position, options } = at;
    const prices = options.detentePrices === 'opening' && how === 'detente' ? position.openingPrices : position.market;
    for (const { seat, wealth, rank, record } of table) {
      const { total, ...parts } = wealth;
      const expected = partsOf(position, seat, prices);
      at.same(`wealth of ${seat}`, parts, expected);
      const { debts, ...plus } = expected;
      at.same(`total of ${seat}`, total, Object.values(plus).reduce((sum, part) => sum + part, 0) - debts);
      const known = recordOf(position, seat);
      if (record !== undefined) at.same(`record of ${seat}`, record, known);
      at.same(`rank of ${seat}`, rank, rankFor(known));
      if (rank !== undefined) at.count(`rank ${rank}`);
    }
    judgeWinners(at, how, [...winners, ...(missed ?? [])], table);
    return new Change();
  },
};

type Standing = { readonly seat: Seat; readonly wealth: { readonly total: number } };

function judgeWinners({ position, same }: Case, how: string, winners: Seat[], table: readonly Standing[]): void {
  const living = table.filter(({ seat }) => player(position, seat).out === undefined);
  if (how === 'coup-final') same('winners', winners, []);
  else if (how === 'supremacy')
    same(
      'winners',
      winners,
      living.map(({ seat }) => seat),
    );
  else {
    const most = Math.max(...living.map(({ wealth }) => wealth.total));
    const richest = living.filter(({ wealth }) => wealth.total === most).map(({ seat }) => seat);
    same('winners', winners.sort(), richest.sort());
  }
}

function partsOf(position: Position, seat: Seat, prices: Position['market']) {
  const has = player(position, seat);
  let supplies = 0;
  for (const resource of GOODS) supplies += has.supplies[resource] * priceAt(prices[resource]);
  return {
    cash: has.cash,
    supplies,
    companies: has.holdings.length * WORTH.card,
    units: weigh(fleetAndArmy(position, seat), (kind) => UNITS[kind].detente),
    nukes: has.nukes * WORTH.nuke,
    lStars: has.lStars * WORTH.lStar,
    extra: (position.sets.tech?.charts[seat]?.cards.length ?? 0) * WORTH.card,
    // Q-B-92: loans include unpaid interest, that of a Stage 1 under way too.
    debts: has.loans * BILLION + has.arrears + has.interestDue,
  };
}

interface WarRecord {
  readonly captured: number;
  readonly destroyed: number;
  readonly nukesFired: number;
  readonly lostToNukes: number;
}

function recordOf(position: Position, seat: Seat): WarRecord {
  // Q-B-93: a home of their own was no opponent's territory.
  const fates = TERRITORIES.filter((zone) => !isHomeOf(position, zone, seat))
    .map((zone) => position.fates[zone])
    .filter((fate) => fate?.by === seat);
  return {
    captured: fates.filter((fate) => fate?.how === 'captured').length,
    destroyed: fates.filter((fate) => fate?.how === 'destroyed').length,
    ...player(position, seat).record,
  };
}

/** Q-B-93. */
function rankFor({ captured, destroyed, nukesFired, lostToNukes }: WarRecord): number | undefined {
  if (captured === 0) return destroyed > 0 ? 1 : undefined;
  if (nukesFired === 0) return lostToNukes === 0 ? 5 : 4;
  return captured >= destroyed ? 3 : 2;
}
