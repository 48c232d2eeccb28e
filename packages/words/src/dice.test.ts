// Every kind of die that the rules throw is said with its purpose, in every language.
import { expect, test } from 'vitest';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';

const THROWN = [
  'stage 3 sequence',
  'dealer',
  'pick of a superpower',
  'choice of a pile',
  'order of counterattacks',
  'order of fire',
  'order of champions',
  'grain price, die 1',
  'nuclear roulette on territory 13',
  'Poland, Generalship',
  'deployment of army technology, die 1',
  'reroute by Baltic Sea',
  'siege in Stage 3',
  'blockade of Poland',
  'detection in Baltic Sea',
  'pirates of Red Sea, Baqa Oil',
  'Poland, attacker, die 2',
  'L-star Clash with bob',
  'L-star at the nuke on the L-stars in space',
  'L-star at the nuke on Tibet',
];

test.each([
  ['en', en],
  ['de', de],
  ['es', es],
] as const)('%s', (_code, language) => {
  const said = (what: string) =>
    language.speaker().event({ type: 'rolled', draw: 1, name: `ann, ${what}`, value: 4, drawn: 1 }) ?? '';
  const bare = said('something new');
  expect(bare).toMatch(/4\.$/);
  expect(THROWN.filter((what) => said(what) === bare)).toEqual([]);
});
