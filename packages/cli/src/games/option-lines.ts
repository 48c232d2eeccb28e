import { GAME_OPTIONS, type GameOptions } from '@marshall/rules';
import { pageWords } from '../language.ts';
import { words } from '../words.ts';

/** One line for each option that is not as usual, with the ruling it stands for. */
export function optionLines(options: GameOptions): string[] {
  return GAME_OPTIONS.flatMap(({ id, fallback, ruling }) => {
    const value = options[id];
    if (value === fallback) return [];
    const { optionTitles, optionValues } = pageWords;
    const said = optionValues[`${id}:${value}`] ?? optionValues[String(value)] ?? String(value);
    const line = words.games.options.line(optionTitles[id] ?? id, said, `${id}=${value}`);
    return [ruling === undefined ? line : `${line}  [${ruling}]`];
  });
}
