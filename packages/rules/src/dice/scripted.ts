import { checkRange, type Stream } from './stream.ts';

/** A stream whose draws a test or an example writes down. */
export interface ScriptedStream extends Stream {
  /** Scripted values not drawn yet. */
  remaining(): number;
}

/** Draws the given values in order, then from the fallback; anything that does not fit is a mistake in the script. */
export function scriptedStream(values: readonly number[], fallback?: Stream): ScriptedStream {
  const script = [...values];
  const fallbackStart = fallback?.position ?? 0;
  let drawn = 0;
  return {
    get position() {
      return drawn + (fallback === undefined ? 0 : fallback.position - fallbackStart);
    },
    below(n) {
      checkRange(n);
      const value = script[drawn];
      if (value === undefined) {
        if (fallback !== undefined) return fallback.below(n);
        throw new Error(`the script of ${script.length} draws has run out: below(${n}) was asked for one more`);
      }
      if (!Number.isInteger(value) || value < 0 || value >= n) {
        throw new Error(
          `scripted draw ${drawn + 1} of ${script.length} is ${value}, but below(${n}) gives 0..${n - 1}`,
        );
      }
      drawn += 1;
      return value;
    },
    remaining() {
      return script.length - drawn;
    },
  };
}
