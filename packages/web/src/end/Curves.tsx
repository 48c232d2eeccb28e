import { type ReactNode, useId } from 'react';
import type { PowerId } from '../look/powers.ts';
import { words } from '../words.ts';

export interface Curve {
  readonly name: string;
  /** A short name at the end of the line. */
  readonly code: string;
  readonly colour: string;
  /** How the line is broken, so that colour is not the only sign. */
  readonly dash?: string;
  readonly sign?: ReactNode;
  /** One for each cycle. */
  readonly values: readonly number[];
}

interface CurvesProps {
  readonly title: string;
  readonly curves: readonly Curve[];
  readonly say: (value: number) => string;
}

/** Lines of powers differ in how they are broken, too. */
export const DASHES = [undefined, '7 3', '2 3', '9 3 2 3', '4 2', '1 2'] as const;

export const lineColour = (power: PowerId): string => `color-mix(in oklab, var(--${power}) 80%, var(--ink))`;

const WIDTH = 360;
const HEIGHT = 150;
const LEFT = 54;
const RIGHT = 48;
const TOP = 8;
const BOTTOM = 20;
/** Names at the ends of lines keep so far apart. */
const APART = 13;

/** Lines over the cycles: the scale at the left, cycles below, each line named at its end, its figures below. */
export function Curves({ title, curves, say }: CurvesProps) {
  const id = useId();
  const length = Math.max(...curves.map(({ values }) => values.length), 0);
  if (length < 2) return undefined;
  const ticks = scaleOf(curves.flatMap(({ values }) => values));
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const x = (i: number): number => LEFT + (i * (WIDTH - LEFT - RIGHT)) / (length - 1);
  const y = (value: number): number => TOP + (HEIGHT - TOP - BOTTOM) * (1 - (value - low) / (high - low));
  const ends = apart(curves.map(({ values }) => y(values.at(-1) ?? 0)));
  const every = Math.ceil(length / 8);
  return (
    <figure className="curves" aria-labelledby={id}>
      <figcaption id={id} className="eyebrow">
        {title}
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={title}>
        {ticks.map((tick) => (
          <g key={tick}>
            <path className="grid-line" d={`M${LEFT} ${y(tick).toFixed(1)}H${WIDTH - RIGHT}`} />
            <text x={LEFT - 6} y={y(tick) + 3.5} textAnchor="end">
              {say(tick)}
            </text>
          </g>
        ))}
        {Array.from({ length }, (_, i) => i)
          .filter((i) => i === length - 1 || (i % every === 0 && length - 1 - i >= every))
          .map((i) => (
            <text key={i} x={x(i)} y={HEIGHT - 5} textAnchor="middle">
              {i === length - 1 ? words.end.last : i + 1}
            </text>
          ))}
        {curves.map(({ name, code, colour, dash, values }, i) => (
          <g key={name} style={{ color: colour }}>
            <polyline
              points={values.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(' ')}
              strokeDasharray={dash}
            />
            <circle cx={x(values.length - 1)} cy={y(values.at(-1) ?? 0)} r="2.6" />
            <text className="line-name" x={WIDTH - RIGHT + 8} y={(ends[i] ?? 0) + 4}>
              {code}
            </text>
          </g>
        ))}
      </svg>
      <ul>
        {curves.map(({ name, sign, values }) => (
          <li key={name}>
            {sign}
            {name} <b>{say(values.at(-1) ?? 0)}</b>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** Round numbers that hold all values: three to five of them. */
export function scaleOf(values: readonly number[]): readonly number[] {
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
  const rough = (high - low) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10) * power);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

/** Moves what would lie on each other apart, as little as possible and in its order. */
export function apart(places: readonly number[], lowest = HEIGHT - BOTTOM): readonly number[] {
  const order = places.map((place, i) => ({ place, i })).toSorted((a, b) => a.place - b.place);
  for (let at = 1; at < order.length; at++) {
    const [before, here] = [order[at - 1], order[at]];
    if (before && here && here.place < before.place + APART) here.place = before.place + APART;
  }
  const over = (order.at(-1)?.place ?? 0) - lowest;
  for (let at = order.length - 1, limit = lowest; over > 0 && at >= 0; at--, limit -= APART) {
    const here = order[at];
    if (here && here.place > limit) here.place = limit;
  }
  return order.toSorted((a, b) => a.i - b.i).map(({ place }) => place);
}
