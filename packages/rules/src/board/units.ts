import type { UnitSheet } from '../rulebook.ts';

/** The units of the base game (B-PAY-03, B-ATK-31, B-ATK-34, B-WIN-09, B-BUILD-04, B-BUILD-05, B-MOVE-12, B-MOVE-22, B-KIT-08). */
export const baseUnits = {
  army: {
    names: { one: 'army', many: 'armies' },
    salary: 10,
    firePower: 1,
    killPoints: 3,
    detenteValue: 50,
    domain: 'land',
    holds: true,
    step: { resource: 'grain', units: 1 },
    flight: 2,
    places: 0,
    takes: {},
    price: 100,
    perSet: 3,
    pieces: 42,
  },
  navy: {
    names: { one: 'navy', many: 'navies' },
    salary: 10,
    firePower: 1,
    killPoints: 3,
    detenteValue: 50,
    domain: 'sea',
    holds: true,
    step: { resource: 'oil', units: 1 },
    flight: 0,
    places: 4,
    takes: { army: 1 },
    price: 100,
    perSet: 3,
    pieces: 12,
  },
} as const satisfies Record<string, UnitSheet>;
