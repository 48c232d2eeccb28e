import { RESOURCES, type Seat, UNIT_ROWS } from '@marshall/rules';
import { goodsCount } from '../session/names.ts';
import type { Draft, TableState } from '../session/session.ts';
import { unitKind } from '../session/units.ts';
import { list, money, words } from '../words.ts';
import { cardCost } from './CardTable.tsx';
import type { FactRow } from './Facts.tsx';

type Cost = (table: TableState, draft: Draft) => readonly FactRow[];

/** What commands without a screen of their own cost, where it is known before they are sent. */
const COSTS: Readonly<Record<string, Cost>> = {
  'turn-card': cardCost,
  'turn-research-card': cardCost,
  borrow: (table, { billions }) => cashRow(table, Number(billions) * 1000),
  'give-cash': (table, { amount }) => cashRow(table, -Number(amount)),
  'pay-arrears': (table, { amount }) => cashRow(table, -Number(amount)),
  build: (table, { kind, number }) => {
    const unit = unitKind(String(kind));
    if (unit === undefined || typeof number !== 'number') return [];
    const { price, perSet } = UNIT_ROWS[unit];
    return [...cashRow(table, -number * price), [words.moment.youKeep, setsLeft(table, Math.ceil(number / perSet))]];
  },
};

export const costRows: Cost = (table, draft) => COSTS[draft.type]?.(table, draft) ?? [];

function cashRow({ view, seat }: TableState, change: number): FactRow[] {
  const cash = view.seats[seat as Seat]?.cash;
  if (cash === undefined || Number.isNaN(change)) return [];
  return [[words.moment.cash, words.moment.becomes(money(cash), money(cash + change))]];
}

/** B-BUILD-04: a set removed earlier in the go may have a part left, so that this is the most it can take. */
function setsLeft({ view, seat }: TableState, sets: number): string {
  const me = view.seats[seat as Seat];
  if (me === undefined) return '';
  const stored = RESOURCES.map((resource) => goodsCount(Math.max(0, me.supplies[resource] - sets), resource));
  return words.moment.build.keeps(list(stored), sets);
}
