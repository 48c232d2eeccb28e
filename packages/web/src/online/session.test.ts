import { expect, test, vi } from 'vitest';
import type { Solo } from '../solo/client.ts';
import { line, stubLines } from '../testing/line.ts';
import { openOnline } from './session.ts';

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
