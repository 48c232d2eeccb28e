import { expect, test } from 'vitest';
import { EXPANSIONS } from './game.ts';
import { EXPANSION_OPTIONS } from './option-table.ts';
import { DEFAULT_OPTIONS, GAME_OPTIONS, type GameOption, readOptions, whyNotTogether } from './options.ts';
import { SETS, scenario } from './testing/index.ts';

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

test('each option takes its own values and no others: no number for a choice, no word and no fraction for a number', () => {
  const { setup } = scenario({ powers: { usa: {}, ussr: {} } }).game;
  for (const { id, values, fallback } of GAME_OPTIONS) {
    const read = (value: unknown) =>
      readOptions({ ...setup, options: { ...DEFAULT_OPTIONS, [id]: value } as never })?.code !== 'option';
    expect(read(fallback), id).toBe(true);
    if (!('min' in values)) {
      for (const value of [0, 1, 99, 'nothing of the kind', null]) expect(read(value), `${id}: ${value}`).toBe(false);
      continue;
    }
    const { min, max, none = false } = values;
    expect([read(min), read(max), read('none')], id).toEqual([true, true, none]);
    for (const value of [min - 1, max + 1, min + 0.5, 'many', true]) expect(read(value), `${id}: ${value}`).toBe(false);
  }
});
