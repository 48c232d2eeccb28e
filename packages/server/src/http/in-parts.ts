// An answer that may be long: it is written and sent part by part, as fast as the caller takes it, and nobody else waits.
import { Readable } from 'node:stream';
import { breath } from '../table/breath.ts';

/** Characters of a part after which others have their turn. */
const LONG_PART = 128 * 1024;

/** JSON of the shape `T`, as a sequence of texts. */
export class InParts<T> {
  /** What the parts give together; never set. */
  declare readonly shape: T;
  readonly #parts: AsyncIterable<string>;

  private constructor(parts: AsyncIterable<string>) {
    this.#parts = parts;
  }

  /** Waits for the first part, so that what goes wrong before it is still answered with a sentence. */
  static async begin<T>(parts: AsyncGenerator<string>): Promise<InParts<T>> {
    const first = await parts.next();
    return new InParts(first.done === true ? none() : from(first.value, parts));
  }

  stream(): Readable {
    return Readable.from(this.#parts, { objectMode: false });
  }
}

async function* from(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  try {
    yield first;
    yield* rest;
  } finally {
    // A caller who leaves in the middle leaves nothing open.
    await rest.return(undefined);
  }
}

async function* none(): AsyncGenerator<string> {
  yield '';
}

/** An object as parts of JSON: its members in order, those that are long as lists of pages. */
export async function* objectInParts(
  members: Readonly<Record<string, unknown>>,
  lists: Readonly<Record<string, AsyncIterable<readonly unknown[]>>>,
): AsyncGenerator<string> {
  // A member that is not there leaves nothing behind, as in any other answer.
  const plain = JSON.stringify(members).slice(1, -1);
  let before = plain === '' ? '{' : `{${plain},`;
  for (const [name, pages] of Object.entries(lists)) {
    yield `${before}${JSON.stringify(name)}:[`;
    let comma = '';
    for await (const page of pages) {
      let part = '';
      for (const item of page) {
        part += comma + JSON.stringify(item);
        comma = ',';
        if (part.length < LONG_PART) continue;
        yield part;
        part = '';
        await breath();
      }
      if (part !== '') yield part;
    }
    before = '],';
  }
  yield before === '],' ? ']}' : `${before.replace(/,$/, '')}}`;
}
