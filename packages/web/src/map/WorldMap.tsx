import {
  type KeyboardEvent,
  type Ref,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Glyph } from '../look/Glyph.tsx';
import { words } from '../words.ts';
import { pointIn } from './arrows.ts';
import type { Chart } from './board.ts';
import { DIRECTIONS, isDirection, zoneToward } from './compass.ts';
import { Geometry } from './Geometry.tsx';
import { boxOfAll } from './geometry.ts';
import { Lines } from './Lines.tsx';
import { Overlay } from './Overlay.tsx';
import { type Play, Played } from './Played.tsx';
import { createScene, giveTabStop, type Scene } from './scene.ts';
import type { Marks, Piece, ZoneId, ZoneState } from './types.ts';
import { type Grab, useDrag } from './use-drag.ts';
import { useLayout } from './use-layout.ts';
import { centredOn, type Frame, type View, worldView } from './zoom.ts';
import './map.css';
import './played.css';

export interface WorldMapHandle {
  /** Moves no more than needed to bring zones into sight, of which so many pixels from below are covered. */
  readonly reveal: (zones: readonly ZoneId[], below?: number) => void;
  /** Where a zone is now, in pixels from the upper left corner of the map. */
  readonly place: (zone: ZoneId) => readonly [x: number, y: number] | undefined;
}

export interface WorldMapProps {
  readonly chart: Chart;
  readonly zones: Readonly<Record<ZoneId, ZoneState>>;
  readonly pieces: readonly Piece[];
  readonly marks?: Marks;
  /** The zone in the middle where the frame is too small for the whole world. */
  readonly theatre?: ZoneId;
  readonly onZone?: (zone: ZoneId) => void;
  /** A zone is to be looked at: a long press, or the other button. */
  readonly onLook?: (zone: ZoneId) => void;
  /** The zone under the pointer or in focus. */
  readonly onHover?: (zone: ZoneId | undefined) => void;
  readonly handle?: Ref<WorldMapHandle>;
  readonly grab?: Grab;
  /** What is being played. */
  readonly play?: Play | undefined;
}

const NO_MARKS: Marks = {};
const ZOOM = 1.5;
const PAN = 80;
const THEATRE_SCALE = 1.02;

