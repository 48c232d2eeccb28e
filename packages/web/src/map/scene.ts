import { BOARD_HEIGHT, BOARD_WIDTH, type Chart, type ChartZone } from './board.ts';
import { type Camera, createCamera } from './camera.ts';
import { describeZone } from './describe.ts';
import type { Marks, Piece, ZoneId, ZoneState } from './types.ts';
import { type Frame, levelOf, minScale, stepFor, type View, zoomSteps } from './zoom.ts';

export interface Scene {
  readonly camera: Camera;
  /** Colours and names the zones. */
  readonly paint: (zones: Readonly<Record<ZoneId, ZoneState>>, pieces: readonly Piece[], marks: Marks) => void;
  /** Learns the children of the overlay anew and puts them in their places. */
  readonly settle: () => void;
  /** Draws the line round the zone in focus or under the pointer. */
  readonly ring: (which: 'focus' | 'hover', zone: ZoneId | undefined) => void;
  readonly stop: () => void;
}

export interface SceneEvents {
  /** The zoom step came to rest at another scale. */
  readonly onStep: (k: number) => void;
}

/** A child of the overlay and its place on the board. */
interface Item {
  readonly style: CSSStyleDeclaration;
  readonly x: number;
  readonly y: number;
}

/** While the scale grows, tokens and names grow with the world up to this, then are placed anew. */
const SWELL = 1.6;
/** A picture that shrinks would have to be painted beyond the frame at its fine scale: it is painted for a scale still to come. */
const AHEAD = 0.5;

/** Drives the drawn world outside of React: transforms while moving, attributes when the position changes. */
export function createScene(
  host: HTMLElement,
  chart: Chart,
  prefix: string,
  start: (frame: Frame) => View,
  events: SceneEvents,
): Scene {
  const world = find(host, '.map-world');
  const sheet = find(host, '.map-sheet');
  const overlay = find(host, '.map-overlay');
  const shapes = byAttribute(host, 'data-shape', 'data-zone');
  const hatches = byAttribute(host, 'data-hatch', 'data-hatch');
  const tiles = [...host.querySelectorAll<SVGPatternElement>('[data-tile]')];
  for (const shape of shapes.values()) shape.setAttribute('role', 'button');
  let raster = Number.POSITIVE_INFINITY;
  let scale = 0;
  let placed = 1;
  let items: readonly Item[] = [];

  const placeItems = (k: number): void => {
    placed = k;
    overlay.style.transform = 'none';
    for (const { style, x, y } of items)
      style.transform = `translate(${Math.round(x * k * 10) / 10}px,${Math.round(y * k * 10) / 10}px)`;
  };
  // Paints the world anew for a scale, with lines and patterns of constant width there.
  const repaint = (k: number): void => {
    raster = k;
    sheet.style.transform = 'none';
    sheet.style.width = `${BOARD_WIDTH * k}px`;
    sheet.style.height = `${BOARD_HEIGHT * k}px`;
    world.style.setProperty('--k', String(k));
    for (const tile of tiles) tile.setAttribute('patternTransform', `scale(${1 / k}) ${tile.dataset.tile ?? ''}`);
  };
  const onFrame = ({ x, y, k }: View): void => {
    world.style.transform = `translate3d(${x.toFixed(2)}px,${y.toFixed(2)}px,0)`;
    if (k === scale) return;
    scale = k;
    world.dataset.zooming = '';
    const shrinks = k < raster;
    if (shrinks) repaint(k * AHEAD);
    sheet.style.transform = `scale(${k / raster})`;
    if (shrinks || k > placed * SWELL) placeItems(k);
    else overlay.style.transform = `scale(${k / placed})`;
  };
  const onRest = ({ k }: View): void => {
    if (k !== raster) repaint(k);
    world.dataset.level = String(levelOf(k));
    delete world.dataset.zooming;
    placeItems(camera.view().k);
    events.onStep(stepFor(zoomSteps(minScale(camera.frame())), k));
  };
  const camera = createCamera(host, start, { onFrame, onRest });
  onFrame(camera.view());
  onRest(camera.view());

  return {
    camera,
    paint: (zones, pieces, marks) => {
      const standing = byZone(pieces);
      for (const zone of chart.zones) {
        const state = zones[zone.id];
        const name = describeZone(zone, state, standing.get(zone.id) ?? [], marks);
        paintZone(shapes.get(zone.id), hatches.get(zone.id), state, name, prefix);
      }
    },
    settle: () => {
      items = [...host.querySelectorAll<SVGElement>('[data-x]')].map(({ style, dataset }) => ({
        style,
        x: Number(dataset.x),
        y: Number(dataset.y),
      }));
      placeItems(camera.view().k);
    },
    ring: (which, zone) => {
      const d = (zone && chart.byId.get(zone)?.d) || '';
      for (const line of host.querySelectorAll(`[data-${which}]`)) line.setAttribute('d', d);
    },
    stop: camera.stop,
  };
}

function byZone(pieces: readonly Piece[]): ReadonlyMap<ZoneId, readonly Piece[]> {
  const found = new Map<ZoneId, Piece[]>();
  for (const piece of pieces) {
    const list = found.get(piece.zone);
    if (list) list.push(piece);
    else found.set(piece.zone, [piece]);
  }
  return found;
}

function paintZone(
  shape: Element | undefined,
  hatch: Element | undefined,
  state: ZoneState | undefined,
  name: string,
  prefix: string,
): void {
  if (!shape) return;
  const { holder, scorched, muted } = state ?? {};
  set(shape, 'aria-label', name);
  set(shape, 'data-holder', scorched ? 'scorched' : holder);
  set(shape, 'data-muted', muted === undefined ? undefined : '');
  set(shape, 'aria-disabled', muted === undefined ? undefined : 'true');
  if (!hatch) return;
  set(hatch, 'data-holder', scorched ? 'scorched' : holder);
  set(
    hatch,
    'fill',
    scorched ? `url(#${prefix}-scorch)` : holder && muted === undefined ? `url(#${prefix}-${holder})` : 'none',
  );
}

/** Touches the document only where something changed. */
function set(element: Element, attribute: string, value: string | undefined): void {
  if (value === undefined) {
    if (element.hasAttribute(attribute)) element.removeAttribute(attribute);
  } else if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
}

function find(host: HTMLElement, selector: string): HTMLElement {
  const found = host.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`the map has no ${selector}`);
  return found;
}

const byAttribute = (host: HTMLElement, having: string, key: string): ReadonlyMap<ZoneId, SVGElement> =>
  new Map(
    [...host.querySelectorAll<SVGElement>(`[${having}]`)].map((element) => [element.getAttribute(key) ?? '', element]),
  );

/** Gives one zone the single tab stop of the map. */
export function giveTabStop(host: HTMLElement, zone: ChartZone): SVGElement | undefined {
  const shapes = [...host.querySelectorAll<SVGElement>('[data-shape]')];
  for (const shape of shapes) shape.setAttribute('tabindex', shape.dataset.zone === zone.id ? '0' : '-1');
  return shapes.find((shape) => shape.dataset.zone === zone.id);
}
