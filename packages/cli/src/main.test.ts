import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chosenLanguage } from './chosen.ts';
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
    out.length = 0;
    expect(await main([name, '--help'])).toBe(0);
    expect(out.join()).toContain(usage);
    // It begins with a sentence.
    expect(out.join()).toMatch(/^[A-Z][^\n]*[^.]\.\n\n/);
  }
});

test('an unknown command is one sentence and exit code 2', async () => {
  expect(await main(['conquer'])).toBe(2);
  expect(err).toEqual(["There is no command 'conquer'. Run ./marshall --help to see them all."]);
});

test('a misspelt command is answered with the one that was meant', async () => {
  expect(await main(['simulat'])).toBe(2);
  expect(err).toEqual(["There is no command 'simulat'. Did you mean simulate?"]);
});

test('--language chooses among the languages there are, wherever it stands', async () => {
  expect(await main(['--language', 'en', 'play', '--help'])).toBe(0);
  expect(await main(['play', '--language=en', '--help'])).toBe(0);
  expect(await main(['play', '--language', 'tlh'])).toBe(2);
  expect(err).toEqual(["There is no language 'tlh'. Choose en, de or es."]);
});

test.each([
  [['--language', 'en'], { LANG: 'de_DE.UTF-8' }],
  [[], { LANG: 'en_GB.UTF-8' }],
  [[], { LANG: 'C' }],
  [[], {}],
])('%j with %j is English', (args, env) => {
  expect(chosenLanguage(args, env)).toBe('en');
});

test.each([
  [['--language', 'de'], { LANG: 'en_GB.UTF-8' }, 'de'],
  [[], { LANG: 'es_ES.UTF-8' }, 'es'],
])('%j with %j is %s', (args, env, code) => {
  expect(chosenLanguage(args, env)).toBe(code);
});

test('an unknown option is one sentence and exit code 2', async () => {
  expect(await main(['clauses', '--frobnicate'])).toBe(2);
  expect(err).toEqual(['There is no option --frobnicate here. Use --help to see the options.']);
});

test('clauses answers a stray word, and two wishes at once, before it runs any test', async () => {
  expect(await main(['clauses', 'B-SELL'])).toBe(2);
  expect(await main(['clauses', '--open', '--unseen'])).toBe(2);
  expect(err).toEqual([
    "'B-SELL' doesn’t belong here. To see one area, use --area B-SELL.",
    'Choose either --open or --unseen.',
  ]);
});
