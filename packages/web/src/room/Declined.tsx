import { Said } from '../help/Term.tsx';
import { Emblem } from '../look/Glyph.tsx';
import { offeredAgain } from '../moment/deal/offer.ts';
import { Terms } from '../moment/deal/Terms.tsx';
import type { Hand } from '../moment/use-hand.ts';
import type { TableState } from '../session/session.ts';
import { dealWords } from '../words.ts';
import { declinedOf } from './debts.ts';
import { powerOf } from './facts.ts';
import { Leader } from './Leader.tsx';

interface DeclinedProps {
  readonly table: TableState;
  readonly hand: Hand;
  /** Whether an offer can be made now. */
  readonly mayOffer: boolean;
}

/** Offers of the player's own that were declined in this stage: by whom and why, and the way to better terms. */
export function Declined({ table, hand, mayOffer }: DeclinedProps) {
  const { view } = table;
  return declinedOf(table).map(({ line, offer }) => {
    const power = powerOf(view, offer.to);
    return (
      <article className="deal offer declined" key={offer.id} data-declined={offer.id}>
        {power && <Emblem power={power} />}
        <p>
          <Leader table={table} seat={offer.to} />
          <Said text={line.text} />
        </p>
        <Terms view={view} offer={offer} />
        {mayOffer && offer.delivery === undefined && (
          <span className="answers">
            <button type="button" onClick={() => hand.take('offer', offeredAgain(offer))}>
              {dealWords.change}
            </button>
          </span>
        )}
      </article>
    );
  });
}
