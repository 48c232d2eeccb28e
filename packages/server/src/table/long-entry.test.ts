// Entries with very much in them, as forks of older releases hold: they are read and told in many turns, and mean the same.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameEvent, readGameFile } from '@marshall/rules';
import { expect, test } from 'vitest';
import { turnsOf } from '../testing/slow-machine.ts';
import { type LogEntry, readEntry, writeEntry } from './entry.ts';
import { visible } from './feed.ts';
import { beforeOpening, follow, load } from './loading.ts';
import { entryFrom, visibleInTurns, writeInTurns } from './long-entry.ts';

const shelf = join(import.meta.dirname, '..', '..', '..', 'rules', 'shelf');
const read = readGameFile(readFileSync(join(shelf, 'nuclear-war.json'), 'utf8'));
if (!read.ok) throw new Error(read.refusal.code);
const { setup, entries } = read.value;
const all: readonly GameEvent[] = entries.flatMap(({ events }) => events);
const opening: LogEntry = { setup, events: all };
const body = writeEntry(opening);

test('a long entry is read in many turns, and is what it is when it is read at once', async () => {
  const { result, turns } = await turnsOf(() => entryFrom(body));
  expect(result).toEqual(readEntry(body));
  expect(turns).toBeGreaterThan(4);
});

test('nothing in the words of an entry is taken for its list of events', async () => {
  const rest = all.map((event) => ({ ...event, promise: 'a \\" ] } , { [ "events":[ \\' }));
  const odd = { note: '"events":[', seat: '"', setup, fork: { events: [1, [2]] }, events: rest, undoable: true };
  for (const text of [JSON.stringify(odd), JSON.stringify({ ...odd, events: [], note: 'x'.repeat(70_000) })])
    expect(await entryFrom(text)).toEqual(readEntry(text));
});

test('a long text that is no entry is refused as a short one is', async () => {
  const long = 'x'.repeat(70_000);
  for (const text of [
    `{"no":"${long}"}`,
    `{"events":["${long}"]}`,
    `{"events":[{"type":"${long}"}`,
    `["${long}"]`,
    long,
  ])
    await expect(async () => entryFrom(text)).rejects.toThrow();
});

test('a game opens from one long entry in many turns, and stands where it stands when it is opened at once', async () => {
  const log = {
    snapshot: async () => undefined,
    read: async (_: string, after: number) => (after > 0 ? [] : [{ sequence: 1, body }]),
  };
  const { result, turns } = await turnsOf(() => load({ log }, 'game', ''));
  const atOnce = beforeOpening(setup, '');
  follow(atOnce, 1, opening);
  expect(result?.paper.game.state).toEqual(atOnce.paper.game.state);
  expect(result?.feeds).toEqual(atOnce.feeds);
  expect(JSON.parse(result?.memories.keep() ?? '')).toEqual(JSON.parse(atOnce.memories.keep()));
  expect(result?.sequence).toBe(1);
  expect(turns).toBeGreaterThan(10);
});

test('what each viewer may know of it is told in many turns, and is the same', async () => {
  for (const viewer of [...setup.seats, 'spectator'] as const) {
    const { result, turns } = await turnsOf(() => visibleInTurns(opening, undefined, viewer));
    expect(result).toEqual(visible(opening, undefined, viewer));
    expect(turns).toBeGreaterThan(4);
    expect(await writeInTurns(result, (text) => text)).toBe(JSON.stringify(result));
  }
  expect(await writeInTurns([], (text) => text)).toBe('[]');
});
