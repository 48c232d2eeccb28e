import { seat } from '@marshall/rules';
import { scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { featuresOf } from './features.ts';
import { PAIR, PAIR_WIDTH } from './pairs.ts';
import { standpointOf } from './standpoint.ts';

type Sketch = Parameters<typeof scenario>[0];
type Powers = Sketch['powers'];

/** What one power could do to another, in one of the numbers of the pair. */
function pairOf(sketch: Sketch, one: keyof Powers, other: keyof Powers, name: (typeof PAIR)[number]): number {
  const { seats, pairs } = featuresOf(standpointOf(scenario(sketch).game));
  const at = (seats.indexOf(seat(one)) * seats.length + seats.indexOf(seat(other))) * PAIR_WIDTH;
  return pairs[at + PAIR.indexOf(name)] ?? Number.NaN;
}

const LAST_STAND = ['mongolia', 'nanling', 'shantung', 'tibet'] as const;
const SETS = { grain: 6, oil: 6, minerals: 6 };

/** China has Manchuria alone, and the USSR stands next to it. */
const siege = (ussr: Powers['ussr'], rest: Partial<Sketch> = {}): Sketch => ({
  stage: 4,
  cycle: 6,
  nuked: [...LAST_STAND],
  ...rest,
  powers: { ussr: { ...SETS, ...ussr }, china: { ...SETS, units: { manchuria: 2 } }, usa: SETS },
});

test('a large force next to a last home can take it, a small one can’t', () => {
  expect(pairOf(siege({ units: { buryatsk: 14 } }), 'ussr', 'china', 'direct')).toBeGreaterThan(0.9);
  expect(pairOf(siege({ units: { buryatsk: 1 } }), 'ussr', 'china', 'direct')).toBeLessThan(0.2);
  expect(pairOf(siege({ units: { buryatsk: 14 } }), 'usa', 'china', 'direct')).toBe(0);
});

test('without a set nobody can take anything', () => {
  expect(pairOf(siege({ minerals: 0, units: { buryatsk: 14 } }), 'ussr', 'china', 'best')).toBe(0);
});

test('armies fly as far as the oil reaches', () => {
  const far = (oil: number) => siege({ oil, units: { kola: 12 } });
  expect(pairOf(far(12), 'ussr', 'china', 'direct')).toBe(0);
  expect(pairOf(far(12), 'ussr', 'china', 'air')).toBeGreaterThan(0.5);
  expect(pairOf(far(1), 'ussr', 'china', 'air')).toBe(0);
});

test('navies bring armies ashore', () => {
  const fleet = siege({ units: { buryatsk: 5, 'sea-of-japan': 2 } });
  expect(pairOf(fleet, 'ussr', 'china', 'sea')).toBeGreaterThan(0.3);
  expect(pairOf(siege({ units: { buryatsk: 5 } }), 'ussr', 'china', 'sea')).toBe(0);
});

test('who has no cube left for Stage 4 can’t attack in it, and after the last one nobody can', () => {
  const units = { buryatsk: 14 };
  expect(pairOf(siege({ units, cubes: 1 }), 'ussr', 'china', 'able')).toBe(1);
  expect(pairOf(siege({ units, cubes: 0 }), 'ussr', 'china', 'able')).toBe(0);
  const late = { cycle: 12, options: { detenteCycle: 12 } } as const;
  expect(pairOf(siege({ units }, { ...late, stage: 6 }), 'ussr', 'china', 'able')).toBe(0);
  expect(pairOf(siege({ units }, { ...late, stage: 3 }), 'ussr', 'china', 'able')).toBe(1);
});

test('two who could each take half of what a player has left are a danger together', () => {
  const sketch: Sketch = {
    stage: 4,
    cycle: 6,
    nuked: ['shantung', 'tibet', 'mongolia'],
    powers: {
      ussr: { ...SETS, oil: 1, units: { buryatsk: 14 } },
      china: { ...SETS, units: { manchuria: 1, nanling: 1 } },
      africa: { ...SETS, oil: 1, units: { burma: 14 } },
    },
  };
  expect(pairOf(sketch, 'ussr', 'china', 'best')).toBeLessThan(0.1);
  expect(pairOf(sketch, 'africa', 'china', 'best')).toBeLessThan(0.1);
  expect(pairOf(sketch, 'ussr', 'china', 'gang')).toBeGreaterThan(0.7);
});
