import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { describe, expect, test } from 'vitest';
import { appendLoop } from '../testing/processes.ts';
import { newGame, STORE_KINDS, type StoreKind } from '../testing/stores.ts';
import type { Store } from './store.ts';

const PROOF = process.env.MARSHALL_PROOF === '1';
const ROUNDS = PROOF ? 100 : 4;
const GAMES = Array.from({ length: 20 }, (_, index) => `game-${index}`);

describe.each(STORE_KINDS)('kill -9 with $kind', (kind) => {
  test(`${ROUNDS} kills lose nothing that was acknowledged`, { timeout: PROOF ? 3_600_000 : 10 * 60_000 }, async () => {
    const place = await kind.place();
    const first = await kind.open(place);
    for (const id of GAMES) await first.games.create(newGame(id));
    await first.close();
    const acknowledged = new Map<string, number>();
    let total = 0;
    for (let round = 1; round <= ROUNDS; round += 1) {
      // PostgreSQL is shared: there two writers fight for the same games and both are killed.
      const writers = kind.kind === 'postgres' ? [`${round}-left`, `${round}-right`] : [`${round}`];
      const counts = await Promise.all(writers.map((writer) => appendUntilKilled(kind, place, writer, acknowledged)));
      total += counts.reduce((sum, count) => sum + count, 0);
      const store = await kind.open(place);
      for (const id of GAMES) await expectWhole(store, id, acknowledged.get(id) ?? 0);
      await store.close();
    }
    expect(total).toBeGreaterThanOrEqual(ROUNDS * 100);
    await kind.remove(place);
  });
});

/** Runs a writer, kills it after a few hundred acknowledgements, and gives their number. */
async function appendUntilKilled(kind: StoreKind, place: string, writer: string, acknowledged: Map<string, number>) {
  const child = await appendLoop([kind.kind, place, writer, ...GAMES]);
  const exited = once(child, 'exit');
  let complaints = '';
  child.stderr.on('data', (text: Buffer) => {
    complaints += text.toString();
  });
  const until = 100 + Math.floor(Math.random() * 400);
  let count = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    const [gameId = '', sequence = ''] = line.split(' ');
    acknowledged.set(gameId, Math.max(acknowledged.get(gameId) ?? 0, Number(sequence)));
    count += 1;
    if (count === until) child.kill('SIGKILL');
  }
  const [, signal] = await exited;
  expect({ signal, complaints }).toEqual({ signal: 'SIGKILL', complaints: '' });
  return count;
}

/** The log has every acknowledged entry, each number once, and the game knows where it ends. */
async function expectWhole(store: Store, gameId: string, acknowledged: number): Promise<void> {
  const entries = await store.log.read(gameId, 0, 1_000_000);
  expect(entries.length).toBeGreaterThanOrEqual(acknowledged);
  expect(entries.map((entry) => entry.sequence)).toEqual(entries.map((_, index) => index + 1));
  expect((await store.games.get(gameId))?.sequence).toBe(entries.length);
  const last = entries.at(-1);
  if (last === undefined) return;
  const { writer, next } = JSON.parse(last.body);
  const again = await store.log.append(gameId, entries.length, [last], { seat: writer, id: `${next}` });
  expect(again).toEqual({ duplicate: entries.length, same: true });
}
