// Tables whose keys are any strings are not held by the compiler: every language names what English names.
import { expect, test } from 'vitest';
import { page as german } from './de/page/index.ts';
import { page as english } from './en/page/index.ts';
import { page as spanish } from './es/page/index.ts';

test.each([
  ['de', german],
  ['es', spanish],
] as const)(
  'the page in %s has every text of the English one, and no other but fields as single commands ask them',
  (_, page) => {
    const named = keysOf(english);
    const asked = keysOf(page).filter((path) => named.includes(path) || !/^\.fields\.[\w-]+:to$/.test(path));
    expect(asked).toEqual(named);
  },
);

/** The paths of all texts. */
function keysOf(texts: unknown, path = ''): readonly string[] {
  if (typeof texts !== 'object' || texts === null) return [path];
  return Object.entries(texts)
    .flatMap(([key, text]) => keysOf(text, `${path}.${key}`))
    .sort();
}
