/** Jobs that run one after the other: what one has under way, the next does not see. */
export class Turns {
  /** Undefined while nothing waits: thousands of these are idle. */
  #last: Promise<unknown> | undefined;
  #waiting = 0;

  /** Whether a job runs or waits. */
  get busy(): boolean {
    return this.#waiting > 0;
  }

  /** Runs a job when all before it are done: at once where there is none. */
  run<T>(job: () => Promise<T> | T): Promise<T> {
    this.#waiting += 1;
    const result = this.#waiting === 1 ? begun(job) : (this.#last ?? DONE).then(job);
    const done = () => {
      this.#waiting -= 1;
      if (this.#waiting === 0) this.#last = undefined;
    };
    // A job that fails is its caller's affair; the next one runs all the same.
    this.#last = result.then(done, done);
    return result;
  }
}

const DONE = Promise.resolve();

/** Begins a job at once. A promise that it gives is passed on as it is: to wrap it would take two more turns of the queue. */
function begun<T>(job: () => Promise<T> | T): Promise<T> {
  try {
    const result = job();
    return result instanceof Promise ? result : Promise.resolve(result);
  } catch (error) {
    return Promise.reject(error);
  }
}
