import {
  DEFAULT_OPTIONS,
  GAME_OPTIONS,
  type GameOption,
  type GameOptions,
  PLAYERS,
  whyNotTogether,
} from '@marshall/rules';
import { told } from '@marshall/words';
import { en } from '@marshall/words/en';
import { UsageError } from '../command.ts';

/** Reads `key=value` words (several in one word are parted by commas) as options of a game. */
export function readGameOptions(words: readonly string[]): Partial<GameOptions> {
  const pairs = words.flatMap((word) => word.split(',')).filter((pair) => pair !== '');
  const read: Partial<GameOptions> = Object.fromEntries(pairs.map(readPair));
  const odd = whyNotTogether({ ...DEFAULT_OPTIONS, ...read });
  if (odd !== undefined) throw new UsageError(told(en, odd).sentence);
  return read;
}

function readPair(pair: string): [string, GameOptions[keyof GameOptions]] {
  const [id = '', ...rest] = pair.split('=');
  const text = rest.length === 0 ? undefined : rest.join('=');
  if (id === PLAYERS.id) throw new UsageError(`How many play is said by --${PLAYERS.id}, not among the options.`);
  const option = GAME_OPTIONS.find((known) => known.id === id);
  if (option === undefined)
    throw new UsageError(
      `There is no option '${id}'; the options are ${GAME_OPTIONS.map((known) => known.id).join(', ')}.`,
    );
  const value = text === undefined ? undefined : readValue(option, text);
  if (value === undefined) throw new UsageError(`The option ${id} must be ${choicesOf(option)}, not '${text ?? ''}'.`);
  return [id, value];
}

function readValue({ values }: GameOption, text: string): GameOptions[keyof GameOptions] | undefined {
  if (!('min' in values))
    return values.find((value) => String(value) === text) as GameOptions[keyof GameOptions] | undefined;
  if (text === 'none') return values.none === true ? 'none' : undefined;
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return number >= values.min && number <= values.max ? number : undefined;
}

function choicesOf({ values }: GameOption): string {
  if ('min' in values)
    return `a whole number from ${values.min} to ${values.max}${values.none === true ? ' or none' : ''}`;
  return values.join(' or ');
}
