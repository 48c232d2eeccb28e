/** Jobs that run one after the other: what one has under way, the next does not see. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** Whether a job runs or waits. */
  get busy(): boolean {
    return this.#waiting > 0;
  }

  /** Runs a job when all before it are done: at once where there is none. */
  run<T>(job: () => Promise<T> | T): Promise<T> {
    this.#waiting += 1;
    const result = this.#waiting === 1 ? new Promise<T>((resolve) => resolve(job())) : this.#last.then(job);
    const done = () => {
      this.#waiting -= 1;
    };
    // A job that fails is its caller's affair; the next one runs all the same.
    this.#last = result.then(done, done);
    return result;
  }
}
