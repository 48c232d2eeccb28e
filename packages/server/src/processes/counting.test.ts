import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CountedTogether } from './counting.ts';
import { ownerOf } from './owner.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Processes that hear each other. */
function together(count: number): CountedTogether[] {
  const all: CountedTogether[] = Array.from(
    { length: count },
    (_, place) =>
      new CountedTogether(place, (counts) => {
        for (const [other, process] of all.entries()) if (other !== place) process.hear(counts);
      }),
  );
  return all;
}

const RATE = { burst: 10, perSecond: 1 };

test('what a caller takes at one process is gone at all of them, and comes back at all of them', () => {
  const buckets = together(3).map((process) => process.buckets('requests', RATE));
  for (let i = 0; i < 9; i += 1) expect(buckets[i % 3]?.take('ann')).toBe(true);
  vi.advanceTimersByTime(100);
  expect(buckets.map((bucket) => bucket.state('ann').remaining)).toEqual([1, 1, 1]);
  expect(buckets.map((bucket) => bucket.state('bob').remaining)).toEqual([10, 10, 10]);
  vi.advanceTimersByTime(3000);
  expect(buckets.map((bucket) => bucket.state('ann').remaining)).toEqual([4, 4, 4]);
});

test('a caller who was quicker than the news owes what was too much', () => {
  const buckets = together(2).map((process) => process.buckets('secrets', RATE));
  for (const bucket of buckets) for (let i = 0; i < 10; i += 1) expect(bucket.take('eve')).toBe(true);
  vi.advanceTimersByTime(100);
  // Twenty were taken where ten may be: ten seconds later the debt is paid, and not before.
  vi.advanceTimersByTime(9800);
  expect(buckets.map((bucket) => bucket.take('eve'))).toEqual([false, false]);
  vi.advanceTimersByTime(1300);
  expect(buckets[0]?.take('eve')).toBe(true);
});

test('places count for all processes; those of a process that is gone are free, and a new one is told of the rest', () => {
  const processes = together(2);
  const [here, there] = processes.map((process) => process.places('sockets', 3));
  const leave = here?.take('ann');
  here?.take('ann');
  there?.take('ann');
  expect(here?.full('ann')).toBe(false);
  vi.advanceTimersByTime(100);
  expect([here?.full('ann'), there?.full('ann')]).toEqual([true, true]);
  leave?.();
  vi.advanceTimersByTime(100);
  expect([here?.full('ann'), there?.full('ann')]).toEqual([false, false]);
  here?.take('ann');
  processes[0]?.gone(1);
  expect(here?.full('ann')).toBe(false);
  // In its place another one starts, which knows nothing yet.
  const heard: string[] = [];
  const again = new CountedTogether(0, ({ taken }) => heard.push(JSON.stringify(taken)));
  again.places('sockets', 3).take('ann');
  vi.advanceTimersByTime(100);
  again.tellAll();
  vi.advanceTimersByTime(100);
  expect(heard).toEqual(['{"sockets":[["ann",1]]}', '{"sockets":[["ann",1]]}']);
});

test('games are spread evenly over the processes, and each process finds the same place', () => {
  const counts = [0, 0, 0];
  for (let i = 0; i < 3000; i += 1) {
    const place = ownerOf(`game-${i}-${(i * 7919) % 1000}`, 3);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  expect(ownerOf('0123456789012345678901', 4)).toBe(ownerOf('0123456789012345678901', 4));
});
