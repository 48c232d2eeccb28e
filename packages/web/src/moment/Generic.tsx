import { RESOURCES } from '@marshall/rules';
import { useEffect, useState } from 'react';
import { goodsCount, zoneTitle } from '../session/names.ts';
import type { Preview, Session } from '../session/session.ts';
import { commandWords } from '../words/commands.ts';
import { list, words } from '../words.ts';
import { BattleOdds } from './BattleOdds.tsx';
import { type FactRow, Facts } from './Facts.tsx';
import { Field } from './Fields.tsx';
import type { FlowProps } from './flows.ts';
import type { Form } from './form.ts';

/** Any command, field by field, from what the referee says may stand there. */
export function Generic({ table, hand, form, session }: FlowProps) {
  const { about } = commandWords(form.type);
  const preview = usePreview(session, form);
  return (
    <>
      {about && <p className="about">{about}</p>}
      {form.rows.map((row) => (
        <Field key={row.field} view={table.view} row={row} onSet={(value) => hand.set(row.field, value)} />
      ))}
      <BattleOdds view={table.view} form={form} />
      <Facts table={table} type={form.type} rows={preview ? previewRows(preview) : []} />
    </>
  );
}

/** What a complete move would cost. */
function usePreview(session: Session, form: Form): Preview | undefined {
  const [preview, setPreview] = useState<Preview>();
  const moves = form.complete && form.rows.some(({ field }) => field === 'orders');
  useEffect(() => {
    let current = true;
    if (!moves) setPreview(undefined);
    else session.preview(form.draft).then((told) => current && setPreview(told));
    return () => {
      current = false;
    };
  }, [session, form, moves]);
  return preview;
}

function previewRows({ cost, legs }: Preview): FactRow[] {
  const parts = RESOURCES.filter((resource) => (cost[resource] ?? 0) > 0).map((resource) =>
    goodsCount(cost[resource] ?? 0, resource),
  );
  const ways = legs
    .filter(({ path }) => path.length > 1)
    .map(({ from, path }) => [from, ...path].map(zoneTitle).join(' \u2192 '));
  return [
    [words.moment.cost, parts.length === 0 ? words.moment.free : words.moment.costs(list(parts))],
    ...(ways.length > 0 ? [[words.moment.path, [...new Set(ways)].join('; ')] as const] : []),
  ];
}
