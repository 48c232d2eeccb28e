/** Jobs that run one after the other: what one has under way, the next does not see. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** Whether a job runs or waits. */
  get busy(): boolean {
    return this.#waiting > 0;
  }

  /** Runs a job when all before it are done. */
  run<T>(job: () => Promise<T> | T): Promise<T> {
    this.#waiting += 1;
    const result = this.#last.then(job).finally(() => {
      this.#waiting -= 1;
    });
    // A job that fails is its caller's affair; the next one runs all the same.
    this.#last = result.catch(() => undefined);
    return result;
  }
}
