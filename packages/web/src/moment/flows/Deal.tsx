import type { Value } from '@marshall/rules';
import { commandWords, words } from '../../words.ts';
import { Facts } from '../Facts.tsx';
import { Field } from '../Fields.tsx';
import type { FlowProps } from '../flows.ts';

const GIVES = ['givesCash', 'gives', 'show'];
const GETS = ['wants', 'wantsCash'];
const FIRST = ['stage', 'to', 'offer'];

/** An offer as two baskets side by side; what cannot pass now is not in them. */
export function Deal({ table, hand, form }: FlowProps) {
  const row = (field: string) => form.rows.find((each) => each.field === field);
  const known = new Set([...GIVES, ...GETS]);
  const set = (field: string) => (value: Value) => hand.set(field, value);
  const before = form.rows.filter(({ field }) => FIRST.includes(field));
  const after = form.rows.filter(({ field }) => !known.has(field) && !FIRST.includes(field));
  const { about } = commandWords(form.type);
  const basket = (fields: readonly string[]) =>
    fields.flatMap((field) => {
      const each = row(field);
      return each === undefined ? [] : [<Field key={field} view={table.view} row={each} onSet={set(field)} />];
    });
  return (
    <>
      {about && <p className="about">{about}</p>}
      {before.map((each) => (
        <Field key={each.field} view={table.view} row={each} onSet={set(each.field)} />
      ))}
      {row('gives') && (
        <div className="baskets">
          <section aria-label={words.moment.deal.gives}>
            <h3 className="eyebrow">{words.moment.deal.gives}</h3>
            {basket(GIVES)}
          </section>
          <section aria-label={words.moment.deal.gets}>
            <h3 className="eyebrow">{words.moment.deal.gets}</h3>
            {basket(GETS)}
          </section>
        </div>
      )}
      {after.map((each) => (
        <Field key={each.field} view={table.view} row={each} onSet={set(each.field)} />
      ))}
      <Facts table={table} type={form.type} />
    </>
  );
}
