// A gate before calls of the store: while it is shut, callers wait there.
export class Gate {
  /** How many wait now. */
  waiting = 0;
  #opened: Promise<void> = Promise.resolve();
  #open: () => void = () => undefined;

  shut(): void {
    this.#opened = new Promise((resolve) => {
      this.#open = resolve;
    });
  }

  open(): void {
    this.#open();
  }

  /** A call that goes through the gate. */
  before<A extends unknown[], R>(call: (...args: A) => Promise<R>): (...args: A) => Promise<R> {
    return async (...args) => {
      this.waiting += 1;
      await this.#opened;
      this.waiting -= 1;
      return call(...args);
    };
  }
}
