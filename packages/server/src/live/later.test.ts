import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Join } from './join.ts';
import { Later } from './later.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const silent = { send: () => undefined, stirred: () => undefined };
const looking = { game: 'game', viewer: 'spectator', account: undefined, positions: 'all', since: undefined } as const;
const joined = (delay: number) => new Join({ ...looking, delay }, silent);

test('what waits comes in order when its delay is over, and not to whoever has left', () => {
  const heard: string[] = [];
  const later = new Later(1000, (text) => heard.push(text), vi.fn());
  const [stays, leaves] = [joined(500), joined(500)];
  later.send(stays, 'one', false);
  later.send(leaves, 'lost', false);
  later.send(stays, 'two', true);
  later.forget(leaves);
  vi.advanceTimersByTime(499);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(heard).toEqual(['one', 'two']);
});

test('where too much waits, every second position is left out, never the newest, and nothing else', () => {
  const heard: string[] = [];
  const overflow = vi.fn();
  const later = new Later(60, (text) => heard.push(text), overflow);
  const join = joined(500);
  for (let i = 0; i < 5; i += 1) {
    later.send(join, `feed ${i}`, false);
    later.send(join, `position ${i}`, true);
  }
  vi.advanceTimersByTime(500);
  expect(heard.filter((text) => text.startsWith('feed'))).toEqual(['feed 0', 'feed 1', 'feed 2', 'feed 3', 'feed 4']);
  expect(heard.filter((text) => text.startsWith('position'))).toEqual(['position 0', 'position 3', 'position 4']);
  expect(overflow).not.toHaveBeenCalled();
  // What was sent waits no more.
  for (let i = 0; i < 9; i += 1) later.send(join, 'feed 6', false);
  expect(overflow).not.toHaveBeenCalled();
  for (let i = 0; i < 2; i += 1) later.send(join, 'feed 7', false);
  expect(overflow).toHaveBeenCalledOnce();
});
