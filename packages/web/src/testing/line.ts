import { afterEach, beforeEach, vi } from 'vitest';
import type { Heard } from '../online/socket.ts';

/** A line whose other end is the test. */
export class Line {
  static readonly OPEN = 1;
  static readonly all: Line[] = [];
  readyState = 0;
  readonly sent: Heard[] = [];
  onopen: () => void = () => undefined;
  onclose: () => void = () => undefined;
  onmessage: (event: { readonly data: string }) => void = () => undefined;
  readonly address: string;
  constructor(address: string) {
    this.address = address;
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
  hears(message: Readonly<Record<string, unknown>>): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

/** Lets the page of this file's tests open such lines, and its time pass as the test says. */
export function stubLines(): void {
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
}

/** The line that was opened first, second and so on, from 0. */
export const line = (at: number): Line => {
  const found = Line.all[at];
  if (found === undefined) throw new Error(`there are ${Line.all.length} lines`);
  return found;
};
