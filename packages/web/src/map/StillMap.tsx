import { useId, useLayoutEffect, useRef, useState } from 'react';
import { BOARD_HEIGHT, BOARD_WIDTH, type Chart } from './board.ts';
import { describeZone } from './describe.ts';
import { Geometry } from './Geometry.tsx';
import { boxOfAll } from './geometry.ts';
import { Lines } from './Lines.tsx';
import { Overlay } from './Overlay.tsx';
import { byAttribute, byZone, paintZone } from './scene.ts';
import type { Marks, Piece, ZoneId, ZoneState } from './types.ts';
import { useLayout } from './use-layout.ts';
import { centredOn, type Frame, fitScale, LEGIBLE_SCALE, levelOf } from './zoom.ts';
import './map.css';
import './still.css';

interface StillMapProps {
  readonly chart: Chart;
  readonly zones: Readonly<Record<ZoneId, ZoneState>>;
  readonly pieces: readonly Piece[];
  readonly marks: Marks;
  /** What is to be seen; the whole world without it. */
  readonly around?: readonly ZoneId[];
  /** What the picture shows, in words. */
  readonly label: string;
}

/** Free room around what is shown, in units of the board. */
const MARGIN = 40;
const LARGEST = 1.6;
const NO_PIECES: readonly Piece[] = [];
const NO_MARKS: Marks = {};

/** The board as a picture: the same parts as the board that is played on, at rest. */
export function StillMap({ chart, zones, pieces, marks, around, label }: StillMapProps) {
  const host = useRef<HTMLElement>(null);
  const prefix = useId();
  const [frame, setFrame] = useState<Frame>({ width: 480, height: 264 });
  useLayoutEffect(() => {
    const { current } = host;
    if (current === null) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = current;
      if (width > 0 && height > 0)
        setFrame((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  const box = boxOfAll((around ?? []).map((id) => chart.byId.get(id)?.bbox).filter((each) => each !== undefined));
  const [left, top, right, bottom] = box ?? [0, 0, BOARD_WIDTH, BOARD_HEIGHT];
  const fit = Math.min(frame.width / (right - left + 2 * MARGIN), frame.height / (bottom - top + 2 * MARGIN));
  const k = box === undefined ? fitScale(frame) : Math.min(LARGEST, fit);
  const view = centredOn(frame, [(left + right) / 2, (top + bottom) / 2], k);
  // Where nothing could be read, colours alone are shown.
  const small = k < LEGIBLE_SCALE;
  const layout = useLayout(chart, small ? NO_PIECES : pieces, small ? NO_MARKS : marks, k);
  useLayoutEffect(() => {
    const { current } = host;
    if (current === null) return;
    const shapes = byAttribute(current, 'data-shape', 'data-zone');
    const hatches = byAttribute(current, 'data-hatch', 'data-hatch');
    const standing = byZone(pieces);
    for (const zone of chart.zones) {
      const name = describeZone(zone, zones[zone.id], standing.get(zone.id) ?? [], marks);
      paintZone(shapes.get(zone.id), hatches.get(zone.id), zones[zone.id], name, prefix);
      // A picture is told as a whole.
      shapes.get(zone.id)?.removeAttribute('aria-label');
    }
    for (const tile of current.querySelectorAll<SVGPatternElement>('[data-tile]'))
      tile.setAttribute('patternTransform', `scale(${1 / k}) ${tile.dataset.tile ?? ''}`);
    for (const { style, dataset } of current.querySelectorAll<SVGElement>('[data-x]'))
      style.transform = `translate(${Number(dataset.x) * k}px,${Number(dataset.y) * k}px)`;
  });
  const sheet = { width: BOARD_WIDTH * k, height: BOARD_HEIGHT * k };
  return (
    <figure ref={host} className="map still" data-small={small || undefined} role="img" aria-label={label}>
      <div
        className="map-world"
        data-level={levelOf(k)}
        style={{ '--k': k, transform: `translate(${view.x}px,${view.y}px)` }}
      >
        <div className="map-sheet" style={sheet}>
          <Geometry chart={chart} prefix={prefix} />
          <Lines chart={chart} zones={zones} marks={marks} layout={layout} prefix={prefix} />
        </div>
        <div className="map-items" style={sheet}>
          <Overlay layout={layout} />
        </div>
      </div>
    </figure>
  );
}
