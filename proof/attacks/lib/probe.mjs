// Loaded into the server before its own program: measures the longest stall of its event loop, and tells it when asked.
import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

const EVERY = 5;

/** Milliseconds that the main thread has had a processor; undefined where the system does not tell. */
function onProcessor() {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return undefined;
  }
}

if (isMainThread && process.send !== undefined) {
  const shift = Number(process.env.ATTACK_CLOCK_FILE === undefined ? 0 : 1);
  if (shift === 1) shiftClock();
  let stalls = fresh();
  let wall = performance.now();
  let busy = onProcessor();
  setInterval(() => {
    const now = performance.now();
    const used = onProcessor();
    const late = now - wall - EVERY;
    stalls.wall = Math.max(stalls.wall, late);
    // A stall is what the thread itself did between two ticks; what others did on this machine is no fault of the server.
    if (used !== undefined && busy !== undefined) {
      const own = Math.min(used - busy, late);
      stalls.own = Math.max(stalls.own, own);
      if (own > 50) stalls.over += 1;
    }
    wall = now;
    busy = used;
  }, EVERY).unref();
  process.on('message', (wish) => {
    if (wish !== 'measure' && wish !== 'collected') return;
    if (wish === 'collected') collect();
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    process.send?.({ ...stalls, rss, heap: heapUsed, cpu: (user + system) / 1000 });
    stalls = fresh();
  });
  process.channel?.unref();
}

/** What is garbage is nobody's memory. */
function collect() {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc');
  gc();
  gc();
}

function fresh() {
  return { own: 0, wall: 0, over: 0 };
}

/** Sets the clock of this process by as many milliseconds as a file says. */
function shiftClock() {
  const real = Date.now;
  let by = 0;
  setInterval(() => {
    by = Number(readFileSync(process.env.ATTACK_CLOCK_FILE, 'utf8')) || 0;
  }, 50).unref();
  Date.now = () => real() + by;
}
