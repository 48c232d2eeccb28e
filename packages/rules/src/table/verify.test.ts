// A file that was tampered with, one thing at a time: what the check finds first, and what it says of games that are true.
import { expect, test } from 'vitest';
import { mixSeed, openStream } from '../dice/index.ts';
import { planSetup, playRandomGame } from '../testing/index.ts';
import {
  canonical,
  completeSetup,
  type Entry,
  editionIn,
  factsIn,
  followedIn,
  type GameFile,
  hashOf,
  lateIn,
  leaderIn,
  timeIn,
} from './game-file.ts';
import { judgedOtherwise } from './judge-again.ts';
import { readGameFile } from './read-file.ts';
import { soundnessOf } from './sound.ts';
import { fallbackFor, startTable, take, undo } from './table.ts';
import { verify } from './verify.ts';

const played = playRandomGame({ players: 2, seed: 'a small file', options: { opening: 'random', detenteCycle: 1 } });
const text = JSON.stringify({ marshall: 1, setup: played.setup, secret: played.secret, entries: played.entries });
const fresh = (): GameFile => JSON.parse(text);

type Loose = { type: string; [name: string]: unknown };

/** The file with its first, or some other, event of a type changed. */
function tampered(type: string, change: (event: Loose) => object, nth = 0): GameFile {
  const file = fresh();
  const events = file.entries.flatMap((entry) => entry.events as unknown as Loose[]);
  const found = events.filter((event) => event.type === type)[nth];
  if (found === undefined) throw new Error(`no ${type}`);
  Object.assign(found, change(found));
  return file;
}

/** What is found first, down to the innermost reason. */
function found(file: GameFile): string {
  const { ok, findings } = verify(file);
  let told = findings[0];
  let message: string = told?.message ?? '';
  for (;;) {
    const inner = told?.figures?.fault ?? told?.figures?.difference;
    if (typeof inner !== 'object' || inner === null || !('message' in inner)) break;
    told = inner as unknown as typeof told;
    message = `${message} > ${told?.message}`;
  }
  return `${ok ? 'ok' : 'no'}: ${message}`;
}

test('a true file is verified, with its commands and draws counted', () => {
  const verdict = verify(fresh());
  const draws = played.entries.flatMap(({ events }) => events).filter((event) => 'draw' in event).length;
  expect(verdict).toMatchObject({
    ok: true,
    draws,
    otherwise: [],
    findings: [{ message: 'verified', figures: { commands: played.entries.length - 1, draws } }],
    editions: [{ edition: 2, from: 1, to: played.entries.length }],
  });
  expect(verdict.findings).toHaveLength(1);
  expect(soundnessOf(fresh())).toEqual({ entries: played.entries.length, why: undefined });
});

test('X-38 that somebody else leads a seat is an entry, and no command', () => {
  const file = fresh();
  const [first] = file.setup.seats;
  const led = { events: [{ type: 'leader-changed', seat: first, by: 'caretaker', clauses: ['X-38'] }] };
  const entries = [...file.entries.slice(0, 9), led as unknown as Entry, ...file.entries.slice(9)];
  expect(verify({ ...file, entries })).toMatchObject({
    ok: true,
    findings: [{ message: 'verified', figures: { commands: played.entries.length - 1 } }],
  });
});

test('a file whose hash and secret are written in capitals is the same game', () => {
  const { setup, secret = '', ...file } = fresh();
  const capitals = {
    ...file,
    setup: { ...setup, commitment: setup.commitment.toUpperCase() },
    secret: secret.toUpperCase(),
  };
  const read = readGameFile(JSON.stringify(capitals));
  if (!read.ok) throw new Error(read.refusal.message);
  expect(verify(read.value)).toEqual(verify(fresh()));
});

test('a file without its secret, with another, or without somebody’s word is not verified', () => {
  const { secret: _, ...without } = fresh();
  expect(found(without)).toBe('no: without-secret');
  expect(found({ ...fresh(), secret: '00'.repeat(32) })).toBe('no: wrong-secret');
  const file = fresh();
  const [first] = file.setup.contributions;
  if (first === undefined) throw new Error('nobody contributed');
  expect(found({ ...file, setup: { ...file.setup, contributions: [first] } })).toBe('no: without-contribution');
  expect(found({ ...file, setup: { ...file.setup, contributions: [first, first] } })).toBe('no: without-contribution');
});

