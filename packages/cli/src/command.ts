import { type ParseArgsConfig, parseArgs } from 'node:util';

/** One thing the command line can do. */
export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** What `marshall <name> --help` prints. */
  readonly usage: string;
  /** Does it, and resolves with the exit code. */
  run(args: readonly string[]): Promise<number>;
}

/** A wish that cannot be met: its message is one sentence for the person at the keyboard, its code the exit code. */
export class UsageError extends Error {
  readonly exitCode: number;

  constructor(sentence: string, exitCode = 2) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<T extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; options: T; strict: true; allowPositionals: true }>
>;

/** Reads options and the words between them; what it does not know becomes a `UsageError`. */
export function readArgs<const T extends Options>(args: readonly string[], options: T): Parsed<T> {
  try {
    const words = withNumbers(args);
    const parsed = parseArgs({ args: words, options, strict: true, allowPositionals: true });
    const { tokens } = parseArgs({ args: words, options, strict: true, allowPositionals: true, tokens: true });
    const said = new Set<string>();
    for (const token of tokens) {
      if (token.kind !== 'option' || token.value === undefined || options[token.name]?.multiple === true) continue;
      if (said.has(token.name)) throw new UsageError(`--${token.name} is given twice; give it once.`);
      said.add(token.name);
    }
    return parsed;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(firstSentence(error instanceof Error ? error.message : String(error)));
  }
}

/** A number below zero after an option is its value, and no option: what reads it then says what is wrong with it. */
function withNumbers(args: readonly string[]): string[] {
  const read: string[] = [];
  for (const word of args) {
    const last = read.at(-1);
    if (/^-\d/.test(word) && last !== undefined && /^--[a-z]+$/.test(last)) read[read.length - 1] = `${last}=${word}`;
    else read.push(word);
  }
  return read;
}

/** The option's value as a whole number in a range, or the fallback when the option was not given. */
export function readWhole(
  name: string,
  text: string | undefined,
  fallback: number,
  least: number,
  most: number,
): number {
  if (text === undefined) return fallback;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new UsageError(`--${name} must be a whole number from ${least} to ${most}, not '${text}'.`);
}

/** The word that all chance of a run comes from. */
export function readSeed(text: string): string {
  if (text.length <= LONGEST_SEED) return text;
  throw new UsageError(`--seed may have ${LONGEST_SEED} characters, not ${text.length}.`);
}

const LONGEST_SEED = 100;

const firstSentence = (message: string): string => `${(message.split(/\. |\n/)[0] ?? message).replace(/\.$/, '')}.`;
