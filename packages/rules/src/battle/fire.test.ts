import { expect, test } from 'vitest';
import { scenario } from '../testing/index.ts';

const stage4 = { stage: 4, phase: 'attacks' } as const;

test('B-ATK-34, -35 the attacker removes one defending unit for each full three points of his dice', () => {
  const table = scenario({
    ...stage4,
    powers: { ussr: { units: { russia: 4 } }, europe: { units: { poland: 3 } } },
    bidders: ['ussr'],
    dice: [5, 3, 1, 1],
  });
  table.ussr.does({ type: 'attack', from: 'russia', to: 'poland', against: 'europe', units: { army: 4 } });
  table.europe.does({ type: 'defend', supplied: true });
  expect(table.state.question?.kind).toBe('losses');
  table.ussr.does({ type: 'remove-losses', losses: ['poland/army', 'poland/army'] });
  expect(table.europe.has.supplies).toEqual({ grain: 2, oil: 2, minerals: 2 });
});
