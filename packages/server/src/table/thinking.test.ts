import { fallback } from '@marshall/bots';
import { expect, test, vi } from 'vitest';
import { gameOf, storeKind } from '../testing/stores.ts';
import { begun, SLOW } from '../testing/tables.ts';
import { Tables } from './tables.ts';
import { Thinking } from './thinking.ts';

/** A busy machine takes its time. */
const PATIENT = { timeout: 10_000 };

/** Nothing else runs for so many milliseconds. */
function ponder(millis: number): void {
  for (const end = performance.now() + millis; performance.now() < end; );
}

test('commanders of many games that are asked at once think one by one, and others are served between two of them', async () => {
  const kind = storeKind('sqlite');
  const place = await kind.place();
  const store = await kind.open(place);
  const games = ['one', 'two', 'three', 'four', 'five'];
  for (const id of games) await begun(store, id, {}, 'fallback');
  const happened: string[] = [];
  const decide = vi.spyOn(fallback, 'decide').mockImplementation((moment) => {
    happened.push('thought');
    ponder(20);
    return moment.fallback;
  });
  let serving = true;
  const serve = () => {
    happened.push('served');
    if (serving) setImmediate(serve);
  };
  const tables = new Tables(store, SLOW);
  // From before the first is opened: it may be asked while the others still come from the store.
  serve();
  for (const id of games) await tables.open(id);
  await expect.poll(() => happened.filter((what) => what === 'thought'), PATIENT).toHaveLength(games.length);
  serving = false;
  expect(happened.join(' ')).not.toContain('thought thought');
  for (const id of games) await expect.poll(async () => (await gameOf(store, id)).sequence, PATIENT).toBe(2);
  decide.mockRestore();
  tables.close();
  await store.close();
  await kind.remove(place);
});

test('whoever thought for long leaves as long to the others, and one that fails holds up nobody', async () => {
  const thinking = new Thinking();
  const times: { start: number; end: number }[] = [];
  const thought = () => {
    const start = performance.now();
    ponder(30);
    times.push({ start, end: performance.now() });
  };
  const confused = () => {
    throw new Error('confused');
  };
  const runs = [thinking.run(thought), thinking.run(thought), thinking.run(confused), thinking.run(thought)];
  expect((await Promise.allSettled(runs)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  // A timer may come up to a millisecond early.
  expect((times[1]?.start ?? 0) - (times[0]?.end ?? 0)).toBeGreaterThan(28);
});

test('commanders of tables that are closed think no more', async () => {
  const kind = storeKind('sqlite');
  const place = await kind.place();
  const store = await kind.open(place);
  const games = ['one', 'two', 'three'];
  for (const id of games) await begun(store, id, {}, 'fallback');
  const tables = new Tables(store, SLOW);
  let decided: (() => void) | undefined;
  const decide = vi.spyOn(fallback, 'decide').mockImplementation(
    ({ fallback: command }) =>
      new Promise((resolve) => {
        decided = () => resolve(command);
      }),
  );
  // While the first one thinks, the others wait for their turn.
  for (const id of games) await tables.open(id);
  await expect.poll(() => decide.mock.calls.length, PATIENT).toBe(1);
  tables.close();
  decided?.();
  await expect.poll(async () => (await gameOf(store, 'one')).sequence, PATIENT).toBe(2);
  for (let i = 0; i < 20; i += 1) await new Promise(setImmediate);
  expect(decide).toHaveBeenCalledTimes(1);
  decide.mockRestore();
  await store.close();
  await kind.remove(place);
});
