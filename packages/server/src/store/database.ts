import { z } from 'zod';
import type { Append } from './append.ts';
import { StoreError } from './errors.ts';
import type { AppendResult } from './store.ts';

/** The seam below the lobby's tables: the same statements run on both databases, with `$1` for the first parameter. */
export interface Database {
  /** SQL for the present instant, by the database's own clock, so that several processes share one. */
  readonly clock: string;
  /** A statement that deletes and returns `token_hash`, so that it also tells the other processes of each. */
  telling(sql: string): string;
  read(sql: string, params: readonly SqlValue[]): Promise<readonly unknown[]>;
  /** Runs the statements in one transaction and gives the rows of each; `changedGame` is told to subscribers. */
  write(statements: readonly Statement[], changedGame?: string): Promise<readonly (readonly unknown[])[]>;
}

/** One that also keeps the logs of games. */
export interface AppendDatabase extends Database {
  append(append: Append): Promise<AppendResult>;
  /** Writes what waits and closes; false when it was closed before. */
  close(): Promise<boolean>;
}

export type SqlValue = string | number | null;

export interface Statement {
  readonly sql: string;
  readonly params: readonly SqlValue[];
  /** Where a guard gives no row the statements after it are left out, and nobody is told. */
  readonly guard?: boolean;
}

/** Refuses what PostgreSQL cannot keep, so that both stores keep the same. */
export function checkText(values: readonly unknown[]): void {
  if (values.some((value) => typeof value === 'string' && value.includes('\0'))) throw new StoreError('invalid');
}

/** Gives `($from, $from+1, …)` for a list of that length. */
export function placeholders(from: number, length: number): string {
  return `(${Array.from({ length }, (_, index) => `$${from + index}`).join(', ')})`;
}

/** A column that may be empty. */
export function optional<T extends z.ZodType>(schema: T) {
  return schema.nullable().transform((value) => value ?? undefined);
}

/** A yes or no, kept as 1 or 0. */
export const flag = z.union([z.literal(0), z.literal(1)]).transform((value) => value === 1);

/** Tells whether no guard stopped the statements that gave these rows. */
export function ranWhole(statements: readonly Statement[], results: readonly (readonly unknown[])[]): boolean {
  return statements.every(({ guard }, index) => guard !== true || (results[index]?.length ?? 0) > 0);
}

/** Runs the statements and tells whether the first gave a row. */
export async function writes(database: Database, statements: readonly Statement[], changedGame?: string) {
  const [first] = await database.write(statements, changedGame);
  return first !== undefined && first.length > 0;
}
