import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colourDistance, linearRgb, oklab, SIGHTS, seenBy } from './oklab.ts';
import { POWER_IDS } from './powers.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The last value a token has when the blocks up to `end` are read in order. */
function valueUpTo(end: number, token: string): string {
  const found = [...css.slice(0, end).matchAll(new RegExp(`--${token}:\\s*(#[\\da-f]+);`, 'g'))].at(-1);
  if (!found?.[1]) throw new Error(`no token ${token}`);
  return found[1];
}

const themes = { light: css.indexOf('[data-theme="dark"]'), dark: css.indexOf('@media') };

describe.each(Object.entries(themes))('the colours of the powers, %s', (_theme, end) => {
  it.each(SIGHTS)('are at least 0.12 apart for %s sight', (sight) => {
    const seen = POWER_IDS.map((power) => oklab(seenBy(sight, linearRgb(valueUpTo(end, power)))));
    const distances = seen.flatMap((a, i) => seen.slice(i + 1).map((b) => colourDistance(a, b)));
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(0.12);
  });
});

it('the dark values are the same chosen and by the system', () => {
  const block = (selector: string) =>
    css
      .slice(css.indexOf(selector))
      .split('}')[0]
      ?.split('{')
      .at(-1)
      ?.split(';')
      .map((line) => line.trim());
  expect(block(':root:not([data-theme="light"])')).toEqual(block('[data-theme="dark"] {'));
});
