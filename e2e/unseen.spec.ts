// Goes last: what no test before it has seen in the language that nobody speaks.
import { expect, test } from '@playwright/test';
import { ownTexts } from './components.ts';
import { NOTHING_SHOWN, SIGNS, seenSoFar } from './seen.ts';

test('every component that says something was seen in the language that nobody speaks', () => {
  const seen = seenSoFar();
  const own = ownTexts();
  expect(own.size).toBeGreaterThan(150);
  expect(
    [...Object.keys(SIGNS), ...NOTHING_SHOWN].filter((file) => !own.has(file)),
    'signs of components that there are not',
  ).toEqual([]);
  const unseen = [...own].filter(([file, keys]) => {
    if (NOTHING_SHOWN.includes(file)) return false;
    const sign = SIGNS[file];
    return sign === undefined ? !keys.some((key) => seen.has(key)) : !seen.has(sign);
  });
  expect(unseen.map(([file, keys]) => `${file}: ${keys.slice(0, 3).join(', ')}`)).toEqual([]);
});
