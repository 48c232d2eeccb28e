import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Evidence } from './evidence.ts';
import { areaOf, inScope, readScope, reportClauses } from './status.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const file = 'packages/rules/src/some.test.ts';

const evidence: Evidence = {
  [file]: {
    ranAt: 1,
    tests: [
      { name: 'B-SELL-01, -02 a test', claims: ['B-SELL-01', 'B-SELL-02'], proves: ['B-SELL-01'] },
      { name: 'B-KIT-16 a test', claims: ['B-KIT-16'], proves: ['B-KIT-16'] },
    ],
  },
};

const statusOf = (id: string) => reportClauses(root, evidence).find((clause) => clause.id === id);

test('a clause that a test names and applies is proven', () => {
  expect(statusOf('B-SELL-01')).toMatchObject({ status: 'proven', tests: [`${file}: B-SELL-01, -02 a test`] });
});

test('an id in a title alone proves nothing', () => {
  expect(statusOf('B-SELL-02')).toMatchObject({ status: 'open', tests: [], reason: expect.stringContaining(file) });
});

test('a physical fact stays one, whatever a test says', () => {
  expect(statusOf('B-KIT-16')).toMatchObject({ status: 'box', reason: expect.any(String) });
});

test('a clause that the ledger marks gives what it needs as the reason', () => {
  expect(statusOf('M-PIRATE-01')).toMatchObject({ status: 'needs', reason: 'Warlords and Pirates' });
});

test('every physical fact and every exempt clause is in a ledger', () => {
  const ids = new Set(reportClauses(root, {}).map(({ id }) => id));
  const { areas, exempt } = readScope(root);
  expect(reportClauses(root, {}).filter(({ status }) => status === 'box')).not.toHaveLength(0);
  expect(exempt.filter(({ id }) => !ids.has(id))).toEqual([]);
  const known = new Set([...ids].map(areaOf));
  expect(areas.filter((area) => !known.has(area))).toEqual([]);
});

test('a clause is in scope by its area, unless it is exempt', () => {
  const scope = { areas: ['B-SELL'], exempt: [{ id: 'B-SELL-14', reason: 'needs a siege' }] };
  expect(['B-SELL-01', 'B-SELL-14', 'B-ATK-01'].map((id) => inScope(scope, id))).toEqual([true, false, false]);
});
