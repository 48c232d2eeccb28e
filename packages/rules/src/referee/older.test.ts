// Games that an older program wrote down in the middle of a battle go on (law 6).
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mixSeed } from '../dice/index.ts';
import { nearest } from '../state/agenda.ts';
import { cloneState } from '../state/clone.ts';
import { emptyState } from '../state/state.ts';
import { editionIn, factsIn, type GameFile, timeIn } from '../table/game-file.ts';
import { readGameFile } from '../table/read-file.ts';
import { take } from '../table/table.ts';
import { verify } from '../table/verify.ts';
import { openTable, streamAt } from './game.ts';
import { asToday } from './older.ts';
import { evolve } from './play.ts';

type Finished = GameFile & { readonly secret: string };

/** A game of an earlier edition, which stays on the shelf as it was written. */
function read(name: string): Finished {
  const file = readGameFile(readFileSync(new URL(`../../shelf/${name}.json`, import.meta.url), 'utf8'));
  if (!file.ok || file.value.secret === undefined) throw new Error(`${name} does not open`);
  return { ...file.value, secret: file.value.secret };
}

test.each([
  ['war-of-six', 20, ['defence', 'attacker-fires', 'occupation']],
  ['armored-personnel-carriers-random-open', 8, ['stay', 'defence', 'attacker-removes']],
  ['colonial-legions-and-merchant-marine-random-open', 4, ['defence', 'occupation', 'attacker-ships']],
  ['military-conflict-chart-random-open', 6, ['defence', 'occupation']],
] as const)(
  '%s: left in the middle of any battle, the game goes on with the step that it was in',
  (name, least, through) => {
    const { setup, secret, entries } = read(name);
    const seed = mixSeed(secret, setup.contributions);
    const otherwise = new Set(verify(read(name)).otherwise.map(({ entry }) => entry));
    const written = emptyState(setup.seats, setup.edition);
    const steps: string[] = [];
    for (const [i, { seat, command, events }] of entries.entries()) {
      const state = cloneState(written);
      for (const event of events) if (event.type !== 'undone') evolve(written, event);
      const battle = nearest(state.agenda, 'conventional');
      if (battle === undefined || seat === undefined || command === undefined || command.type === 'undo') continue;
      expect(typeof battle.at).toBe('number');
      const game = openTable(setup, state, streamAt(seed, state));
      expect([...game.rulebook.drill(), 'over']).toContain(battle.at);
      if (otherwise.has(i + 1)) continue;
      steps.push(battle.at);
      const table = { game, entries: [], undoable: undefined };
      const circumstances = { edition: editionIn(events) ?? state.edition, timeCalled: timeIn(events) };
      const taken = take(table, seat, command, undefined, circumstances);
      if (!taken.ok) throw new Error(`${seat}: ${command.type}: ${taken.refusal.code}`);
      expect(taken.value.map(factsIn)).toEqual(asToday(events, game.rulebook).map(factsIn));
    }
    expect(steps.length).toBeGreaterThanOrEqual(least);
    expect(steps).toEqual(expect.arrayContaining([...through]));
  },
);

test('a log that names another step than the one that came is not true', () => {
  const file = read('edition-2-coup-final');
  const lie = (at: unknown): boolean => {
    let told = false;
    const entries = file.entries.map((entry) => ({
      ...entry,
      events: entry.events.map((event) => {
        if (told || event.type !== 'stepped' || event.procedure !== 'conventional') return event;
        told = true;
        return { ...event, patch: { ...event.patch, at } };
      }),
    }));
    return verify({ ...file, entries }).ok;
  };
  expect(verify(file).ok).toBe(true);
  expect(lie(7)).toBe(false);
  expect(lie('occupation')).toBe(false);
});

test('a mark that is no step of the drill ends the battle, whatever it is', () => {
  const { setup } = read('war-of-six');
  const state = emptyState(setup.seats, setup.edition);
  for (const at of ['dance', 99, null]) {
    state.agenda = JSON.parse(JSON.stringify([{ procedure: 'conventional', at }]));
    openTable(setup, state, streamAt('0'.repeat(64), state));
    expect(state.agenda).toEqual([{ procedure: 'conventional', at: 'over' }]);
  }
});

test('law 6: steps of a battle that were written as numbers are read by their names, in frames and in their changes', () => {
  const { setup, secret } = read('war-of-six');
  const state = emptyState(setup.seats, setup.edition);
  const { rulebook } = openTable(setup, state, streamAt(mixSeed(secret, setup.contributions), state));
  const [first, second] = rulebook.drill();
  const events = (...written: object[]) => asToday(written as never, rulebook);
  expect(events({ type: 'begun', frame: { procedure: 'conventional', at: 0 } })).toEqual([
    { type: 'begun', frame: { procedure: 'conventional', at: first } },
  ]);
  expect(events({ type: 'stepped', procedure: 'conventional', patch: { at: 1 } })).toEqual([
    { type: 'stepped', procedure: 'conventional', patch: { at: second } },
  ]);
  const others = [
    { type: 'stepped', procedure: 'conventional', patch: { occupying: [] } },
    { type: 'stepped', procedure: 'stage', patch: { at: 1 } },
    { type: 'begun', frame: { procedure: 'stage', at: 1 } },
    { type: 'passed', at: 1 },
  ];
  expect(events(...others)).toEqual(others);
});
