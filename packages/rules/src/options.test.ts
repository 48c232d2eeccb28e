import { expect, test } from 'vitest';
import { EXPANSIONS } from './game.ts';
import { EXPANSION_OPTIONS } from './option-table.ts';
import { DEFAULT_OPTIONS, GAME_OPTIONS, type GameOption, whyNotTogether } from './options.ts';
import { SETS } from './testing/index.ts';

const row = (more: Partial<GameOption>): GameOption => ({
  id: 'cashVisible',
  fallback: false,
  values: [true, false],
  ...more,
});
const on = { ...DEFAULT_OPTIONS, cashVisible: true };

test('an option that needs another is refused without it', () => {
  const rows = [row({ needs: ['componentLimits'] })];
  expect(whyNotTogether(on, rows)).toMatchObject({
    code: 'option-needs',
    figures: { option: 'cashVisible', needs: 'componentLimits' },
  });
  expect(whyNotTogether({ ...on, componentLimits: true }, rows)).toBeUndefined();
  expect(whyNotTogether(DEFAULT_OPTIONS, rows)).toBeUndefined();
});

test('an option that excludes another is refused with it', () => {
  const rows = [row({ excludes: ['componentLimits'] })];
  expect(whyNotTogether({ ...on, componentLimits: true }, rows)).toMatchObject({
    code: 'option-excludes',
    figures: { option: 'cashVisible', excludes: 'componentLimits' },
  });
  expect(whyNotTogether(on, rows)).toBeUndefined();
});

test('expansions bring their options after those of the base, all off', () => {
  expect(GAME_OPTIONS.slice(-EXPANSION_OPTIONS.length)).toEqual(EXPANSION_OPTIONS);
  expect(EXPANSIONS.filter(({ option, value = true }) => DEFAULT_OPTIONS[option] === value)).toEqual([]);
  expect(SETS[0]).toEqual({ name: 'base', options: {} });
});
