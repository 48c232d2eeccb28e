import '../look/custom-properties.ts';
import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import { powerColours } from '../look/powers.ts';
import { BOARD_HEIGHT, BOARD_WIDTH, type Chart } from './board.ts';
import type { Layout } from './layout.ts';
import { Plane } from './Plane.ts';
import type { Arrow, ZoneId } from './types.ts';
import { type Step, stepsOf } from './ways.ts';

/** What is being played on the map: a way that something goes, zones that are lit, and ways gone before. */
export interface Play {
  /** Another key is another thing that happened. */
  readonly key: string;
  readonly arrows: readonly Arrow[];
  readonly zones: readonly ZoneId[];
  /** It is done to the reader. */
  readonly against: boolean;
  /** Milliseconds for the way; 0 stands still. */
  readonly goes: number;
  /** Ways that were gone before and are still to be seen, faint. */
  readonly before: readonly Arrow[];
}

interface PlayedProps {
  readonly chart: Chart;
  readonly layout: Layout;
  readonly play: Play;
  readonly prefix: string;
}

/** Drawn apart from everything else of the map, so that playing paints nothing of it again. */
export const Played = memo(function Played({ chart, layout, play, prefix }: PlayedProps) {
  const { key, arrows, zones, against, goes, before } = play;
  const steps = useMemo(() => stepsOf(chart, layout, arrows), [chart, layout, arrows]);
  const past = useMemo(() => stepsOf(chart, layout, before), [chart, layout, before]);
  return (
    <>
      {past.length > 0 && (
        <Plane className="map-played past">
          <Head id={`${prefix}-past`} />
          <Ways steps={past} head={`${prefix}-past`} />
        </Plane>
      )}
      {(steps.length > 0 || zones.length > 0) && (
        <Plane className={`map-played ${against ? 'against' : ''}`} key={key}>
          <Head id={`${prefix}-played`} />
          {zones.map((zone) => (
            <path key={zone} className="played-zone" d={chart.byId.get(zone)?.d ?? ''} />
          ))}
          <Ways steps={steps} head={`${prefix}-played`} />
        </Plane>
      )}
      {goes > 0 && steps.length > 0 && <Traveller key={`${key} goes`} steps={steps} goes={goes} />}
    </>
  );
});

const Head = ({ id }: { readonly id: string }) => (
  <defs>
    <marker id={id} viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4" markerHeight="4" orient="auto">
      <path d="M0 0 10 5 0 10z" />
    </marker>
  </defs>
);

const Ways = ({ steps, head }: { readonly steps: readonly Step[]; readonly head: string }) =>
  steps.map(({ key, d, kind, power, last }) => (
    <g key={key} className={`played-way ${kind}`} style={power === undefined ? undefined : powerColours(power)}>
      <path className="played-bed" d={d} />
      <path className="played-line" d={d} markerEnd={last ? `url(#${head})` : undefined} />
    </g>
  ));

/** Goes the whole way. Its sheet is as large as the board, so that parts of it are the same at every scale. */
function Traveller({ steps, goes }: { readonly steps: readonly Step[]; readonly goes: number }) {
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const points = steps.flatMap((step) => step.points);
    const frames = points.map(([x, y]) => ({
      transform: `translate(${((x / BOARD_WIDTH) * 100).toFixed(2)}%,${((y / BOARD_HEIGHT) * 100).toFixed(2)}%)`,
    }));
    const animation = sheet.current?.animate(frames, { duration: goes, easing: 'ease-in-out', fill: 'both' });
    return () => animation?.cancel();
  }, [steps, goes]);
  const power = steps[0]?.power;
  return (
    <div className="map-traveller" ref={sheet} style={power === undefined ? undefined : powerColours(power)}>
      <i />
    </div>
  );
}
