// A log is the whole game: it can be folded, stored, taken back, verified, and a lie in it is found and named (law 6).
import { expect, test } from 'vitest';
import { mixSeed, openStream, quickStream } from '../dice/index.ts';
import type { Command, GameEvent } from '../game.ts';
import { createGame, openTable, streamAt } from '../referee/game.ts';
import { perform } from '../referee/perform.ts';
import { cloneState } from '../state/clone.ts';
import { seat } from '../state/seat.ts';
import type { State } from '../state/state.ts';
import { canonical, type Entry, FILE_VERSION, type GameFile } from '../table/game-file.ts';
import { fold } from '../table/replay.ts';
import { type GameTable, startTable, take, undo, whyNoUndo } from '../table/table.ts';
import { verify } from '../table/verify.ts';
import { freeze, planSetup, playRandomGame, randomMove, randomWar, type Taste, WARLIKE } from '../testing/index.ts';
import { games, law, wars } from './law.ts';

const THOROUGH = process.env.MARSHALL_PROOF === '1' ? 40 : 1;
const TIMEOUT = 3_600_000;

test('a state written as JSON and read back plays on as if nothing had happened', { timeout: TIMEOUT }, () => {
  law(games(3, 'stored'), 5 * THOROUGH, (plan) => {
    const { setup, secret, entries } = playRandomGame(plan);
    const seed = mixSeed(secret, setup.contributions);
    const started = createGame(setup, openStream(seed));
    if (!started.ok) throw new Error(started.refusal.message);
    let { game } = started.value;
    for (const [i, { seat, command, events }] of entries.slice(1).entries()) {
      if (seat === undefined || command === undefined) throw new Error('an entry without a command');
      if (i % 10 === 0) {
        const stored: State = JSON.parse(JSON.stringify(game.state));
        expect(stored).toEqual(game.state);
        game = openTable(setup, stored, streamAt(seed, stored));
      }
      const result = perform(game, seat, command);
      if (!result.ok || canonical(result.value) !== canonical(events))
        throw new Error(`${plan.seed}: command ${i + 1} goes otherwise from a stored state`);
    }
  });
});

test('a copied state shares nothing that the game changes', { timeout: TIMEOUT }, () => {
  law(games(3, 'copied'), 5 * THOROUGH, (plan) => {
    // The copy is made unchangeable and the original played on: what they shared would throw.
    playRandomGame(plan, (game) => {
      if (game.state.asked % 7 === 0) freeze(cloneState(game.state));
    });
  });
});

test('events are facts: nothing that follows changes them', { timeout: TIMEOUT }, () => {
  law(games(3, 'facts'), 5 * THOROUGH, (plan) => {
    const { game, setup, entries } = playRandomGame(plan, (_game, _seat, _command, events) => {
      for (const event of events) freeze(event);
    });
    expect(fold(setup, eventsIn(entries))).toEqual(game.state);
  });
});

test('a command taken back leaves the game as it was, and the same command then has the same events', {
  timeout: TIMEOUT,
}, () => {
  let undone = 0;
  let stayed = 0;
  law(games(3, 'undone'), 5 * THOROUGH, (plan) => {
    const { setup, secret } = planSetup(plan);
    const started = startTable(setup, openStream(mixSeed(secret, setup.contributions)));
    if (!started.ok) throw new Error(started.refusal.message);
    const table = started.value;
    const players = quickStream(plan.seed);
    while (table.game.state.ended === undefined) {
      const { seat, command } = randomMove(table.game, players);
      const before = unnumbered(table.game.state);
      const first = take(table, seat, command);
      if (!first.ok) throw new Error(first.refusal.message);
      const other = table.undoable?.seat;
      if (other !== undefined && other !== seat && players.below(2) === 0) {
        // What was done without its knowledge stays; the fold below tells whether it did.
        expect(undo(table, other).ok).toBe(true);
        stayed += 1;
      }
      if (whyNoUndo(table, seat) !== undefined || players.below(3) > 0) continue;
      const back = undo(table, seat);
      if (!back.ok) throw new Error(back.refusal.message);
      if (unnumbered(table.game.state) !== before)
        throw new Error(`${plan.seed}: undo of ${command.type} left a trace`);
      const again = take(table, seat, command);
      if (!again.ok || eventsUnnumbered(again.value) !== eventsUnnumbered(first.value))
        throw new Error(`${plan.seed}: ${command.type} goes otherwise after an undo`);
      undone += 1;
    }
    expect(fold(setup, eventsIn(table.entries))).toEqual(table.game.state);
    const file: GameFile = { marshall: FILE_VERSION, setup, secret, entries: table.entries };
    expect(verify(file)).toMatchObject({ ok: true });
  });
  expect(undone).toBeGreaterThan(100);
  expect(stayed).toBeGreaterThan(10);
});

