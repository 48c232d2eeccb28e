import { type CSSProperties, useEffect, useState } from 'react';
import { useChart } from '../../app/use-chart.ts';
import { pointIn } from '../../map/arrows.ts';
import type { Chart, ChartZone } from '../../map/board.ts';
import type { PlaceOf } from '../scenes.ts';

/** Custom properties of a scene. */
export type Properties = CSSProperties & Readonly<Record<`--${string}`, string | number>>;

/** Two zones far from each other, by which the drawn board is laid over the map. */
const MARKS = ['alaska', 'new-zealand'] as const;

/** Draws a scene again whenever the map has moved under it. */
export function useMoved(place: PlaceOf): void {
  const [, setAt] = useState('');
  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      setAt(MARKS.map((zone) => place(zone)?.join(' ')).join(','));
      frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [place]);
}

/** The drawn board, and how its units become pixels of the frame now. */
export interface Laid {
  readonly chart: Chart;
  readonly transform: string;
}

/** Lays the drawn board over the map as it is seen now; undefined while either is not there. */
export function useLaid(place: PlaceOf): Laid | undefined {
  const chart = useChart(true);
  useMoved(place);
  if (chart === undefined) return undefined;
  const [a, b] = MARKS.map((zone) => ({ at: place(zone), drawn: chart.byId.get(zone) }));
  if (a?.at === undefined || b?.at === undefined || a.drawn === undefined || b.drawn === undefined) return undefined;
  const [from, to] = [pointIn(a.drawn), pointIn(b.drawn)];
  const k = (b.at[0] - a.at[0]) / (to[0] - from[0]);
  return { chart, transform: `translate(${a.at[0] - from[0] * k} ${a.at[1] - from[1] * k}) scale(${k})` };
}

/** A zone with some room around it, as a view box. */
export function boxAround({ bbox: [x0, y0, x1, y1] }: ChartZone): string {
  const room = Math.max(x1 - x0, y1 - y0) * 0.08;
  return `${x0 - room} ${y0 - room} ${x1 - x0 + 2 * room} ${y1 - y0 + 2 * room}`;
}
