import { expect, test } from 'vitest';
import { judge } from './audit.mjs';

const report = (...faults) =>
  `npm warn something\n${JSON.stringify({
    vulnerabilities: Object.fromEntries(faults.map(([name, severity]) => [name, { name, severity }])),
    metadata: {},
  })}\n`;

test('libraries without grave faults pass, and slight ones are named', () => {
  expect(judge(report())).toEqual({ code: 0, looked: true, sentence: 'Known faults of libraries: none.' });
  expect(judge(report(['left', 'low']))).toEqual({
    code: 0,
    looked: true,
    sentence: 'Known faults of libraries: 1 slight: left (low).',
  });
});

test('grave faults fail with their names', () => {
  const { code, sentence } = judge(report(['left', 'low'], ['right', 'critical'], ['up', 'high']));
  expect(code).toBe(1);
  expect(sentence).toContain('right (critical), up (high)');
  expect(sentence).not.toContain('left');
});

test.each([
  '',
  'npm error network',
  '{"error":{"code":"ENOAUDIT","summary":"no"}}',
  '{"message":"request failed","error":{}}',
])('a registry that does not answer fails nothing and proves nothing: %s', (output) => {
  expect(judge(output)).toMatchObject({ code: 0, looked: false, sentence: expect.stringContaining('did not answer') });
});