/** Players who keep what they win, so that moving in is taken back too. */
const CONQUERORS: Taste = (offer) => WARLIKE(offer) * (offer.command === 'no-occupation' ? 0.1 : 1);

test('the same in wars: attacks, choices in battle, moves and builds are taken back without a trace', {
  timeout: TIMEOUT,
}, () => {
  const kinds = new Set<string>();
  law(wars, 16 * THOROUGH, ({ seed, options }) => {
    const { game } = randomWar(`a war undone ${seed}`, options);
    const table: GameTable = { game, entries: [], undoable: undefined };
    const players = quickStream(`players of a war undone ${seed}`);
    for (let moves = 0; moves < 250 && table.game.state.ended === undefined && table.game.state.cycle === 2; moves++) {
      const { seat, command } = randomMove(table.game, players, CONQUERORS);
      const before = unnumbered(table.game.state);
      const first = take(table, seat, command);
      if (!first.ok) throw new Error(first.refusal.message);
      if (whyNoUndo(table, seat) !== undefined || players.below(2) > 0) continue;
      if (!undo(table, seat).ok) throw new Error(`${command.type} cannot be taken back after all`);
      if (unnumbered(table.game.state) !== before) throw new Error(`undo of ${command.type} left a trace`);
      const stored: State = JSON.parse(JSON.stringify(table.game.state));
      expect(stored).toEqual(table.game.state);
      const again = take(table, seat, command);
      if (!again.ok || eventsUnnumbered(again.value) !== eventsUnnumbered(first.value))
        throw new Error(`${command.type} goes otherwise after an undo`);
      kinds.add(command.type);
    }
  });
  for (const kind of ['attack', 'move', 'build', 'occupy', 'reinforce', 'launch']) expect([...kinds]).toContain(kind);
});

test('the file of a played game verifies', { timeout: TIMEOUT }, () => {
  law(games(3, 'verified'), 5 * THOROUGH, (plan) => {
    const { setup, secret, entries } = playRandomGame(plan);
    expect(verify({ marshall: FILE_VERSION, setup, secret, entries })).toMatchObject({ ok: true });
  });
});

/** A position except for how many questions there have been: what was asked and taken back counts on. */
const unnumbered = (state: State): string => canonical({ ...state, asked: 0 });

/** Events except for numbers of questions, of which the window of a Step E has its name. */
const eventsUnnumbered = (events: readonly GameEvent[]): string =>
  canonical(
    events.map((event) => {
      if (event.type === 'asked') return { ...event, question: 0 };
      return event.type === 'step-e-opened' ? { ...event, window: '' } : event;
    }),
  );

const lied = playRandomGame({ players: 4, seed: 'a lie', options: { detenteCycle: 2 } });
const file: GameFile = { marshall: FILE_VERSION, setup: lied.setup, secret: lied.secret, entries: lied.entries };

test('a die under another name is found, and it is the name that is said to differ', () => {
  const [at, event] = find('rolled', 3);
  const verdict = verify(withEvent(at, event, { ...event, name: 'luck' }));
  const difference = {
    message: 'draw-named',
    figures: { draw: event.draw, written: '"luck"', name: `"${event.name}"` },
  };
  expect(verdict.findings).toMatchObject([{ figures: { difference } }]);
});

test('a changed die is found and named', () => {
  const [at, event] = find('rolled', 3);
  const value = (event.value % 6) + 1;
  const verdict = verify(withEvent(at, event, { ...event, value }));
  expect(verdict.ok).toBe(false);
  const { draw, name } = event;
  const difference = { message: 'draw-value', figures: { draw, name, written: String(value), gave: event.value } };
  expect(verdict.findings).toMatchObject([{ figures: { difference } }]);
});

test('a changed card is found and named', () => {
  const [at, event] = find('deck-shuffled', 0);
  const order = event.secret.bank?.order ?? [];
  const verdict = verify(withEvent(at, event, { ...event, secret: { bank: { order: order.toReversed() } } }));
  expect(verdict.ok).toBe(false);
  const difference = { message: 'draw-order', figures: { draw: event.draw, name: event.name } };
  expect(verdict.findings).toMatchObject([{ figures: { difference } }]);
});

