// A game that is played on from a moment of another: everything up to there stands in its log, entry by entry.
import { type GameEvent, seat, standing } from '@marshall/rules';
import { describe, expect, test } from 'vitest';
import { freshMeta } from '../lobby/fresh.ts';
import type { Store } from '../store/store.ts';
import { gameOf, STORE_KINDS } from '../testing/stores.ts';
import { begun, playByDefaults, SLOW, wavered } from '../testing/tables.ts';
import { readArrangement } from './arrangement.ts';
import { type LogEntry, readEntry } from './entry.ts';
import { load } from './loading.ts';
import { writeOpening } from './start.ts';
import { Table } from './table.ts';

const FORK = 'F'.repeat(22);

/** A fork of a game, with its seats taken; it has begun. */
async function forked(store: Store, game: string, at: number, id = FORK, written = 0): Promise<string> {
  const row = await gameOf(store, game);
  const { options, powers } = readArrangement(row.meta);
  const meta = { ...freshMeta('fork', ['usa', 'china']), options, powers, fork: { game, at } };
  const seats = ['usa', 'china'].map((name) => ({
    seat: name,
    account: name,
    ready: true,
    contribution: `new ${name}`,
  }));
  await store.games.create({ id, public: true, meta: JSON.stringify(meta), seats });
  if (written > 0) await beginning(store, id, written);
  await Promise.all([1, 2].map(async () => writeOpening(store, await gameOf(store, id))));
  return id;
}

/** A process began to write the opening, and ended after some entries. */
async function beginning(store: Store, id: string, entries: number): Promise<void> {
  const append: Store['log']['append'] = (game, at, bodies) => store.log.append(game, at, bodies.slice(0, entries));
  const stopped = writeOpening({ ...store, log: { ...store.log, append: cutOff(append) } }, await gameOf(store, id));
  await expect(stopped).rejects.toThrow('cut off');
}

function cutOff(append: Store['log']['append']): Store['log']['append'] {
  return async (...wish) => {
    await append(...wish);
    throw new Error('cut off');
  };
}

const entriesIn = async (store: Store, game: string): Promise<readonly LogEntry[]> =>
  (await store.log.read(game, 0, 10_000)).map(({ body }) => readEntry(body));
const eventsIn = async (store: Store, game: string): Promise<readonly GameEvent[]> =>
  (await entriesIn(store, game)).flatMap(({ events }) => events);

describe.each(STORE_KINDS)('a fork, in $kind', (kind) => {
  test('its opening is entry by entry what stood in the other game, and plays on', async () => {
    const store = await kind.open(await kind.place());
    const source = await begun(store);
    await playByDefaults(store, source, 40);
    const before = await entriesIn(store, source);
    const at = before.length - 8;
    const fork = await forked(store, source, at);
    const opening = await entriesIn(store, fork);
    expect(opening.map(({ events }) => events)).toEqual(before.slice(0, at).map(({ events }) => events));
    expect(opening.map(({ setup }) => setup !== undefined)).toEqual(opening.map((_, i) => i === 0));
    const row = await gameOf(store, fork);
    expect(row).toMatchObject({ status: 'running', sequence: at });
    // What is kept beside the log is what the log leads to.
    const { secret } = readArrangement(row.meta);
    const [kept, folded] = [await load(store, fork, secret), await load(withoutSnapshots(store), fork, secret)];
    expect(await store.log.snapshot(fork)).toMatchObject({ sequence: at });
    expect(kept?.paper.game.state).toEqual(folded?.paper.game.state);
    expect(kept?.feeds).toEqual(folded?.feeds);
    expect(JSON.parse(kept?.memories.keep() ?? '')).toEqual(JSON.parse(folded?.memories.keep() ?? ''));
    await playByDefaults(store, fork, 5);
    expect((await gameOf(store, fork)).sequence).toBe(at + 5);
    // A fork of a fork may begin in the middle of what the first one began with.
    const again = await forked(store, fork, at - 5, 'A'.repeat(22));
    expect(await eventsIn(store, again)).toEqual(before.slice(0, at - 5).flatMap(({ events }) => events));
    await playByDefaults(store, again, 5);
    expect((await gameOf(store, again)).sequence).toBe(at);
  });

  test('an opening that was half written is written to its end', async () => {
    const store = await kind.open(await kind.place());
    const source = await begun(store);
    await playByDefaults(store, source, 12);
    const fork = await forked(store, source, 10, FORK, 4);
    const before = (await entriesIn(store, source)).slice(0, 10);
    expect((await entriesIn(store, fork)).map(({ events }) => events)).toEqual(before.map(({ events }) => events));
    expect(await gameOf(store, fork)).toMatchObject({ status: 'running', sequence: 10 });
  });

  test('what was taken back in the other game is not in it, and its own commands can be', async () => {
    const store = await kind.open(await kind.place());
    const source = (await wavered(store, 21)).id;
    const fork = await forked(store, source, 20);
    const happened = (await entriesIn(store, source)).slice(0, 20).flatMap(({ events }) => events);
    expect(await eventsIn(store, fork)).toEqual(standing(happened));
    expect(await entriesIn(store, fork)).toHaveLength(2);
    const later = await forked(store, source, 21, 'A'.repeat(22));
    expect(await entriesIn(store, later)).toHaveLength(1);
    const table = new Table(store, await gameOf(store, later), SLOW.fault);
    const position = await table.position(seat('usa'));
    const placed = await table.command(seat('usa'), 'place', { type: 'place-armies', territories: ['alaska'] });
    expect(placed.kind).toBe('accepted');
    expect((await table.undo(seat('usa'), 'back')).kind).toBe('accepted');
    expect((await table.position(seat('usa'))).view).toEqual(position.view);
  });
});

function withoutSnapshots({ log }: Store) {
  return { log: { read: log.read, snapshot: async () => undefined } };
}
