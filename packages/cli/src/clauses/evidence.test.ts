import { expect, test } from 'vitest';
import { cite } from '../../../rules/src/board/cite.ts';
import { testsByClause } from './evidence.ts';

test('B-SELL-01, -02 a title claims two clauses, and the run shows which of them was applied', ({
  task,
  onTestFinished,
}) => {
  cite('B-SELL-01');
  cite('B-BUY-01');
  onTestFinished(() => expect(task.meta).toEqual({ claims: ['B-SELL-01', 'B-SELL-02'], cited: ['B-SELL-01'] }));
});

test('tests are found by the clauses they name and by those they prove', () => {
  const tests = [{ name: 'B-SELL-01, -02 a test', claims: ['B-SELL-01', 'B-SELL-02'], proves: ['B-SELL-02'] }];
  const { claims, proofs } = testsByClause({ 'sell.test.ts': { ranAt: 1, tests } });
  expect([...claims.keys()]).toEqual(['B-SELL-01', 'B-SELL-02']);
  expect([...proofs]).toEqual([['B-SELL-02', ['sell.test.ts: B-SELL-01, -02 a test']]]);
});
