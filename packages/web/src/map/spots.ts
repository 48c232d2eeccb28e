import { type Box, overlaps } from './geometry.ts';

const CELL = 48;
const COLUMNS = 4096;

/** Boxes already taken on the screen, found quickly by where they are. */
export class Spots {
  readonly #cells = new Map<number, Box[]>();

  add(box: Box): void {
    const [x0, y0, x1, y1] = box;
    for (let row = Math.floor(y0 / CELL); row * CELL <= y1; row++) {
      for (let column = Math.floor(x0 / CELL); column * CELL <= x1; column++) {
        const list = this.#cells.get(row * COLUMNS + column);
        if (list) list.push(box);
        else this.#cells.set(row * COLUMNS + column, [box]);
      }
    }
  }

  /** Whether anything taken touches the box. */
  clash(box: Box): boolean {
    const [x0, y0, x1, y1] = box;
    for (let row = Math.floor(y0 / CELL); row * CELL <= y1; row++) {
      for (let column = Math.floor(x0 / CELL); column * CELL <= x1; column++) {
        const list = this.#cells.get(row * COLUMNS + column);
        if (!list) continue;
        for (const other of list) if (overlaps(box, other)) return true;
      }
    }
    return false;
  }
}
