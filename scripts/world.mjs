// Usage: node scripts/world.mjs. Draws the land of the board as one small picture, packages/web/src/look/world.svg: it stands where the map
// comes to stand, until the map is there.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inRoot } from './lib/project.mjs';

const MAP = 'packages/web/src/map/map.json';
const PICTURE = 'packages/web/src/look/world.svg';
/** The board without the rims above and below that hold no land; the picture of the front page shows the same part. */
const VIEW = [0, 90, 2000, 910];
/** A coast may be this far off, in units of the board: a third of a pixel on a phone, one on a wide screen. */
const COARSE = 1.6;
/** Islands smaller than this across are left out. */
const SPECK = 5;

/** The picture of a board, as text. */
export function worldOf(board) {
  const land = Object.values(board.zones)
    .filter(({ kind }) => kind === 'land')
    .flatMap(({ d }) => ringsOf(d))
    .filter((ring) => across(ring) > SPECK)
    .map((ring) => pathOf(simpler(ring)))
    .join('');
  // The line closes the gaps that coarser borders leave between neighbours.
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW.join(' ')}" preserveAspectRatio="xMidYMid slice"><title>World</title><path stroke="#000" stroke-width="2" d="${land}"/></svg>\n`;
}

const ringsOf = (d) =>
  d
    .split('M')
    .slice(1)
    .map((ring) =>
      ring
        .replace(/z/i, '')
        .split('L')
        .map((point) => point.split(/[ ,]/).map(Number)),
    );

function across(ring) {
  const side = (axis) => Math.max(...ring.map((point) => point[axis])) - Math.min(...ring.map((point) => point[axis]));
  return Math.max(side(0), side(1));
}

/** Leaves out every point that lies close to the line between those that stay. */
function simpler(ring) {
  const stays = new Set([0, ring.length - 1]);
  const spans = [[0, ring.length - 1]];
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [from, to] = span;
    let farthest = COARSE;
    let at = -1;
    for (let i = from + 1; i < to; i++) {
      const off = distance(ring[i], ring[from], ring[to]);
      if (off > farthest) [farthest, at] = [off, i];
    }
    if (at < 0) continue;
    stays.add(at);
    spans.push([from, at], [at, to]);
  }
  return ring.filter((_, i) => stays.has(i));
}

function distance([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs(dy * (x - ax) - dx * (y - ay)) / length;
}

/** Whole numbers, each point by its way from the one before. */
function pathOf(ring) {
  const points = ring.map((point) => point.map(Math.round));
  let [px, py] = points[0];
  let path = `M${px} ${py}l`;
  for (const [x, y] of points.slice(1)) {
    if (x === px && y === py) continue;
    path += `${path.endsWith('l') || x < px ? '' : ' '}${x - px}${y < py ? '' : ' '}${y - py}`;
    [px, py] = [x, y];
  }
  return `${path}z`;
}

/** The board and the picture as they lie in the project. */
export const kept = () => ({
  board: JSON.parse(readFileSync(inRoot(MAP), 'utf8')),
  picture: readFileSync(inRoot(PICTURE), 'utf8'),
});

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const picture = worldOf(JSON.parse(readFileSync(inRoot(MAP), 'utf8')));
  writeFileSync(inRoot(PICTURE), picture);
  console.log(`${PICTURE}: ${picture.length} bytes`);
}
