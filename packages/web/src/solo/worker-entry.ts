// Keeps what the page says until the worker has its language: a module that waits for another hears nothing meanwhile.
import '../no-eval.ts';

const early: MessageEvent[] = [];
const keep = (message: MessageEvent): void => {
  early.push(message);
};
addEventListener('message', keep);

import('./worker.ts').then(({ heard }) => {
  removeEventListener('message', keep);
  addEventListener('message', heard);
  for (const message of early) heard(message);
  // A worker that does not arrive shows in the page as one that failed.
}, reportError);
