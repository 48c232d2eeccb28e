// What battles worked out ahead may tell: the facts of each refusal, and of what is taken for granted. The words package has a sentence for each.
import type { Seat } from '../state/seat.ts';
import type { UnitKind } from '../unit-table.ts';
import type { PolicyChoice, PolicyName } from './policies.ts';

export interface OddsRefusals {
  'no-battle': null;
  'no-strike': null;
  'no-such-battle:aboard': { places: number; aboard: number };
  'no-such-battle:assault': null;
  'no-such-battle:kind': { unit: UnitKind };
  'no-such-battle:landing': null;
  'no-such-battle:navies': { armies: number; needed: number };
  'no-such-battle:no-defender': null;
  'no-such-battle:nobody': null;
  'no-such-battle:one-origin': null;
  'no-such-battle:one-target': null;
  'no-such-battle:units': { most: number };
  'too-many:targets': { most: number };
}

export interface OddsRemarks {
  /** How a choice inside an attack is taken to be made. */
  policy: { policy: PolicyName; choice: PolicyChoice };
  'policy-champions': { seats: readonly Seat[] };
  /** The defaults of X-38. */
  'policy-else': null;
}
