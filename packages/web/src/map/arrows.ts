import { BOARD_WIDTH, type ChartZone } from './board.ts';
import { boxAround, distance, type Point } from './geometry.ts';
import type { PlacedToken } from './layout.ts';
import type { Ground } from './place-chip.ts';
import type { Arrow, ZoneId } from './types.ts';

/** A place for things of a zone that have no token. */
export const pointIn = (zone: ChartZone): Point => zone.tokens[0] ?? [zone.label.x, zone.label.y];

interface End {
  readonly at: Point;
  /** Half the size of the token there, in screen pixels. */
  readonly half: Point;
}

const BOWS = [0.18, -0.18, 0.36, -0.36, 0.6, -0.6, 0.9, -0.9];
const PIXELS_A_CLASH = 26;

/** Bent lines from the tokens of one zone to those of another, past names and other tokens where they can. */
export function arrowsOf(
  ground: Ground,
  arrows: readonly Arrow[],
  tokens: readonly PlacedToken[],
): readonly (Arrow & { readonly d: string })[] {
  return arrows.flatMap((arrow) => {
    const from = endOf(ground, arrow.from, tokens, (token) => token.chip.power === arrow.power);
    const to = endOf(ground, arrow.to, tokens, (token) => token.chip.power !== arrow.power);
    return from && to ? [{ ...arrow, d: shortest(ground, from, to) }] : [];
  });
}

/** The token an arrow starts or ends at: a chosen one, else one that fits, else any of the zone. */
function endOf(
  { chart, k }: Ground,
  id: ZoneId,
  tokens: readonly PlacedToken[],
  fits: (token: PlacedToken) => boolean,
): End | undefined {
  const zone = chart.byId.get(id);
  if (!zone) return undefined;
  const here = tokens.filter(({ chip }) => chip.zone === id && chip.kind !== 'company');
  const token = here.find(({ chip }) => chip.state === 'chosen') ?? here.find(fits) ?? here[0];
  const scaled = ([x, y]: Point): Point => [x * k, y * k];
  if (!token) return { at: scaled(pointIn(zone)), half: [4, 4] };
  return { at: scaled(token.at), half: [token.shape.width / 2 + 4, token.shape.height / 2 + 4] };
}

/** Whether the way between two places is shorter over the date line, where the board ends; then by how much it is moved. */
export function overDateLine(from: number, to: number, width = BOARD_WIDTH): number {
  return Math.abs(to - from) <= width / 2 ? 0 : to > from ? -width : width;
}

/** The line as it goes, over the date line where that is shorter: off the board on one side, and onto it on the other. */
function shortest(ground: Ground, from: End, to: End): string {
  const shift = overDateLine(from.at[0], to.at[0], BOARD_WIDTH * ground.k);
  if (shift === 0) return drawn(ground, curve(ground, from, to));
  const leaving = curve(ground, from, { ...to, at: [to.at[0] + shift, to.at[1]] });
  const arriving = leaving.map(([x, y]): Point => [x - shift, y]);
  return `${drawn(ground, leaving)}${drawn(ground, arriving)}`;
}

function drawn({ k }: Ground, ends: readonly Point[]): string {
  const [a, knee, b] = ends.map(([x, y]) => `${(x / k).toFixed(1)} ${(y / k).toFixed(1)}`);
  return `M${a}Q${knee} ${b}`;
}

function curve(ground: Ground, from: End, to: End): readonly [Point, Point, Point] {
  const length = Math.max(1, distance(from.at, to.at));
  const ahead: Point = [(to.at[0] - from.at[0]) / length, (to.at[1] - from.at[1]) / length];
  const tried = BOWS.map((bow) => {
    const size = Math.sign(bow) * Math.min(Math.abs(bow) * length, Math.abs(bow) * 160 + 10);
    const knee: Point = [(from.at[0] + to.at[0]) / 2 + ahead[1] * size, (from.at[1] + to.at[1]) / 2 - ahead[0] * size];
    const ends: readonly [Point, Point, Point] = [rim(from, knee), knee, rim(to, knee)];
    return { ends, cost: Math.abs(size) + clashes(ground, ends) * PIXELS_A_CLASH };
  });
  return tried.reduce((a, b) => (b.cost < a.cost ? b : a)).ends;
}

/** Where the line from a token's middle towards a point leaves the token. */
function rim({ at, half }: End, toward: Point): Point {
  const dx = toward[0] - at[0];
  const dy = toward[1] - at[1];
  const part = Math.min(half[0] / Math.max(Math.abs(dx), 1e-6), half[1] / Math.max(Math.abs(dy), 1e-6), 0.8);
  return [at[0] + dx * part, at[1] + dy * part];
}

function clashes({ taken }: Ground, [a, knee, b]: readonly [Point, Point, Point]): number {
  let count = 0;
  for (let i = 1; i < 20; i++) {
    const t = i / 20;
    const on = (axis: 0 | 1) => (1 - t) ** 2 * a[axis] + 2 * t * (1 - t) * knee[axis] + t ** 2 * b[axis];
    if (taken.clash(boxAround([on(0), on(1)], 4, 4))) count++;
  }
  return count;
}
