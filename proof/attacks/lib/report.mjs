// What an attack says: figures, and whether the server held. The process ends with 1 where it did not.

/** Milliseconds for which nothing that a guest does may stall the event loop. */
export const STALL = 50;

let failed = 0;

/** A figure, as one line. */
export function figure(what, value) {
  console.log(`  ${what}: ${value}`);
}

/** Something that must hold. */
export function hold(holds, sentence) {
  console.log(`  ${holds ? 'held' : 'NOT HELD'}: ${sentence}`);
  if (!holds) failed += 1;
}

/** Runs an attack; whatever it throws is a server that did not hold. */
export async function attack(title, run) {
  console.log(title);
  try {
    await run();
  } catch (error) {
    hold(false, `the attack broke off: ${error instanceof Error ? error.stack : error}`);
  }
  process.exit(failed === 0 ? 0 : 1);
}

export const ms = (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
export const mb = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

/** A measurement of the server as text. */
export const stalls = ({ own, wall, over }) =>
  `longest stall ${ms(own)} of its own work (${ms(wall)} by the clock, ${over} over ${STALL} ms)`;

/** A bystander's waits as text. */
export const waits = ({ answers, lost, p50, p95, max }) =>
  `p50 ${ms(p50)}, p95 ${ms(p95)}, longest ${ms(max)} (${answers} answers, ${lost} lost)`;
