import { GAME_OPTIONS, type GameOptions } from '@marshall/rules';
import { language } from '../language.ts';
import { words } from '../words.ts';

/** One line for each option that is not as usual, with the ruling it stands for. */
export function optionLines(options: GameOptions): string[] {
  return GAME_OPTIONS.flatMap(({ id, fallback, ruling }) => {
    const value = options[id];
    if (value === fallback) return [];
    const line = words.games.options.line(id, String(value), language.option(id));
    return [ruling === undefined ? line : `${line}  [${ruling}]`];
  });
}
