// Every commander by its name: `officer`, `recruit:hawk`, `random`.
import { type Commander, fallback, random } from './commander.ts';
import { officers, recruits } from './officer.ts';

export const COMMANDERS: readonly Commander[] = [...officers, ...recruits, random, fallback];

/** A commander by its name. */
export function commanderNamed(name: string): Commander | undefined {
  return COMMANDERS.find((commander) => commander.name === name);
}
