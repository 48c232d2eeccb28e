import { expect, test } from 'vitest';
import { seat } from '../../../state/seat.ts';
import { scenario } from '../../../testing/index.ts';
import { marineSketch } from '../sketch.ts';

const [china, europe] = [seat('china'), seat('europe')];

test('M-BLOCKADE-02, Q-M-17 a ship that pools goods of two lands runs the blockade of either of them', () => {
  const rolls = (grip: 'iran' | 'iraq' | undefined) => {
    const table = scenario({
      stage: 2,
      options: { merchantMarine: true },
      powers: {
        china: {
          oil: 0,
          cards: { 'khuzestan-oil': 'open', 'basra-oil-co': 'open' },
          units: { 'arabian-sea': { ship: 1 }, iran: 1, iraq: 1 },
        },
        europe: { units: { 'arabian-sea': 1 } },
      },
      dice: [1],
      sets: marineSketch({ announced: grip === undefined ? [] : [{ by: europe, against: china, grip }] }),
    });
    const events = table.china.does({
      type: 'load-ships',
      trips: [{ sea: 'arabian-sea', cargo: { 'khuzestan-oil': 2, 'basra-oil-co': 1 } }],
    });
    return events.flatMap((event) => (event.type === 'blockade-rolled' ? [event.territory] : []));
  };
  expect([rolls('iran'), rolls('iraq'), rolls(undefined)]).toEqual([['iran'], ['iraq'], []]);
});
