import { expect, test } from 'vitest';
import { scenario } from '../testing/index.ts';
import { Trial } from './trial.ts';

function trialOf(faces: readonly number[], throws?: 'by-sum' | 'by-face'): Trial {
  const { game } = scenario({ powers: { usa: { units: { alaska: 1 } }, ussr: { units: { russia: 1 } } } });
  return new Trial(game, faces, throws);
}

test('B-ATK-36 dice show the faces that were written for them, and ones after these', () => {
  const trial = trialOf([4, 2], 'by-face');
  expect(['a', 'b', 'c'].map((name) => trial.roll(name))).toEqual([4, 2, 1]);
  expect([trial.threw, trial.tied]).toEqual([true, false]);
});

test('B-ATK-34 of dice that are added up, those after the first that is no one show sixes: one set of faces for each sum', () => {
  const trial = trialOf([1, 3]);
  expect([1, 2, 3].map((n) => trial.roll(`usa, die ${n}`))).toEqual([1, 3, 6]);
  // Another throw begins with a one again; ten is thrown in 27 ways with three dice.
  expect(trial.roll('ussr, die 1')).toBe(1);
  expect(trial.chance()).toEqual({ ways: 27n, of: 6n ** 4n });
});

test('B-ATK-34 a die of the same name breaks a tie: its faces are those of a die, each another', () => {
  const trial = trialOf([3]);
  expect([1, 2, 3, 4, 5, 6, 7, 8].map(() => trial.roll('first'))).toEqual([3, 1, 2, 3, 4, 5, 6, 1]);
  expect(trial.tied).toBe(true);
  expect(trial.chance()).toEqual({ ways: 1n, of: 6n });
});

test('B-ATK-36 every roll is an event that names the die and counts the draw', () => {
  const trial = trialOf([5]);
  const before = trial.state.draws;
  trial.roll('usa, die 1');
  expect(trial.events.at(-1)).toMatchObject({ type: 'rolled', draw: before + 1, name: 'usa, die 1', value: 5 });
});
