import { readFileSync } from 'node:fs';
import { readGameFile } from '@marshall/rules';
import { expect, test } from 'vitest';
import { momentOf, type Reviewable, reviewOf, stateAt } from './review.ts';

const SHELF = new URL('../../../rules/shelf/', import.meta.url);
/** Moves are taken back in it, too. */
const GAME = 'trade-with-undo.json';

function shelved(name: string): Omit<Reviewable, 'eyes'> {
  const file = readGameFile(readFileSync(new URL(name, SHELF), 'utf8'));
  if (!file.ok) throw new Error(file.refusal.message);
  return { setup: file.value.setup, entries: file.value.entries };
}

test('a finished game is seen open at each of its moments, cash and cards of all', () => {
  const game = { ...shelved(GAME), eyes: 'open' } as const;
  const { moments, lines } = reviewOf(game);
  expect(moments).toHaveLength(game.entries.length);
  expect(moments.at(-1)?.lines).toBe(lines.length);
  const half = Math.floor(moments.length / 2);
  const { view } = momentOf(game, half);
  expect(view.cycle).toBe(moments[half - 1]?.cycle);
  expect(view.ended).toBeUndefined();
  for (const seat of view.order) {
    expect(view.seats[seat]?.cash).toBe(stateAt(game, half).seats[seat]?.cash);
    expect(view.seats[seat]?.holdings.every(({ card }) => card !== undefined)).toBe(true);
  }
  expect(momentOf(game, moments.length).view.ended).toBeDefined();
});

test('a game that runs is looked back at with the eyes of one seat', () => {
  const game = shelved(GAME);
  const [mine, other] = game.setup.seats;
  if (mine === undefined || other === undefined) throw new Error('a game has two seats');
  const { view } = momentOf({ ...game, eyes: mine }, Math.floor(game.entries.length / 2));
  expect(view.seats[mine]?.cash).toBeDefined();
  expect(view.seats[other]?.cash).toBeUndefined();
});

test('each moment says who commanded it, and nobody where a move was taken back', () => {
  const game = { ...shelved(GAME), eyes: 'open' } as const;
  const { moments } = reviewOf(game);
  const undone = game.entries.flatMap(({ command }, i) => (command?.type === 'undo' ? [i] : []));
  expect(undone.length).toBeGreaterThan(0);
  for (const i of undone) expect(moments[i]?.by).toBeUndefined();
  const last = moments.findLastIndex(({ by }) => by === game.setup.seats[0]);
  expect(game.entries[last]?.seat).toBe(game.setup.seats[0]);
});
