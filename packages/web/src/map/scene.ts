import { BOARD_HEIGHT, BOARD_WIDTH, type Chart, type ChartZone } from './board.ts';
import { type Camera, createCamera } from './camera.ts';
import { describeZone } from './describe.ts';
import { createFar } from './far.ts';
import { createPane } from './pane.ts';
import type { Marks, Piece, ZoneId, ZoneState } from './types.ts';
import { type Frame, levelOf, minScale, stepFor, type View, zoomSteps } from './zoom.ts';

export interface Scene {
  readonly camera: Camera;
  /** Whether the scale is changing just now. */
  readonly scaling: () => boolean;
  /** Colours and names the zones. */
  readonly paint: (zones: Readonly<Record<ZoneId, ZoneState>>, pieces: readonly Piece[], marks: Marks) => void;
  /** Learns the children of the overlay again and puts them in their places. */
  readonly settle: () => void;
  /** Draws the line round the zone in focus or under the pointer. */
  readonly ring: (which: 'focus' | 'hover', zone: ZoneId | undefined) => void;
  readonly stop: () => void;
}

export interface SceneEvents {
  /** The scale came to rest, at this zoom step. */
  readonly onRest: (step: number) => void;
}

/** A child of the overlay and its place on the board. */
interface Item {
  readonly style: CSSStyleDeclaration;
  readonly x: number;
  readonly y: number;
}

/** While the scale changes, tokens and names grow with the world up to so many times their size, or shrink to such a part of it, then are placed again. */
const SWELL = 2;
const SHRINK = 3.4;

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
  const itemsSheet = find(host, '.map-items');
  const worldPane = createPane(find(host, '.map-pane.world'), sheet);
  const itemsPane = createPane(find(host, '.map-pane.items'), itemsSheet);
  const shapes = byAttribute(host, 'data-shape', 'data-zone');
  const hatches = byAttribute(host, 'data-hatch', 'data-hatch');
  const tiles = [...host.querySelectorAll<SVGPatternElement>('[data-tile]')];
  for (const shape of shapes.values()) shape.setAttribute('role', 'button');
  const far = createFar(find<HTMLCanvasElement>(host, '.map-far canvas'), find(host, '.map-land'));
  let raster = 0;
  let last: View = { x: 0, y: 0, k: 0 };
  let placed = 1;
  let shutAt = last;
  let items: readonly Item[] = [];

  const placeItems = (view: View): void => {
    const { k } = view;
    placed = k;
    // As large as the board, so that browsers take all of it for one layer and not each far corner for another.
    spread(itemsSheet, k);
    for (const { style, x, y } of items)
      style.transform = `translate(${Math.round(x * k * 10) / 10}px,${Math.round(y * k * 10) / 10}px)`;
    if (itemsPane.isShut()) shutItems(view);
    else itemsPane.open(k);
  };
  const shutItems = (view: View): void => {
    itemsPane.shut(view, camera.frame(), placed);
    shutAt = view;
  };
  // Paints the world again for a scale, with lines and patterns of constant width there.
  const repaint = (k: number): void => {
    raster = k;
    spread(sheet, k);
    world.style.setProperty('--k', String(k));
    for (const tile of tiles) tile.setAttribute('patternTransform', `scale(${1 / k}) ${tile.dataset.tile ?? ''}`);
  };
  const onFrame = (view: View): void => {
    const { x, y, k } = view;
    world.style.transform = `translate3d(${x.toFixed(2)}px,${y.toFixed(2)}px,0)`;
    if (k !== last.k) scaleTo(view);
    last = view;
  };
  const scaleTo = (view: View): void => {
    const { k } = view;
    world.dataset.scaling = '';
    if (k < raster && !worldPane.isShut()) worldPane.shut(last, camera.frame(), raster);
    if (worldPane.isShut()) far.show(k);
    worldPane.scale(k / raster);
    if (k < placed && !itemsPane.isShut()) shutItems(last);
    if (k > placed * SWELL || k * SHRINK < placed || strayed(view)) placeItems(view);
    else itemsPane.scale(k / placed);
  };
  // What was in the middle when the names and tokens were shut in has gone far aside.
  const strayed = ({ x, y, k }: View): boolean => {
    if (!itemsPane.isShut()) return false;
    const { width, height } = camera.frame();
    const dx = x + ((width / 2 - shutAt.x) * k) / shutAt.k - width / 2;
    const dy = y + ((height / 2 - shutAt.y) * k) / shutAt.k - height / 2;
    return Math.abs(dx) > width / 2 || Math.abs(dy) > height / 2;
  };
  const onRest = ({ k }: View): void => {
    delete world.dataset.scaling;
    far.hide();
    worldPane.open(k);
    itemsPane.open(k);
    if (k !== raster) repaint(k);
    world.dataset.level = String(levelOf(k));
    placeItems(camera.view());
    const least = minScale(camera.frame());
    if (k > least) far.prepare(least);
    events.onRest(stepFor(zoomSteps(least), k));
  };
  const camera = createCamera(host, start, { onFrame, onRest });
  last = camera.view();
  onFrame(last);
  onRest(last);

  return {
    camera,
    scaling: () => world.dataset.scaling !== undefined,
    paint: (zones, pieces, marks) => {
      const standing = byZone(pieces);
      let recoloured = false;
      for (const zone of chart.zones) {
        const state = zones[zone.id];
        const name = describeZone(zone, state, standing.get(zone.id) ?? [], marks);
        if (paintZone(shapes.get(zone.id), hatches.get(zone.id), state, name, prefix)) recoloured = true;
      }
      if (!recoloured) return;
      far.outdate();
      const least = minScale(camera.frame());
      if (last.k > least) far.prepare(least);
    },
    settle: () => {
      items = [...host.querySelectorAll<SVGElement>('[data-x]')].map(({ style, dataset }) => ({
        style,
        x: Number(dataset.x),
        y: Number(dataset.y),
      }));
      placeItems(camera.view());
    },
    ring: (which, zone) => {
      const d = (zone && chart.byId.get(zone)?.d) || '';
      for (const line of host.querySelectorAll(`[data-${which}]`)) line.setAttribute('d', d);
    },
    stop: () => {
      camera.stop();
      far.stop();
    },
  };
}

