import { useId } from 'react';

export interface Curve {
  readonly name: string;
  readonly colour: string;
  /** One for each cycle. */
  readonly values: readonly number[];
}

interface CurvesProps {
  readonly title: string;
  readonly curves: readonly Curve[];
  readonly say: (value: number) => string;
}

const WIDTH = 300;
const HEIGHT = 110;

/** Lines over the cycles, named at their ends, with the numbers in the list below. */
export function Curves({ title, curves, say }: CurvesProps) {
  const id = useId();
  const length = Math.max(...curves.map(({ values }) => values.length), 0);
  if (length < 2) return undefined;
  const all = curves.flatMap(({ values }) => values);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const at = (value: number, i: number): string =>
    `${((i * WIDTH) / (length - 1)).toFixed(1)},${(HEIGHT - ((value - low) / (high - low)) * HEIGHT).toFixed(1)}`;
  return (
    <figure className="curves" aria-labelledby={id}>
      <figcaption id={id} className="eyebrow">
        {title}
      </figcaption>
      <svg viewBox={`-2 -4 ${WIDTH + 4} ${HEIGHT + 8}`} role="img" aria-label={title}>
        <path d={`M0 ${HEIGHT}H${WIDTH}M0 0H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}`} className="grid-line" />
        {curves.map(({ name, colour, values }) => (
          <polyline key={name} points={values.map(at).join(' ')} style={{ stroke: colour }} />
        ))}
      </svg>
      <ul>
        {curves.map(({ name, colour, values }) => (
          <li key={name}>
            <i style={{ background: colour }} />
            {name} <b>{say(values.at(-1) ?? 0)}</b>
          </li>
        ))}
      </ul>
    </figure>
  );
}
