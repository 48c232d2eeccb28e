import { priceAt, RESOURCES, type Resource, type Seat } from '@marshall/rules';
import { Said } from '../../help/Term.tsx';
import { Glyph } from '../../look/Glyph.tsx';
import { greyed } from '../../look/greyed.ts';
import { setsOf } from '../../room/facts.ts';
import { goodsCount, seatInText } from '../../session/names.ts';
import type { Draft, Preview } from '../../session/session.ts';
import { buttonWords, money, RESOURCE_NAMES, words } from '../../words.ts';
import { Stepper } from '../Controls.tsx';
import { type FactRow, Facts } from '../Facts.tsx';
import { Field } from '../Fields.tsx';
import type { FlowProps } from '../flows.ts';
import { Ladder } from '../Ladder.tsx';
import { cashFor, sailingRow } from '../preview.ts';

export const Sell = (props: FlowProps) => <Trade {...props} direction={-1} />;
export const Buy = (props: FlowProps) => <Trade {...props} direction={1} />;

/** One resource, so many units, and where the price goes. */
function Trade({ table, hand, form, preview, direction }: FlowProps & { readonly direction: 1 | -1 }) {
  const { trade } = words.moment;
  const { view, seat } = table;
  const pricing = table.options?.marketPricing ?? 'batch';
  const open = form.rows.find(({ field }) => field === 'resource');
  const resources = open?.domain.kind === 'one-of' ? open.domain.values : [];
  const resource = RESOURCES.find((each) => each === open?.value);
  const amount = form.rows.find(({ field }) => field === 'units');
  const units = typeof amount?.value === 'number' ? amount.value : 0;
  return (
    <>
      <p className="about">
        <Said text={(direction < 0 ? trade.sellAbout : trade.buyAbout)[pricing]} />
      </p>
      <div className="segments">
        {RESOURCES.map((each) => (
          <button
            key={each}
            type="button"
            data-choice={`resource:${each}`}
            style={{ '--c': `var(--${each})` }}
            aria-pressed={each === resource}
            {...greyed(resources.includes(each) ? undefined : trade.none, () =>
              hand.take(form.type, { resource: each }),
            )}
          >
            <span>
              <Glyph name={each} /> {RESOURCE_NAMES[each]}
            </span>
            <small>
              {trade.stored(view.seats[seat as Seat]?.supplies[each] ?? 0, money(priceAt(view.market[each])))}
            </small>
          </button>
        ))}
      </div>
      {resource && amount && (
        <>
          {/* Where freight is worth it only for some numbers, those are listed. */}
          {amount.domain.kind !== 'range' && (
            <Field view={view} row={amount} onSet={(next) => hand.set('units', next)} />
          )}
          <div className="quantity">
            {amount.domain.kind === 'range' && (
              <>
                <Stepper
                  label={RESOURCE_NAMES[resource]}
                  value={units}
                  min={amount.domain.min}
                  max={amount.domain.max}
                  onChange={(next) => hand.set('units', next)}
                  big
                />
                <All
                  most={amount.domain.max}
                  units={units}
                  direction={direction}
                  onAll={(most) => hand.set('units', most)}
                />
              </>
            )}
            {units > 0 && (
              <span className="sum">
                {trade.at[pricing](goodsCount(units, resource), money(priceAt(view.market[resource])))}
                {preview && <b>{signed(cashFor(preview))}</b>}
              </span>
            )}
          </div>
          <Ladder
            resource={resource}
            spot={view.market[resource]}
            units={units * direction}
            {...(amount.domain.kind === 'range' && {
              pick: {
                min: amount.domain.min,
                max: amount.domain.max,
                direction,
                onPick: (next: number) => hand.set('units', next),
              },
            })}
          />
        </>
      )}
      <Facts
        table={table}
        type={form.type}
        rows={resource ? rowsOf(table, resource, units * direction, preview) : []}
      />
    </>
  );
}

interface AllProps {
  readonly most: number;
  readonly units: number;
  readonly direction: 1 | -1;
  readonly onAll: (most: number) => void;
}

/** As many as there are to sell, or as many as can be bought. */
function All({ most, units, direction, onAll }: AllProps) {
  const { all, most: dear } = words.moment.trade;
  return (
    <button
      type="button"
      className="all"
      data-choice="units:all"
      aria-pressed={units === most}
      onClick={() => onAll(most)}
    >
      {direction < 0 ? all(most) : dear(most)}
    </button>
  );
}

const signed = (millions: number): string => `${millions < 0 ? '\u2212' : '+'}${money(Math.abs(millions))}`;

function rowsOf(
  { view, seat }: FlowProps['table'],
  resource: Resource,
  units: number,
  preview: Preview | undefined,
): FactRow[] {
  const me = view.seats[seat as Seat];
  if (me?.cash === undefined) return [];
  const { trade } = words.moment;
  const { sailing } = preview ?? {};
  const cash = preview?.changes.find(({ what }) => what === 'cash');
  const stored = Math.min(12 * me.centers, me.supplies[resource] + units);
  const sets = setsOf({ ...me, supplies: { ...me.supplies, [resource]: stored } });
  const next = nextIn(view.sequence, seat);
  const theirs = next === undefined ? undefined : view.seats[next];
  return [
    ...(sailing ? [sailingRow(sailing)] : []),
    // B-LOAN-07: the bank takes interest in arrears out of every sale.
    ...(units < 0 && me.arrears ? [[trade.arrears, trade.kept(money(me.arrears))] as const] : []),
    [words.moment.cash, cash ? words.moment.becomes(money(cash.before), money(cash.after)) : money(me.cash)],
    [words.moment.youKeep, trade.keep(goodsCount(stored, resource), sets)],
    [
      words.moment.afterYou,
      next === undefined || theirs === undefined
        ? trade.last
        : trade.others(seatInText(view, next), goodsCount(theirs.supplies[resource], resource)),
    ],
  ];
}

function nextIn(sequence: readonly Seat[], seat: Seat | undefined): Seat | undefined {
  const at = seat === undefined ? -1 : sequence.indexOf(seat);
  const next = sequence[(at + 1) % sequence.length];
  return next === seat ? undefined : next;
}

export const sellButton = (_: unknown, draft: Draft, preview: Preview | undefined) =>
  sayTrade(draft, preview, buttonWords.sell);
export const buyButton = (_: unknown, draft: Draft, preview: Preview | undefined) =>
  sayTrade(draft, preview, buttonWords.buy);

function sayTrade({ resource, units }: Draft, preview: Preview | undefined, say: typeof buttonWords.sell) {
  const good = RESOURCES.find((each) => each === resource);
  if (good === undefined || typeof units !== 'number') return undefined;
  return say(goodsCount(units, good), preview && money(Math.abs(cashFor(preview))));
}