function spread({ style }: HTMLElement, k: number): void {
  style.width = `${BOARD_WIDTH * k}px`;
  style.height = `${BOARD_HEIGHT * k}px`;
}

export function byZone(pieces: readonly Piece[]): ReadonlyMap<ZoneId, readonly Piece[]> {
  const found = new Map<ZoneId, Piece[]>();
  for (const piece of pieces) {
    const list = found.get(piece.zone);
    if (list) list.push(piece);
    else found.set(piece.zone, [piece]);
  }
  return found;
}

/** True where its colour changed. */
export function paintZone(
  shape: Element | undefined,
  hatch: Element | undefined,
  state: ZoneState | undefined,
  name: string,
  prefix: string,
): boolean {
  if (!shape) return false;
  const { holder, scorched, muted } = state ?? {};
  set(shape, 'aria-label', name);
  const held = set(shape, 'data-holder', scorched ? 'scorched' : holder);
  const dimmed = set(shape, 'data-muted', muted === undefined ? undefined : '');
  set(shape, 'aria-disabled', muted === undefined ? undefined : 'true');
  if (!hatch) return held || dimmed;
  set(hatch, 'data-holder', scorched ? 'scorched' : holder);
  set(
    hatch,
    'fill',
    scorched ? `url(#${prefix}-scorch)` : holder && muted === undefined ? `url(#${prefix}-${holder})` : 'none',
  );
  return held || dimmed;
}

/** Touches the document only where something changes; true where it did. */
function set(element: Element, attribute: string, value: string | undefined): boolean {
  if (element.getAttribute(attribute) === (value ?? null)) return false;
  if (value === undefined) element.removeAttribute(attribute);
  else element.setAttribute(attribute, value);
  return true;
}

function find<E extends Element = HTMLElement>(host: HTMLElement, selector: string): E {
  const found = host.querySelector<E>(selector);
  if (!found) throw new Error(`the map has no ${selector}`);
  return found;
}

export const byAttribute = (host: HTMLElement, having: string, key: string): ReadonlyMap<ZoneId, SVGElement> =>
  new Map(
    [...host.querySelectorAll<SVGElement>(`[${having}]`)].map((element) => [element.getAttribute(key) ?? '', element]),
  );

/** Gives one zone the single tab stop of the map. */
export function giveTabStop(host: HTMLElement, zone: ChartZone): SVGElement | undefined {
  const shapes = [...host.querySelectorAll<SVGElement>('[data-shape]')];
  for (const shape of shapes) shape.setAttribute('tabindex', shape.dataset.zone === zone.id ? '0' : '-1');
  return shapes.find((shape) => shape.dataset.zone === zone.id);
}
