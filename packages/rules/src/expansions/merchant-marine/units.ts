import type { UnitSheet } from '../../rulebook.ts';

/** The unit of the set (M-PAY-02, M-BUILD-12, -13, M-ATTACK-02, -09, M-WIN-01, M-SETUP-06); troops: M-AMPHIB-03. */
export const marineUnits = {
  ship: {
    names: { one: 'merchant ship', many: 'merchant ships' },
    salary: 10,
    firePower: 0,
    killPoints: 2,
    detenteValue: 25,
    domain: 'sea',
    // Q-M-42: ships share every sea with everybody and keep nobody out.
    holds: false,
    step: { resource: 'oil', units: 1 },
    flight: 0,
    places: 2,
    takes: { army: 1 },
    price: 50,
    perSet: 3,
    pieces: 20,
  },
} as const satisfies Record<string, UnitSheet>;
