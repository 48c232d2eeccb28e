// What endings and spoils may tell: the facts of each refusal and question. The words package has a sentence for each.
import type { Territory } from '../board/index.ts';
import type { SparseCounts } from '../state/forces.ts';
import type { Seat } from '../state/seat.ts';

export interface EndingRefusals {
  'agreed-before': null;
  'already-proposed': null;
  fallen: null;
  'fallen:both-undefended': { zones: readonly Territory[] };
  'fallen:partner': { seat: Seat };
  'fallen:undefended': { seat: Seat; zone: Territory };
  'goes-on:pieces': null;
  'not-proposed': null;
  'not-too-many': null;
  'proposed-before': null;
}

export interface EndingQuestions {
  /** The units for which there are no pieces. */
  surplus: { units: SparseCounts };
}
