// Every combination of expansions that can be played: the laws hold in each.
import { EXPANSIONS } from '../game.ts';
import { DEFAULT_OPTIONS, type GameOptions, whyNotTogether } from '../options.ts';

export interface Sets {
  /** `base`, or the switches that are on. */
  readonly name: string;
  readonly options: Partial<GameOptions>;
}

/** The base alone first. */
export const SETS: readonly Sets[] = combinations().filter(
  ({ options }) => whyNotTogether({ ...DEFAULT_OPTIONS, ...options }) === undefined,
);

function combinations(): Sets[] {
  return Array.from({ length: 2 ** EXPANSIONS.length }, (_, chosen) => {
    const on = EXPANSIONS.filter((_, i) => Math.floor(chosen / 2 ** i) % 2 === 1);
    return {
      name: on.length === 0 ? 'base' : on.map(({ option, value = option }) => value).join(' and '),
      options: Object.fromEntries(on.map(({ option, value = true }) => [option, value])),
    };
  });
}
