import { type GameEvent, type Seat, seat, type View, view } from '@marshall/rules';
import { scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import type { LogLine, TableState } from '../../session/session.ts';
import { sayMotive } from './say.ts';

const [usa, china] = [seat('usa'), seat('china')];
const { game } = scenario({ stage: 3, cycle: 2, powers: { usa: { oil: 9 }, china: { grain: 9 } } });
const players: TableState['players'] = {
  [usa]: { name: 'Anna', person: true },
  [china]: { name: 'Dag Rennick', person: false, leader: 'hawk', level: 'officer' },
};
const swap: View['offers'][number] = {
  id: 'china>usa#1',
  from: china,
  to: usa,
  gives: { cash: 0, goods: { grain: 2 } },
  wants: { cash: 0, goods: { oil: 2 } },
  loan: undefined,
  order: undefined,
  delivery: undefined,
  promise: '',
};
const made = (offer: View['offers'][number], cycle: number): LogLine => ({
  n: 1,
  act: 1,
  cycle,
  stage: 3,
  text: '',
  clauses: [],
  kind: '',
  event: { type: 'offer-made', to: [usa, china], offer } as GameEvent,
});
const table = (log: readonly LogLine[] = [], who: TableState['players'] = players) => ({
  view: view(game, usa),
  seat: usa as Seat,
  players: who,
  log,
  link: 'live' as const,
});

test('a commander says why it makes an offer, and that it is an answer where it is one', () => {
  expect(sayMotive(table(), swap)).toBe('I have a lot of grain and too little oil.');
  const asked = { ...swap, id: 'usa>china#1', from: usa, to: china, gives: swap.wants, wants: swap.gives };
  expect(sayMotive(table([made(asked, 2)]), swap)).toBe('On these terms, I’d agree.');
  expect(sayMotive(table([made(asked, 1)]), swap)).toBe('I have a lot of grain and too little oil.');
});

test('people, and a computer that keeps somebody’s seat, give no reason', () => {
  expect(sayMotive(table([], { ...players, [china]: { name: 'Bob', person: true } }), swap)).toBeUndefined();
  expect(sayMotive(table([], { ...players, [china]: { name: 'caretaker', person: false } }), swap)).toBeUndefined();
});
