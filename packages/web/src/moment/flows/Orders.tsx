import { PRICE_TRACK, priceAt, RESOURCES, type Seat, type Value, type View } from '@marshall/rules';
import { Said } from '../../help/Term.tsx';
import { commandWords, words } from '../../words.ts';
import { Facts } from '../Facts.tsx';
import { Field } from '../Fields.tsx';
import type { FlowProps } from '../flows.ts';
import { stagesAhead } from '../orders-ahead.ts';

/** What everybody has when a cycle begins. */
const CUBES = 3;

/** Bids for the rest of the cycle: a line for each stage to come, and what that leaves of the cubes. */
export function PlanBids({ table, hand, form }: FlowProps) {
  const { view, seat, asked } = table;
  const cycle = form.rows.find(({ field }) => field === 'cycle');
  const next = cycle?.value === 'next';
  const ahead = stagesAhead(next ? undefined : view.stage, asked?.kind === 'bid');
  const rows = form.rows.filter(({ field }) => ahead.some((stage) => field === `stage${stage}`));
  const planned = rows.reduce((sum, { value }) => sum + Number(value ?? 0), 0);
  const cubes = next ? CUBES : (view.seats[seat as Seat]?.cubes ?? 0);
  return (
    <>
      <p className="about">
        <Said text={commandWords(form.type).about ?? ''} />
      </p>
      {cycle && <Field view={view} row={cycle} onSet={(value) => hand.take(form.type, { [cycle.field]: value })} />}
      <div className="plan">
        {rows.map((row) => (
          <Field key={row.field} view={view} row={row} onSet={(value) => hand.set(row.field, value)} />
        ))}
      </div>
      <p className="hint" role="status">
        {words.moment.bid.planned(cubes - planned)}
      </p>
      <Facts table={table} type={form.type} />
    </>
  );
}

/** Passing for the rest of a stage, or until a price comes that is worth a go. */
export function PassStage({ table, hand, form }: FlowProps) {
  return (
    <>
      <p className="about">
        <Said text={commandWords(form.type).about ?? ''} />
      </p>
      {form.rows.map((row) => (
        <Field
          key={row.field}
          view={table.view}
          row={row}
          onSet={(value) =>
            row.field === 'until'
              ? hand.take(form.type, { until: value, ...betterPrice(table.view, value) })
              : hand.set(row.field, value)
          }
        />
      ))}
      <Facts table={table} type={form.type} />
    </>
  );
}

/** The next better price of a resource than the one it has: a higher one to sell at, a lower one to buy at. */
function betterPrice({ market, stage }: View, until: Value): { readonly price?: number } {
  const resource = RESOURCES.find((each) => each === until);
  if (resource === undefined) return {};
  const now = priceAt(market[resource]);
  const price = stage === 7 ? PRICE_TRACK.findLast((each) => each < now) : PRICE_TRACK.find((each) => each > now);
  return { price: price ?? now };
}
