import { BOARD_HEIGHT, BOARD_WIDTH, type Chart, type ChartZone } from './board.ts';
import type { Shape } from './chips.ts';
import { type Box, boxAround, distance, type Point } from './geometry.ts';
import type { Spots } from './spots.ts';
import { RIM_X, RIM_Y } from './zoom.ts';

/** What a token must not touch, and what it had better not. All in screen pixels at scale `k`. */
export interface Ground {
  readonly chart: Chart;
  readonly k: number;
  /** Never touched. */
  readonly taken: Spots;
  /** Where land names would stand. */
  readonly names: Spots;
  /** Where sea names would stand. */
  readonly small: Spots;
  readonly ports: Spots;
}

export interface Placed {
  readonly at: Point;
  readonly shape: Shape;
  readonly box: Box;
  /** The token stands outside its zone and needs a leader. */
  readonly outside: boolean;
}

const GAP = 2;
const EDGE = 3;
const MOST_CANDIDATES = 700;
const RING_FROM = 10;
const RING_TO = 190;
const STAY_BONUS = 18;
/** What a shortcoming costs, in pixels of distance from the zone's name. */
const COST = {
  outsidePart: 300,
  name: 160,
  small: 14,
  port: 24,
  otherShape: 10,
  leader: 130,
  foreignLand: 45,
  landForShip: 80,
};

/** Finds the best free spot for a token: near the name of its zone, inside it if possible. */
export function placeChip(
  ground: Ground,
  zone: ChartZone,
  shapes: readonly [Shape, ...Shape[]],
  before?: Point,
): Placed {
  const { k } = ground;
  const [ax, ay] = anchorOf(zone);
  const anchor: Point = [ax * k, ay * k];
  const inside = spotsInside(ground.chart, zone);
  const bound = () => best?.cost ?? Number.POSITIVE_INFINITY;
  let best: (Placed & { cost: number }) | undefined;
  const offer = (at: Point, shape: Shape, base: number, outside: boolean): void => {
    if (best && base >= best.cost) return;
    const box = boxAround(at, shape.width, shape.height, GAP);
    if (offBoard(box, ground.k) || ground.taken.clash(box)) return;
    const cost = base + costOf(ground, zone, at, shape, box, outside);
    if (!best || cost < best.cost) best = { at, shape, box, outside, cost };
  };
  shapes.forEach((shape, i) => {
    const extra = i * COST.otherShape;
    if (before)
      offer(before, shape, Math.max(0, distance(before, anchor) - STAY_BONUS) + extra, !isIn(ground, zone, before));
    for (const [x, y, far] of inside) {
      if (far * k + extra >= bound()) break;
      offer([x * k, y * k], shape, far * k + extra, false);
    }
  });
  if (!best || best.cost > COST.leader + RING_FROM) {
    for (const at of spotsAround(anchor)) {
      if (distance(at, anchor) + COST.leader >= bound()) break;
      if (!isIn(ground, zone, at)) offer(at, shapes[0], distance(at, anchor) + COST.leader, true);
    }
  }
  return (
    best ?? { at: anchor, shape: shapes[0], box: boxAround(anchor, shapes[0].width, shapes[0].height), outside: false }
  );
}

/** Leaves a token where it stood, if there is room for it; undefined if something else stands there now. */
export function keepChip(ground: Ground, shapes: readonly [Shape, ...Shape[]], at: Point): Placed | undefined {
  const [shape] = shapes;
  const box = boxAround(at, shape.width, shape.height, GAP);
  if (offBoard(box, ground.k) || ground.taken.clash(box)) return undefined;
  return { at, shape, box, outside: false };
}

/** Tokens gather at the name of a land and at the drawn place of a sea, whose name may give way. */
const anchorOf = ({ kind, label, tokens }: ChartZone): Point =>
  (kind === 'land' ? undefined : tokens[0]) ?? [label.x, label.y];

function costOf(ground: Ground, zone: ChartZone, at: Point, shape: Shape, box: Box, outside: boolean): number {
  let cost = 0;
  if (ground.names.clash(box)) cost += COST.name;
  if (ground.small.clash(box)) cost += COST.small;
  if (ground.ports.clash(box)) cost += COST.port;
  if (!outside) return cost + COST.outsidePart * partOutside(ground, zone, at, shape);
  const under = ground.chart.zones[ground.chart.raster.at(at[0] / ground.k, at[1] / ground.k)];
  if (under?.kind === 'land') cost += zone.kind === 'land' ? COST.foreignLand : COST.landForShip;
  return cost;
}

/** The share of a token's corners and edges that lie in other zones. */
function partOutside(ground: Ground, zone: ChartZone, [x, y]: Point, { width, height }: Shape): number {
  const w = width * 0.48;
  const h = height * 0.48;
  let out = 0;
  for (const [dx, dy] of RIM) if (!isIn(ground, zone, [x + dx * w, y + dy * h])) out++;
  return out / RIM.length;
}

const RIM: readonly Point[] = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
];

const isIn = ({ chart, k }: Ground, zone: ChartZone, [x, y]: Point): boolean =>
  chart.raster.at(x / k, y / k) === zone.index;

/** Outside of what a frame shows of the whole world. */
export const offBoard = ([x0, y0, x1, y1]: Box, k: number): boolean => {
  const x = (RIM_X / 2) * k + EDGE;
  const y = (RIM_Y / 2) * k + EDGE;
  return x0 < x || y0 < y || x1 > BOARD_WIDTH * k - x || y1 > BOARD_HEIGHT * k - y;
};

/** A point of the board and its distance from the zone's anchor. */
type Candidate = readonly [x: number, y: number, far: number];

const candidates = new WeakMap<ChartZone, readonly Candidate[]>();

/** A grid of points inside the zone, nearest to the anchor first; at most some hundreds, worked out once. */
function spotsInside({ raster }: Chart, zone: ChartZone): readonly Candidate[] {
  const known = candidates.get(zone);
  if (known) return known;
  const anchor = anchorOf(zone);
  const stride = raster.cell * Math.max(1, Math.round(Math.sqrt(zone.area / MOST_CANDIDATES)));
  const [x0, y0, x1, y1] = zone.bbox;
  const found = zone.tokens.map((at): Candidate => [...at, distance(at, anchor)]);
  for (let y = y0 + stride / 2; y < y1; y += stride) {
    for (let x = x0 + stride / 2; x < x1; x += stride) {
      if (raster.at(x, y) === zone.index) found.push([x, y, distance([x, y], anchor)]);
    }
  }
  found.sort((a, b) => a[2] - b[2]);
  candidates.set(zone, found);
  return found;
}

function* spotsAround([x, y]: Point): Generator<Point> {
  for (let radius = RING_FROM; radius <= RING_TO; radius += 6) {
    const turns = Math.round(12 + radius / 6);
    for (let i = 0; i < turns; i++) {
      const angle = (i / turns) * 2 * Math.PI;
      yield [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    }
  }
}
