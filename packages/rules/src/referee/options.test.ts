import { expect, test } from 'vitest';
import { seat } from '../state/seat.ts';
import { scenario } from '../testing/index.ts';
import { answersNow, options } from './options.ts';

const [usa, ussr] = [seat('usa'), seat('ussr')];

test('X-38 the answers to a question are what is offered without the standing rights, and only to those who are asked', () => {
  const { game } = scenario({
    stage: 5,
    phase: 'moves',
    bidders: ['usa'],
    powers: { usa: { units: { alaska: 1 } }, ussr: {} },
  });
  const named = (offers: ReturnType<typeof options>) => offers.map(({ command }) => command);
  const rights = ['offer', 'propose-detente', 'resign'];
  expect(named(options(game, usa))).toEqual(expect.arrayContaining(['move', 'pass', ...rights]));
  expect(named(answersNow(game, usa))).toEqual(['move', 'pass']);
  expect(named(options(game, ussr))).toEqual(expect.arrayContaining(rights));
  expect(answersNow(game, ussr)).toEqual([]);
});
