import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commands, main } from './main.ts';

let out: string[] = [];
let err: string[] = [];

beforeEach(() => {
  out = [];
  err = [];
  vi.spyOn(console, 'log').mockImplementation((text) => out.push(text));
  vi.spyOn(console, 'error').mockImplementation((text) => err.push(text));
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('help lists every command with its summary', async () => {
  expect(await main(['--help'])).toBe(0);
  for (const { name, summary } of commands)
    expect(out.join('\n')).toMatch(new RegExp(`${name} +${summary.slice(0, 20)}`));
});

test('no words at all give the same help', async () => {
  expect(await main([])).toBe(0);
  expect(out.join()).toContain('Usage');
});

test('each command has help of its own', async () => {
  for (const { name, usage } of commands) {
    expect(await main([name, '--help'])).toBe(0);
    expect(out.join()).toContain(usage);
  }
});

test('an unknown command is one sentence and exit code 2', async () => {
  expect(await main(['conquer'])).toBe(2);
  expect(err).toEqual(["There is no command 'conquer'; run ./marshall --help for the list."]);
});

test('an unknown option is one sentence and exit code 2', async () => {
  expect(await main(['clauses', '--frobnicate'])).toBe(2);
  expect(err).toEqual(["Unknown option '--frobnicate'."]);
});

test('clauses answers a stray word, and two wishes at once, before it runs any test', async () => {
  expect(await main(['clauses', 'B-SELL'])).toBe(2);
  expect(await main(['clauses', '--open', '--unseen'])).toBe(2);
  expect(err).toEqual([
    "clauses takes no word by itself, and 'B-SELL' is one; say --area B-SELL.",
    'Choose one of --open and --unseen.',
  ]);
});