/** The board as a widget: it is handed zones, pieces and marks, draws them, and knows no rules. */
export function WorldMap({
  chart,
  zones,
  pieces,
  marks = NO_MARKS,
  theatre,
  onZone,
  onLook,
  onHover,
  handle,
  grab,
  play,
}: WorldMapProps) {
  const host = useRef<HTMLElement>(null);
  const scene = useRef<Scene>(undefined);
  /** What came under the pointer while the scale changed: told when it rests. */
  const passing = useRef<{ readonly zone: ZoneId | undefined }>(undefined);
  const prefix = useId();
  const [step, setStep] = useState(1);
  const [pointed, setPointed] = useState<ZoneId>();
  const layout = useLayout(chart, pieces, marks, step);

  const point = useCallback((which: 'focus' | 'hover', zone: ZoneId | undefined) => {
    scene.current?.ring(which, zone);
    setPointed(zone);
  }, []);
  const hover = (zone: ZoneId | undefined): void => {
    if (scene.current?.scaling()) passing.current = { zone };
    else point('hover', zone);
  };
  useLayoutEffect(() => {
    if (!host.current) return;
    const onRest = (at: number): void => {
      setStep(at);
      if (passing.current) point('hover', passing.current.zone);
      passing.current = undefined;
    };
    const made = createScene(host.current, chart, prefix, startAt(chart, theatre), { onRest });
    scene.current = made;
    const first = chart.byId.get(theatre ?? '') ?? chart.zones[0];
    if (first) giveTabStop(host.current, first);
    return made.stop;
  }, [chart, prefix, theatre, point]);
  useLayoutEffect(() => scene.current?.paint(zones, pieces, marks), [zones, pieces, marks]);
  useLayoutEffect(() => (layout ? scene.current?.settle() : undefined), [layout]);
  useEffect(() => onHover?.(pointed), [pointed, onHover]);
  useImperativeHandle(handle, () => ({
    reveal: (ids, below) => {
      const box = boxOfAll(ids.map((id) => chart.byId.get(id)?.bbox).filter((each) => each !== undefined));
      if (box) scene.current?.camera.reveal(box, below);
    },
    place: (id) => {
      const view = scene.current?.camera.view();
      const zone = chart.byId.get(id);
      if (view === undefined || zone === undefined) return undefined;
      const [x, y] = pointIn(zone);
      return [view.x + x * view.k, view.y + y * view.k];
    },
  }));

  const focus = (target: EventTarget): void => {
    const zone = chart.byId.get(zoneOf(target) ?? '');
    if (!zone || !host.current || !(target instanceof Element)) return;
    giveTabStop(host.current, zone);
    if (!target.matches(':focus-visible')) return;
    point('focus', zone.id);
    scene.current?.camera.reveal(zone.bbox);
  };
  const key = (event: KeyboardEvent): void => {
    const camera = scene.current?.camera;
    if (!camera || event.altKey || event.ctrlKey || event.metaKey) return;
    const zone = chart.byId.get(zoneOf(event.target) ?? '');
    if (isDirection(event.key)) {
      const [dx, dy] = DIRECTIONS[event.key];
      const next = zone && zoneToward(chart.zones, zone, event.key);
      if (event.shiftKey || !zone) camera.panBy(-dx * PAN, -dy * PAN);
      else if (next && host.current) giveTabStop(host.current, next)?.focus({ preventScroll: true });
    } else if (event.key === '+' || event.key === '=') camera.zoomBy(ZOOM);
    else if (event.key === '-') camera.zoomBy(1 / ZOOM);
    else if (event.key === '0') camera.showWorld();
    else if (zone && (event.key === 'Enter' || event.key === ' ')) onZone?.(zone.id);
    else return;
    event.preventDefault();
  };
  const dragged = useDrag(host, grab, point);
  const reason = pointed === undefined ? undefined : zones[pointed]?.muted;

  return (
    // The keys belong to the zones inside, which take the focus.
    <section
      ref={host}
      className="map"
      aria-label={words.map.board}
      aria-description={words.map.hint}
      onKeyDown={key}
      onFocus={(event) => focus(event.target)}
      onBlur={() => point('focus', undefined)}
      onPointerOver={(event) => event.pointerType === 'mouse' && hover(zoneOf(event.target))}
      onPointerLeave={() => hover(undefined)}
      onClick={(event) => {
        const zone = zoneOf(event.target);
        if (zone) onZone?.(zone);
      }}
      onContextMenu={(event) => {
        const zone = zoneOf(event.target);
        if (!zone || !onLook) return;
        event.preventDefault();
        onLook(zone);
      }}
    >
      <div className="map-world">
        <div className="map-far">
          <canvas hidden />
        </div>
        <div className="map-pane world">
          <div className="map-sheet">
            <Geometry chart={chart} prefix={prefix} />
            <Lines chart={chart} zones={zones} marks={marks} layout={layout} prefix={prefix} />
            {play && <Played chart={chart} layout={layout} play={play} prefix={prefix} />}
          </div>
        </div>
        <div className="map-pane items">
          <div className="map-items">
            <Overlay layout={layout} />
          </div>
        </div>
      </div>
      {dragged && (
        <svg className="map-drag" aria-hidden="true">
          <path d={`M${dragged.from.join(' ')}L${dragged.to.join(' ')}`} />
          <circle cx={dragged.to[0]} cy={dragged.to[1]} r="6" />
        </svg>
      )}
      <div className="map-zoom" data-still="">
        <button type="button" aria-label={words.map.zoomIn} onClick={() => scene.current?.camera.zoomBy(ZOOM)}>
          +
        </button>
        <button type="button" aria-label={words.map.zoomOut} onClick={() => scene.current?.camera.zoomBy(1 / ZOOM)}>
          {'\u2212'}
        </button>
        <button type="button" aria-label={words.map.world} onClick={() => scene.current?.camera.showWorld()}>
          <Glyph name="fit" />
        </button>
      </div>
      <p className="map-reason" role="status">
        {reason && (
          <>
            <b>{words.map.whyNot}</b> {reason}
          </>
        )}
      </p>
    </section>
  );
}

const startAt =
  (chart: Chart, theatre: ZoneId | undefined) =>
  (frame: Frame): View => {
    const zone = chart.byId.get(theatre ?? '');
    const small = frame.width < 721;
    return zone && small ? centredOn(frame, [zone.label.x, zone.label.y], THEATRE_SCALE) : worldView(frame);
  };

const zoneOf = (target: EventTarget): ZoneId | undefined =>
  target instanceof Element ? target.closest<SVGElement>('[data-zone]')?.dataset.zone : undefined;
