// The command line in every language: the same options, the same words to type.
import { expect, test } from 'vitest';
import type { Cli } from './cli.ts';
import { cli as de } from './de/cli/index.ts';
import { cli as en } from './en/cli/index.ts';
import { cli as es } from './es/cli/index.ts';

const usages = ({
  serve,
  host,
  games,
  play,
  simulate,
  arena,
  engine,
  board,
  odds,
  conflict,
  clauses,
}: Cli): readonly string[] => [
  serve.usage(8080, '127.0.0.1'),
  host.usage(Object.values(host.does)),
  games.replay.usage,
  games.verify.usage,
  play.usage,
  simulate.usage,
  arena.usage,
  engine.usage,
  board.usage,
  odds.usage,
  conflict.usage,
  clauses.usage,
];
const optionsIn = (usage: string): string[] => [...new Set(usage.match(/--[a-z-]+/g))].sort();

test.each([
  ['de', de],
  ['es', es],
] as const)('%s explains the options that English explains', (_code, cli) => {
  expect(usages(cli).map(optionsIn)).toEqual(usages(en).map(optionsIn));
});

test.each([
  ['en', en],
  ['de', de],
  ['es', es],
] as const)('%s has one word for each thing that is typed in a game, and its help names them', (_code, { play }) => {
  const { back, ...typed } = play.words;
  expect(new Set([back, ...Object.values(typed)]).size).toBe(Object.keys(play.words).length);
  const { help, ...told } = typed;
  for (const word of Object.values(told)) expect(play.help).toContain(`  ${word} `);
  expect(play.usage).toContain(help);
  expect(play.ask('', '', false)).toContain(back);
});

test.each([
  ['de', de],
  ['es', es],
] as const)('%s says what English says to a host, with the same options and figures', (_code, { host }) => {
  for (const [command, does] of Object.entries(en.host.does))
    expect(optionsIn(host.does[command as keyof typeof host.does]), command).toEqual(optionsIn(does));
  const figures = { id: 'G1', who: 'Q2', seat: 'S3', seats: ['S4'], game: 'G1', number: 7, operation: 'O5' };
  for (const [message, say] of Object.entries(en.host.refused)) {
    const said = (refusals: object) =>
      String((refusals as Record<string, (all: object) => string>)[message]?.(figures));
    expect(said(host.refused).match(/[GQSO]\d|\b7\b|--yes/g), message).toEqual(
      String(say(figures as never)).match(/[GQSO]\d|\b7\b|--yes/g),
    );
    expect(said(host.refused)).not.toBe(said(en.host.refused));
  }
  for (const [code, sentence] of Object.entries(en.host.store))
    expect(host.store[code as keyof typeof host.store]).not.toBe(sentence);
});
