import type { Seat } from '../state/seat.ts';
import type { State } from '../state/state.ts';
import type { Clause } from './cite.ts';

/** What every event has. Facts that not everybody may know stand in `secret`, by reader; `bank` is the referee alone. */
export interface EventBase {
  /** The clauses that made it so; the referee fills in those of its kind where an event names none. */
  clauses?: readonly Clause[];
  /** Who may know that it happened at all; everybody if absent. */
  to?: readonly Seat[];
  /** The version of its kind when it was written; 1 if absent. */
  v?: number;
}

/** Secret facts of an event, by the seat that may read them. All entries hold the same facts, except for offers, whose author knows most. */
export type Secret<T> = { readonly [reader: string]: T };

/** How one kind of event is applied. */
export interface EventDef<E> {
  readonly clauses: readonly Clause[];
  /** Grows when the meaning of stored fields changes; 1 if absent. */
  readonly version?: number;
  /** Brings an event one version on; needed from version 2. */
  upgrade?(old: E, from: number): E;
  /** Whether it shows what not everybody knew, so that it cannot be taken back. */
  shows?(event: E): boolean;
  evolve(state: State, event: E): void;
}

/** Definitions for every member of a union of events. */
export type EventDefs<U extends { readonly type: string }> = { readonly [E in U as E['type']]: EventDef<E> };

/** An event in the form of today, whatever version it was written in (law 6). */
export function current<E extends EventBase>(def: EventDef<E>, event: E): E {
  const now = def.version ?? 1;
  let found = event;
  for (let version = event.v ?? 1; version < now; version++) {
    if (def.upgrade === undefined) throw new Error(`nothing brings a version ${version} event on to ${now}`);
    found = { ...def.upgrade(found, version), v: version + 1 };
  }
  return found;
}

/** The facts of a secret, no matter who may read them; for evolve, which sees everything. */
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
