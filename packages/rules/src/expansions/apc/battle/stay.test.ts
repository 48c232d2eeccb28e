import { expect, test } from 'vitest';
import { scenario } from '../../../testing/index.ts';

test('X-02, X-40 a defender who resigns when asked to stay leaves the zone to armies that come in APCs, without a fight', () => {
  const table = scenario({
    options: { apc: true },
    stage: 4,
    phase: 'attacks',
    bidders: ['ussr'],
    powers: {
      ussr: { laden: [{ zone: 'russia', carrier: 'apc', cargo: { army: 1 } }] },
      europe: { units: { poland: 2, scandinavia: 1 } },
      usa: {},
    },
  });
  table.ussr.does({ type: 'attack', from: 'russia', to: 'poland', against: 'europe', units: { apc: 1 } });
  expect(table.state.question).toMatchObject({ kind: 'stay', waiting: ['europe'] });
  table.europe.does({ type: 'resign' });
  expect(table.state.question).toMatchObject({ kind: 'occupy', waiting: ['ussr'] });
  expect(table.ussr.has.supplies).toEqual({ grain: 3, oil: 3, minerals: 3 });
});
