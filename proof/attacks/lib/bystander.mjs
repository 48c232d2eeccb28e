// Somebody who plays at another table, from another address, while the server is attacked: how long they wait for answers.
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { line, sleep } from './client.mjs';

const EVERY = 50;

/**
 * Asks for the options of a seat twenty times a second, in a thread of its own; `stop` gives the times they waited in
 * milliseconds, sorted, and how often they had no answer.
 */
export function bystander(url, { cookie, from = '127.0.9.9' }, game) {
  const thread = new Worker(fileURLToPath(import.meta.url), { workerData: { url, cookie, from, game } });
  const ready = new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
  });
  const measure = async (wish) => {
    const told = new Promise((resolve) => thread.once('message', resolve));
    thread.postMessage(wish);
    return summed(await told);
  };
  return {
    ready,
    /** What was measured since the last time. */
    soFar: () => measure('so far'),
    async stop() {
      const result = await measure('so far');
      await thread.terminate();
      return result;
    },
  };
}

function summed({ waits, lost }) {
  const sorted = waits.sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { answers: sorted.length, lost, p50: at(0.5), p95: at(0.95), max: sorted.at(-1) ?? Number.NaN };
}

if (!isMainThread) {
  const { url, cookie, from, game } = workerData;
  let waits = [];
  let lost = 0;
  const socket = await line(url, { cookie, from });
  const joined = await socket.ask({ type: 'join', game, positions: 'none' });
  if (joined.type !== 'joined') throw new Error(`the bystander may not join: ${JSON.stringify(joined)}`);
  let asked;
  parentPort.on('message', () => {
    // A caller who still waits has waited that long at least.
    if (asked !== undefined) waits.push(performance.now() - asked);
    parentPort.postMessage({ waits, lost });
    waits = [];
    lost = 0;
  });
  parentPort.postMessage('ready');
  for (;;) {
    asked = performance.now();
    const answer = await socket.ask({ type: 'options', game }, 60_000);
    if (answer.type === 'options') waits.push(performance.now() - asked);
    else lost += 1;
    if (answer.type === 'closed') break;
    asked = undefined;
    await sleep(EVERY);
  }
}
