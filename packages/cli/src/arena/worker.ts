// One thread of an arena: is told a game's number, answers with what came of it.
import { parentPort, workerData } from 'node:worker_threads';
import { Entrants } from './entrants.ts';
import { playNumber, type Terms } from './game.ts';

// The pool in this folder starts this file with terms and nothing else.
const terms = workerData as Terms;
const port = parentPort;
if (port === null) throw new Error('this file is a worker of the arena');
const entrants = await Entrants.load(terms.plan.field, terms.seconds);
port.on('message', async (wish: number | 'close') => {
  if (wish !== 'close') {
    port.postMessage(await playNumber(wish, terms, entrants));
    return;
  }
  await entrants.close();
  port.postMessage('closed');
});
port.postMessage('ready');
