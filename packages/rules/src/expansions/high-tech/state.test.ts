import { expect, test } from 'vitest';
import { copyPlain } from '../../state/plain.ts';
import { seat } from '../../state/seat.ts';
import type { State } from '../../state/state.ts';
import { scenario } from '../../testing/index.ts';
import { techSketch } from './sketch.ts';
import { type Chart, type TechState, techFaults } from './state.ts';

const { state: SOUND } = scenario({
  stage: 5,
  phase: 'moves',
  options: { highTech: true },
  powers: { usa: { units: { alaska: 1 } }, ussr: { units: { kola: 1 } } },
  bidders: ['usa'],
  sets: techSketch({
    usa: { cards: { army: [2], navy: [1] }, shown: { army: 3 }, hidden: { navy: 2 } },
    ussr: { cards: { army: [1] } },
  }),
});

test.each<[string, (tech: TechState, chart: Chart) => void]>([
  ['a card that is gone', (tech) => tech.piles.army.pop()],
  ['a card too many', (tech) => tech.piles.navy.push(1)],
  ['a card of another level', (tech) => Object.assign(tech.piles.army, { 0: tech.piles.army[0] === 1 ? 2 : 1 })],
  ['a card in hand that is gone', (_tech, chart) => chart.cards.pop()],
  ['a level above the one shown without a raise', (_tech, chart) => Object.assign(chart.deployed.army, { level: 4 })],
  ['a level below the one shown', (_tech, chart) => Object.assign(chart.deployed.army, { level: 2 })],
  ['fewer levels than raises', (_tech, chart) => Object.assign(chart.deployed.navy, { raises: 3 })],
])('law 4: %s is noticed', (_what, spoil) => {
  const state: State = copyPlain(SOUND);
  const { tech } = state.sets;
  const chart = tech?.charts[seat('usa')];
  if (tech === undefined || chart === undefined) throw new Error('no technology is in play');
  expect(techFaults(state)).toEqual([]);
  spoil(tech, chart);
  expect(techFaults(state)).toHaveLength(1);
});

test('law 4: a raised level may lie above what was shown, as far as it was raised', () => {
  const state: State = copyPlain(SOUND);
  for (const level of [3, 4, 5]) expect(techFaults(withArmy(state, { level, shown: 2, raises: 1 }))).toEqual([]);
  expect(techFaults(withArmy(state, { level: 2, shown: 2, raises: 1 }))).toHaveLength(1);
  expect(techFaults({ ...state, sets: {} })).toEqual([]);
});

function withArmy(state: State, deployed: object): State {
  Object.assign(state.sets.tech?.charts[seat('usa')]?.deployed.army ?? {}, deployed);
  return state;
}
