// Every commander by its name: `officer`, `recruit:hawk`, `general`, `general@50`, `random`.
import { characterOf } from './characters.ts';
import { type Commander, fallback, random } from './commander.ts';
import { caretaker, officers, recruits } from './officer.ts';
import { type Clock, generalOf, generals, STANDPOINTS } from './search/general.ts';

export const COMMANDERS: readonly Commander[] = [...generals, ...officers, ...recruits, caretaker, random, fallback];

/**
 * A commander by its name; `general@50` is one that judges 50 standpoints for each decision. With a clock generals decide
 * in time, for live play; without one the same seed gives the same game.
 */
export function commanderNamed(name: string, clock?: Clock): Commander | undefined {
  const [whole, character = 'steady', standpoints] = /^general(?::([a-z]+))?(?:@([1-9][0-9]{0,4}))?$/.exec(name) ?? [];
  const found = whole === undefined ? undefined : characterOf(character);
  if (found === undefined || (standpoints === undefined && clock === undefined))
    return COMMANDERS.find((commander) => commander.name === name);
  const budget = { standpoints: Number(standpoints ?? STANDPOINTS), ...(clock === undefined ? {} : { clock }) };
  return { ...generalOf(found, budget), name };
}
