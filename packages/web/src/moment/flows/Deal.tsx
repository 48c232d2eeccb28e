import { priceAt, type Value } from '@marshall/rules';
import type { Offered } from '@marshall/words';
import type { ReactNode } from 'react';
import { offerText } from '../../session/names.ts';
import { commandWords, dealWords } from '../../words.ts';
import { Column } from '../deal/Column.tsx';
import { NotNow } from '../deal/NotNow.tsx';
import { goodsIn, isEmptyOffer, offeredIn, orderedOf, worthOf } from '../deal/offer.ts';
import { TermLines } from '../deal/Terms.tsx';
import { useReasons } from '../deal/use-reasons.ts';
import { Facts } from '../Facts.tsx';
import { Field } from '../Fields.tsx';
import type { FlowProps } from '../flows.ts';
import '../deal/deal.css';

const BASKETS: ReadonlySet<string> = new Set(['givesCash', 'gives', 'wants', 'wantsCash']);
/** What is chosen before anything lies in a basket. */
const FIRST: ReadonlySet<string> = new Set(['stage', 'to', 'seller', 'payer', 'zone', 'fleet', 'orders']);

/** What has a place of its own, and the offer that is answered. */
const ASIDE: ReadonlySet<string> = new Set(['promise', 'offer']);

/** An offer as two columns side by side, with what each is worth, and the whole of it in one sentence. */
export function Deal({ table, hand, form, session }: FlowProps) {
  const { view, seat } = table;
  const reasons = useReasons(session, table, form);
  const { about } = commandWords(form.type);
  const offer = offeredIn(view, form.draft);
  const set = (field: string, value: Value): void => {
    hand.set(field, value);
    for (const [other, usual] of Object.entries(follows(table.view, form.draft, field, value)))
      if (hand.chosen[other] === undefined) hand.set(other, usual);
  };
  const fields = (which: (field: string) => boolean) =>
    form.rows
      .filter(({ field }) => which(field))
      .map((row) => <Field key={row.field} view={view} row={row} onSet={(value) => set(row.field, value)} />);
  const opened = form.rows.some(({ field }) => field === 'gives');
  return (
    <>
      {about && !opened && <p className="about">{about}</p>}
      {fields((field) => FIRST.has(field))}
      {opened && offer && (
        <>
          <div className="baskets">
            <Column
              {...{ view, form, reasons }}
              side="gives"
              worth={worthOf(view, offer.from, offer.gives)}
              onSet={set}
            />
            <Column
              {...{ view, form, reasons }}
              side="wants"
              worth={worthOf(view, offer.to, offer.wants)}
              onSet={set}
            />
          </div>
          <NotNow reasons={reasons} />
          {form.type === 'prepare-offer' && <p className="hint">{dealWords.onlySupplies}</p>}
        </>
      )}
      {fields((field) => !BASKETS.has(field) && !FIRST.has(field) && !ASIDE.has(field))}
      {opened && <Message rows={fields((field) => field === 'promise')} />}
      {opened && offer && seat !== undefined && <TermLines view={view} offer={offer} />}
      <Facts table={table} type={form.type} />
      {opened && offer && !isUnsaid(offer, form.type) && (
        <p className="whole" aria-live="polite">
          {offerText(view, offer)}
        </p>
      )}
    </>
  );
}

/** Words that go with the offer, for those who want to say some. */
const Message = ({ rows }: { readonly rows: readonly ReactNode[] }) =>
  rows.length > 0 && (
    <details className="message">
      <summary>{dealWords.addMessage}</summary>
      {rows}
    </details>
  );

/** Nothing to say yet; of units that are sold the sentence would leave out the most important. */
const isUnsaid = (offer: Offered, type: string): boolean => isEmptyOffer(offer) || type === 'offer-units';

/** What usually goes with a choice: a loan comes back in the next cycle, an order costs what the market asks today. */
function follows(
  view: FlowProps['table']['view'],
  draft: FlowProps['form']['draft'],
  field: string,
  value: Value,
): Readonly<Record<string, Value>> {
  if (field === 'loan' && value === true) {
    const cash = Number(draft.givesCash ?? 0) + Number(draft.wantsCash ?? 0);
    return { repay: cash, dueCycle: view.cycle + 1 };
  }
  if (field !== 'gives' && field !== 'wants') return {};
  const [ordered] = Object.keys(goodsIn(value)).flatMap((good) => orderedOf(good) ?? []);
  return ordered === undefined ? {} : { price: priceAt(view.market[ordered]) };
}
