// What things are worth, and what the dice are likely to do, as far as a seat can know.
import { adjacent, companiesIn, companyOf, homePower, isTerritory, priceAt, RESOURCES, type Resource, type Seat, type SeatView, type View, type Zone } from '@marshall/rules';
import type { Moment } from './commander.ts';

/** Own facts; a commander always sees its own seat. */
export function mine({ view, seat }: Moment): SeatView {
  const own = view.seats[seat];
  if (own === undefined) throw new Error(`${seat} does not sit at this table`);
  return own;
}

export function cashOf(moment: Moment): number {
  return mine(moment).cash ?? 0;
}

export function price(view: View, resource: Resource): number {
  return priceAt(view.market[resource]);
}

/** Cycles still to come, this one included; a long time where no end is set. */
export function cyclesLeft({ setup, view }: Moment): number {
  const { detenteCycle } = setup.options;
  return detenteCycle === 'none' ? 12 : Math.max(1, detenteCycle - view.cycle + 1);
}

/** Units of a kind that a seat has in a zone, those aboard not counted. */
export function unitsAt(view: View, zone: Zone, seat: Seat, kind: 'army' | 'navy'): number {
  return forcesAt(view, zone).find((force) => force.seat === seat)?.units[kind] ?? 0;
}

export function forcesAt(view: View, zone: Zone): View['board'][number]['forces'] {
  return view.board.find((entry) => entry.zone === zone)?.forces ?? [];
}

/** All units of a seat, those aboard included. */
export function strength(view: View, seat: Seat): number {
  let sum = 0;
  for (const { forces } of view.board) {
    for (const force of forces) {
      if (force.seat !== seat) continue;
      for (const n of Object.values(force.units)) sum += n;
      for (const { cargo } of force.laden) for (const n of Object.values(cargo)) sum += n;
    }
  }
  return sum;
}

/** What next Stage 1 will cost: salaries and interest. */
export function dues(moment: Moment): number {
  const own = mine(moment);
  const open = own.holdings.filter(({ face }) => face === 'open').length;
  return 50 * open + 10 * strength(moment.view, moment.seat) + 100 * own.loans;
}

/** What a seat's open companies yield a cycle. */
export function production(view: View, seat: Seat): Record<Resource, number> {
  const yields = { grain: 0, oil: 0, minerals: 0 };
  for (const holding of view.seats[seat]?.holdings ?? []) {
    if (holding.card === undefined || holding.face !== 'open') continue;
    const { resource, units } = companyOf(holding.card);
    yields[resource] += units;
  }
  return yields;
}

/** What holding a zone would bring: the cards others have there, and a home country's worth. */
export function zoneValue(moment: Moment, zone: Zone): number {
  const { view, seat } = moment;
  const cycles = Math.min(6, cyclesLeft(moment));
  let value = 0;
  for (const company of companiesIn(zone)) {
    const { resource, units } = companyOf(company);
    const held = view.order.some((other) => other !== seat && view.seats[other]?.holdings.some((holding) => holding.card === company) === true);
    if (held) value += 100 + units * Math.min(500, price(view, resource)) * cycles * 0.5;
  }
  const power = homePower(zone);
  const owner = view.order.find((other) => power !== undefined && view.seats[other]?.power === power && view.seats[other]?.out === undefined);
  if (owner !== undefined && owner !== seat && isTerritory(zone)) value += 400;
  return value;
}

/** How many enemy units stand next to a zone. */
export function threat(view: View, zone: Zone, seat: Seat): number {
  let most = 0;
  for (const { zone: other, forces } of view.board) {
    if (!adjacent(zone, other)) continue;
    for (const force of forces) if (force.seat !== seat) most = Math.max(most, Object.values(force.units).reduce((sum, n) => sum + n, 0));
  }
  return most;
}

/** Chance that so many dice remove at least so many units at three points each. */
export function chanceToKill(dice: number, units: number): number {
  if (units <= 0) return 1;
  const sums = SUMS[Math.min(dice, SUMS.length - 1)] ?? [];
  let ways = 0;
  let all = 0;
  sums.forEach((n, sum) => {
    all += n;
    if (Math.floor(sum / 3) >= units) ways += n;
  });
  return all === 0 ? 0 : ways / all;
}

/** How often so many dice remove units, on average. */
export function expectedKills(dice: number): number {
  const sums = SUMS[Math.min(dice, SUMS.length - 1)] ?? [];
  let kills = 0;
  let all = 0;
  sums.forEach((n, sum) => {
    all += n;
    kills += n * Math.floor(sum / 3);
  });
  return all === 0 ? 0 : kills / all;
}

/** Ways to roll each sum with 0 to 6 dice. */
const SUMS: readonly (readonly number[])[] = Array.from({ length: 7 }, (_, dice) => {
  let ways = [1];
  for (let i = 0; i < dice; i++) {
    const next: number[] = new Array(ways.length + 6).fill(0);
    ways.forEach((n, sum) => {
      for (let face = 1; face <= 6; face++) next[sum + face] = (next[sum + face] ?? 0) + n;
    });
    ways = next;
  }
  return ways;
});

export { RESOURCES };
