import { type Box, boxAround, type Point } from './geometry.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 16;
const EDGE = 12;

/**
 * Where a card goes that belongs to something on the map: beside it, inside the frame, and over as little as can be of what
 * matters. The top left corner.
 */
export function placeBeside(frame: Size, card: Size, about: Box, matters: readonly Box[]): Point {
  const [x0, y0, x1, y1] = about;
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const sides: readonly Point[] = [
    [x1 + GAP + card.width / 2, y],
    [x0 - GAP - card.width / 2, y],
    [x, y1 + GAP + card.height / 2],
    [x, y0 - GAP - card.height / 2],
  ];
  const corners: readonly Point[] = [
    [EDGE + card.width / 2, frame.height - EDGE - card.height / 2],
    [frame.width - EDGE - card.width / 2, frame.height - EDGE - card.height / 2],
  ];
  let best: { readonly at: Point; readonly cost: number } | undefined;
  for (const [i, wish] of [...sides, ...corners].entries()) {
    const at: Point = [within(wish[0], card.width, frame.width), within(wish[1], card.height, frame.height)];
    const box = boxAround(at, card.width, card.height);
    const covered = matters.reduce((sum, other) => sum + shared(box, other), shared(box, about));
    const cost = covered + i + (i < sides.length ? 0 : FAR);
    if (best === undefined || cost < best.cost) best = { at, cost };
  }
  const [cx, cy] = best?.at ?? [x, y];
  return [Math.round(cx - card.width / 2), Math.round(cy - card.height / 2)];
}

/** Far away is worth this many covered pixels. */
const FAR = 2500;

const within = (centre: number, size: number, room: number): number =>
  Math.max(EDGE + size / 2, Math.min(room - EDGE - size / 2, centre));

function shared(a: Box, b: Box): number {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return width > 0 && height > 0 ? width * height : 0;
}
