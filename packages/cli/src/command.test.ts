import { expect, test } from 'vitest';
import { readArgs, readWhole, UsageError } from './command.ts';

const options = { games: { type: 'string' }, save: { type: 'string' }, json: { type: 'boolean' } } as const;

test('options and words are told apart', () => {
  const { values, positionals } = readArgs(['file', '--games', '3', '--json'], options);
  expect(values).toEqual({ games: '3', json: true });
  expect(positionals).toEqual(['file']);
});

test.each([
  [['--gmaes', '3'], 'There is no option --gmaes here. Did you mean --games?'],
  [['--zz'], 'There is no option --zz here. Use --help to see the options.'],
  [['--games', '--json'], '--games needs a value. Use --help to see an example.'],
  [['--games', '1', '--games', '2'], 'You gave --games twice. Give it once.'],
  [['--games'], '--games needs a value. Use --help to see an example.'],
  [['--save', ''], '--save needs a value. Use --help to see an example.'],
  [['--save='], '--save needs a value. Use --help to see an example.'],
  [['--json=yes'], '--json takes no value. Write just --json.'],
])('%j is refused in one sentence', (args, sentence) => {
  expect(() => readArgs(args, options)).toThrow(new UsageError(sentence));
});

test('a whole number has bounds and a fallback', () => {
  expect(readWhole('--games', undefined, 1, 1, 9)).toBe(1);
  expect(readWhole('--games', '9', 1, 1, 9)).toBe(9);
  for (const text of ['0', '10', '1.5', '-1', 'ten', '']) {
    expect(() => readWhole('--games', text, 1, 1, 9)).toThrow(
      `--games must be a whole number from 1 to 9, not '${text}'.`,
    );
  }
});
