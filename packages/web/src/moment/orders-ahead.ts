import type { View } from '@marshall/rules';
import type { Offered } from '@marshall/words';

const STAGES_WITH_BIDS = [3, 4, 5, 6, 7] as const;

/** The stages of this cycle for which bids are still to be made. */
export const stagesAhead = (stage: number | undefined, bids: boolean): readonly number[] =>
  STAGES_WITH_BIDS.filter((each) => each > (stage ?? 0) || (bids && each === stage));

/** The stage whose trading round comes next: the one for which an offer is prepared unless the player says otherwise. */
export const tradingAhead = (stage: number | undefined): 3 | 7 => (stage !== undefined && stage > 3 ? 7 : 3);

type Prepared = NonNullable<NonNullable<View['standingOrders']>['prepared']>[number];

/** The offer that will be made of a prepared one. */
export function offerOf({ viewer }: View, { stage, to, terms }: Prepared): Offered {
  return {
    id: `${stage} ${to}`,
    from: viewer === 'spectator' ? to : viewer,
    to,
    gives: { cash: terms.givesCash, goods: terms.gives },
    wants: { cash: terms.wantsCash ?? 0, goods: terms.wants },
    loan: undefined,
    order: undefined,
    delivery: undefined,
    promise: terms.promise,
  };
}
