// Files that were made to harm: nothing is worked out from them, and they keep nobody waiting.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rowsOf } from '../table/backlog.ts';
import { load } from '../table/loading.ts';
import { houses } from '../testing/house.ts';
import type { Player } from '../testing/player.ts';
import { turnsOf } from '../testing/slow-machine.ts';
import { storeKind } from '../testing/stores.ts';

const shelf = join(import.meta.dirname, '..', '..', '..', 'rules', 'shelf');
type Event = Record<string, unknown>;

/** A game of war up to its first moves, without its secret, with other events in it. */
function poisoned(change: (event: Event) => void): string {
  const file = JSON.parse(readFileSync(join(shelf, 'war-to-detente.json'), 'utf8'));
  delete file.secret;
  file.entries = file.entries.slice(0, 13);
  for (const { events } of file.entries) for (const event of events) change(event);
  return JSON.stringify(file);
}

const placing = (armies: unknown) => (event: Event) => {
  if (event.type === 'units-placed') event.placements = { europe: { iberia: { army: armies } } };
};
const setting = (type: string, facts: Event) => (event: Event) => {
  if (event.type === type) Object.assign(event, facts);
};

describe('files that were made to harm', () => {
  const open = houses(storeKind('sqlite'));

  test('positions that cannot be are not taken in, and a sentence says what is wrong', async () => {
    const house = await open();
    const mallory = await house.guest('Mallory');
    const supplies = { each: 999_999_999, cash: 999_999_999 };
    const bad = [
      poisoned((event) => {
        placing(1_000_000_000)(event);
        setting('supplies-given', supplies)(event);
      }),
      poisoned(placing(-5)),
      poisoned(placing(0.5)),
      poisoned(placing('many')),
      poisoned(setting('cycle-began', { cycle: 1e15 })),
      poisoned(setting('cycle-began', { cycle: 1e8 })),
      poisoned(setting('asked', { kind: 'riddle' })),
      poisoned(setting('asked', { of: ['nobody'] })),
      poisoned(setting('begun', { frame: { procedure: 'dance' } })),
      poisoned(setting('prices-set', { spots: { grain: 99, oil: -1, minerals: 0.5 } })),
    ];
    let taken = 0;
    for (const file of bad) {
      const answer = await mallory.ask('POST', '/api/imports', { file });
      // Some of it leads to positions that could be; those are only shown.
      if (answer.status === 200) await looksButDoesNotFork(mallory, String(answer.body.id));
      else expect(answer).toMatchObject({ status: 422, body: { code: 'no-game-file' } });
      taken += answer.status === 200 ? 1 : 0;
    }
    expect(taken).toBeLessThan(3);
  });

  test('files that are heavier than any game are not taken in: few long entries, or very many', async () => {
    const house = await open();
    const mallory = await house.guest('Mallory');
    const many = JSON.parse(poisoned(() => undefined));
    for (let i = 0; i < 30_000; i += 1) many.entries.push({ events: [] });
    const large = JSON.parse(poisoned(() => undefined));
    const events: Event[] = large.entries.flatMap((entry: { events: Event[] }) => entry.events);
    const begun = events.find(({ type }) => type === 'begun');
    const frame = { ...(begun?.frame as Event), junk: 'x'.repeat(100_000) };
    for (let i = 0; i < 6; i += 1) large.entries.push({ events: [{ ...begun, frame }] });
    const files = {
      'is longer than anything a game writes': poisoned(setting('cycle-began', { junk: Array(60_000).fill({}) })),
      'more entries than a game can have here': JSON.stringify(many),
      'events.0.clauses” is missing or of the wrong kind': poisoned((event) => {
        event.clauses = Array(101).fill('B-FLOW-06');
      }),
      'The last position can’t be shown': JSON.stringify(large),
    };
    for (const [sentence, file] of Object.entries(files))
      expect(await mallory.ask('POST', '/api/imports', { file }), sentence).toMatchObject({
        status: 422,
        body: { code: 'no-game-file', sentence: expect.stringContaining(sentence) },
      });
  });

  test('what is shown of long entries comes in many turns, whole and in order', async () => {
    const house = await open();
    const mallory = await house.guest('Mallory');
    const file = poisoned((event) => {
      if (event.type === 'asked') event.junk = 'x'.repeat(90_000);
    });
    const { id } = await mallory.info('/api/imports', { file });
    const { feed } = await mallory.get(`/api/games/${id}/record`);
    const line = await mallory.socket();
    await line.ask({ type: 'join', game: id, since: 0 });
    await line.first('position');
    expect(line.all('feed').map(({ n, events }) => ({ n, events }))).toEqual(feed);
    line.close();
    const whole = await mallory.get(`/api/games/${id}/file`);
    expect(whole.entries).toEqual(JSON.parse(file).entries);
    const pages: number[] = [];
    for await (const rows of rowsOf(house.store, id)) pages.push(rows.length);
    expect(pages.length).toBeGreaterThan(2);
    const entries = (await house.store.log.read(id, 0, 100)).map((row) => ({ ...row }));
    const log = { snapshot: async () => undefined, read: async () => entries };
    const { turns } = await turnsOf(() => load({ log }, id, ''));
    expect(turns).toBeGreaterThan(entries.length);
  });

  test('a position that could be, and to which the commands do not lead, is shown and not played on', async () => {
    const house = await open();
    const mallory = await house.guest('Mallory');
    const game = await mallory.info('/api/imports', { file: poisoned(placing(9_000)) });
    expect(game.imported).toMatchObject({
      ok: false,
      sound: 3,
      sentence: expect.stringContaining('Entry 4 doesn’t follow from the rules. Event'),
    });
    await looksButDoesNotFork(mallory, game.id);
    const fork = await mallory.info(`/api/games/${game.id}/fork`, { at: 3 });
    expect(fork).toMatchObject({ status: 'open', fork: { at: 3 } });
  });

  test('a file brought here before this was looked at is played on only if all of it was verified', async () => {
    const house = await open();
    const mallory = await house.guest('Mallory');
    const game = await mallory.info('/api/imports', { file: poisoned(() => undefined) });
    expect(game.imported).toMatchObject({ ok: false, sound: 13 });
    const row = await house.store.games.get(game.id);
    if (row === undefined) throw new Error('the game is gone');
    const meta = JSON.parse(row.meta);
    delete meta.imported.sound;
    await house.store.games.arrange(game.id, row.revision, { meta: JSON.stringify(meta) });
    expect(await mallory.ask('POST', `/api/games/${game.id}/fork`, { at: 13 })).toMatchObject({
      status: 422,
      body: { code: 'not-sound' },
    });
  });
});

async function looksButDoesNotFork(player: Player, id: string): Promise<void> {
  for (const path of ['position', 'record', 'file', ''])
    expect(await player.ask('GET', `/api/games/${id}/${path}`.replace(/\/$/, '')), path).toMatchObject({ status: 200 });
  const answer = await player.ask('POST', `/api/games/${id}/fork`, { at: 13 });
  expect(answer.status).toBe(422);
  expect(['no-moment', 'not-sound']).toContain(answer.body.code);
}
