import { checkRange, type Stream } from './stream.ts';

/** A draw as a log holds it: what came of it, and how far the words of the stream had come then. */
export interface RecordedDraw {
  readonly drawn: unknown;
  /** A face of a die, or things in the order that was drawn. */
  readonly gave: { readonly value: unknown } | { readonly order: unknown };
}

/** A log asks its record for a draw that is not there, or of another kind. */
export class DrawMismatch extends Error {
  override readonly name = 'DrawMismatch';
}

/** Words that a stream may pass over at one draw before we stop believing it: even one is passed over once in 100 million dice. */
const MOST_PASSED_OVER = 4;

/** Draws what a log says was drawn, and throws `DrawMismatch` where no stream could have given it. */
export function recordedStream(next: () => RecordedDraw | undefined): Stream {
  let position = 0;
  const take = (words: number): RecordedDraw['gave'] => {
    const draw = next();
    if (draw === undefined) throw new DrawMismatch('a draw is missing');
    const { drawn, gave } = draw;
    const least = position + words;
    if (typeof drawn !== 'number' || !(drawn >= least && drawn <= least + words * MOST_PASSED_OVER))
      throw new DrawMismatch('the count of draws is off');
    position = drawn;
    return gave;
  };
  return {
    get position() {
      return position;
    },
    below(n) {
      checkRange(n);
      const gave = take(1);
      const value = 'value' in gave ? gave.value : undefined;
      if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > n)
        throw new DrawMismatch(`no die of ${n} faces gives that`);
      return value - 1;
    },
    arrange<T>(items: readonly T[]): T[] {
      const gave = take(items.length - 1);
      const order: unknown = 'order' in gave ? gave.order : undefined;
      if (!Array.isArray(order) || order.length !== items.length) throw new DrawMismatch('an order is not as long');
      const left = [...items];
      return order.map((wanted: unknown) => {
        const at = left.findIndex((item) => Object.is(item, wanted));
        const [found] = at < 0 ? [] : left.splice(at, 1);
        if (found === undefined) throw new DrawMismatch('an order holds what was not there');
        return found;
      });
    },
  };
}
