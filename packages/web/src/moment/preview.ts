import { useEffect, useState } from 'react';
import { goodsCount, zoneTitle } from '../session/names.ts';
import type { Draft, Preview, Session, TableState } from '../session/session.ts';
import { expansionWords, list, money, words } from '../words.ts';
import type { FactRow } from './Facts.tsx';

/** What a command that is ready to be sent would cost, and by which way its units go. */
export function usePreview(session: Session, table: TableState, draft: Draft | undefined): Preview | undefined {
  const [preview, setPreview] = useState<{ readonly of: string; readonly told: Preview | undefined }>();
  // What the player has may change while they are asked: by a loan, a deal, a gift.
  const mine = table.seat === undefined ? undefined : table.view.seats[table.seat];
  const of = draft === undefined ? '' : JSON.stringify([table.asked?.id, mine ?? {}, draft]);
  useEffect(() => {
    if (of === '') return;
    let current = true;
    const [, , asked] = JSON.parse(of);
    session.preview(asked).then(
      (told) => current && setPreview({ of, told }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [session, of]);
  if (preview?.of !== of) return undefined;
  return table.veiled && preview.told ? { ...preview.told, veiled: true } : preview.told;
}

export function previewRows(preview: Preview | undefined): FactRow[] {
  if (preview === undefined) return [];
  const { changes, legs, sailing } = preview;
  const spent = spentIn(preview);
  const gained = changes.flatMap(({ what, before, after }) =>
    what !== 'cash' && after > before ? [goodsCount(after - before, what)] : [],
  );
  const cash = preview.veiled ? undefined : changes.find(({ what }) => what === 'cash');
  const ways = legs
    .filter(({ path }) => path.length > 1)
    .map(({ from, path }) => [from, ...path].map(zoneTitle).join(' \u203a '));
  return [
    ...(spent.length > 0
      ? [[words.moment.cost, words.moment.costs(list(spent))] as const]
      : legs.length > 0 && cash === undefined
        ? [[words.moment.cost, words.moment.free] as const]
        : []),
    ...(gained.length > 0 ? [[words.moment.youGet, list(gained)] as const] : []),
    ...(sailing ? [sailingRow(sailing)] : []),
    ...(cash ? [[words.moment.cash, words.moment.becomes(money(cash.before), money(cash.after))] as const] : []),
    ...(ways.length > 0 ? [[words.moment.path, [...new Set(ways)].join('; ')] as const] : []),
  ];
}

/** What leaves the supply center. */
export const spentIn = ({ changes }: Preview): string[] =>
  changes.flatMap(({ what, before, after }) =>
    what !== 'cash' && after < before ? [goodsCount(before - after, what)] : [],
  );

/** What a trade with the market brings or, below zero, costs, apart from its ships; the bank keeps what is in arrears. */
export function cashFor({ changes, sailing }: Preview): number {
  const cash = changes.find(({ what }) => what === 'cash');
  return (cash === undefined ? 0 : cash.after - cash.before) + (sailing?.pay ?? 0);
}

/** What the ships that carry goods cost. */
export const sailingRow = ({ ships, pay, danger }: NonNullable<Preview['sailing']>): FactRow => [
  danger ? expansionWords.dangerPay : expansionWords.freight,
  expansionWords.sailing(ships, money(pay)),
];
