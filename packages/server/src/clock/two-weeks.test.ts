// Six people with lives: a game over two weeks, and one in which most never answer.
import type { Command } from '@marshall/rules';
import { describe, expect, test } from 'vitest';
import { TestClock } from '../testing/clock.ts';
import { mustBeWhole } from '../testing/replays.ts';
import { playSlowly, type SlowPlayer, type SlowTerms } from '../testing/slow-game.ts';
import { STORE_KINDS } from '../testing/stores.ts';
import type { Habits } from './habits.ts';

const PROOF = process.env.MARSHALL_PROOF === '1';
/** Monday, 16 November 2026, 18:00. */
const BEGIN = Date.UTC(2026, 10, 16, 18);
const order = (about: string, reply: string, more: object = {}) =>
  ({ type: 'order', about, reply, ...more }) as Command;

/** What nearly everybody orders: no question that has an obvious answer. */
const USUAL: readonly Command[] = [
  { type: 'pay-always', on: true },
  order('defence', 'fight', { least: 1, otherwise: 'bare' }),
  order('losses', 'most'),
  order('reinforce', 'no'),
  order('counterattack', 'no'),
  order('retaliation', 'no'),
  order('champion', 'no'),
  order('screen', 'fire'),
  order('passage', 'refuse'),
  order('build-permission', 'refuse'),
  order('offers', 'refuse'),
  order('auction', 'pass'),
];
const bids = (...cubes: readonly string[]) =>
  ['bid-3', 'bid-4', 'bid-5', 'bid-6', 'bid-7'].map((about, i) => order(about, cubes[i] ?? 'none'));
const sells = (...resources: readonly string[]) => [
  ...resources.map((resource) => order(`sell-${resource}`, 'at-least', { price: 300, units: 4 })),
  order('sell', 'pass'),
];
const buys = (...resources: readonly string[]) => [
  ...resources.map((resource) => order(`buy-${resource}`, 'at-most', { price: 300, units: 5 })),
  order('buy', 'pass'),
  order('prospect', 'pass'),
];
const isWeekend = (day: number) => day === 0 || day === 6;
const between = (hour: number, from: number, to: number) => hour >= from && hour < to;

/** Asleep at night, at work by day; one is never there on Sundays, one vanishes in cycle 3. */
const PEOPLE: readonly SlowPlayer[] = [
  {
    name: 'Ann',
    looks: (hour, day) => between(hour, 19, 23) || (isWeekend(day) && between(hour, 10, 23)),
    commander: PROOF ? 'officer' : 'recruit',
    orders: [...USUAL, ...bids('one', 'none', 'one', 'none', 'one'), ...sells('oil', 'grain', 'minerals')],
  },
  {
    name: 'Ben',
    looks: (hour) => hour === 7 || hour === 12 || between(hour, 18, 22),
    commander: PROOF ? 'officer:trader' : 'recruit:trader',
    orders: [
      ...USUAL,
      ...bids('one', 'none', 'none', 'one', 'one'),
      ...sells('oil', 'grain', 'minerals'),
      ...buys('grain'),
    ],
  },
  {
    name: 'Cleo',
    looks: (hour, day) => day !== 0 && (hour === 8 || hour === 13 || between(hour, 20, 24)),
    commander: PROOF ? 'officer:hawk' : 'recruit:hawk',
    orders: [...USUAL, ...bids('none', 'one', 'one', 'one', 'none')],
  },
  {
    name: 'Dev',
    looks: (hour) => between(hour, 21, 24) || hour === 0,
    commander: PROOF ? 'officer' : 'recruit',
    orders: [
      ...USUAL,
      ...bids('one', 'none', 'none', 'none', 'two'),
      ...sells('minerals'),
      ...buys('grain', 'oil', 'minerals'),
    ],
  },
  {
    name: 'Eve',
    looks: (hour) => hour % 3 === 0 && between(hour, 6, 24),
    commander: PROOF ? 'officer:builder' : 'recruit',
    orders: [...USUAL, ...bids('one', 'none', 'none', 'one', 'one'), ...sells('grain'), ...buys('oil')],
  },
  {
    name: 'Finn',
    looks: (hour) => hour === 6 || hour === 17 || hour === 22,
    vanishes: PROOF ? 3 : 2,
    commander: PROOF ? 'officer' : 'recruit',
    orders: [...USUAL, ...bids('one', 'none', 'one', 'none', 'one')],
  },
];

const rests = (from: number, to: number, daysOff: number[] = []): Habits => ({
  zone: 'UTC',
  quiet: { from: from * 60, to: to * 60 },
  daysOff,
  holidays: [],
});
/** What they have said of their hours: with a clock per stage everybody's rests hold up everybody. */
const HABITS = {
  Ann: rests(23, 10),
  Ben: rests(22, 7),
  Cleo: rests(0, 8, [0]),
  Dev: rests(1, 12),
  Eve: rests(0, 6),
  Finn: rests(23, 6),
};

const TERMS: SlowTerms = {
  id: 'two-weeks',
  options: PROOF ? { detenteCycle: 12 } : { detenteCycle: 3, stages: '37' },
  meta: { clock: 12 * 3600, clockKind: 'stage' },
  days: 60,
};

describe.each(STORE_KINDS)('a slow game, with $kind', (kind) => {
  test('six people who sleep and work, and have said so, finish it within two weeks, though one vanishes', {
    timeout: 3_600_000,
  }, async () => {
    const place = await kind.place();
    const kept = await kind.open(place);
    const clock = new TestClock(BEGIN);
    const store = clock.of(kept);
    const terms = { ...TERMS, meta: { ...TERMS.meta, habits: HABITS } };
    const report = await playSlowly(store, clock, terms, PEOPLE);
    if (PROOF) console.log(JSON.stringify(report));
    expect(report).toMatchObject({ ended: true });
    expect(report.days).toBeLessThanOrEqual(14);
    await mustBeWhole(store, TERMS.id);
    await kept.close();
    await kind.remove(place);
  });

  test('law 8: six seats of which four never answer reach an end', { timeout: 3_600_000 }, async () => {
    const place = await kind.place();
    const kept = await kind.open(place);
    const clock = new TestClock(BEGIN);
    const store = clock.of(kept);
    const players = PEOPLE.map((player, i) =>
      i < 2 ? { ...player, looks: (hour: number) => hour === 20 } : { ...player, looks: () => false },
    );
    const report = await playSlowly(store, clock, { ...TERMS, id: 'silent' }, players);
    if (PROOF) console.log(JSON.stringify(report));
    expect(report.ended).toBe(true);
    expect(Object.values(report.answers).slice(2)).toEqual([0, 0, 0, 0]);
    await mustBeWhole(store, 'silent');
    await kept.close();
    await kind.remove(place);
  });
});
