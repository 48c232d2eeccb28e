import { expect, test } from 'vitest';
import { mixSeed, openStream } from '../dice/index.ts';
import { view } from '../referee/view.ts';
import { seat } from '../state/seat.ts';
import { planSetup } from '../testing/index.ts';
import type { GameFile } from './game-file.ts';
import { fold } from './replay.ts';
import { soundnessOf } from './sound.ts';
import { changeLeader, fallbackFor, type GameTable, startTable, take, whyNoUndo } from './table.ts';
import { verify } from './verify.ts';

test('X-38 the log says who leads a seat, everybody sees it, and the game stays verified', () => {
  const { table, setup, secret } = begun();
  const [first] = table.game.state.order;
  if (first === undefined) throw new Error('nobody plays');
  expect(view(table.game, 'spectator').leaders).toBeUndefined();
  expect(changeLeader(table, first, 'caretaker')).toMatchObject({ type: 'leader-changed', by: 'caretaker' });
  expect(view(table.game, 'spectator').leaders).toEqual({ [first]: 'caretaker' });
  // What is so already, and a seat that is not here, change nothing.
  expect(changeLeader(table, first, 'caretaker')).toBeUndefined();
  expect(changeLeader(table, seat('nobody'), 'caretaker')).toBeUndefined();
  answerAll(table, 5);
  expect(changeLeader(table, first, 'player')).toMatchObject({ by: 'player' });
  expect(whyNoUndo(table, first)).toMatchObject({ code: 'nothing-to-undo' });
  answerAll(table, 5000);
  expect(table.game.state.ended).toBeDefined();
  const file: GameFile = { marshall: 1, setup, secret, entries: table.entries };
  expect(verify(file)).toMatchObject({ ok: true });
  expect(soundnessOf(file).why).toBeUndefined();
  const events = table.entries.flatMap((entry) => entry.events);
  expect(fold(setup, events).leaders).toBeUndefined();
  const forged = (by: unknown, extra = {}) => ({
    ...file,
    entries: table.entries.map((entry) =>
      entry.seat === undefined && entry.events[0]?.type === 'leader-changed'
        ? { ...entry, events: entry.events.map((event) => ({ ...event, ...extra, by })) }
        : entry,
    ),
  });
  for (const wrong of [forged('nobody'), forged('player'), forged('caretaker', { seat: 'nobody' })])
    expect([verify(wrong as GameFile).ok, soundnessOf(wrong as GameFile).why === undefined]).toEqual([false, false]);
});

test('X-38 the log says that the table answered for a player who was late; of a sealed answer only they hear it', () => {
  const { table, setup, secret } = begun();
  const [first] = table.game.state.order;
  if (first === undefined) throw new Error('nobody plays');
  // The opening is sealed: that it is the default is nobody else's business yet.
  answerAll(table, 1, true);
  const [sealed] = table.entries.at(-1)?.events ?? [];
  expect(sealed).toMatchObject({ type: 'answered-for', to: [first] });
  answerAll(table, 5000, true);
  const told = table.entries.flatMap(({ events }) => events.filter(({ type }) => type === 'answered-for'));
  expect(told.some(({ to }) => to === undefined)).toBe(true);
  for (const { events } of table.entries)
    if (events.some(({ type }) => type === 'sealed') && events.length === 2)
      expect(events[0]).toMatchObject({ type: 'answered-for', to: [expect.any(String)] });
  // With the last sealed answer all are laid open, and everybody hears that it was the table's.
  const last = table.entries.filter(({ events }) => events.some(({ type }) => type === 'bids-revealed'));
  expect(last.length).toBeGreaterThan(0);
  for (const { events } of last) expect(events.find(({ type }) => type === 'answered-for')).not.toHaveProperty('to');
  const file: GameFile = { marshall: 1, setup, secret, entries: table.entries };
  expect(verify(file)).toMatchObject({ ok: true });
  expect(soundnessOf(file).why).toBeUndefined();
});

test('X-38 of two seats that others lead one comes back, and the other stays as it is', () => {
  const { table } = begun();
  const [first, second] = table.game.state.order;
  if (first === undefined || second === undefined) throw new Error('nobody plays');
  changeLeader(table, first, 'caretaker');
  changeLeader(table, second, 'caretaker');
  changeLeader(table, first, 'player');
  expect(view(table.game, 'spectator').leaders).toEqual({ [second]: 'caretaker' });
  changeLeader(table, second, 'player');
  expect(view(table.game, 'spectator').leaders).toBeUndefined();
});

function begun() {
  const options = { detenteCycle: 2, stages: '37' } as const;
  const { setup, secret } = planSetup({ players: 2, seed: 'leaders', options });
  const started = startTable(setup, openStream(mixSeed(secret, setup.contributions)));
  if (!started.ok) throw new Error(started.refusal.message);
  return { table: started.value, setup, secret };
}

/** Answers by default, so many times at most. */
function answerAll(table: GameTable, most: number, late = false): void {
  for (let i = 0; i < most; i += 1) {
    const [asked] = table.game.state.question?.waiting ?? [];
    const command = asked === undefined ? undefined : fallbackFor(table.game, asked);
    if (asked === undefined || command === undefined) return;
    take(table, asked, command, undefined, { late });
  }
}
