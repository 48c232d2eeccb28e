import { RESOURCES } from '@marshall/rules';
import { useEffect, useState } from 'react';
import { goodsCount, zoneTitle } from '../session/names.ts';
import type { Preview, Session } from '../session/session.ts';
import { list, words } from '../words.ts';
import type { FactRow } from './Facts.tsx';
import type { Form } from './form.ts';

/** What a complete move would cost, and by which way it goes. */
export function usePreview(session: Session, form: Form | undefined): Preview | undefined {
  const [preview, setPreview] = useState<{ readonly of: Form; readonly told: Preview | undefined }>();
  const moves = form?.complete === true && form.rows.some(({ field }) => field === 'orders');
  useEffect(() => {
    if (!moves || form === undefined) return;
    let current = true;
    session.preview(form.draft).then(
      (told) => current && setPreview({ of: form, told }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [session, form, moves]);
  return preview !== undefined && preview.of === form ? preview.told : undefined;
}

export function previewRows({ cost, legs }: Preview): FactRow[] {
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
