import { expect, test } from 'vitest';
import { kept, worldOf } from './world.mjs';

test('the small picture of the world is the one that the board gives: node scripts/world.mjs', () => {
  const { board, picture } = kept();
  expect(worldOf(board) === picture).toBe(true);
  expect(picture.length).toBeLessThan(30_000);
});
