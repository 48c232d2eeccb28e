import { Facts } from '../Facts.tsx';
import { Field } from '../Fields.tsx';
import type { FlowProps } from '../flows.ts';
import { OddsBlock, useOdds } from '../OddsBlock.tsx';

/** Which enemy units go, and what the enemy's own dice may do next. */
export function Losses({ table, hand, form, session }: FlowProps) {
  const odds = useOdds(session, form.complete ? form.draft : undefined);
  const next = odds && { ...odds, rows: odds.rows.filter(({ about }) => about !== 'remove') };
  return (
    <>
      {form.rows.map((row) => (
        <Field key={row.field} view={table.view} row={row} onSet={(value) => hand.set(row.field, value)} />
      ))}
      <OddsBlock view={table.view} odds={next} />
      <Facts table={table} type={form.type} />
    </>
  );
}
