import {
  DEFAULT_OPTIONS,
  GAME_OPTIONS,
  type GameOption,
  type GameOptions,
  PLAYERS,
  type Refusal,
  whyNotTogether,
} from '@marshall/rules';
import { told } from '@marshall/words';
import { UsageError } from '../command.ts';
import { language } from '../language.ts';
import { words } from '../words.ts';

/** Reads `key=value` words (several in one word are parted by commas) as options of a game. */
export function readGameOptions(typed: readonly string[]): Partial<GameOptions> {
  const pairs = typed.flatMap((word) => word.split(',')).filter((pair) => pair !== '');
  const read: Partial<GameOptions> = Object.fromEntries(pairs.map(readPair));
  const odd = whyNotTogether({ ...DEFAULT_OPTIONS, ...read });
  if (odd !== undefined) throw new UsageError([told(language, odd).sentence, ...whatToType(odd)].join(' '));
  return read;
}

/** The sentence calls options by their names on the page; here they are typed by their ids. */
function whatToType({ figures }: Refusal): readonly string[] {
  if (typeof figures?.needs === 'string') return [words.games.options.add(`${figures.needs}=true`)];
  if (typeof figures?.excludes === 'string')
    return [words.games.options.either(String(figures.option), figures.excludes)];
  return [];
}

function readPair(pair: string): [string, GameOptions[keyof GameOptions]] {
  const [id = '', ...rest] = pair.split('=');
  const text = rest.length === 0 ? undefined : rest.join('=');
  if (id === PLAYERS.id) throw new UsageError(words.games.options.players);
  const option = GAME_OPTIONS.find((known) => known.id === id);
  if (option === undefined)
    throw new UsageError(
      words.games.options.unknown(
        id,
        GAME_OPTIONS.map((known) => known.id),
      ),
    );
  if (text === undefined || text === '') throw new UsageError(words.games.options.noValue(id, choicesOf(option)));
  const value = readValue(option, text);
  if (value === undefined) throw new UsageError(words.games.options.value(id, choicesOf(option), text));
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
  if ('min' in values) return words.games.options.number(values.min, values.max, values.none === true);
  return words.games.options.anyOf(values.map(String));
}
