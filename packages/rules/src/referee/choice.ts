// A choice is one field of a command: what may be put there, and why anything else may not.
// The same object makes the option and checks the command, so the two cannot disagree (law 1).

import { sure } from '../sure.ts';
import { type Refusal, refuse } from './refusal.ts';

/** What a seat may put into one field, as plain data for a client, a bot or a wire. */
export type Domain =
  | { readonly kind: 'one-of'; readonly values: readonly Value[] }
  | { readonly kind: 'range'; readonly min: number; readonly max: number }
  | { readonly kind: 'some-of'; readonly values: readonly Value[]; readonly least: number; readonly most: number }
  | {
      readonly kind: 'counts';
      readonly max: Readonly<Record<string, number>>;
      readonly least: number;
      readonly most: number;
    }
  | { readonly kind: 'text'; readonly most: number }
  | { readonly kind: 'list'; readonly next: Domain; readonly mayStop: boolean };

/** A plain value of a command's field. */
export type Value = string | number | boolean | { readonly [key: string]: Value } | readonly Value[];

export interface Choice<V = unknown> {
  /** The legal values, as data. */
  domain(): Domain;
  /** Why a value is not legal; undefined if it is. */
  refuse(value: V): Refusal | undefined;
  /** The same in a whole command, without looking ahead to what could stand in the fields after it: those are checked too. */
  refuseInWhole?(value: V): Refusal | undefined;
}

type Why<V> = (value: V) => Refusal | undefined;

/** One value out of a list; `why` refuses a listed value, `stranger` refuses one that is not listed. */
export function oneOf<V extends Value>(universe: readonly V[], why: Why<V>, stranger: Why<V> = why): Choice<V> {
  return {
    domain: () => ({ kind: 'one-of', values: universe.filter((value) => why(value) === undefined) }),
    refuse: (value) => (includes(universe, value) ? why(value) : (stranger(value) ?? notListed())),
  };
}

/**
 * A choice in which a quick no is told by its exact reason, which is worked out only where somebody is refused. `apart` is why
 * a value is refused whatever the fields after it: all that is asked of a whole command.
 */
export function withReason<V>(
  choice: Choice<V>,
  quick: Refusal,
  exact: (value: V) => Refusal,
  apart?: (value: V) => Refusal | undefined,
): Choice<V> {
  return {
    domain: choice.domain,
    refuse: (value) => {
      const refusal = choice.refuse(value);
      return refusal === quick ? exact(value) : refusal;
    },
    ...(apart === undefined ? {} : { refuseInWhole: apart }),
  };
}

/** A whole number from `min` to `max`; `why` explains any other. */
export function range(min: number, max: number, why: (value: number) => Refusal): Choice<number> {
  return {
    domain: () => ({ kind: 'range', min, max }),
    refuse: (value) => (Number.isInteger(value) && value >= min && value <= max ? undefined : why(value)),
  };
}

/** True or false; `why` may refuse either. */
export function yesOrNo(why: Why<boolean> = () => undefined): Choice<boolean> {
  return oneOf([true, false], why);
}

/** A subset, each member at most once, of a size between `least` and `most`; `stranger` refuses what is not listed, or twice. */
export function someOf<V extends Value>(
  universe: readonly V[],
  why: Why<V>,
  size: { readonly least: number; readonly most: number },
  wrongSize: Why<readonly V[]>,
  stranger: Why<V> = notListed,
): Choice<readonly V[]> {
  return {
    domain: () => {
      const values = universe.filter((value) => why(value) === undefined);
      return { kind: 'some-of', values, least: size.least, most: Math.min(size.most, values.length) };
    },
    refuse: (chosen) => {
      for (const [i, value] of chosen.entries()) {
        if (!includes(universe, value) || includes(chosen.slice(0, i), value)) return stranger(value) ?? notListed();
        const refusal = why(value);
        if (refusal !== undefined) return refusal;
      }
      return chosen.length >= size.least && chosen.length <= size.most ? undefined : (wrongSize(chosen) ?? notListed());
    },
  };
}

/** How many of each key, key by key at most `max`, altogether between `least` and `most`. */
export function counts(
  max: Readonly<Record<string, number>>,
  total: { readonly least: number; readonly most: number },
  why: Why<Readonly<Record<string, number>>>,
): Choice<Readonly<Record<string, number>>> {
  return {
    domain: () => ({ kind: 'counts', max, least: total.least, most: total.most }),
    refuse: (chosen) => {
      let sum = 0;
      for (const [key, n] of Object.entries(chosen)) {
        if (!Number.isInteger(n) || n < 0 || n > (Object.hasOwn(max, key) ? sure(max[key]) : 0))
          return why(chosen) ?? notListed();
        sum += n;
      }
      return sum >= total.least && sum <= total.most ? undefined : (why(chosen) ?? notListed());
    },
  };
}

/** How many of each key, where `why` alone can tell whether a number is too large or too small; both are only found to be shown. */
export function anyCounts(
  max: () => Readonly<Record<string, number>>,
  why: Why<Readonly<Record<string, number>>>,
  least: () => number = () => 0,
): Choice<Readonly<Record<string, number>>> {
  return {
    domain: () => {
      const most = max();
      let sum = 0;
      for (const number of Object.values(most)) sum += number;
      return { kind: 'counts', max: most, least: least(), most: sum };
    },
    refuse: (chosen) => {
      if (Object.values(chosen).some((n) => !Number.isInteger(n) || n < 0)) return notListed();
      return why(chosen);
    },
  };
}

/** Free text of limited length. */
export function text(most: number, why: Why<string>): Choice<string> {
  return {
    domain: () => ({ kind: 'text', most }),
    refuse: (value) => (value.length <= most ? undefined : (why(value) ?? notListed())),
  };
}

/** A list made step by step: `next` gives the choice after a prefix, or undefined when the list is full. */
export function listOf<V extends Value>(
  prefix: readonly V[],
  next: (prefix: readonly V[]) => Choice<V> | undefined,
  mayStop: (prefix: readonly V[]) => Refusal | undefined,
): Choice<readonly V[]> {
  return {
    domain: () => ({
      kind: 'list',
      next: next(prefix)?.domain() ?? { kind: 'one-of', values: [] },
      mayStop: mayStop(prefix) === undefined,
    }),
    refuse: (chosen) => {
      for (let i = 0; i < chosen.length; i++) {
        const value = chosen[i];
        const choice = next(chosen.slice(0, i));
        if (choice === undefined || value === undefined) return notListed();
        const refusal = choice.refuse(value);
        if (refusal !== undefined) return refusal;
      }
      return mayStop(chosen);
    },
  };
}

/** Plain values are equal when their members are; the order of keys does not matter. */
export function sameValue(a: Value | undefined, b: Value | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object') return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, i) => sameValue(item, b[i]));
  }
  const left = a as { readonly [key: string]: Value };
  const right = b as { readonly [key: string]: Value };
  const keys = Object.keys(left);
  return keys.length === Object.keys(right).length && keys.every((key) => sameValue(left[key], right[key]));
}

function includes<V extends Value>(list: readonly V[], value: V): boolean {
  return typeof value === 'object' ? list.some((item) => sameValue(item, value)) : list.includes(value);
}

/** What is said of a value that nobody would be offered. */
export function notListed(): Refusal {
  return refuse('not-offered', 'B-FLOW-06');
}
