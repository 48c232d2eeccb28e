import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Solo } from '../solo/client.ts';
import { openOnline } from './session.ts';

/** A line whose other end is the test. */
class Line {
  static readonly OPEN = 1;
  static readonly all: Line[] = [];
  readyState = 0;
  readonly sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onclose: () => void = () => undefined;
  onmessage: (event: { readonly data: string }) => void = () => undefined;
  constructor() {
    Line.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): void {
    this.readyState = Line.OPEN;
    this.onopen();
  }
  falls(): void {
    this.close();
    this.onclose();
  }
  hears(message: Record<string, unknown>): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('location', { protocol: 'http:', host: 'table' });
  Line.all.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const line = (at: number): Line => {
  const found = Line.all[at];
  if (found === undefined) throw new Error(`there are ${Line.all.length} lines`);
  return found;
};
/** The numbers since which somebody joined on a line. */
const joins = (at: number): unknown[] =>
  line(at)
    .sent.filter(({ type }) => type === 'join')
    .map(({ since }) => since);
// Nothing but words is asked of it, and they may not come.
const noWords = { ask: () => new Promise(() => undefined) } as unknown as Solo;
const openTable = () => openOnline('game', 'usa', noWords, vi.fn(), vi.fn());

test.each(['store', 'too-fast'])(
  'who is not let in for the moment (%s) joins again, with what he has heard until then',
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

test('who may not look on is not let in by asking again', () => {
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
