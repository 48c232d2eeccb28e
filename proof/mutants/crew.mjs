// Processes that measure tests and judge mutants, each at its own pace from one list.
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A process that is busy with an endless mutant does not hear that its parent is gone. */
const hands = new Set();
process.on('exit', () => {
  for (const worker of hands) worker.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

const WORKER = fileURLToPath(new URL('worker.mjs', import.meta.url));

/** A crew for one program: `each` hands every item to the next process that is free. */
export function crew({ program, mutants, workers, patience }) {
  return { each };

  /** `ask` makes the questions about an item one after another; `told` hears what came of it. */
  async function each(items, ask, told) {
    const queue = [...items];
    const lane = async () => {
      let worker;
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
        worker ??= await hired();
        told(item, await ask(item, (question) => asked(worker, question)));
        if (isGone(worker)) worker = undefined;
      }
      worker?.disconnect();
    };
    await Promise.all(Array.from({ length: workers }, lane));
  }

  async function hired() {
    const worker = fork(WORKER, [program, String(mutants)], {
      execArgv: ['--max-old-space-size=3072', '--stack-size=900'],
    });
    hands.add(worker);
    worker.on('exit', () => hands.delete(worker));
    await heard(worker);
    return worker;
  }

  /** The answer, or nothing if the process fell over or had to be ended. */
  async function asked(worker, question) {
    if (isGone(worker)) return undefined;
    worker.send(question);
    const [began, before] = [Date.now(), workOf(worker.pid)];
    let timer;
    const late = new Promise((resolve) => {
      timer = setInterval(() => {
        const work = workOf(worker.pid) - before;
        if (Date.now() - began > patience || (question.budget !== undefined && work > question.budget + ENDLESS))
          resolve();
      }, 1000);
    });
    const answer = await Promise.race([heard(worker), late]);
    clearInterval(timer);
    if (answer === undefined) worker.kill('SIGKILL');
    return answer;
  }
}

/** Whether a process has ended, by itself, by us or by the system. */
const isGone = ({ exitCode, signalCode, killed }) => killed || exitCode !== null || signalCode !== null;

/** A loop in a test itself is not counted: a process that has worked so much longer than it may, in milliseconds, is in one. */
const ENDLESS = 40_000;

/** How long a process has worked so far, in milliseconds; 0 where the system does not say. */
function workOf(pid) {
  try {
    const [, told = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user, system] = told.split(' ').slice(11, 13).map(Number);
    return (user + system) * 10;
  } catch {
    return 0;
  }
}

function heard(worker) {
  return new Promise((resolve) => {
    const settle = (message) => {
      worker.off('message', settle);
      worker.off('exit', gone);
      resolve(message);
    };
    const gone = () => settle(undefined);
    worker.on('message', settle);
    worker.on('exit', gone);
  });
}
