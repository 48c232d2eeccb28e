export type Point = readonly [x: number, y: number];

/** x0, y0, x1, y1 */
export type Box = readonly [number, number, number, number];

/** The box of a size round a centre, grown by a gap on every side. */
export const boxAround = ([x, y]: Point, width: number, height: number, gap = 0): Box => [
  x - width / 2 - gap,
  y - height / 2 - gap,
  x + width / 2 + gap,
  y + height / 2 + gap,
];

/** The least box that holds some; undefined where there is none. */
export const boxOfAll = (boxes: readonly Box[]): Box | undefined =>
  boxes.length === 0
    ? undefined
    : boxes.reduce((all, box) => [
        Math.min(all[0], box[0]),
        Math.min(all[1], box[1]),
        Math.max(all[2], box[2]),
        Math.max(all[3], box[3]),
      ]);

export const overlaps = (a: Box, b: Box): boolean => a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1];

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The rings of an outline made of M, L and Z only. */
export const rings = (d: string): readonly (readonly Point[])[] =>
  d
    .split('M')
    .slice(1)
    .map((ring) =>
      ring
        .replace('Z', '')
        .split('L')
        .map((pair): Point => {
          const [x, y] = pair.split(',').map(Number);
          return [x ?? 0, y ?? 0];
        }),
    );

/** Whether two points are the same except for how their numbers were rounded. */
export const isSamePlace = ([ax, ay]: Point, [bx, by]: Point): boolean =>
  Math.abs(ax - bx) < 0.01 && Math.abs(ay - by) < 0.01;
