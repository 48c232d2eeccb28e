// Backup and restore of either store while it is in use, and the move from one to the other.
import { StoreError } from '../store/errors.ts';
import { readArchive, writeArchive } from './archive.ts';
import { holdStill, openEmpty, openMoment, type Place, type Where } from './place.ts';
import { fill, type Row, RowDigest, type Sum, type Sums, tableRows } from './rows.ts';
import { TABLES, type Table } from './tables.ts';

/** A store's content in order: its schema, then each table with its rows and their sum. */
export type Content =
  | { readonly schema: number }
  | { readonly table: string }
  | { readonly row: Row }
  | { readonly sum: Sum };

/** Writes one moment of a store into a file, which is put in place once it is whole. */
export async function backUp(where: Where, file: string, made: string): Promise<Sums> {
  const { place, schema } = await openMoment(where);
  try {
    return await counted((content) => writeArchive(file, made, content), contentOf(place, schema));
  } finally {
    await place.close(false);
  }
}

/** Fills an empty store from a file; where the file is damaged or not whole the store stays empty. */
export function restore(file: string, where: Where): Promise<Sums> {
  return filled(where, readArchive(file));
}

/**
 * Copies a store into another, which must be empty. A folder must be out of use: what a server acknowledged after that
 * moment would be missing from the copy.
 */
export async function move(from: Where, to: Where): Promise<Sums> {
  const release = await holdStill(from);
  try {
    const { place, schema } = await openMoment(from);
    try {
      return await filled(to, contentOf(place, schema));
    } finally {
      await place.close(false);
    }
  } finally {
    release();
  }
}

/** The sums of a store as it is now. */
export async function sumsOf(where: Where): Promise<Sums> {
  const { place, schema } = await openMoment(where);
  try {
    return await counted(
      async (content) => {
        for await (const _ of content);
      },
      contentOf(place, schema),
    );
  } finally {
    await place.close(false);
  }
}

async function* contentOf(place: Place, schema: number): AsyncGenerator<Content> {
  yield { schema };
  for (const table of TABLES.filter(({ since }) => since <= schema)) {
    yield { table: table.name };
    const digest = new RowDigest();
    for await (const row of tableRows(place, table)) {
      digest.add(row);
      yield { row };
    }
    yield { sum: digest.sum() };
  }
}

/** Lets content pass on and keeps the sums in it. */
async function counted(
  consume: (content: AsyncGenerator<Content>) => Promise<void>,
  content: AsyncGenerator<Content>,
): Promise<Sums> {
  const sums: Record<string, Sum> = {};
  await consume(
    (async function* () {
      let table = '';
      for await (const part of content) {
        if ('table' in part) table = part.table;
        if ('sum' in part) sums[table] = part.sum;
        yield part;
      }
    })(),
  );
  return sums;
}

async function filled(where: Where, content: AsyncGenerator<Content>): Promise<Sums> {
  const first = await content.next();
  if (first.done === true || !('schema' in first.value)) throw new StoreError('bad-backup');
  const place = await openEmpty(where, first.value.schema);
  try {
    const sums = await counted(async (rest) => {
      const filling = new Filling(place);
      for await (const part of rest) await filling.take(part);
    }, content);
    await place.close(true);
    return sums;
  } catch (error) {
    await place.close(false).catch(() => undefined);
    throw error;
  }
}

/** Rows written at once. */
const BATCH = 200;

/** Puts rows into their tables, and compares each table's sum with what came. */
class Filling {
  readonly #place: Place;
  #table: Table | undefined;
  #digest = new RowDigest();
  #batch: Row[] = [];

  constructor(place: Place) {
    this.#place = place;
  }

  async take(part: Content): Promise<void> {
    if ('schema' in part) throw new StoreError('bad-backup');
    if ('table' in part) {
      this.#table = TABLES.find(({ name }) => name === part.table);
      this.#digest = new RowDigest();
      return;
    }
    if (this.#table === undefined) throw new StoreError('bad-backup');
    if ('row' in part) {
      this.#digest.add(part.row);
      this.#batch.push(part.row);
      if (this.#batch.length < BATCH) return;
    }
    await fill(this.#place, this.#table, this.#batch);
    this.#batch = [];
    if ('row' in part) return;
    const { rows, sha256 } = this.#digest.sum();
    if (part.sum.rows !== rows || part.sum.sha256 !== sha256)
      throw new StoreError('bad-backup', { detail: this.#table.name });
  }
}
