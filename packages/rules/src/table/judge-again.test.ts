// What is judged again comes entry by entry, and ends with the first that no edition can have written.
import { expect, test } from 'vitest';
import { mixSeed } from '../dice/index.ts';
import { playRandomGame } from '../testing/index.ts';
import type { Entry } from './game-file.ts';
import { judgeAgain, judgedOtherwise } from './judge-again.ts';

const { setup, secret, entries } = playRandomGame({
  players: 2,
  seed: 'a small file',
  options: { opening: 'random', detenteCycle: 1 },
});
const seed = mixSeed(secret, setup.contributions);
const faults = (log: readonly Entry[]) => [...judgeAgain(setup, log, seed)].map(({ fault }) => fault?.message);

/** The log with its first draw after some entries written down as another. */
function forged(from: number): [number, Entry[]] {
  const copy: Entry[] = structuredClone([...entries]);
  const at = copy.findIndex(({ events }, i) => i >= from && events.some((event) => 'draw' in event));
  const drawn = copy[at]?.events.find((event) => 'draw' in event);
  if (drawn === undefined) throw new Error('nothing is drawn');
  Object.assign(drawn, { draw: 99_999 });
  return [at + 1, copy];
}

test('law 6: of a true log every entry is judged, and none has a fault', () => {
  expect(faults(entries)).toEqual(entries.map(() => undefined));
  expect(judgedOtherwise(setup, entries, seed)).toBeUndefined();
});

test.each([0, 1])('law 6: after a fault nothing more is judged, in the opening or later (%i)', (from) => {
  const [at, log] = forged(from);
  const found = faults(log);
  expect(found).toHaveLength(at);
  expect(found.at(-1)).toBeDefined();
  expect(found.slice(0, -1)).toEqual(Array.from({ length: at - 1 }, () => undefined));
  expect(judgedOtherwise(setup, log, seed)).toMatchObject({ entry: at });
});
