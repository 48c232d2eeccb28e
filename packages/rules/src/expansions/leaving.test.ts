// Somebody leaves or falls while a question of a set is asked, or with things of a set in hand.
import { expect, test } from 'vitest';
import { seat } from '../state/seat.ts';
import { faults, playSilently, scenario } from '../testing/index.ts';
import { techSketch } from './high-tech/sketch.ts';

const resign = { type: 'resign' } as const;
const war = { stage: 4, phase: 'attacks' } as const;
const rich = { grain: 12, oil: 12, minerals: 12 } as const;

test.each([
  // The player who may retaliate, the loser whom it would strike, a bystander.
  ['ussr', false],
  ['europe', false],
  ['china', true],
] as const)('C-MAP-10, X-40 a retaliation that is open when %s leaves', (leaver, stays) => {
  const table = scenario({
    ...war,
    options: { combatResolution: 'chart' },
    powers: {
      europe: { ...rich, units: { greece: 2, poland: 6 } },
      ussr: { ...rich, units: { romania: 8, russia: 5 } },
      china: { units: { tibet: 1 } },
      usa: { units: { alaska: 1 } },
    },
    bidders: ['europe', 'usa'],
    dice: [1, 1, 6, 6, 6, 6],
  });
  table.europe.does({ type: 'attack', from: 'greece', to: 'romania', against: 'ussr', units: { army: 2 } });
  playSilently(table.game, () => table.state.question?.kind === 'chart-retaliation');
  expect(table.state.question?.waiting).toEqual(['ussr']);
  table[leaver].does(resign);
  expect(table.state.question?.kind === 'chart-retaliation').toBe(stays);
  expect(faults(table.state)).toEqual([]);
  playSilently(table.game, () => table.state.stage !== 4);
  expect(faults(table.state)).toEqual([]);
});

test('T-SPO-01, X-28 technology cards of a captured player pass face down, and nothing of the chart is left', () => {
  const table = scenario({
    ...war,
    options: { highTech: true },
    powers: {
      ussr: { ...rich, units: { kola: 6 } },
      europe: { ...rich, units: { scandinavia: 1, egypt: 2 } },
      china: { units: { tibet: 1 } },
    },
    nuked: ['british-isles', 'eastern-europe', 'western-europe', 'iberia'],
    bidders: ['ussr'],
    dice: [6, 6, 1, 1],
    sets: techSketch({
      ussr: {},
      europe: { cards: { army: [2] }, hidden: { army: 2 }, licences: { navy: [1] } },
      china: {},
    }),
  });
  table.ussr.does({ type: 'attack', from: 'kola', to: 'scandinavia', against: 'europe', units: { army: 6 } });
  playSilently(table.game, () => table.state.question?.kind === 'occupy');
  table.ussr.does({ type: 'occupy', orders: [{ how: 'march', from: 'kola', units: { army: 2 } }] });
  playSilently(table.game, () => table.state.question?.kind === 'attack');
  const charts = table.state.sets.tech?.charts;
  expect(charts?.[seat('ussr')]?.cards).toEqual([{ technology: 'army', level: 2, open: false, knownTo: [] }]);
  expect(charts?.[seat('europe')]).toMatchObject({ cards: [], rights: [] });
  expect(faults(table.state)).toEqual([]);
});
