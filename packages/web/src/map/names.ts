import type { Chart, ChartZone, Label } from './board.ts';
import { type Box, boxAround, type Point } from './geometry.ts';
import { type Ground, offBoard } from './place-chip.ts';
import type { Level } from './zoom.ts';

/** A name of a zone on the map. */
export interface PlacedName {
  readonly key: string;
  readonly zone: ChartZone;
  readonly at: Point;
  readonly size: number;
  readonly lines: readonly string[];
  readonly angle: number;
}

/** The width of a text in the map's face at a size, in screen pixels. */
export type Measure = (text: string, size: number, face: 'land' | 'sea') => number;

export const LINE_HEIGHT = 1.08;
const SPACING = { land: 0.03, territorial: 0, international: 0.12 };

export const letterSpacing = (zone: ChartZone, size: number): number => SPACING[zone.kind] * size;

/** In capitals at the size of a land name the face's own space is too narrow to part two words. */
export const wordSpacing = (zone: ChartZone, size: number): number => (zone.kind === 'land' ? 0.14 * size : 0);

/** The size of a name on the screen. */
export function nameSize(zone: ChartZone, label: Label, level: Level, k: number): number {
  if (zone.kind === 'land') return clamp(label.size * k * 0.92, level === 1 ? 8.6 : 11, 13);
  return clamp(label.size * k, zone.kind === 'international' ? 11 : 9.5, zone.kind === 'international' ? 16 : 13);
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** The lines of a name as they are written on the map. */
export const written = (zone: ChartZone, label: Label): readonly string[] =>
  zone.kind === 'territorial' ? label.lines : label.lines.map((line) => line.toUpperCase());

/** The box of a level name round a point. */
export function nameBox(zone: ChartZone, label: Label, size: number, at: Point, measure: Measure): Box {
  const [width, height] = extent(zone, label, size, measure);
  return boxAround(at, width, height, 0.5);
}

function extent(zone: ChartZone, label: Label, size: number, measure: Measure): Point {
  const lines = written(zone, label);
  const face = zone.kind === 'land' ? 'land' : 'sea';
  const [letter, word] = [letterSpacing(zone, size), wordSpacing(zone, size)];
  const widths = lines.map(
    (line) => measure(line, size, face) + line.length * letter + (line.split(' ').length - 1) * word,
  );
  return [Math.max(...widths) + 2, lines.length * size * LINE_HEIGHT];
}

/** Land names never wait: each stays where it was `before`, or takes the free spot nearest to its drawn place. */
export function placeLandNames(
  ground: Ground,
  level: Level,
  measure: Measure,
  before: ReadonlyMap<string, Point> = new Map(),
): readonly PlacedName[] {
  const { chart, k, taken, ports } = ground;
  const lands = bySize(chart, (zone) => zone.kind === 'land').map((zone) => {
    const { label } = zone;
    const size = nameSize(zone, label, level, k);
    const home: Point = [label.x * k, label.y * k];
    const [width, height] = extent(zone, label, size, measure);
    const box = (at: Point) => boxAround(at, width, height, 0.5);
    const free = (spot: Point) => !taken.clash(box(spot)) && !offBoard(box(spot), k);
    // One that had to go far comes home as soon as it can.
    const was = before.get(zone.id);
    const stays = was && Math.hypot(was[0] - home[0], was[1] - home[1]) <= NEAR && free(was) ? was : undefined;
    if (stays !== undefined) taken.add(box(stays));
    return { zone, label, size, home, box, free, stays };
  });
  return lands.map(({ zone, label, size, home, box, free, stays }) => {
    const at =
      stays ??
      nearest(home, NEAR_STEPS, (spot) => free(spot) && !ports.clash(box(spot))) ??
      nearest(home, FAR_STEPS, free) ??
      home;
    if (stays === undefined) taken.add(box(at));
    return { key: zone.id, zone, at, size, lines: written(zone, label), angle: 0 };
  });
}

/** Sea names stand where they are free and touch no land; others wait for a nearer view. */
export function placeSeaNames(ground: Ground, level: Level, measure: Measure): readonly PlacedName[] {
  const { chart, k, taken } = ground;
  const seas = bySize(chart, (zone) => zone.kind !== 'land').reverse();
  return seas.flatMap((zone) =>
    labelsOf(zone, level).flatMap((label, i) => {
      const size = nameSize(zone, label, level, k);
      const home: Point = [label.x * k, label.y * k];
      const angle = label.angle ?? 0;
      const room = extent(zone, label, size, measure);
      const fits = (spot: Point) =>
        turnedBoxes(room, spot, angle).every(
          (box) => !taken.clash(box) && !offBoard(box, k) && !touchesLand(ground, box),
        );
      const at = nearest(home, angle ? NO_STEP : NEAR_STEPS, fits);
      if (!at) return [];
      for (const box of turnedBoxes(room, at, angle)) taken.add(box);
      return [{ key: `${zone.id}-${i}`, zone, at, size, lines: written(zone, label), angle }];
    }),
  );
}

/** A territorial sea on both sides of a canal is named twice only where its borders can be made out. */
const labelsOf = ({ kind, label, moreLabels = [] }: ChartZone, level: Level): readonly Label[] =>
  kind === 'territorial' && level === 1 ? [label] : [label, ...moreLabels];

/** Smallest zones first. */
export const bySize = (chart: Chart, keep: (zone: ChartZone) => boolean): ChartZone[] =>
  chart.zones.filter(keep).sort((a, b) => a.area - b.area);

/** Steps away from a place, nearest first; sideways counts less, as names are wide. */
function stepsAway(reach: number): readonly Point[] {
  const found: Point[] = [];
  for (let dy = -reach; dy <= reach; dy += 2) {
    for (let dx = -reach; dx <= reach; dx += 4) found.push([dx, dy]);
  }
  const far = ([dx, dy]: Point) => Math.hypot(dx * 0.7, dy);
  return found.sort((a, b) => far(a) - far(b));
}

const NEAR = 16;
const FAR_STEPS = stepsAway(44);
const NEAR_STEPS = stepsAway(NEAR);
const NO_STEP: readonly Point[] = [[0, 0]];

/** The first point near a place that pleases. */
function nearest([x, y]: Point, steps: readonly Point[], pleases: (at: Point) => boolean): Point | undefined {
  for (const [dx, dy] of steps) {
    const at: Point = [x + dx, y + dy];
    if (pleases(at)) return at;
  }
  return undefined;
}

/** A turned name covers a string of small boxes, a level one its own box. */
function turnedBoxes([width, height]: Point, at: Point, angle: number): readonly Box[] {
  if (!angle) return [boxAround(at, width, height, 0.5)];
  const turn = (angle * Math.PI) / 180;
  const beads = Math.ceil(width / height);
  return Array.from({ length: beads }, (_, i) => {
    const along = ((i + 0.5) / beads - 0.5) * width;
    return boxAround([at[0] + Math.cos(turn) * along, at[1] + Math.sin(turn) * along], height, height);
  });
}

function touchesLand({ chart, k }: Ground, [x0, y0, x1, y1]: Box): boolean {
  for (let u = 0; u <= 10; u++) {
    for (let v = 0; v <= 3; v++) {
      const under = chart.raster.at((x0 + ((x1 - x0) * u) / 10) / k, (y0 + ((y1 - y0) * v) / 3) / k);
      if (chart.zones[under]?.kind === 'land') return true;
    }
  }
  return false;
}
