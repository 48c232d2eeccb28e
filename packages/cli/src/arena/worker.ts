// One thread of an arena: is told a game's number, answers with its result.
import { parentPort, workerData } from 'node:worker_threads';
import { type ArenaPlan, playMatch } from '@marshall/bots/arena';
import { loadEntrants } from './entrants.ts';

// The pool in this folder starts this file with a plan and nothing else.
const plan = workerData as ArenaPlan;
const port = parentPort;
if (port === null) throw new Error('this file is a worker of the arena');
const entrants = await loadEntrants(plan.field);
port.on('message', (i: number) => {
  port.postMessage({
    i,
    result: playMatch(plan, i, (name) => {
      const commander = entrants.get(name);
      if (commander === undefined) throw new Error(`no entrant ${name}`);
      return commander;
    }),
  });
});
port.postMessage({ ready: true });
