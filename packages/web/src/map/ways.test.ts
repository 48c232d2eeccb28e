import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { overDateLine } from './arrows.ts';
import { BOARD_WIDTH, type Board, chartOf } from './board.ts';
import type { Layout } from './layout.ts';
import { stepsOf } from './ways.ts';

const board: Board = JSON.parse(readFileSync(new URL('./map.json', import.meta.url), 'utf8'));
const chart = chartOf(board);
const bare: Layout = {
  k: 1,
  level: 1,
  tokens: [],
  names: [],
  clouds: [],
  passages: [],
  incoming: [],
  pirates: [],
  struck: [],
  yields: [],
  leaders: [],
  arrows: [],
};

test('a way over the date line leaves the board on the near side and comes back on the other, not round the world', () => {
  const [step] = stepsOf(chart, bare, [{ from: 'alaska', to: 'yakutsk', kind: 'move' }]);
  const xs = step?.points.map(([x]) => x) ?? [];
  const jump = xs.findIndex((x, i) => i > 0 && Math.abs(x - (xs[i - 1] ?? 0)) > BOARD_WIDTH / 2);
  expect(jump).toBeGreaterThan(0);
  // No part of it runs across the middle of the board.
  expect(xs.filter((x) => x > BOARD_WIDTH * 0.25 && x < BOARD_WIDTH * 0.6)).toEqual([]);
  expect(step?.d.match(/M/g)).toHaveLength(2);
  expect(
    stepsOf(chart, bare, [{ from: 'france', to: 'egypt', kind: 'move' }])[0]?.d.match(/M/g) ?? [],
  ).not.toHaveLength(2);
});

test('a way that is shorter over the board stays on it', () => {
  expect(overDateLine(100, 1000)).toBe(0);
  expect(overDateLine(100, 1900)).toBe(-BOARD_WIDTH);
  expect(overDateLine(1900, 100)).toBe(BOARD_WIDTH);
});
