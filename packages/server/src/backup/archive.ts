// The file of a backup: compressed lines of JSON, one a row, each table closed by the sum of its rows.
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { StoreError } from '../store/errors.ts';
import type { Content } from './backup.ts';

const header = z.object({ format: z.literal('marshall-backup'), version: z.literal(1), made: z.string() });
const line = z.union([
  z.strictObject({ row: z.record(z.string(), z.union([z.string(), z.number(), z.null()])) }),
  z.strictObject({ table: z.string() }),
  z.strictObject({ sum: z.strictObject({ rows: z.number(), sha256: z.string() }) }),
  z.strictObject({ schema: z.number() }),
  z.strictObject({ complete: z.literal(true) }),
]);

/** Writes content into a file that only its owner may read; a file that is not whole never has the name. */
export async function writeArchive(file: string, made: string, content: AsyncGenerator<Content>): Promise<void> {
  const partial = `${file}.partial`;
  try {
    const out = createWriteStream(partial, { mode: 0o600, flush: true });
    await pipeline(Readable.from(lines(made, content)), createGzip(), out);
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

async function* lines(made: string, content: AsyncGenerator<Content>): AsyncGenerator<string> {
  yield `${JSON.stringify({ format: 'marshall-backup', version: 1, made } satisfies z.infer<typeof header>)}\n`;
  for await (const part of content) yield `${JSON.stringify(part)}\n`;
  yield `${JSON.stringify({ complete: true })}\n`;
}

/** Reads the content of a file; one that is damaged, cut off or no backup is a StoreError. */
export async function* readArchive(file: string): AsyncGenerator<Content> {
  let number = 0;
  let whole = false;
  for await (const text of textLines(file)) {
    number += 1;
    if (number === 1) {
      parse(header, text, number);
      continue;
    }
    const part = parse(line, text, number);
    if ('complete' in part) whole = true;
    else yield part;
  }
  if (!whole) throw new StoreError('short-backup');
}

const UNREADABLE: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EISDIR']);

async function* textLines(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unzipped = createGunzip();
  source.on('error', (error) => unzipped.destroy(error));
  source.pipe(unzipped).setEncoding('utf8');
  let rest = '';
  try {
    for await (const chunk of unzipped) {
      const parts = `${rest}${String(chunk)}`.split('\n');
      rest = parts.pop() ?? '';
      yield* parts;
    }
  } catch (error) {
    if (error instanceof StoreError) throw error;
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') throw new StoreError('no-backup', { cause: error, detail: file });
    // Nothing is known of a file that can't be read.
    if (error instanceof Error && typeof code === 'string' && UNREADABLE.has(code))
      throw Object.assign(error, { path: file });
    throw new StoreError('bad-backup', { cause: error });
  } finally {
    source.destroy();
  }
}

function parse<T extends z.ZodType>(schema: T, text: string, number: number): z.infer<T> {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new StoreError('bad-backup', { cause: error, detail: `${number}` });
  }
}
