import { expect, test } from 'vitest';
import { readArgs, readWhole, UsageError } from './command.ts';

const options = { games: { type: 'string' }, json: { type: 'boolean' } } as const;

test('options and words are told apart', () => {
  const { values, positionals } = readArgs(['file', '--games', '3', '--json'], options);
  expect(values).toEqual({ games: '3', json: true });
  expect(positionals).toEqual(['file']);
});

test.each([
  [['--gmaes', '3'], "Unknown option '--gmaes'."],
  [['--games'], "Option '--games <value>' argument missing."],
  [['--json=yes'], "Option '--json' does not take an argument."],
])('%j is refused in one sentence', (args, sentence) => {
  expect(() => readArgs(args, options)).toThrow(new UsageError(sentence));
});

test('a whole number has bounds and a fallback', () => {
  expect(readWhole('games', undefined, 1, 1, 9)).toBe(1);
  expect(readWhole('games', '9', 1, 1, 9)).toBe(9);
  for (const text of ['0', '10', '1.5', '-1', 'ten', '']) {
    expect(() => readWhole('games', text, 1, 1, 9)).toThrow(
      `--games must be a whole number from 1 to 9, not '${text}'.`,
    );
  }
});
