#!/usr/bin/env node
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { arena } from './arena.ts';
import { board } from './board.ts';
import { languageAsked, SPOKEN } from './chosen.ts';
import { clauses } from './clauses.ts';
import { type Command, helpOf, UsageError } from './command.ts';
import { conflict } from './conflict.ts';
import { engine } from './engine.ts';
import { host } from './host.ts';
import { nearest } from './nearest.ts';
import { odds } from './odds.ts';
import { play } from './play.ts';
import { printable } from './printable.ts';
import { replay } from './replay.ts';
import { review } from './review.ts';
import { serve } from './serve.ts';
import { simulate } from './simulate.ts';
import { verify } from './verify.ts';
import { words } from './words.ts';

/** Every command, in the order in which help lists them. */
export const commands: readonly Command[] = [
  serve,
  host,
  play,
  simulate,
  arena,
  engine,
  replay,
  review,
  verify,
  board,
  odds,
  conflict,
  clauses,
];

/** Runs one command line (without `node marshall`) and resolves with its exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const { asked, rest: said } = languageAsked(args);
  if (asked === '') return complain(new UsageError(words.common.needsValue('--language')));
  if (asked !== undefined && !SPOKEN.some((code) => code === asked))
    return complain(new UsageError(words.common.noLanguage(asked, SPOKEN)));
  const [name, ...rest] = said;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') return help(rest[0]);
  const command = commands.find((candidate) => candidate.name === name);
  if (command === undefined) return complain(unknown(name));
  if (rest.includes('--help') || rest.includes('-h')) return help(name);
  try {
    return await command.run(rest);
  } catch (error) {
    if (error instanceof UsageError) return complain(error);
    throw error;
  }
}

function help(name: string | undefined): number {
  if (name === undefined) {
    console.log(overview());
    return 0;
  }
  const command = commands.find((candidate) => candidate.name === name);
  if (command === undefined) return complain(unknown(name));
  console.log(helpOf(command));
  return 0;
}

function overview(): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return words.common.overview(commands.map(({ name, summary }) => `${name.padEnd(width)}  ${summary}`));
}

function unknown(name: string): UsageError {
  const names = commands.map((command) => command.name);
  return new UsageError(words.common.noCommand(name, nearest(name, names, 1)));
}

function complain(error: UsageError): number {
  console.error(printable(error.message));
  return error.exitCode;
}

const [, script] = process.argv;
if (script !== undefined && realpathSync(script) === fileURLToPath(import.meta.url)) {
  process.exitCode = await main(process.argv.slice(2));
}
