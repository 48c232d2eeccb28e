// What Armored Personnel Carriers may tell: the facts of each refusal and question. The words package has a sentence for each.
import type { Zone } from '../../board/index.ts';
import type { UnitKind } from '../../unit-table.ts';

export interface ApcRefusals {
  'apcs-alone': null;
  'apcs-counted': null;
  'first-target': { target: UnitKind };
  'no-airborne-apc': null;
  'no-flight-now': null;
  'no-landing-now': null;
  'no-such-target': { target: UnitKind };
  'nobody-inside': null;
  'not-inside': { most: number };
  'not-occupied:apcs': { zone: Zone };
  'not-your-land:apc': null;
  shielded: null;
  stays: null;
  'too-few-apcs': { most: number };
}

/** What odds take for granted: the defaults of X-38 for first target and absorption. */
export interface ApcRemarks {
  'policy-apc': null;
}

export interface ApcQuestions {
  absorb: { points: number };
  passengers: { zone: Zone };
  'place-apc': null;
  /** How the defender may still get away. */
  stay: { zone: Zone; withdraw: boolean; surrender: boolean };
  target: null;
}
