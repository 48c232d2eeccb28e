import { GAME_OPTIONS, type GameOptions } from '@marshall/rules';
import { en } from '@marshall/words/en';

/** One line for each option that is not as usual, with the ruling it stands for. */
export function optionLines(options: GameOptions): string[] {
  return GAME_OPTIONS.flatMap(({ id, fallback, ruling }) => {
    const value = options[id];
    if (value === fallback) return [];
    return [`Option ${id} = ${String(value)}: ${en.option(id)}${ruling === undefined ? '' : `  [${ruling}]`}`];
  });
}
