// Stages 1 and 2: salaries, interest, defaults, loans and production (B-PAY, B-LOAN, B-XFER).
import {
  companyOf,
  homeOf,
  isCompany,
  isTerritory,
  type LightSea,
  ports,
  type Territory,
  type Zone,
} from '../board/index.ts';
import type { Seat } from '../state/seat.ts';
import type { Position } from '../state/state.ts';
import type { Judges } from './case.ts';
import { Change } from './change.ts';
import { BILLION, CARD_FEE, COMPANY_SALARY, GOODS, INTEREST, UNITS } from './figures.ts';
import { room } from './market.ts';
import { fleetAndArmy, isHomeOf, isNuked, loose, player, presentIn, sumOf, weigh } from './position.ts';

export const payJudges: Judges = {
  'dues-set'(at, { dues }) {
    for (const { seat, salaries, interest } of dues) {
      at.count('dues');
      at.same(`salaries of ${seat}`, salaries, salariesOf(at.position, seat));
      at.same(`interest of ${seat}`, interest, player(at.position, seat).loans * INTEREST);
    }
    return new Change();
  },
  'salaries-paid'(at, { seat, amount, companies, unpaid, dismissed }) {
    at.count('salaries');
    const open = openCompanies(at.position, seat);
    at.same('companies', [...companies, ...unpaid].sort(), [...open].sort());
    const change = new Change();
    let gone = 0;
    for (const { zone, units, laden, relieved } of dismissed) {
      at.count('dismissal');
      gone += weigh(units, (kind) => UNITS[kind].salary);
      change.units(seat, zone, units, -1);
      // Q-B-24: a carrier goes with all that is aboard it.
      for (const { carrier, cargo } of laden) {
        gone += UNITS[carrier].salary + weigh(cargo, (kind) => UNITS[kind].salary);
        change.units(seat, zone, { [carrier]: 1 }, -1).units(seat, zone, cargo, -1);
      }
      for (const { gone: left } of relieved) {
        gone += weigh(left, (kind) => UNITS[kind].salary);
        change.units(seat, zone, left, -1);
      }
    }
    const paid = weigh(fleetAndArmy(at.position, seat), (kind) => UNITS[kind].salary) - gone;
    at.same('amount', amount, companies.length * COMPANY_SALARY + paid);
    return change.add(seat, 'cash', -amount);
  },
  'loans-served'(at, { seat, interest, billions, short }) {
    at.count('interest');
    const { cash, interestDue, arrears } = player(at.position, seat);
    // Q-B-26: if there is enough cash the bank collects; otherwise it takes what there is and the rest is arrears.
    at.same('interest', interest, interestDue);
    at.same('short', short, cash < interestDue);
    const paid = Math.min(cash, interestDue);
    if (short) at.count('default');
    if (arrears > 0) at.count('interest on top of arrears');
    return new Change()
      .add(seat, 'cash', -paid - billions * BILLION)
      .add(seat, 'loans', -billions)
      .add(seat, 'arrears', interestDue - paid);
  },
  'arrears-paid'(at, { seat, cleared, secret }) {
    at.count('arrears');
    const amount = Object.values(secret)[0]?.amount ?? Number.NaN;
    const { arrears } = player(at.position, seat);
    at.same('cleared', cleared, amount === arrears);
    return new Change().add(seat, 'cash', -amount).add(seat, 'arrears', -amount);
  },
  borrowed(at, { seat, billions }) {
    at.count('loan');
    const { loans, centers, arrears } = player(at.position, seat);
    at.holds('the loan line is long enough', loans + billions <= centers * 12);
    at.same('arrears of a borrower', arrears, 0);
    return new Change().add(seat, 'cash', billions * BILLION).add(seat, 'loans', billions);
  },
  'loan-repaid'(at, { borrower, lender, amount }) {
    at.count('loan between players paid back');
    return new Change().pass(borrower, lender, 'cash', amount);
  },
  'company-reopened'(at, { seat, fee }) {
    at.count('reopening');
    at.same('fee', fee, CARD_FEE);
    return new Change().add(seat, 'cash', -fee);
  },
  transferred(at, { seat, produced, shipped, stored, lost }) {
    at.count('production');
    const change = new Change();
    const { holdings } = player(at.position, seat);
    for (const { card, face, paid } of holdings) {
      if (!isCompany(card)) continue;
      const { location, units } = companyOf(card);
      const got = produced.find(({ company }) => company === card)?.units ?? 0;
      if (face !== 'open' || !paid) at.same(`units of ${card}, unpaid or not open`, got, 0);
      else if (at.options.merchantMarine && !isHomeOf(at.position, location, seat))
        // What ships bring is their owner's choice and the dice's.
        at.holds(`no more of ${card} than it yields`, got <= units);
      else {
        const idle = !at.options.merchantMarine && isCutOff(at.position, location, seat);
        if (idle) at.count('company cut off');
        at.same(`units of ${card}`, got, idle ? 0 : units);
      }
    }
    for (const resource of GOODS) {
      const all = produced.reduce(
        (sum, { company, units }) => sum + (companyOf(company).resource === resource ? units : 0),
        0,
      );
      const own = all - shipped[resource];
      const kept = Math.min(own, room(at, seat, resource));
      at.same(`${resource} stored`, stored[resource], kept);
      at.same(`${resource} lost`, lost[resource], own - kept);
      change.add(seat, resource, kept);
    }
    return change;
  },
};

function openCompanies(position: Position, seat: Seat): string[] {
  return player(position, seat)
    .holdings.filter(({ face }) => face === 'open')
    .map(({ card }) => card);
}

function salariesOf(position: Position, seat: Seat): number {
  const units = weigh(fleetAndArmy(position, seat), (kind) => UNITS[kind].salary);
  return openCompanies(position, seat).length * COMPANY_SALARY + units;
}

/** B-TAC-30, B-TAC-34, X-09, X-11, without the Merchant Marine: blockaded where it is, or cut off by a siege. */
function isCutOff(position: Position, zone: Zone, seat: Seat): boolean {
  if (isHomeOf(position, zone, seat)) return false;
  if (isBesieged(position, seat)) return true;
  if (!isTerritory(zone) || ports(zone).length === 0) return false;
  const others = presentIn(position, zone).filter((other) => other !== seat);
  if (others.length > 0 && sumOf(loose(position, zone, seat)) === 0) return false;
  return ports(zone).every((sea) => isCovered(position, sea, seat));
}

function isBesieged(position: Position, seat: Seat): boolean {
  const { power } = player(position, seat);
  const held = power === undefined ? [] : homeOf(power).filter((home) => isHeld(position, home, seat));
  const open = held.flatMap((home) => ports(home));
  return open.length > 0 && open.every((sea) => isCovered(position, sea, seat));
}

function isHeld(position: Position, home: Territory, seat: Seat): boolean {
  return !isNuked(position, home) && presentIn(position, home).every((other) => other === seat);
}

/** A navy of another player stands there who has not granted this one passage. */
function isCovered(position: Position, sea: LightSea, seat: Seat): boolean {
  return presentIn(position, sea).some(
    (other) =>
      other !== seat && (loose(position, sea, other).navy ?? 0) > 0 && !(position.passage[other] ?? []).includes(seat),
  );
}
