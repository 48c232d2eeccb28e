// Units as the orders so far leave them: carriers of different kinds with the same load are told apart.
import { expect, test } from 'vitest';
import { Play } from '../referee/play.ts';
import { seat } from '../state/seat.ts';
import { scenario } from '../testing/index.ts';
import { UnitsSoFar } from './units-so-far.ts';

const table = scenario({
  stage: 5,
  options: { merchantMarine: true, apc: true },
  powers: {
    usa: {
      units: { 'north-sea': { navy: 1, ship: 1 }, alaska: { army: 2, apc: 1 } },
      laden: [
        { zone: 'north-sea', carrier: 'ship', cargo: { army: 1 } },
        { zone: 'north-sea', carrier: 'navy', cargo: { army: 1 } },
        { zone: 'north-sea', carrier: 'navy', cargo: { army: 2 } },
      ],
    },
    ussr: {},
  },
});
const units = () => new UnitsSoFar(new Play(table.game), seat('usa'));
const carrying = (soFar: UnitsSoFar) =>
  [
    soFar.count('north-sea', 'navy', {}),
    soFar.count('north-sea', 'navy', { army: 1 }),
    soFar.count('north-sea', 'navy', { army: 2 }),
    soFar.count('north-sea', 'ship', {}),
    soFar.count('north-sea', 'ship', { army: 1 }),
  ] as const;

test('B-MOVE-16 carriers are counted by kind and load', () => {
  expect(carrying(units())).toEqual([1, 1, 1, 1, 1]);
  expect(units().count('alaska', 'army', {})).toBe(2);
  expect(units().count('russia', 'army', {})).toBe(0);
});

test.each([
  ['navy', { army: 1 }, [1, 0, 1, 1, 1]],
  ['navy', { army: 2 }, [1, 1, 0, 1, 1]],
  ['ship', { army: 1 }, [1, 1, 1, 1, 0]],
  ['navy', {}, [0, 1, 1, 1, 1]],
  ['ship', {}, [1, 1, 1, 0, 1]],
] as const)('B-MOVE-16 a %s with %j that sails takes no other along, and comes as it went', (kind, cargo, left) => {
  const soFar = units();
  soFar.take('north-sea', kind, 1, cargo);
  expect(carrying(soFar)).toEqual(left);
  soFar.put('barents-sea', kind, 1, cargo);
  expect(soFar.count('barents-sea', kind, cargo)).toBe(1);
  soFar.put('north-sea', kind, 1, cargo);
  expect(carrying(soFar)).toEqual([1, 1, 1, 1, 1]);
  // The position itself stays as it is.
  expect(carrying(units())).toEqual([1, 1, 1, 1, 1]);
});
