import { type ForceView, type Seat, UNIT_ROWS } from '@marshall/rules';
import type { TableState } from '../../session/session.ts';
import { unitKind } from '../../session/units.ts';
import { money, words } from '../../words.ts';
import { Facts } from '../Facts.tsx';
import { Field } from '../Fields.tsx';
import type { FlowProps } from '../flows.ts';

/** What is due, as B-PAY-02 and -03 have it. */
function duesOf({ view, seat }: TableState): {
  readonly companies: number;
  readonly units: number;
  readonly due: number;
} {
  const holdings = view.seats[seat as Seat]?.holdings ?? [];
  const companies = holdings.filter(({ face }) => face === 'open').length;
  let units = 0;
  let due = companies * COMPANY_SALARY;
  for (const [kind, number] of view.board.flatMap(({ forces }) =>
    forces.flatMap((force) => (force.seat === seat ? unitsIn(force) : [])),
  )) {
    const unit = unitKind(kind);
    units += number;
    due += number * (unit === undefined ? 0 : UNIT_ROWS[unit].salary);
  }
  return { companies, units, due };
}

/** B-PAY-02. */
const COMPANY_SALARY = 50;

/** Every kind with its number, those aboard included. */
const unitsIn = ({ units, laden }: ForceView): (readonly [string, number])[] =>
  [units, ...laden.map(({ cargo }) => cargo)].flatMap((counts) =>
    Object.entries(counts).map(([kind, number]) => [kind, number ?? 0] as const),
  );

export const salariesTitle = (table: TableState): string | undefined =>
  table.asked?.kind === 'salaries' ? words.moment.pay.title(money(duesOf(table).due)) : undefined;

/** Pay everybody, or say who stays unpaid; the referee proposes where cash is short. */
export function Salaries({ table, hand, form }: FlowProps) {
  const { pay } = words.moment;
  const { companies, units, due } = duesOf(table);
  const cash = table.view.seats[table.seat as Seat]?.cash ?? 0;
  const paid = form.draft.pay;
  return (
    <>
      <p className="about">{pay.about(companies, units)}</p>
      {due > cash && <p className="warning">{pay.short(money(due - cash))}</p>}
      {form.rows
        .filter((row) => row.domain.kind !== 'counts' || Object.keys(row.domain.max).length > 0)
        .map((row) => (
          <Field key={row.field} view={table.view} row={row} onSet={(value) => hand.set(row.field, value)} />
        ))}
      <Facts
        table={table}
        type={form.type}
        rows={paid === 'all' ? [[words.moment.cash, words.moment.becomes(money(cash), money(cash - due))]] : []}
      />
    </>
  );
}
