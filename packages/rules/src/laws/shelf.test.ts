// The shelf keeps opening: games finished long ago are read, replayed and verified as on the day they were played (law 6).
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EDITION } from '../edition.ts';
import { EXPANSIONS } from '../game.ts';
import { evolve } from '../referee/play.ts';
import { emptyState } from '../state/state.ts';
import { eventsOf, type GameFile } from '../table/game-file.ts';
import { readGameFile } from '../table/read-file.ts';
import { fold, standing } from '../table/replay.ts';
import { verify } from '../table/verify.ts';
import { describeForShelf, faults, imbalances, type ShelfEntry, WAYS } from '../testing/index.ts';

const SHELF = new URL('../../shelf/', import.meta.url);
const text = (name: string): string => readFileSync(new URL(name, SHELF), 'utf8');
const list: readonly ShelfEntry[] = JSON.parse(text('index.json'));

describe('the shelf keeps opening', () => {
  test.each(list)('$file: $players players, stages $stages, $way', (entry) => {
    const file = open(entry.file);
    expect(describeForShelf(entry.file.replace('.json', ''), file)).toEqual(entry);
    expect(verify(file)).toMatchObject({ ok: true, hash: entry.hash });
    const events = standing(eventsOf(file));
    const state = emptyState(file.setup.seats, file.setup.edition);
    for (const event of events) {
      evolve(state, event);
      const off = imbalances(state);
      if (off.length > 0) throw new Error(`after ${JSON.stringify(event)}: ${JSON.stringify(off)}`);
    }
    expect(fold(file.setup, eventsOf(file))).toEqual(state);
    expect(faults(state)).toEqual([]);
    expect(state.ended).toBeDefined();
  });
});

test('every file on the shelf is in its list, and none is too large for a clone', () => {
  const files = readdirSync(SHELF).filter((name) => name !== 'index.json');
  expect(files.sort()).toEqual(list.map(({ file }) => file).sort());
  for (const file of files) expect(text(file).length, file).toBeLessThan(300_000);
});

test('the shelf holds every way in which a game can end, every number of players, both openings, games of trade and of war', () => {
  const ofTrade = list.filter(({ stages }) => stages === '37');
  const ofWar = list.filter(({ stages }) => stages === '34567');
  expect(ofTrade.length).toBeGreaterThanOrEqual(6);
  expect(list.length).toBeGreaterThanOrEqual(15);
  expect(new Set(list.map(({ way }) => way))).toEqual(new Set(WAYS));
  expect(new Set(list.map(({ winners }) => winners))).toEqual(new Set([0, 1, 2]));
  expect(new Set(list.map(({ players }) => players))).toEqual(new Set([2, 3, 4, 5, 6]));
  for (const shelf of [ofTrade, ofWar]) {
    expect(new Set(shelf.map(({ opening }) => opening))).toEqual(new Set(['standard', 'random']));
    expect(new Set(shelf.map(({ powers }) => powers))).toEqual(new Set(['chosen', 'rolled']));
  }
});

test('X-39 the shelf holds every way in which a game can end by the edition of today', () => {
  const now = list.filter(({ edition }) => edition === EDITION);
  expect(new Set(now.map(({ way }) => way))).toEqual(new Set(WAYS));
});

test('the shelf holds two games with each expansion alone, and two with all of them', () => {
  for (const { name } of EXPANSIONS)
    expect(list.filter(({ sets }) => sets?.length === 1 && sets[0] === name).length, name).toBeGreaterThanOrEqual(2);
  expect(list.filter(({ sets }) => sets?.length === EXPANSIONS.length).length).toBeGreaterThanOrEqual(2);
});

function open(name: string): GameFile {
  const read = readGameFile(text(name));
  if (!read.ok) throw new Error(`${name}: ${read.refusal.message}`);
  return read.value;
}

test('a referee that cites other clauses for the same facts still verifies an old game, and its hash stays', () => {
  const [entry] = list;
  if (entry === undefined) throw new Error('the shelf is empty');
  const file = open(entry.file);
  const entries = file.entries.map((each) => ({
    ...each,
    events: each.events.map((event) => ({ ...event, clauses: ['B-GEN-01' as const] })),
  }));
  expect(verify({ ...file, entries }).ok).toBe(true);
  expect(verify({ ...file, entries }).hash).toBe(entry.hash);
  expect(verify({ ...file, entries }).findings.at(-1)).toMatchObject({
    message: 'cited-otherwise',
    figures: { events: expect.any(Number) },
  });
});
