// Long work beside the play: all that reads or writes much shares a few milliseconds of each turn of the event loop.

/** Milliseconds of a turn that all long work of the process takes together, however many ask for it. */
const SHARE = 8;

let until = 0;
let next: Promise<void> | undefined;

/** Asked between two pieces of long work: undefined while there is time in this turn, or else the next turn to wait for. */
export function breath(): Promise<void> | undefined {
  if (performance.now() < until) return undefined;
  next ??= new Promise((resolve) => {
    setImmediate(() => {
      next = undefined;
      until = performance.now() + SHARE;
      resolve();
    });
  });
  return next;
}
