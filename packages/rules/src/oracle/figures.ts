// The numbers of the ledgers, written down once more: the oracle shares no table with the engine.
import type { UnitKind } from '../unit-table.ts';

/** what a unit is paid, weighs, takes to destroy and counts at Détente; B-BUILD-05, M-BUILD-13, A-BLD-03: what it costs. */
interface UnitFigures {
  readonly salary: number;
  readonly firePower: number;
  readonly killPoints: number;
  readonly detente: number;
  readonly price: number;
  /** B-BUILD-04, M-BUILD-12: up to three units for a set; an APC takes one of its own. */
  readonly perSet: number;
}

export const UNITS: Readonly<Record<UnitKind, UnitFigures>> = {
  army: { salary: 10, firePower: 1, killPoints: 3, detente: 50, price: 100, perSet: 3 },
  navy: { salary: 10, firePower: 1, killPoints: 3, detente: 50, price: 100, perSet: 3 },
  ship: { salary: 10, firePower: 0, killPoints: 2, detente: 25, price: 50, perSet: 3 },
  apc: { salary: 10, firePower: 2, killPoints: 8, detente: 150, price: 300, perSet: 1 },
  // Of no set that is played.
  tank: { salary: Number.NaN, firePower: 5, killPoints: Number.NaN, detente: Number.NaN, price: Number.NaN, perSet: 1 },
};

export const KINDS: readonly UnitKind[] = ['army', 'navy', 'ship', 'apc', 'tank'];
export const GOODS = ['grain', 'oil', 'minerals'] as const;

/** Q-B-01. */
export const TRACK: readonly number[] = [
  1, 5, 10, 25, 50, 50, 100, 100, 200, 200, 400, 400, 500, 600, 700, 800, 900, 1000,
];

/** Q-B-03, B-BUILD-24, B-BUILD-28: spots of every row of a supply center. */
export const ROW = 12;
/** B-PAY-02. */
export const COMPANY_SALARY = 50;
/** Q-B-05: interest a cycle on each $1,000M. */
export const INTEREST = 100;
/** B-LOAN-01. */
export const BILLION = 1000;
/** B-RND-06, B-PROSPECT-09, T-DRW-01, B-COMPANY-09. */
export const CARD_FEE = 200;
/** B-BUILD-22, B-BUILD-26. */
export const WEAPONS = { nuke: { minerals: 1, cost: 500 }, 'l-star': { minerals: 2, cost: 1000 } } as const;
/** M-SELL-04, M-SELL-06, M-REINFORCE-12, Q-M-80. */
export const TRIP = { units: 3, freight: 50, dangerPay: 500, carrierFee: 100 } as const;
/** B-STRAT-21, B-STRAT-28. */
export const HITS = { defender: 5, champion: 3 } as const;
/** B-WIN-08, B-WIN-10, B-WIN-11, T-WIN-01. */
export const WORTH = { card: 100, nuke: 250, lStar: 500 } as const;

/** B-KIT-01, B-SETUP-06 to -16, B-OPEN-07 to -27, M-SETUP-09, -13, M-LANES-02, A-SET-02; the spot of $500M on the track. */
export const START = {
  deck: 65,
  cards: 6,
  top: 3,
  cash: 7000,
  supplies: 3,
  bonusSupplies: 9,
  spot: 12,
  navies: 3,
  ships: 6,
  bonusUnits: 9,
  bonusDozen: 12,
  apcs: 1,
} as const;
