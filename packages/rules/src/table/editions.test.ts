import { readFileSync } from 'node:fs';
import { sayEvent } from '@marshall/words/testing';
import { describe, expect, test } from 'vitest';
import { mixSeed } from '../dice/index.ts';
import { EDITION, FIRST_EDITION } from '../edition.ts';
import type { GameEvent } from '../game.ts';
import { DEFAULT_OPTIONS, defaultsOf, GAME_OPTIONS } from '../options.ts';
import { openTable, streamAt } from '../referee/game.ts';

import { view } from '../referee/view.ts';
import { playRandomGame } from '../testing/index.ts';
import { eventsOf, FILE_VERSION, type GameFile, hashOf } from './game-file.ts';
import { judgedOtherwise } from './judge-again.ts';
import { readGameFile } from './read-file.ts';
import { fold } from './replay.ts';
import { fallbackFor, type GameTable, take, undo } from './table.ts';
import { verify } from './verify.ts';

/** A game of the first edition; its file states none. */
const OLD = readFileSync(new URL('../../shelf/trade-to-detente.json', import.meta.url), 'utf8');

function read(text: string): GameFile & { readonly secret: string } {
  const result = readGameFile(text);
  if (!result.ok) throw new Error(result.refusal.message);
  const { secret } = result.value;
  if (secret === undefined) throw new Error('the file holds no secret');
  return { ...result.value, secret };
}

/** The game where its first entries have led, as a place that runs games opens it. */
function opened(file: GameFile & { readonly secret: string }, entries: number): GameTable {
  const sofar = file.entries.slice(0, entries);
  const state = fold(file.setup, eventsOf({ ...file, entries: sofar }));
  const stream = streamAt(mixSeed(file.secret, file.setup.contributions), state);
  return { game: openTable(file.setup, state, stream), entries: [...sofar], undoable: undefined };
}

/** Nobody says anything more. */
function playOut(table: GameTable): void {
  while (table.game.state.ended === undefined) {
    const [seat] = table.game.state.question?.waiting ?? [];
    const command = seat === undefined ? undefined : fallbackFor(table.game, seat);
    if (seat === undefined || command === undefined || !take(table, seat, command).ok) throw new Error('it hangs');
  }
}

/** The file with an event replaced: the first of a kind after some entries. */
function edited(file: GameFile, type: GameEvent['type'], change: object, from = 0): [number, GameFile] {
  const at = file.entries.findIndex(({ events }, i) => i >= from && events.some((event) => event.type === type));
  const entries = file.entries.map((entry, i) => {
    if (i !== at) return entry;
    const first = entry.events.findIndex((event) => event.type === type);
    return { ...entry, events: entry.events.map((event, j) => (j === first ? { ...event, ...change } : event)) };
  });
  return [at + 1, { ...file, entries }];
}

describe('a game that was begun by an earlier edition', () => {
  test('X-39 goes on under the referee of today, and its log says from where on', () => {
    const file = read(OLD);
    expect(file.setup.edition).toBe(FIRST_EDITION);
    const table = opened(file, 61);
    const [before] = table.game.state.order;
    if (before === undefined) throw new Error('nobody plays');
    expect(view(table.game, before).edition).toBe(FIRST_EDITION);
    playOut(table);
    const marks = table.entries.map(({ events }) => events.findIndex(({ type }) => type === 'edition-changed'));
    expect(marks.filter((at) => at >= 0)).toEqual([0]);
    expect(marks.indexOf(0)).toBe(61);
    expect(view(table.game, before).edition).toBe(EDITION);
    const [mark] = table.entries[61]?.events ?? [];
    expect(mark === undefined ? '' : sayEvent(table.game, mark)).toBe(
      `From here on, edition ${EDITION} of the rules applies.`,
    );

    const verdict = verify({ ...file, entries: table.entries });
    const last = table.entries.length;
    expect(verdict).toMatchObject({
      ok: true,
      editions: [
        { edition: 1, from: 1, to: 61 },
        { edition: EDITION, from: 62, to: last },
      ],
    });
    expect(verdict.findings).toContainEqual({ message: 'judged-by', figures: { editions: verdict.editions } });
  });

  test('X-39 a move of today that is taken back leaves the game with its edition', () => {
    const table = opened(read(OLD), 61);
    const [seat] = table.game.state.question?.waiting ?? [];
    const command = seat === undefined ? undefined : fallbackFor(table.game, seat);
    if (seat === undefined || command === undefined) throw new Error('nobody is asked');
    expect(take(table, seat, command).ok).toBe(true);
    expect(undo(table, seat).ok).toBe(true);
    expect(table.game.state.edition).toBe(FIRST_EDITION);
    playOut(table);
    expect(verify({ ...read(OLD), entries: table.entries }).ok).toBe(true);
  });

  test('X-39 keeps its hash, which states no edition', () => {
    const file = read(OLD);
    expect(hashOf(file.setup, eventsOf(file))).toBe(verify(file).hash);
    expect(JSON.parse(OLD).setup).not.toHaveProperty('edition');
    expect(hashOf({ ...file.setup, edition: EDITION }, eventsOf(file))).not.toBe(verify(file).hash);
  });

  test('X-39 keeps the defaults of its edition, though its file does not state them', () => {
    for (const row of GAME_OPTIONS) {
      expect(DEFAULT_OPTIONS[row.id]).toBe(row.fallback);
      expect(defaultsOf(FIRST_EDITION)[row.id]).toBe(row.until === undefined ? row.fallback : row.until.fallback);
    }
    const json = JSON.parse(OLD);
    expect(read(JSON.stringify({ ...json, setup: { ...json.setup, options: {} } })).setup.options).toEqual(
      defaultsOf(FIRST_EDITION),
    );
    const now = { ...json.setup, edition: EDITION, options: {} };
    expect(read(JSON.stringify({ ...json, setup: now })).setup.options).toEqual(DEFAULT_OPTIONS);
  });
});

