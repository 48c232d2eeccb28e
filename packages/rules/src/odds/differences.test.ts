import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differences } from './differences.ts';

const tree = fc.letrec((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<string | number | boolean | undefined>(0, 1, '', 'a', '{}', true, undefined),
    fc.array(tie('tree'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('tree'), { noNullPrototype: true, maxKeys: 3 }),
  ),
})).tree;

test('what stays the same is not written', () => {
  const before = { board: [[], [{ army: 3 }]], points: { attacker: undefined } };
  expect(differences(structuredClone(before), before)).toBe('');
  expect(differences({ board: [[], [{ army: 2 }]], points: { attacker: 7 } }, before)).toBe(
    'board{1{0{army{=2}}}}points{attacker{=7}}',
  );
});

test('two pieces of plain data are written alike only if they are alike', () => {
  fc.assert(
    fc.property(tree, tree, tree, (a, b, before) => {
      const alike = JSON.stringify(a) === JSON.stringify(b);
      if (!alike) expect(differences(a, before)).not.toBe(differences(b, before));
    }),
    { numRuns: 5000 },
  );
});
