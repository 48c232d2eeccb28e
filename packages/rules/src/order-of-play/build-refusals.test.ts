import { expect, test } from 'vitest';
import { scenario } from '../testing/index.ts';

test('B-BUILD-09 without a port of their own nobody builds navies', () => {
  const table = scenario({
    stage: 6,
    phase: 'conventional-builds',
    powers: { china: {}, usa: { units: { manchuria: 1, mongolia: 1, nanling: 1, shantung: 1 } } },
    bidders: ['china'],
  });
  expect(table.china.asksWhyNot({ type: 'build', kind: 'navy' }, 'B-BUILD-09').code).toBe('no-site');
  const refusal = table.china.isRefused({ type: 'build', kind: 'navy', zone: 'sea-of-japan', number: 1 }, 'B-BUILD-09');
  expect(refusal.code).toBe('no-port');
  table.china.does({ type: 'build', kind: 'army', zone: 'tibet', number: 1 });
});

test('B-FLOW-06 a unit of a set that is not played is refused as such, however poor the player is', () => {
  for (const cash of [50, 7000]) {
    const table = scenario({
      stage: 6,
      phase: 'conventional-builds',
      powers: { china: { cash }, usa: {} },
      bidders: ['china'],
    });
    for (const kind of ['apc', 'ship', 'tank'] as const) {
      const refusal = table.china.isRefused({ type: 'build', kind, zone: 'tibet', number: 1 }, 'B-FLOW-06');
      expect(refusal, `${kind} with ${cash}`).toMatchObject({ code: 'no-such-unit', figures: { unit: kind } });
    }
  }
});
