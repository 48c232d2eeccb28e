import { expect, test, vi } from 'vitest';
import { line, stubLines } from '../testing/line.ts';
import { openSocket } from './socket.ts';

stubLines();

const quiet = { onOpen: () => undefined, onLost: () => undefined, onMessage: () => undefined };
const idOf = (at: number, message = 0): string => line(at).sent[message]?.id ?? '';

test('a command whose answer was lost with the line is sent again with the same id', async () => {
  const socket = openSocket('game-1', quiet);
  line(0).opens();
  // All players of a game are brought together by it.
  expect(line(0).address).toBe('ws://table/api/socket?game=game-1');
  const answer = socket.ask({ type: 'command' });
  line(0).falls();
  vi.advanceTimersByTime(500);
  expect(line(1).address).toBe(line(0).address);
  line(1).opens();
  expect(line(1).sent).toEqual(line(0).sent);
  line(1).hears({ type: 'again', id: idOf(0) });
  expect(await answer).toEqual({ type: 'again', id: idOf(0) });
});

test('a line on which nothing is answered is opened again, and what it owed is asked there', async () => {
  const lost = vi.fn();
  const socket = openSocket('game-1', { ...quiet, onLost: lost });
  line(0).opens();
  const answer = socket.ask({ type: 'options' });
  vi.advanceTimersByTime(5_000);
  expect(lost).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5_000);
  expect(lost).toHaveBeenCalledOnce();
  line(1).opens();
  line(1).hears({ type: 'options', id: idOf(1), offers: [] });
  expect(await answer).toMatchObject({ offers: [] });
});

test('what was too much at once is sent again a moment later', async () => {
  const socket = openSocket('game-1', quiet);
  line(0).opens();
  const answer = socket.ask({ type: 'options' });
  line(0).hears({ type: 'error', id: idOf(0), code: 'too-fast', sentence: 'Too many messages at once.' });
  vi.advanceTimersByTime(1000);
  expect(idOf(0, 1)).toBe(idOf(0, 0));
  line(0).hears({ type: 'options', id: idOf(0), offers: [] });
  expect(await answer).toMatchObject({ type: 'options' });
});

test('what may not be said twice is told that the line was cut', async () => {
  const socket = openSocket('game-1', quiet);
  line(0).opens();
  const answer = socket.ask({ type: 'say' }, true);
  line(0).falls();
  expect(await answer).toMatchObject({ type: 'error', code: 'cut' });
  expect(await socket.ask({ type: 'say' }, true)).toMatchObject({ code: 'cut' });
});

test('nobody waits for an answer after the line was closed', async () => {
  const socket = openSocket('game-1', quiet);
  line(0).opens();
  const answer = socket.ask({ type: 'command' });
  socket.close();
  expect(await answer).toMatchObject({ code: 'cut' });
  expect(await socket.ask({ type: 'command' })).toMatchObject({ code: 'cut' });
});

test('a line that says nothing is in doubt within three seconds, and trusted again when it speaks', () => {
  const [doubt, heard, lost] = [vi.fn(), vi.fn(), vi.fn()];
  openSocket('game-1', { ...quiet, onLost: lost, onDoubt: doubt, onHeard: heard });
  line(0).opens();
  for (let beat = 0; beat < 20; beat++) {
    vi.advanceTimersByTime(1_300);
    line(0).hears({ type: 'pong', id: idOf(0, beat) });
  }
  expect(line(0).sent.map(({ type }) => type)).toEqual(Array.from({ length: 20 }, () => 'ping'));
  expect(doubt).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3_000);
  expect(doubt).toHaveBeenCalledOnce();
  line(0).hears({ type: 'feed', n: 1, events: [] });
  expect(heard).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(9_000);
  expect(lost).toHaveBeenCalled();
});
