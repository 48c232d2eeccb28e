import type { Seat } from '../state/seat.ts';
import type { State } from '../state/state.ts';
import type { Clause } from './cite.ts';

/** What every event has. Facts that not everybody may know stand in `secret`, by who may; `bank` is the referee alone. */
export interface EventBase {
  /** The clauses that made it so; the referee fills in those of its kind where an event names none. */
  clauses?: readonly Clause[];
  /** Who may know that it happened at all; everybody if absent. */
  to?: readonly Seat[];
}

/** Secret facts of an event, by the seat that may read them. All entries of one event hold the same facts. */
export type Secret<T> = { readonly [reader: string]: T };

/** How one kind of event is applied and told. */
export interface EventDef<E> {
  readonly clauses: readonly Clause[];
  /** Grows when the meaning of stored fields changes. */
  readonly version?: number;
  evolve(state: State, event: E): void;
  /** The log's sentence, in the words of the game; undefined for what players need not read. */
  say?(event: E, name: (seat: Seat) => string): string | undefined;
}

/** Definitions for every member of a union of events. */
export type EventDefs<U extends { readonly type: string }> = { readonly [E in U as E['type']]: EventDef<E> };

/** The facts of a secret, whoever may read them; for evolve, which sees everything. */
export function factsOf<T>(secret: Secret<T>): T {
  for (const reader in secret) {
    const facts = secret[reader];
    if (facts !== undefined) return facts;
  }
  throw new Error('an event without its secret facts cannot be applied');
}

/** The same facts for several readers. */
export function secretFor<T>(readers: readonly string[], facts: T): Secret<T> {
  const secret: { [reader: string]: T } = {};
  for (const reader of readers) secret[reader] = facts;
  return secret;
}
