import type { Costly, CurvePoint } from '@marshall/bots/review';
import type { Seat, View } from '@marshall/rules';
import { useId, useSyncExternalStore } from 'react';
import { perCent } from '../decimals.ts';
import { Emblem } from '../look/Glyph.tsx';
import { powerOf } from '../room/facts.ts';
import { seatTitle } from '../session/names.ts';
import { POWER_NAMES, analysisWords as text } from '../words.ts';
import { apart, DASHES, lineColour } from './Curves.tsx';

interface ChanceCurveProps {
  readonly view: View;
  readonly curve: readonly CurvePoint[];
  /** Whose line stands out, with its decisions that cost most. */
  readonly seat: Seat;
  readonly worst: readonly Costly[];
}

/** On a phone the same drawing would be too small to read. */
const PHONE = '(max-width: 720px)';
const HEIGHT = 200;
const LEFT = 40;
const RIGHT = 44;
const TOP = 8;
const BOTTOM = 20;
const TICKS = [0, 0.25, 0.5, 0.75, 1] as const;

/** Everybody's chance to win over the stages of the game, the chosen seat's in front with marks where it lost most. */
export function ChanceCurve({ view, curve, seat, worst }: ChanceCurveProps) {
  const id = useId();
  const narrow = useMatches(PHONE);
  if (curve.length < 2) return undefined;
  const width = narrow ? 360 : 720;
  const x = (i: number): number => LEFT + (i * (width - LEFT - RIGHT)) / (curve.length - 1);
  const y = (chance: number): number => TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance);
  const seats = view.order;
  const ends = apart(
    seats.map((each) => y(curve.at(-1)?.chances[each] ?? 0)),
    HEIGHT - BOTTOM,
  );
  // The chosen line is drawn last, over the others.
  const drawn = seats.toSorted((a, b) => Number(a === seat) - Number(b === seat));
  return (
    <figure className="curves chances" aria-labelledby={id}>
      <figcaption id={id} className="eyebrow">
        {text.curve}
      </figcaption>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={text.curve}>
        {TICKS.map((tick) => (
          <g key={tick}>
            <path className="grid-line" d={`M${LEFT} ${y(tick).toFixed(1)}H${width - RIGHT}`} />
            <text x={LEFT - 6} y={y(tick) + 3.5} textAnchor="end">
              {perCent(String(100 * tick))}
            </text>
          </g>
        ))}
        {curve.map(({ cycle, at }, i) =>
          curve[i - 1]?.cycle === cycle ? undefined : (
            <text key={at} x={x(i)} y={HEIGHT - 5} textAnchor="middle">
              {cycle}
            </text>
          ),
        )}
        {drawn.map((each) => {
          const power = powerOf(view, each);
          if (power === undefined) return undefined;
          const nth = seats.indexOf(each);
          return (
            <g key={each} style={{ color: lineColour(power) }} className={each === seat ? 'own' : ''}>
              <polyline
                points={curve
                  .map(({ chances }, i) => `${x(i).toFixed(1)},${y(chances[each] ?? 0).toFixed(1)}`)
                  .join(' ')}
                strokeDasharray={DASHES[nth]}
              />
              <text className="line-name" x={width - RIGHT + 8} y={(ends[nth] ?? 0) + 4}>
                {POWER_NAMES[power].code}
              </text>
            </g>
          );
        })}
        {worst.map(({ index }, n) => {
          const i = Math.max(
            0,
            curve.findIndex(({ at }) => at > index),
          );
          return (
            <g key={index} className="mark" transform={`translate(${x(i)} ${y(curve[i]?.chances[seat] ?? 0)})`}>
              <circle r="7" />
              <text textAnchor="middle" y="3">
                {n + 1}
              </text>
            </g>
          );
        })}
      </svg>
      <ul>
        {seats.map((each) => {
          const power = powerOf(view, each);
          return (
            <li key={each}>
              {power && <Emblem power={power} size={12} />}
              {seatTitle(view, each)} <b>{text.fromTo(shareOf(curve[0], each), shareOf(curve.at(-1), each))}</b>
            </li>
          );
        })}
      </ul>
    </figure>
  );
}

const shareOf = (point: CurvePoint | undefined, seat: Seat): string =>
  perCent(String(Math.round(100 * (point?.chances[seat] ?? 0))));

/** Whether the window is as a media query says, now and later. */
const useMatches = (query: string): boolean =>
  useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
