import { expect, test } from 'vitest';
import { scenario } from '../testing/index.ts';
import { current, type EventBase, type EventDef } from './event.ts';

interface Weighed extends EventBase {
  readonly type: 'weighed';
  readonly grams: number;
}

const weighed: EventDef<Weighed> = {
  clauses: [],
  version: 3,
  // Version 1 counted in kilograms, version 2 in grams that were always even.
  upgrade: (old, from) => (from === 1 ? { ...old, grams: old.grams * 1000 } : { ...old, grams: old.grams + 1 }),
  evolve: () => {},
};

test('an event of an earlier version is brought on version by version', () => {
  expect(current(weighed, { type: 'weighed', grams: 2 })).toEqual({ type: 'weighed', grams: 2001, v: 3 });
  expect(current(weighed, { type: 'weighed', grams: 2, v: 2 })).toEqual({ type: 'weighed', grams: 3, v: 3 });
});

test('an event of today stays as it is', () => {
  const event: Weighed = { type: 'weighed', grams: 7, v: 3 };
  expect(current(weighed, event)).toBe(event);
});

test('X-39 an event states a version only if its kind has had another one', () => {
  const table = scenario({ stage: 3, phase: 'market-sales', bidders: ['usa'], powers: { usa: { oil: 3 }, ussr: {} } });
  const events = table.usa.does({ type: 'sell', resource: 'oil', units: 1 });
  expect(events.map((event) => ['v' in event, event.type])).toEqual(events.map(({ type }) => [false, type]));
});
