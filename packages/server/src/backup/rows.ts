// Rows of any table, read in the order of their keys and written in batches, with a digest over all of them.
import { createHash, type Hash } from 'node:crypto';
import { z } from 'zod';
import type { SqlValue } from '../store/database.ts';
import { StoreError } from '../store/errors.ts';
import type { Place } from './place.ts';
import type { Table } from './tables.ts';

/** Rows read at once. */
const BATCH = 200;

const row = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

export type Row = Readonly<Record<string, SqlValue>>;

/** All rows of a table, in the order of its key. */
export async function* tableRows(place: Place, { name, key }: Table): AsyncGenerator<Row> {
  const order = `order by ${key.map((column) => sorted(column, place)).join(', ')} limit ${BATCH}`;
  let last: Row | undefined;
  for (;;) {
    const where = last === undefined ? '' : beyond(key, place);
    const params = last === undefined ? [] : key.map((column) => last?.[column] ?? null);
    const rows = z.array(row).parse(await place.run(`select * from ${name} ${where} ${order}`, params));
    yield* rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1);
  }
}

/** Bytes sort alike everywhere, letters of a language do not. */
function sorted(column: string, { mark }: Place): string {
  return mark === '$' && !NUMBERS.has(column) ? `${column} collate "C"` : column;
}

const NUMBERS: ReadonlySet<string> = new Set(['sequence', 'number', 'began']);

function beyond(key: readonly string[], place: Place): string {
  const columns = key.map((column) => sorted(column, place)).join(', ');
  return `where (${columns}) > (${key.map((_, index) => `${place.mark}${index + 1}`).join(', ')})`;
}

/** Writes rows into an empty table with one statement. */
export async function fill(place: Place, { name }: Table, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const mark = (row: number, column: number) => `${place.mark}${row * columns.length + column + 1}`;
  const values = rows.map((_, at) => `(${columns.map((__, index) => mark(at, index)).join(', ')})`);
  const params = rows.flatMap((one) => columns.map((column) => one[column] ?? null));
  await place.run(`insert into ${name} (${columns.map(quoted).join(', ')}) values ${values.join(', ')}`, params);
}

/** Columns come from a file: what is no plain name is none of ours. */
function quoted(column: string): string {
  if (!/^[a-z_]+$/.test(column)) throw new StoreError('bad-backup', { detail: 'a column has a strange name' });
  return column;
}

/** How many rows a table has, with a digest of them. */
export interface Sum {
  readonly rows: number;
  readonly sha256: string;
}

/** The sums of all tables: equal where everything is. */
export type Sums = Readonly<Record<string, Sum>>;

/** A digest of rows that does not depend on the order of columns, which databases change as they are altered. */
export class RowDigest {
  readonly #hash: Hash = createHash('sha256');
  #rows = 0;

  add(one: Row): void {
    this.#rows += 1;
    this.#hash.update(`${JSON.stringify(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))}\n`);
  }

  /** Ends the digest. */
  sum(): Sum {
    return { rows: this.#rows, sha256: this.#hash.digest('hex') };
  }
}
