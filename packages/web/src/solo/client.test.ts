import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { soloWords } from '../words.ts';
import { openSolo } from './client.ts';
import type { Message, Request } from './messages.ts';

/** A worker whose file arrives or does not, when the test says so. */
class FakeWorker {
  static made: FakeWorker[] = [];
  onmessage: ((event: { data: Message }) => void) | null = null;
  onerror: (() => void) | null = null;
  terminated = false;
  readonly heard: Request[] = [];
  constructor() {
    FakeWorker.made.push(this);
  }
  postMessage(request: Request): void {
    this.heard.push(request);
  }
  terminate(): void {
    this.terminated = true;
  }
  answer(id: number): void {
    this.onmessage?.({ data: { answer: id, value: [] } });
  }
}

const worker = (at: number): FakeWorker => {
  const one = FakeWorker.made[at];
  if (one === undefined) throw new Error(`there is no worker ${at}`);
  return one;
};

beforeEach(() => {
  FakeWorker.made = [];
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => void vi.unstubAllGlobals());

describe('a referee whose file does not arrive', () => {
  test('fails the call that fetched it, and the next call fetches another', async () => {
    const { ask } = openSolo();
    const first = ask({ do: 'list' });
    worker(0).onerror?.();
    await expect(first).rejects.toThrow(soloWords.absent);
    expect(worker(0).terminated).toBe(true);
    const second = ask({ do: 'list' });
    worker(1).answer(2);
    await expect(second).resolves.toEqual([]);
  });

  test('sends a call that joined it to a new one, once', async () => {
    const { ask } = openSolo();
    const first = ask({ do: 'list' });
    const joined = ask({ do: 'list' });
    worker(0).onerror?.();
    await expect(first).rejects.toThrow(soloWords.absent);
    expect(worker(1).heard.map(({ id }) => id)).toEqual([2]);
    worker(1).answer(2);
    await expect(joined).resolves.toEqual([]);
  });

  test('says so where the new one does not arrive either', async () => {
    const { ask } = openSolo();
    const calls = Promise.allSettled([ask({ do: 'list' }), ask({ do: 'list' }), ask({ do: 'list' })]);
    worker(0).onerror?.();
    worker(1).onerror?.();
    expect((await calls).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(FakeWorker.made).toHaveLength(2);
  });

  test('fails nobody once it has answered something', async () => {
    const { ask } = openSolo();
    const first = ask({ do: 'list' });
    worker(0).answer(1);
    await first;
    expect(worker(0).onerror).toBeNull();
  });
});
