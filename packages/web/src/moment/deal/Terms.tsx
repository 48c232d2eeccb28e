import type { View } from '@marshall/rules';
import type { Offered } from '@marshall/words';
import { Said } from '../../help/Term.tsx';
import { Glyph } from '../../look/Glyph.tsx';
import { seatInText } from '../../session/names.ts';
import { dealWords, money } from '../../words.ts';
import { type Basket, itemsIn, worthOf } from './offer.ts';
import { termsOf } from './terms.ts';
import './deal.css';

interface TermsProps {
  readonly view: View;
  readonly offer: Offered;
}

/** An offer with all its terms: what changes hands on either side, what it is worth, and what is owed afterwards. */
export function Terms({ view, offer }: TermsProps) {
  const { from, to, gives, wants, loan, promise } = offer;
  const borrower = loan === undefined ? undefined : gives.cash > 0 ? to : from;
  const mine = from === view.viewer;
  const party = mine || to === view.viewer;
  const sides = mine
    ? ([
        [from, gives],
        [to, wants],
      ] as const)
    : ([
        [to, wants],
        [from, gives],
      ] as const);
  const title = (seat: typeof from): string =>
    !party ? dealWords.theyGive(seatInText(view, seat)) : seat === view.viewer ? dealWords.gives : dealWords.gets;
  return (
    <div className="terms">
      <div className="sides">
        {sides.map(([seat, basket]) => (
          <section key={seat} aria-label={title(seat)}>
            <h3 className="eyebrow">{title(seat)}</h3>
            <Items view={view} basket={basket} later={seat === borrower ? loan : undefined} />
            <small title={dealWords.worthAbout}>
              {dealWords.worth(money(worthOf(view, seat, basket) + (seat === borrower ? (loan?.repay ?? 0) : 0)))}
            </small>
          </section>
        ))}
      </div>
      <TermLines view={view} offer={offer} />
      {promise !== '' && (
        <p className="promise">
          <q>{promise}</q>{' '}
          <small>
            <Said text={dealWords.promise} />
          </small>
        </p>
      )}
    </div>
  );
}

/** What is owed afterwards, when, and what happens if it is not kept. */
export function TermLines({ view, offer }: TermsProps) {
  const lines = termsOf(view, offer);
  if (lines.length === 0) return undefined;
  return (
    <ul className="term-lines">
      {lines.map((line) => (
        <li key={line}>
          <Said text={line} />
        </li>
      ))}
    </ul>
  );
}

interface ItemsProps {
  readonly view: View;
  readonly basket: Basket;
  /** What is paid back later for a loan. */
  readonly later: Offered['loan'];
}

function Items({ view, basket, later }: ItemsProps) {
  const items = itemsIn(view, basket);
  if (items.length === 0 && later === undefined) return <p>{dealWords.nothing}</p>;
  return (
    <ul className="items">
      {items.map(({ key, glyph, title, about }) => (
        <li key={key}>
          <Glyph name={glyph} size={13} />
          <span>
            <Said text={title} />
            {about !== '' && (
              <small>
                <Said text={about} />
              </small>
            )}
          </span>
        </li>
      ))}
      {later && (
        <li>
          <Glyph name="loan" size={13} />
          <span>
            {money(later.repay)}
            <small>{dealWords.later(later.dueCycle)}</small>
          </span>
        </li>
      )}
    </ul>
  );
}
