import { GAME_OPTIONS, type GameOption, type GameOptions } from '@marshall/rules';
import { UsageError } from '../command.ts';

/** Reads `key=value` words (several in one word are parted by commas) as options of a game. */
export function readGameOptions(words: readonly string[]): Partial<GameOptions> {
  const pairs = words.flatMap((word) => word.split(',')).filter((pair) => pair !== '');
  return Object.fromEntries(pairs.map(readPair));
}

function readPair(pair: string): [string, GameOptions[keyof GameOptions]] {
  const [id = '', text] = pair.split('=');
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
