import { expect, test, vi } from 'vitest';
import type { Solo } from '../solo/client.ts';
import { Line, line, stubLines } from '../testing/line.ts';
import { isTurnedAway, openOnline } from './session.ts';

stubLines();

/** The numbers since which somebody joined on a line. */
const joins = (at: number): unknown[] =>
  line(at)
    .sent.filter(({ type }) => type === 'join')
    .map(({ since }) => since);
// Nothing but words is asked of it, and they may not come.
const noWords = { ask: () => new Promise(() => undefined) } as unknown as Solo;
const openTable = () => openOnline('game', 'usa', undefined, noWords, vi.fn(), vi.fn());

test.each(['store', 'too-fast'])(
  'a reader who is not let in for the moment (%s) joins again, with what they have heard until then',
  (code) => {
    const session = openTable();
    line(0).opens();
    expect(joins(0)).toEqual([0]);
    line(0).hears({ type: 'error', id: line(0).sent[0]?.id, code, sentence: 'Not now.' });
    line(0).hears({ type: 'feed', n: 4, events: [] });
    vi.advanceTimersByTime(1000);
    expect(joins(0)).toEqual([0, 4]);
    line(0).hears({ type: 'error', id: line(0).sent[1]?.id, code, sentence: 'Not now.' });
    session.close();
    vi.advanceTimersByTime(60_000);
    expect(joins(0)).toEqual([0, 4]);
  },
);

test('a person who may not watch is not let in by asking again', () => {
  const session = openTable();
  line(0).opens();
  line(0).hears({ type: 'error', id: line(0).sent[0]?.id, code: 'closed', sentence: 'Without spectators.' });
  vi.advanceTimersByTime(60_000);
  expect(joins(0)).toEqual([0]);
  session.close();
});

test('a line that falls before that joins once on the next', () => {
  const session = openTable();
  line(0).opens();
  line(0).hears({ type: 'error', id: line(0).sent[0]?.id, code: 'store', sentence: 'Not now.' });
  line(0).falls();
  vi.advanceTimersByTime(500);
  line(1).opens();
  vi.advanceTimersByTime(60_000);
  expect([joins(0), joins(1)]).toEqual([[0], [0]]);
  session.close();
});

test('a line in doubt shows no table before the words of its log have come', async () => {
  let speak: (told: unknown) => void = () => undefined;
  const told = new Promise((resolve) => {
    speak = resolve;
  });
  const solo = {
    ask: ({ do: what }: { do: string }) => (what === 'tell' ? told : new Promise(() => undefined)),
  };
  const session = openOnline('game', 'usa', undefined, solo as unknown as Solo, vi.fn(), vi.fn());
  line(0).opens();
  line(0).hears({ type: 'feed', n: 1, events: [] });
  const view = { viewer: 'usa', cycle: 0, order: [], seats: {} };
  line(0).hears({ type: 'position', feed: 1, view, offers: [], undo: false });
  vi.advanceTimersByTime(10_000);
  expect(session.state()).toBeUndefined();
  speak({ lines: [{ n: 1, text: 'The game begins.' }], since: 0 });
  await vi.waitFor(() => expect(session.state()?.log).toHaveLength(1));
  session.close();
});

/** A seat's table with its words, on the first line. */
async function seated() {
  const solo = {
    ask: ({ do: what }: { do: string }) => Promise.resolve(what === 'tell' ? { lines: [], since: 0 } : {}),
  };
  const session = openOnline('game', 'usa', undefined, solo as unknown as Solo, vi.fn(), vi.fn());
  line(0).opens();
  const view = { viewer: 'usa', cycle: 0, order: [], seats: {} };
  line(0).hears({ type: 'position', feed: 0, view, offers: [], undo: false });
  await vi.waitFor(() => expect(session.state()?.link).toBe('live'));
  return session;
}

test('a player who is banned at the table reads so, and the line is not opened again', async () => {
  const session = await seated();
  line(0).hears({ type: 'error', code: 'banned', sentence: 'Your account is banned.' });
  line(0).falls();
  vi.advanceTimersByTime(60_000);
  expect(session.state()?.link).toBe('banned');
  expect(Line.all).toHaveLength(1);
  session.close();
});

test('so does one whose line had fallen before', async () => {
  const answer = { error: 'banned', code: 'banned', sentence: 'Your network is banned.' };
  vi.stubGlobal('fetch', async () => Response.json(answer, { status: 403 }));
  const session = await seated();
  line(0).falls();
  expect(session.state()?.link).toBe('lost');
  await vi.waitFor(() => expect(session.state()?.link).toBe('banned'));
  session.close();
});

test('only what does not pass turns a reader away', () => {
  const said = (code: string, id = 'join') => ({ type: 'error', id, code, sentence: '' });
  expect(['closed', 'no-game', 'store', 'too-fast'].map((code) => isTurnedAway(said(code)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(isTurnedAway(said('closed', 'another'))).toBe(false);
});
