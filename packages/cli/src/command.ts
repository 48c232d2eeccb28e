import { type ParseArgsConfig, parseArgs } from 'node:util';
import { nearest } from './nearest.ts';
import { words } from './words.ts';

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

/** Options that name a file or a folder: without a letter it would be the folder in which the command runs. */
const PLACES: readonly string[] = ['save', 'resume', 'data', 'site', 'out', 'to'];

/** Stands before a word that begins with a dash and is no option. */
const WORD = '\u0000';

/**
 * Reads options and the words between them; what it does not know becomes a `UsageError`. What fits `word` is no option
 * unless it is one of these, although it begins with a dash.
 */
export function readArgs<const T extends Options>(args: readonly string[], options: T, word?: RegExp): Parsed<T> {
  const isWord = (text: string) => word?.test(text) === true && !Object.hasOwn(options, text.replace(/^--/, ''));
  const asWord = (text: string) => WORD + text;
  const given = withNumbers(args.map((text) => (isWord(text) ? asWord(text) : text))).map((text) =>
    /^-\d+$/.test(text) ? asWord(text) : text,
  );
  const { tokens } = parseArgs({ args: given, options, strict: false, allowPositionals: true, tokens: true });
  const said = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (option === undefined)
      throw new UsageError(words.common.noOption(token.rawName, likeOption(token.name, options)));
    if (option.type === 'boolean' && token.value !== undefined)
      throw new UsageError(words.common.takesNoValue(token.rawName));
    // A word with a dash in front is the next option, unless it stands after an equals sign.
    const isNext = !token.inlineValue && token.value !== undefined && /^-./.test(token.value);
    const isNone = token.value === undefined || (token.value === '' && PLACES.includes(token.name));
    if (option.type === 'string' && (isNone || isNext)) throw new UsageError(words.common.needsValue(token.rawName));
    if (option.type === 'boolean' || option.multiple === true) continue;
    if (said.has(token.name)) throw new UsageError(words.common.twice(token.name));
    said.add(token.name);
  }
  const read = parseArgs({ args: given, options, strict: true, allowPositionals: true });
  return { ...read, positionals: read.positionals.map((text) => text.replace(WORD, '')) };
}

function likeOption(name: string, options: Options): string[] {
  return nearest(name, Object.keys(options), 1).map((option) => `--${option}`);
}

/** Commands that take nothing but options say so to any other word. */
export function noWords(positionals: readonly string[], command: string): void {
  const [word] = positionals;
  if (word !== undefined) throw new UsageError(words.common.strayWord(word, command));
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

/** What was given for `name`, as it is typed (`--limit`, `MINUTES`, `PORT`), as a whole number in a range; the fallback where nothing was. */
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
  throw new UsageError(words.common.whole(name, least, most, text));
}

/** The word that all chance of a run comes from. */
export function readSeed(text: string): string {
  return readText('--seed', text, LONGEST_SEED);
}

/** What was given for `name`, as it is typed, where it is not too long. */
export function readText(name: string, text: string, most: number): string {
  if (text.length <= most) return text;
  throw new UsageError(words.common.tooLong(name, most, text.length));
}

const LONGEST_SEED = 100;

/** The help of a command: what a list says of it in small letters, as a sentence, and how it is called. */
export const helpOf = ({ summary, usage }: Pick<Command, 'summary' | 'usage'>): string =>
  `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.\n\n${usage}`;