describe('what an earlier edition has judged otherwise', () => {
  // A game by the rules of today that an earlier edition is said to have judged.
  const { setup, secret, entries } = playRandomGame({ players: 3, seed: 'early', options: { detenteCycle: 2 } });
  const file: GameFile & { readonly secret: string } = {
    marshall: FILE_VERSION,
    setup: { ...setup, edition: FIRST_EDITION },
    secret,
    entries,
  };
  // The same position follows, in other words than this referee would use.
  const [at, other] = edited(file, 'passed', { idle: true }, 40);

  test('X-39 does not fail the file, and is named', () => {
    const verdict = verify(other);
    expect(verdict.ok).toBe(true);
    expect(verdict.otherwise.map(({ entry }) => entry)).toEqual([at]);
    expect(verdict.findings).toContainEqual({
      message: 'judged-otherwise',
      figures: {
        edition: EDITION,
        entries: 1,
        first: expect.objectContaining({
          message: 'entry-differs',
          figures: expect.objectContaining({ entry: at }),
        }),
      },
    });
  });

  test('X-39 is named entry by entry, and counted', () => {
    const [next, both] = edited(other, 'passed', { idle: true }, at);
    expect(next).toBeGreaterThan(at);
    const verdict = verify(both);
    expect(verdict.otherwise.map(({ entry }) => entry)).toEqual([at, next]);
    expect(verdict.findings).toContainEqual({
      message: 'judged-otherwise',
      figures: expect.objectContaining({ entries: 2 }),
    });
  });

  test('X-39 fails the file where this edition is said to have judged it', () => {
    const now = { ...other, setup: { ...other.setup, edition: EDITION } };
    expect(verify(now)).toMatchObject({ ok: false, findings: [{ message: 'entry-differs', figures: { entry: at } }] });
  });

  test('X-39 is found in a game that runs, with the entry from which on it holds', () => {
    const seed = mixSeed(file.secret, file.setup.contributions);
    const running = (entries: number) => judgedOtherwise(other.setup, other.entries.slice(0, entries), seed);
    expect(running(at - 1)).toBeUndefined();
    expect(running(at + 3)).toMatchObject({ entry: at, edition: 1 });
    expect(judgedOtherwise(file.setup, file.entries, seed)).toBeUndefined();
  });

  test.each([
    ['another value', { value: 0 }, 'draw-value', { written: '0' }],
    ['no value', { value: undefined }, 'draw-silent', {}],
    ['another number', { draw: 1_000 }, 'draw-follows', { draw: '1000' }],
    ['more chance', { drawn: 1_000_000 }, 'draw-chance', {}],
    ['no name', { name: '' }, 'draw-unnamed', {}],
  ])('X-39 a die with %s fails every file', (_, change, message, figures) => {
    const [entry, wrong] = edited(file, 'rolled', change, 20);
    expect(verify(wrong)).toMatchObject({
      ok: false,
      findings: [{ message: 'entry-fault', figures: { entry, fault: { message, figures } } }],
    });
  });

  test('X-39 a deck in another order, and money out of nothing, fail every file', () => {
    const capture = read(readFileSync(new URL('../../shelf/trade-random-open.json', import.meta.url), 'utf8'));
    const [, stacked] = edited(capture, 'deck-shuffled', { secret: { bank: { order: [] } } }, 0);
    const fault = { message: 'draw-order' };
    expect(verify(stacked)).toMatchObject({ ok: false, findings: [{ figures: { fault } }] });
    const [, rich] = edited(capture, 'sold', { units: -1_000 });
    expect(verify(rich).ok).toBe(false);
  });
});

test('X-39 an edition that this program does not know is named, and none goes back to an earlier one', () => {
  const json = JSON.parse(OLD);
  const ofSetup = readGameFile(JSON.stringify({ ...json, setup: { ...json.setup, edition: 9 } }));
  expect(ofSetup).toMatchObject({
    refusal: { message: 'no-game-file:edition', figures: { edition: 9, known: EDITION } },
  });
  const mark = (edition: number) => {
    const entries = json.entries.map((entry: { events: object[] }, i: number) =>
      i === 3 ? { ...entry, events: [{ type: 'edition-changed', edition }, ...entry.events] } : entry,
    );
    return JSON.stringify({ ...json, setup: { ...json.setup, edition: EDITION }, entries });
  };
  expect(readGameFile(mark(9)).ok).toBe(false);
  expect(verify(read(mark(1))).findings).toMatchObject([{ message: 'goes-back', figures: { edition: 1 } }]);
});

test('X-39 a file that states no edition is of the first one, and keeps its defaults', () => {
  expect(read(OLD).setup.edition).toBe(1);
  expect([FIRST_EDITION, defaultsOf(FIRST_EDITION).marketOverflow, defaultsOf(EDITION).marketOverflow]).toEqual([
    1,
    true,
    false,
  ]);
});