test('a changed fact of any kind of event is found', () => {
  const kinds = new Set<string>();
  for (const [at, entry] of file.entries.entries()) {
    for (const event of entry.events) {
      if (kinds.has(event.type)) continue;
      kinds.add(event.type);
      const verdict = verify(withEvent(at, event, { ...event, to: [seat('somebody')] }));
      expect([event.type, verdict.ok]).toEqual([event.type, false]);
    }
  }
  expect(kinds.size).toBeGreaterThan(15);
});

test('a changed command is found and named', () => {
  const at = file.entries.findIndex((entry) => entry.command?.type === 'bid');
  const entry = file.entries[at];
  if (entry?.command?.type !== 'bid') throw new Error('nobody bid');
  const command: Command = { type: 'bid', cubes: entry.command.cubes === 0 ? 1 : 0 };
  const verdict = verify(withEntry(at, { ...entry, command }));
  expect(verdict.ok).toBe(false);
  expect(verdict.findings).toMatchObject([{ figures: { entry: at + 1, seat: entry.seat, command: 'bid' } }]);
});

test('a command by another seat, a missing one and an added one are found', () => {
  const at = file.entries.findIndex((entry) => entry.command?.type === 'bid');
  const entry = file.entries[at];
  if (entry === undefined) throw new Error('nobody bid');
  const other = file.setup.seats.find((seat) => seat !== entry.seat);
  expect(verify(withEntry(at, { ...entry, seat: other }))).toMatchObject({ ok: false });
  expect(verify({ ...file, entries: file.entries.filter((_, i) => i !== at) })).toMatchObject({ ok: false });
  expect(verify({ ...file, entries: [...file.entries, entry] })).toMatchObject({ ok: false });
  expect(verify({ ...file, entries: file.entries.slice(0, -1) }).findings).toEqual([{ message: 'not-over' }]);
});

test('another secret, another contribution and other options are found', () => {
  expect(verify({ ...file, secret: 'ab'.repeat(32) }).findings).toEqual([{ message: 'wrong-secret' }]);
  const [first, ...rest] = file.setup.contributions;
  const contributions = [{ seat: first?.seat ?? '', text: 'luck' }, ...rest];
  expect(verify({ ...file, setup: { ...file.setup, contributions } })).toMatchObject({ ok: false });
  const options = { ...file.setup.options, detenteCycle: 1 };
  expect(verify({ ...file, setup: { ...file.setup, options } })).toMatchObject({ ok: false });
});

test('dice to which a seat gave nothing, or somebody else gave something, are found', () => {
  const { contributions } = file.setup;
  for (const given of [[], contributions.slice(1), [...contributions, ...contributions.slice(0, 1)]])
    expect(verify({ ...file, setup: { ...file.setup, contributions: given } })).toMatchObject({
      ok: false,
      findings: [{ message: 'without-contribution' }],
    });
});

test('without the secret nothing can be verified', () => {
  const { secret: _, ...running } = file;
  expect(verify(running)).toMatchObject({ ok: false, findings: [{ message: 'without-secret' }] });
});

function eventsIn(entries: readonly Entry[]): GameEvent[] {
  return entries.flatMap(({ events }) => events);
}

/** The entry and the event of a type, after some of its kind. */
function find<T extends GameEvent['type']>(type: T, after: number): [number, Extract<GameEvent, { type: T }>] {
  let left = after;
  for (const [at, entry] of file.entries.entries())
    for (const event of entry.events) if (isOf(event, type) && left-- === 0) return [at, event];
  throw new Error(`no ${type} in the game`);
}

function isOf<T extends GameEvent['type']>(event: GameEvent, type: T): event is Extract<GameEvent, { type: T }> {
  return event.type === type;
}

function withEntry(at: number, entry: Entry): GameFile {
  return { ...file, entries: file.entries.map((other, i) => (i === at ? entry : other)) };
}

function withEvent(at: number, event: GameEvent, lie: GameEvent): GameFile {
  const entry = file.entries[at];
  if (entry === undefined) throw new Error(`no entry ${at}`);
  return withEntry(at, { ...entry, events: entry.events.map((other) => (other === event ? lie : other)) });
}
