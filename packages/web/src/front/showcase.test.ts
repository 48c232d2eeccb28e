import { readFileSync } from 'node:fs';
import { isPower, isZone } from '@marshall/rules';
import { expect, test } from 'vitest';
import { after, type Shown } from './showcase.ts';

const beats: readonly Shown[] = JSON.parse(readFileSync(new URL('./showcase.json', import.meta.url), 'utf8'));

test('the game on the front page names zones and powers of the board, and ends in another world than it began', () => {
  expect(beats.length).toBeGreaterThan(40);
  for (const { power, from, to, changes } of beats) {
    for (const zone of [from, to, ...Object.keys(changes)]) expect(zone === undefined || isZone(zone)).toBe(true);
    for (const { holder, units = [] } of Object.values(changes))
      for (const each of [power, holder, ...units.map(([whose]) => whose)])
        expect(each === undefined || isPower(each)).toBe(true);
  }
  expect(after(beats, beats.length - 1)).not.toEqual(after(beats, 0));
});

test('a world is what all beats up to it left behind', () => {
  const told: readonly Shown[] = [
    { cycle: 1, changes: { egypt: { holder: 'africa' }, iraq: { holder: 'usa' } } },
    { cycle: 1, kind: 'take', power: 'china', to: 'iraq', changes: { iraq: { holder: 'china' } } },
    { cycle: 2, kind: 'strike', to: 'egypt', changes: { egypt: { scorched: true } } },
  ];
  expect(after(told, 1)).toEqual({ egypt: { holder: 'africa' }, iraq: { holder: 'china' } });
  expect(after(told, 2)).toEqual({ egypt: { scorched: true }, iraq: { holder: 'china' } });
});
