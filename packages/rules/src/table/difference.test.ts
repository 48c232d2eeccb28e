// What is told of events that were written down and are judged otherwise now: the first difference, and which it is.
import { expect, test } from 'vitest';
import type { GameEvent } from '../game.ts';
import { seat } from '../state/seat.ts';
import { difference, shown } from './difference.ts';

const usa = seat('usa');
const rolled = (value: number, more: object = {}): GameEvent =>
  ({ type: 'rolled', draw: 3, name: 'usa, attack', value, ...more }) as GameEvent;
const opened = (more: object = {}): GameEvent => ({ type: 'counterattack-opened', seat: usa, ...more }) as GameEvent;
const declined: GameEvent = { type: 'counterattack-declined', seat: usa };

test('events that are the same differ in nothing, whatever clauses they cite', () => {
  expect(difference([opened()], [opened({ clauses: ['B-ATK-05'] })])).toBeUndefined();
  expect(difference([], [])).toBeUndefined();
});

test('one event more or fewer is told by the numbers', () => {
  const one = { message: 'events-number', figures: { written: 2, made: 1 } };
  expect(difference([opened(), declined], [opened()])).toMatchObject(one);
  expect(difference([opened()], [opened(), declined])).toMatchObject({ figures: { written: 1, made: 2 } });
});

test('a draw tells its number and what the dice gave', () => {
  expect(difference([rolled(4)], [rolled(3)])).toMatchObject({
    message: 'draw-value',
    figures: { draw: 3, name: 'usa, attack', written: '4', gave: 3 },
  });
});

test('a draw under another name is told by both names, and its value only where that differs', () => {
  expect(difference([rolled(4, { name: 'ussr, attack' })], [rolled(4)])).toMatchObject({
    message: 'draw-named',
    figures: { draw: 3, written: '"ussr, attack"', name: '"usa, attack"' },
  });
});

test('another fact of a draw is named', () => {
  expect(difference([rolled(4, { sides: 8 })], [rolled(4, { sides: 6 })])).toMatchObject({
    message: 'draw-fact',
    figures: { draw: 3, fact: 'sides', written: '8', made: '6' },
  });
});

const shuffled = (more: object = {}): GameEvent =>
  ({
    type: 'deck-shuffled',
    draw: 9,
    name: 'deck',
    cards: 47,
    drawn: 3,
    secret: { bank: { order: ['baqa-oil', 'taranaki-oil'] } },
    ...more,
  }) as GameEvent;

test.each<[string, object, object]>([
  ['cards', { cards: 3 }, { written: '3', made: '47' }],
  ['draw', { draw: 8 }, { written: '8', made: '9' }],
  ['drawn', { drawn: undefined }, { written: undefined, made: '3' }],
])('another fact of a shuffle is named, and the dice are not blamed: %s', (fact, change, told) => {
  expect(difference([shuffled(change)], [shuffled()])).toMatchObject({
    message: 'draw-fact',
    figures: { draw: 9, name: 'deck', fact, ...told },
  });
});

test('another order of the cards is told as what the dice did not give', () => {
  expect(
    difference([shuffled({ secret: { bank: { order: ['taranaki-oil', 'baqa-oil'] } } })], [shuffled()]),
  ).toMatchObject({
    message: 'draw-order',
    figures: { draw: 9, name: 'deck' },
  });
});

test('a die without its value lacks it; a value of another kind is a value', () => {
  const { value: _, ...without } = rolled(4) as unknown as { value: number };
  expect(difference([without as unknown as GameEvent], [rolled(4)])).toMatchObject({
    message: 'draw-fact',
    figures: { fact: 'value', made: '4' },
  });
  expect(difference([rolled(4, { value: '4' })], [rolled(4)])).toMatchObject({
    message: 'draw-value',
    figures: { written: '"4"', gave: 4 },
  });
  expect(difference([rolled(5, { name: 'ussr, attack' })], [rolled(4)])).toMatchObject({ message: 'draw-value' });
});

test('a draw where something else was written is out of order', () => {
  expect(difference([declined], [rolled(4)])).toMatchObject({
    message: 'draw-order',
    figures: { draw: 3, name: 'usa, attack' },
  });
});

test('another kind of event, or another fact of it, is told with its place', () => {
  expect(difference([opened(), declined], [opened(), opened()])).toMatchObject({
    message: 'event-kind',
    figures: { number: 2, written: 'counterattack-declined', made: 'counterattack-opened' },
  });
  expect(difference([declined, opened()], [declined, opened({ seat: seat('ussr') })])).toMatchObject({
    message: 'event-fact',
    figures: { number: 2, event: 'counterattack-opened', fact: 'seat', written: '"usa"', made: '"ussr"' },
  });
});

test('a fact that one side lacks is told without it', () => {
  const told = difference([opened({ why: 'so' })], [opened()]);
  expect(told).toMatchObject({ message: 'event-fact', figures: { fact: 'why', written: '"so"' } });
  expect(told?.figures).toHaveProperty('made', undefined);
});

test('a fact is one line, and cut where it is long', () => {
  expect(shown({ a: 1 })).toBe('{"a":1}');
  expect(shown('x'.repeat(500)).length).toBeLessThan(500);
  const named = difference([opened({ [`${'x\n'.repeat(5_000)}`]: 1 })], [opened()]);
  expect(JSON.stringify(named).length).toBeLessThan(300);
});
