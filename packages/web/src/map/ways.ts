import { overDateLine, pointIn } from './arrows.ts';
import type { Chart } from './board.ts';
import type { Point } from './geometry.ts';
import type { Layout } from './layout.ts';
import type { Arrow, ZoneId } from './types.ts';

/** One step of a way as it is played: a bent line in units of the board, and points along it. */
export interface Step {
  readonly key: string;
  readonly d: string;
  readonly kind: Arrow['kind'];
  readonly power: Arrow['power'];
  /** Points along it that something goes; where the board ends, it goes on at the other side. */
  readonly points: readonly Point[];
  /** Nothing goes on from where it ends. */
  readonly last: boolean;
}

const BOW = 0.16;
const MOST_BOW = 60;
const SAMPLES = 8;

/** The steps of a way from token to token, each over the date line where that is shorter. */
export function stepsOf(chart: Chart, layout: Layout, arrows: readonly Arrow[]): readonly Step[] {
  return arrows.flatMap((arrow, i): Step[] => {
    const from = middleOf(chart, layout, arrow.from, arrow.power);
    const to = middleOf(chart, layout, arrow.to, undefined);
    if (from === undefined || to === undefined) return [];
    const shift = overDateLine(from[0], to[0]);
    const [a, knee, b] = bent(from, [to[0] + shift, to[1]]);
    const d = (dx: number) => `M${at(a, dx)}Q${at(knee, dx)} ${at(b, dx)}`;
    const along = Array.from({ length: SAMPLES + 1 }, (_, n) => pointOn(a, knee, b, n / SAMPLES));
    return [
      {
        key: `${i} ${arrow.from} ${arrow.to}`,
        d: shift === 0 ? d(0) : `${d(0)}${d(-shift)}`,
        kind: arrow.kind,
        power: arrow.power,
        points: shift === 0 ? along : [...along, ...along.map(([x, y]): Point => [x - shift, y])],
        last: arrows[i + 1]?.from !== arrow.to,
      },
    ];
  });
}

function middleOf(chart: Chart, { tokens }: Layout, id: ZoneId, power: Arrow['power']): Point | undefined {
  const zone = chart.byId.get(id);
  if (zone === undefined) return undefined;
  const here = tokens.filter(({ chip }) => chip.zone === id && chip.kind !== 'company');
  return (here.find(({ chip }) => chip.power === power) ?? here[0])?.at ?? pointIn(zone);
}

function bent(a: Point, b: Point): readonly [Point, Point, Point] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.max(1, Math.hypot(dx, dy));
  const bow = Math.min(BOW * length, MOST_BOW) / length;
  return [a, [(a[0] + b[0]) / 2 + dy * bow, (a[1] + b[1]) / 2 - dx * bow], b];
}

const pointOn = (a: Point, knee: Point, b: Point, t: number): Point => {
  const on = (axis: 0 | 1) => (1 - t) ** 2 * a[axis] + 2 * t * (1 - t) * knee[axis] + t ** 2 * b[axis];
  return [on(0), on(1)];
};

const at = ([x, y]: Point, dx: number): string => `${(x + dx).toFixed(1)} ${y.toFixed(1)}`;
