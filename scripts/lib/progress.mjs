/** Prints one line for a step of work: what it is, then how it ended and how long it took. A result with an exit code other than 0 is a failure. */
export async function step(title, work, out = process.stdout) {
  const started = performance.now();
  out.write(`${title} ... `);
  let ending = 'failed';
  try {
    const result = await work();
    if (!result?.code) ending = 'done';
    return result;
  } finally {
    out.write(`${ending} in ${seconds(started)}\n`);
  }
}

/** Like `step`, for work that prints output of its own between the two lines. */
export async function stage(title, work) {
  const started = performance.now();
  console.log(`${title} ...`);
  const result = await work();
  console.log(`${title}: ${seconds(started)}`);
  return result;
}

export const seconds = (started) => `${((performance.now() - started) / 1000).toFixed(1)} s`;
