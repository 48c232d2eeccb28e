// Usage: npm run bench -- scale. What many players at once take, by simulation: processes that each write one group of commands
// at a time, and commits that wait for each other because each of them tells its news (NOTIFY locks the whole database).
import { quickStream } from '@marshall/rules';

/** Milliseconds: statements before the commit, for each command on top, and the commit with its sync. */
const STATEMENTS = 1;
const A_COMMAND = 0.05;
const SYNC = 0.8;
/** Milliseconds of a process to hear one piece of news of a game that it does not have open. */
const HEARING = 0.01;
/** Seconds that are simulated, and how many of them are not counted. */
const SECONDS = 6;
const WARM = 1;

console.log(
  '| commands a second | processes | commits in turn: p50 / p99, ms | side by side: p50 / p99, ms | a core’s share for news |',
);
console.log('|---|---|---|---|---|');
for (const [rate, processes] of [
  [500, 2],
  [2500, 5],
  [2500, 10],
  [5000, 10],
  [10_000, 10],
  [10_000, 20],
  [10_000, 40],
  [20_000, 40],
]) {
  const [inTurn, beside] = [simulate(rate, processes, true), simulate(rate, processes, false)];
  console.log(`| ${rate} | ${processes} | ${inTurn} | ${beside} | ${((rate * HEARING) / 10).toFixed(1)}% |`);
}

/** How long commands wait until they are kept. */
function simulate(rate, processes, inTurn) {
  const stream = quickStream(`${rate} ${processes}`);
  const arrivals = [];
  for (let at = 0; at < 1000 * SECONDS; ) {
    at -= (1000 / rate) * Math.log((1 + stream.below(1_000_000)) / 1_000_001);
    arrivals.push({ at, process: stream.below(processes) });
  }
  const queues = Array.from({ length: processes }, () => []);
  for (const { at, process } of arrivals) queues[process].push(at);
  /** When each process can begin its next group, and how many of its commands are done. */
  const free = new Array(processes).fill(0);
  const done = new Array(processes).fill(0);
  const waits = [];
  let lock = 0;
  for (;;) {
    // The process whose next group comes to its commit first.
    let next;
    for (let p = 0; p < processes; p++) {
      const first = queues[p][done[p]];
      if (first === undefined) continue;
      const begins = Math.max(free[p], first);
      let size = 0;
      while ((queues[p][done[p] + size] ?? Number.POSITIVE_INFINITY) <= begins) size++;
      const ready = begins + STATEMENTS + A_COMMAND * size;
      if (next === undefined || ready < next.ready) next = { p, size, ready };
    }
    if (next === undefined) break;
    const { p, size, ready } = next;
    const kept = Math.max(ready, inTurn ? lock : 0) + SYNC;
    if (inTurn) lock = kept;
    for (const at of queues[p].slice(done[p], done[p] + size)) if (at > 1000 * WARM) waits.push(kept - at);
    done[p] += size;
    free[p] = kept;
  }
  waits.sort((a, b) => a - b);
  const part = (share) => waits[Math.floor(share * (waits.length - 1))]?.toFixed(1);
  return `${part(0.5)} / ${part(0.99)}`;
}
