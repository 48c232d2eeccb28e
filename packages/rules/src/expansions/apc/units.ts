import type { UnitSheet } from '../../rulebook.ts';

/** The unit of the set (A-EQP-01, A-SAL-01, A-BLD-03, A-MOV-02, -03, -05, A-FPR-02, A-KIL-02, A-WIN-01); passengers: A-CAR-01. */
export const apcUnits = {
  apc: {
    names: { one: 'APC', many: 'APCs' },
    salary: 10,
    firePower: 2,
    killPoints: 8,
    detenteValue: 150,
    domain: 'land',
    holds: true,
    step: { resource: 'oil', units: 2 },
    flight: 4,
    places: 3,
    takes: { army: 1 },
    // A-MOV-09: an APC takes two of a navy's four places.
    aboard: { navy: 2 },
    price: 300,
    perSet: 1,
    pieces: 5,
  },
  // No set that we hold has tanks; A-FPR-02 gives their fire power. The row shows that a unit is nothing but data.
  tank: {
    names: { one: 'tank', many: 'tanks' },
    salary: 20,
    firePower: 5,
    killPoints: 12,
    detenteValue: 300,
    domain: 'land',
    holds: true,
    step: { resource: 'oil', units: 3 },
    flight: 0,
    places: 0,
    takes: {},
    // a tank fills a navy, and a merchant ship.
    aboard: { navy: 4, ship: 2 },
    price: 500,
    perSet: 1,
    pieces: 5,
  },
} as const satisfies Record<string, UnitSheet>;
