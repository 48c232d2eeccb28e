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
export async function stage(title, work, out = process.stdout) {
  const started = performance.now();
  out.write(`${title} ...\n`);
  const result = await work();
  out.write(`${title}: ${seconds(started)}\n`);
  return result;
}

/** Runs work that writes to what it is given, and prints that in one piece at its end: nothing that runs beside it cuts in. */
export async function apart(work) {
  const written = [];
  try {
    return await work({ write: (text) => written.push(text) });
  } finally {
    process.stdout.write(written.join(''));
  }
}

export const seconds = (started) => `${((performance.now() - started) / 1000).toFixed(1)} s`;
