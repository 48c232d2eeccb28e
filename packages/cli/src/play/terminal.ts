import { createInterface } from 'node:readline';
import { printable } from '../printable.ts';

/** Somebody who reads lines and writes them. */
export interface Person {
  say(text: string): void;
  /** The next line, trimmed; undefined when there will be no more. */
  ask(prompt: string): Promise<string | undefined>;
  close(): void;
}

/** The person at the keyboard; lines may as well come from a file. */
export function terminal(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Person {
  const reader = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  const lines = reader[Symbol.asyncIterator]();
  return {
    say: (text) => void output.write(`${printable(text)}\n`),
    ask: async (prompt) => {
      output.write(prompt);
      const { value, done } = await lines.next();
      if (done === true) output.write('\n');
      return done === true ? undefined : value.trim();
    },
    close: () => reader.close(),
  };
}
