import type { Point } from './geometry.ts';

/** Which zone lies where, on a grid of square cells. */
export interface ZoneRaster {
  readonly cell: number;
  /** The index of the zone at a point of the board, -1 where there is none. */
  readonly at: (x: number, y: number) => number;
  /** Cells of each zone. */
  readonly areas: readonly number[];
}

const NOTHING = 255;

/** Paints outlines (even-odd) on a grid, so that asking for the zone at a point costs one look. */
export function rasterise(
  outlines: readonly (readonly (readonly Point[])[])[],
  width: number,
  height: number,
  cell = 2,
): ZoneRaster {
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  const cells = new Uint8Array(columns * rows).fill(NOTHING);
  const areas = outlines.map((outline, index) => {
    let area = 0;
    crossings(outline, cell, rows).forEach((xs, row) => {
      xs.sort((a, b) => a - b);
      for (let i = 0; i + 1 < xs.length; i += 2) {
        const from = Math.max(0, Math.ceil((xs[i] ?? 0) / cell - 0.5));
        const to = Math.min(columns, Math.ceil((xs[i + 1] ?? 0) / cell - 0.5));
        if (to <= from) continue;
        cells.fill(index, row * columns + from, row * columns + to);
        area += to - from;
      }
    });
    return area;
  });
  const at = (x: number, y: number): number => {
    const column = Math.floor(x / cell);
    const row = Math.floor(y / cell);
    if (column < 0 || row < 0 || column >= columns || row >= rows) return -1;
    const found = cells[row * columns + column];
    return found === undefined || found === NOTHING ? -1 : found;
  };
  return { cell, at, areas };
}

/** Where an outline crosses the middle line of each row. */
function crossings(outline: readonly (readonly Point[])[], cell: number, rows: number): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const ring of outline) {
    ring.forEach(([ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length] ?? [ax, ay];
      const [top, bottom] = ay < by ? [ay, by] : [by, ay];
      const first = Math.max(0, Math.ceil(top / cell - 0.5));
      for (let row = first; row < rows && (row + 0.5) * cell < bottom; row++) {
        const x = ax + ((bx - ax) * ((row + 0.5) * cell - ay)) / (by - ay);
        const list = found.get(row);
        if (list) list.push(x);
        else found.set(row, [x]);
      }
    });
  }
  return found;
}
