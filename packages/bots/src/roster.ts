// Every commander by its name: `officer`, `recruit:hawk`, `general`, `general@50`, `random`.
import { characterOf } from './characters.ts';
import { type Commander, fallback, random } from './commander.ts';
import { caretaker, officers, recruits } from './officer.ts';
import { generalOf, generals } from './search/general.ts';

export const COMMANDERS: readonly Commander[] = [...generals, ...officers, ...recruits, caretaker, random, fallback];

/** A commander by its name; `general@50` is one that plays 50 games ahead for each decision. */
export function commanderNamed(name: string): Commander | undefined {
  const known = COMMANDERS.find((commander) => commander.name === name);
  if (known !== undefined) return known;
  const [, character = 'steady', playouts] = /^general(?::([a-z]+))?@([1-9][0-9]{0,4})$/.exec(name) ?? [];
  const found = playouts === undefined ? undefined : characterOf(character);
  return found === undefined ? undefined : { ...generalOf(found, { playouts: Number(playouts) }), name };
}
