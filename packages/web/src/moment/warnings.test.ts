import { seat } from '@marshall/rules';
import { type Sketch, scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import type { Draft } from '../session/session.ts';
import { previewOf } from '../solo/advice.ts';

const europe = seat('europe');

/** What is warned of when Europe is about to command something, by kind. */
const warned = (sketch: Sketch, draft: Draft) => previewOf(scenario(sketch).game, europe, draft)?.warnings ?? [];

const MOVING = {
  stage: 5,
  phase: 'moves',
  bidders: ['europe'],
  powers: {
    europe: { units: { 'eastern-europe': 2 }, cards: { 'bayer-mines': 'open', 'huber-grain-co': 'closed' }, grain: 6 },
    ussr: {},
  },
} as const satisfies Sketch;

const march = (army: number): Draft => ({
  type: 'move',
  to: 'western-europe',
  orders: [{ how: 'march', from: 'eastern-europe', units: { army } }],
});

test('a home that is left by its last unit will stand empty with its companies; not while one stays', () => {
  expect(warned(MOVING, march(2))).toContainEqual({ about: 'empty', zone: 'eastern-europe', companies: 2 });
  expect(warned(MOVING, march(1))).toEqual([]);
});

test('a foreign land that is left is spoken of only if a company of one’s own lies there', () => {
  const leave = (cards: Readonly<Record<string, 'open'>>) =>
    warned(
      { ...MOVING, powers: { europe: { units: { poland: 1 }, cards, grain: 6 }, ussr: {} } },
      { type: 'move', to: 'eastern-europe', orders: [{ how: 'march', from: 'poland', units: { army: 1 } }] },
    );
  expect(leave({ 'vistula-grains': 'open' })).toEqual([{ about: 'empty', zone: 'poland', companies: 1 }]);
  expect(leave({ 'bayer-mines': 'open' })).toEqual([]);
});

test('an attack or a defence that takes the last set says so; one that leaves another does not', () => {
  const battle = (sets: number) => ({
    stage: 4 as const,
    phase: 'attacks' as const,
    bidders: ['ussr' as const, 'europe' as const],
    powers: {
      europe: { units: { greece: 5 }, grain: sets, oil: sets + 3, minerals: sets },
      ussr: { units: { romania: 4 }, grain: 6, oil: 6, minerals: 6 },
    },
  });
  const attack: Draft = { type: 'attack', from: 'greece', to: 'romania', against: 'ussr', units: { army: 5 } };
  const attacking = (sets: number) => warned({ ...battle(sets), bidders: ['europe'] }, attack);
  expect(attacking(1)).toEqual([{ about: 'no-set', by: 'attack' }]);
  expect(attacking(2)).toEqual([]);
  const defending = (sets: number, supplied: boolean) => {
    const table = scenario({ ...battle(sets), bidders: ['ussr'] });
    table.ussr.does({ type: 'attack', from: 'romania', to: 'greece', against: 'europe', units: { army: 4 } });
    return previewOf(table.game, europe, { type: 'defend', supplied })?.warnings ?? [];
  };
  expect(defending(1, true)).toEqual([{ about: 'no-set', by: 'defence' }]);
  expect(defending(1, false)).toEqual([]);
  expect(defending(2, true)).toEqual([]);
});

const SELLING = {
  stage: 3,
  phase: 'market-sales',
  bidders: ['europe'],
  powers: { europe: { grain: 10, oil: 5, minerals: 5 }, ussr: {} },
  prices: { grain: 500 },
} as const satisfies Sketch;

test('a sale tells what the kept stock loses, where that is much; not where little is kept', () => {
  const sell = (units: number) => warned(SELLING, { type: 'sell', resource: 'grain', units });
  expect(sell(3)).toEqual([{ about: 'stock', resource: 'grain', units: 7, loss: expect.any(Number) }]);
  expect(sell(8)).toEqual([]);
});

test('a sale that takes the last of a resource leaves no set', () => {
  expect(warned(SELLING, { type: 'sell', resource: 'grain', units: 10 })).toEqual([{ about: 'no-set', by: 'other' }]);
});

test('what leaves too little for the next salaries and interest says so; what leaves enough does not', () => {
  const build = (cash: number) =>
    warned(
      {
        stage: 6,
        phase: 'conventional-builds',
        bidders: ['europe'],
        powers: {
          europe: { cash, loans: 1, units: { greece: 5 }, grain: 6, oil: 6, minerals: 6 },
          ussr: {},
        },
      },
      { type: 'build', kind: 'army', zone: 'western-europe', number: 3 },
    ).filter(({ about }) => about === 'salaries');
  // Three armies cost $300M; then eight units and one loan ask for $80M and $100M.
  expect(build(400)).toEqual([{ about: 'salaries', cash: 100, due: 180 }]);
  expect(build(480)).toEqual([]);
  expect(build(100)).toEqual([]);
});

test('a card that costs the next salaries says so', () => {
  const turn = (cash: number) => {
    const table = scenario({
      stage: 7,
      phase: 'prospecting',
      bidders: ['europe'],
      powers: { europe: { cash, units: { greece: 5 } }, ussr: {} },
    });
    table.europe.does({ type: 'prospect', resource: 'oil' });
    return previewOf(table.game, europe, { type: 'turn-card' })?.warnings ?? [];
  };
  expect(turn(240)).toEqual([{ about: 'salaries', cash: 40, due: 50 }]);
  expect(turn(250)).toEqual([]);
});

test('a nuke aimed at a place with a company of one’s own says so', () => {
  const launch = (zone: string) =>
    warned(
      {
        stage: 4,
        phase: 'attacks',
        bidders: ['europe'],
        powers: {
          europe: { nukes: 1, cards: { 'rovno-grains': 'closed' }, units: { greece: 1 } },
          ussr: { units: { russia: 2, romania: 2 } },
        },
      },
      { type: 'launch', targets: { [zone]: 1 } },
    );
  expect(launch('russia')).toEqual([{ about: 'own-company', zone: 'russia', companies: 1 }]);
  expect(launch('romania')).toEqual([]);
});
