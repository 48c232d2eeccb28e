import { Said } from '../help/Term.tsx';
import { commandWords } from '../words.ts';
import { Afterwards } from './Afterwards.tsx';
import { costRows } from './costs.ts';
import { Facts } from './Facts.tsx';
import { Field } from './Fields.tsx';
import type { FlowProps } from './flows.ts';
import { OddsBlock, useOdds } from './OddsBlock.tsx';
import { previewRows } from './preview.ts';

/** Any command, field by field, from what the referee says may stand there. */
export function Generic({ table, hand, form, session, preview }: FlowProps) {
  const { about } = commandWords(form.type);
  const odds = useOdds(session, form.complete ? form.draft : undefined);
  return (
    <>
      {about && (
        <p className="about">
          <Said text={about} />
        </p>
      )}
      {form.rows.map((row) => (
        <Field key={row.field} view={table.view} row={row} onSet={(value) => hand.set(row.field, value)} />
      ))}
      <Afterwards table={table} hand={hand} form={form} />
      <OddsBlock view={table.view} odds={odds} />
      <Facts table={table} type={form.type} rows={[...previewRows(preview), ...costRows(table, form.draft)]} />
    </>
  );
}