test('a game that is not over, or has no opening, is not verified', () => {
  const { entries } = fresh();
  expect(found({ ...fresh(), entries: entries.slice(0, 5) })).toBe('no: not-over');
  expect(found({ ...fresh(), entries: entries.slice(1) })).toBe('no: no-opening');
  expect(found({ ...fresh(), entries: [] })).toBe('no: no-opening');
  expect(soundnessOf({ ...fresh(), entries: entries.slice(1) }).entries).toBe(0);
});

test('an opening that somebody commanded is none, be it by a seat or by a command alone', () => {
  const [opening, ...rest] = fresh().entries;
  if (opening === undefined) throw new Error('no opening');
  const [seat] = fresh().setup.seats;
  for (const more of [{ seat }, { command: { type: 'resign' } as const }]) {
    const forged = { ...fresh(), entries: [{ ...opening, ...more }, ...rest] };
    expect(found(forged)).toBe('no: no-opening');
    expect(soundnessOf(forged)).toMatchObject({ entries: 0 });
  }
});

test('an entry that nobody commanded, or that another gave, differs', () => {
  const file = fresh();
  const at = 4;
  const entry = file.entries[at];
  if (entry === undefined) throw new Error('too short');
  const put = (other: Entry) => ({ ...file, entries: file.entries.map((each, i) => (i === at ? other : each)) });
  expect(found(put({ ...entry, command: undefined }))).toBe('no: entry-without-command');
  expect(found(put({ ...entry, seat: undefined }))).toBe('no: entry-without-command');
  expect(soundnessOf(put({ ...entry, command: undefined })).entries).toBe(at);
  expect(found(put({ ...entry, command: { type: 'resign' } }))).toMatch(/^no: entry-(differs|refused)/);
});

test.each<[string, (event: Loose) => object]>([
  ['rolled', (event) => ({ value: (Number(event.value) % 6) + 1 })],
  ['rolled', (event) => ({ draw: Number(event.draw) + 1 })],
  ['rolled', (event) => ({ drawn: Number(event.drawn) + 1 })],
  ['rolled', () => ({ name: 'another' })],
  ['deck-shuffled', (event) => ({ drawn: Number(event.drawn) + 1 })],
  ['deck-shuffled', () => ({ secret: {} })],
  ['asked', () => ({ kind: 'trade' })],
  ['asked', () => ({ question: 7 })],
])('a %s that was changed is found', (type, change) => {
  const file = tampered(type, change);
  expect(verify(file).ok).toBe(false);
  expect(soundnessOf(file).entries).toBeLessThan(file.entries.length);
  expect(verify(file).hash).not.toBe(verify(fresh()).hash);
});

test.each(['pay', 'duel', 'sell-oil', 'nothing'])(
  'X-38 a log cannot say that the table followed an order about %s where none was given',
  (about) => {
    const file = fresh();
    const at = file.entries.findIndex(({ command }) => command?.type === 'pay-salaries');
    const { seat, command, events } = file.entries[at] ?? {};
    if (events === undefined) throw new Error('nobody pays');
    const followed = { type: 'order-followed', seat, about, clauses: ['X-38'], to: [seat] };
    const entry = { seat, command, events: [followed, ...events] } as unknown as Entry;
    const forged = { ...file, entries: file.entries.with(at, entry) };
    expect(found(forged)).toBe('no: entry-differs > event-kind');
    expect(soundnessOf({ ...forged, secret: undefined } as never).entries).toBe(at);
  },
);

test('clauses that are cited otherwise are counted, and the game stays the same', () => {
  const file = tampered('asked', () => ({ clauses: ['B-FLOW-06', 'X-38'] }));
  const verdict = verify(file);
  expect(verdict.ok).toBe(true);
  expect(verdict.hash).toBe(verify(fresh()).hash);
  expect(verdict.findings.map(({ message, figures }) => [message, figures])).toEqual([
    ['verified', expect.anything()],
    ['cited-otherwise', { events: 1 }],
  ]);
  const twice = tampered('asked', () => ({ clauses: [] }), 1);
  for (const event of twice.entries[0]?.events ?? []) event.clauses = [];
  const opening = twice.entries[0]?.events.length ?? 0;
  expect(verify(twice).findings[1]?.figures).toEqual({ events: opening + (isInOpening(1) ? 0 : 1) });
});

/** Whether the nth question was asked in the opening entry. */
function isInOpening(nth: number): boolean {
  return (played.entries[0]?.events ?? []).filter(({ type }) => type === 'asked').length > nth;
}

