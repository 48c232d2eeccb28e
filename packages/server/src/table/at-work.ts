// Which game the event loop works on, noted where another thread can read it while the loop itself answers nobody.

const HEAD = 8;
const LONGEST = 120;

const memory = new SharedArrayBuffer(HEAD + LONGEST);
const cells = new Int32Array(memory, 0, 2);
const bytes = new Uint8Array(memory, HEAD);
let now = '';

/** What the thread is given. */
export const AT_WORK: SharedArrayBuffer = memory;

/** Does something for a game, at once. What it begins and waits for is not counted. */
export function atWork<T>(game: string, job: () => T): T {
  const before = now;
  note(game);
  try {
    return job();
  } finally {
    note(before);
  }
}

function note(game: string): void {
  if (game === now) return;
  now = game;
  // Ids are plain ASCII. The length comes last, and is 0 while the letters change.
  Atomics.store(cells, 1, 0);
  const length = Math.min(game.length, LONGEST);
  for (let i = 0; i < length; i += 1) bytes[i] = game.charCodeAt(i);
  Atomics.store(cells, 1, length);
}

/** The loop has come round once more. */
export function beat(): void {
  Atomics.add(cells, 0, 1);
}

/** In the thread: how often the loop has come round, and the game it works on. */
export function lookAt(shared: SharedArrayBuffer): { readonly beats: number; readonly game: string | undefined } {
  const head = new Int32Array(shared, 0, 2);
  const length = Atomics.load(head, 1);
  const letters = new Uint8Array(shared, HEAD, length);
  return { beats: Atomics.load(head, 0), game: length === 0 ? undefined : String.fromCharCode(...letters) };
}
