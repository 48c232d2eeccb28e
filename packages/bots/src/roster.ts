// Every commander by its name: `officer`, `recruit:hawk`, `general`, `general@50`, `marshal`, `random`.
import { characterOf } from './characters.ts';
import { type Commander, fallback, random } from './commander.ts';
import { caretaker, officers, recruits } from './officer.ts';
import { type Clock, generals, marshals, STANDPOINTS, searcherOf } from './search/general.ts';

export const COMMANDERS: readonly Commander[] = [
  ...marshals,
  ...generals,
  ...officers,
  ...recruits,
  caretaker,
  random,
  fallback,
];

/** Milliseconds that a commander may take for one decision in live play, where its host says nothing else. */
export function patienceOf(name: string): number {
  return name.startsWith('marshal') ? 3000 : 400;
}

/**
 * A commander by its name; `general@50` is one that judges 50 standpoints for each decision. With a clock generals and marshals
 * decide in time, for live play; without one the same seed gives the same game.
 */
export function commanderNamed(name: string, clock?: Clock): Commander | undefined {
  const [, level, character = 'steady', standpoints] =
    /^(general|marshal)(?::([a-z]+))?(?:@([1-9][0-9]{0,4}))?$/.exec(name) ?? [];
  const found = characterOf(character);
  if ((level !== 'general' && level !== 'marshal') || found === undefined) return plain(name);
  if (standpoints === undefined && clock === undefined) return plain(name);
  const budget = { standpoints: Number(standpoints ?? STANDPOINTS[level]), ...(clock === undefined ? {} : { clock }) };
  return { ...searcherOf(level, found, budget), name };
}

function plain(name: string): Commander | undefined {
  return COMMANDERS.find((commander) => commander.name === name);
}