test('the first entry that is judged otherwise is the one that was changed', () => {
  const file = fresh();
  const seed = mixSeed(played.secret, played.setup.contributions);
  expect(judgedOtherwise(file.setup, file.entries, seed)).toBeUndefined();
  const changed = file.entries.findIndex(({ events }, i) => i > 3 && events.length > 0);
  const entry = file.entries[changed];
  if (entry === undefined) throw new Error('nothing happens');
  const less = file.entries.map((each, i) => (i === changed ? { ...entry, events: entry.events.slice(1) } : each));
  expect(judgedOtherwise(file.setup, less, seed)?.entry).toBe(changed + 1);
});

// --- what else entries say ---

test('what an entry’s events tell of editions, time, orders, lateness and leaders', () => {
  const events = (...types: object[]) => types as unknown as Entry['events'];
  const pass = { type: 'passed' };
  expect([editionIn(events(pass, { type: 'edition-changed', edition: 2 })), editionIn(events(pass))]).toEqual([
    2,
    undefined,
  ]);
  expect([timeIn(events(pass, { type: 'detente-called' })), timeIn(events(pass)), timeIn([])]).toEqual([
    true,
    false,
    false,
  ]);
  expect([followedIn(events(pass, { type: 'order-followed', about: 'pay' })), followedIn(events(pass))]).toEqual([
    'pay',
    undefined,
  ]);
  expect([lateIn(events(pass, { type: 'answered-for' })), lateIn(events(pass)), lateIn([])]).toEqual([
    true,
    false,
    false,
  ]);
  const led = { type: 'leader-changed', seat: 'usa', by: 'caretaker' };
  const entry = (entryEvents: object[], more: object = {}) =>
    leaderIn({ seat: undefined, command: undefined, events: events(...entryEvents), ...more } as Entry);
  expect(entry([led])).toMatchObject({ seat: 'usa', by: 'caretaker' });
  expect([entry([led, pass]), entry([pass]), entry([]), entry([{ ...led, by: 'nobody' }])]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect([entry([led], { seat: 'usa' }), entry([led], { command: { type: 'pass' } })]).toEqual([undefined, undefined]);
});

test('law 6: the same facts have the same text, whatever the order of their keys', () => {
  expect(canonical({ b: 1, a: [1, { d: null, c: 'x' }], e: undefined })).toBe('{"a":[1,{"c":"x","d":null}],"b":1}');
  expect(canonical({ c: 1, b: 2, a: 3 })).toBe('{"a":3,"b":2,"c":1}');
  expect([canonical(null), canonical('x'), canonical([])]).toEqual(['null', '"x"', '[]']);
  expect(factsIn({ type: 'passed', clauses: ['X-38'] } as never)).toBe('{"type":"passed"}');
});

test('law 6: the hash tells set-ups, chosen options and events apart, and not defaults or clauses', () => {
  const { setup, entries } = fresh();
  const all = entries.flatMap(({ events }) => events);
  const hash = hashOf(setup, all);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(hashOf({ ...setup, edition: 1 }, all)).not.toBe(hash);
  expect(hashOf({ ...setup, options: { ...setup.options, cashVisible: !setup.options.cashVisible } }, all)).not.toBe(
    hash,
  );
  expect(hashOf(setup, all.slice(1))).not.toBe(hash);
  expect(hashOf(setup, [...all].reverse())).not.toBe(hash);
  const { options, edition: _, ...written } = setup;
  expect(completeSetup({ ...written, options: {} })).toMatchObject({ edition: 1, options: { marketOverflow: true } });
  expect(completeSetup({ ...written, edition: 2, options })).toEqual(setup);
});

test('moves that were taken back are judged again as such, and the game verifies to the letter', () => {
  const { setup, secret } = planSetup({ players: 2, seed: 'undone', options: { detenteCycle: 1, stages: '37' } });
  const started = startTable(setup, openStream(mixSeed(secret, setup.contributions)));
  if (!started.ok) throw new Error(started.refusal.message);
  const table = started.value;
  let undone = 0;
  while (table.game.state.ended === undefined) {
    const [seat] = table.game.state.question?.waiting ?? [];
    const command = seat === undefined ? undefined : fallbackFor(table.game, seat);
    if (seat === undefined || command === undefined) throw new Error('nobody is asked');
    take(table, seat, command);
    if (undone < 3 && undo(table, seat).ok) undone += 1;
  }
  expect(undone).toBe(3);
  expect(verify({ marshall: 1, setup, secret, entries: table.entries })).toMatchObject({
    ok: true,
    otherwise: [],
    findings: [{ message: 'verified' }],
  });
});
