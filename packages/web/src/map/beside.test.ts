import { expect, test } from 'vitest';
import { placeBeside } from './beside.ts';
import { type Box, overlaps } from './geometry.ts';

const FRAME = { width: 1000, height: 600 };
const CARD = { width: 230, height: 200 };
const boxAt = ([x, y]: readonly [number, number]): Box => [x, y, x + CARD.width, y + CARD.height];

test('a card stands to the right of what it is about, at the same height', () => {
  expect(placeBeside(FRAME, CARD, [400, 250, 480, 310], [])).toEqual([496, 180]);
});

test('at the right edge it goes to the left, and never out of the frame or over what it is about', () => {
  for (const about of [
    [900, 20, 990, 80],
    [5, 5, 60, 60],
    [480, 560, 520, 598],
    [940, 540, 995, 598],
  ] as const) {
    const box = boxAt(placeBeside(FRAME, CARD, about, []));
    expect(overlaps(box, about)).toBe(false);
    expect(box[0] >= 0 && box[1] >= 0 && box[2] <= FRAME.width && box[3] <= FRAME.height).toBe(true);
  }
});

test('it keeps off what can be chosen where there is room', () => {
  const targets: Box[] = [[490, 180, 760, 400]];
  const box = boxAt(placeBeside(FRAME, CARD, [400, 250, 480, 310], targets));
  expect(targets.some((target) => overlaps(box, target))).toBe(false);
});
