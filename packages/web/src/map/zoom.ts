import { BOARD_HEIGHT, BOARD_WIDTH } from './board.ts';
import type { Box, Point } from './geometry.ts';

/** Where the board lies on the screen: a point of the board is drawn at `x + k * px`, `y + k * py`. */
export interface View {
  readonly x: number;
  readonly y: number;
  /** Screen pixels per unit of the board. */
  readonly k: number;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** 1 world, 2 region, 3 zone. */
export type Level = 1 | 2 | 3;

export const REGION_FROM = 0.95;
export const ZONE_FROM = 2.2;
export const MAX_SCALE = 6;
const STEP = 1.2;
/** Under this scale tokens have no room: such small frames show a part of the world. */
export const LEGIBLE_SCALE = 0.32;
const SMALL_FRAME_SCALE = 0.5;
/** The outermost rim of the drawing, both sides together, that carries nothing and may be cut off; lands reach its upper edge. */
export const RIM_X = 10;
export const RIM_Y = 0;

export const levelOf = (k: number): Level => (k < REGION_FROM ? 1 : k < ZONE_FROM ? 2 : 3);

/** The scale at which the whole world just fits. */
export const fitScale = ({ width, height }: Frame): number =>
  Math.min(width / (BOARD_WIDTH - RIM_X), height / (BOARD_HEIGHT - RIM_Y));

/** The smallest scale a frame may show. */
export function minScale(frame: Frame): number {
  const fit = fitScale(frame);
  return fit >= LEGIBLE_SCALE ? Math.min(fit, MAX_SCALE) : SMALL_FRAME_SCALE;
}

/** The scales at which names and tokens are placed, ascending. Between two steps things only move apart. */
export function zoomSteps(min: number): readonly number[] {
  const steps = new Set([min]);
  for (let k = min * STEP; k < MAX_SCALE; k *= STEP) steps.add(k);
  for (const border of [REGION_FROM, ZONE_FROM]) if (border > min) steps.add(border);
  return [...steps].sort((a, b) => a - b);
}

/** The greatest step that is not above the scale. */
export const stepFor = (steps: readonly number[], k: number): number =>
  steps.findLast((step) => step <= k + 1e-6) ?? steps[0] ?? k;

/** The whole world, or as much of it as stays legible, round a point. */
export const worldView = (frame: Frame, around: Point = [BOARD_WIDTH / 2, BOARD_HEIGHT / 2]): View =>
  centredOn(frame, around, minScale(frame));

export const centredOn = (frame: Frame, [x, y]: Point, k: number): View =>
  clampView({ k, x: frame.width / 2 - x * k, y: frame.height / 2 - y * k }, frame);

/** Zooms by a factor and keeps the board's point under `at` where it is. */
export function zoomAt(view: View, frame: Frame, factor: number, at: Point): View {
  const k = Math.min(MAX_SCALE, Math.max(minScale(frame), view.k * factor));
  const ratio = k / view.k;
  return clampView({ k, x: at[0] - (at[0] - view.x) * ratio, y: at[1] - (at[1] - view.y) * ratio }, frame);
}

export const panBy = (view: View, frame: Frame, dx: number, dy: number): View =>
  clampView({ ...view, x: view.x + dx, y: view.y + dy }, frame);

/** Keeps the board in the frame: centred where it is smaller, without empty rims where it is larger. */
export function clampView(view: View, frame: Frame): View {
  return {
    k: view.k,
    x: clampAxis(view.x, BOARD_WIDTH * view.k, frame.width),
    y: clampAxis(view.y, BOARD_HEIGHT * view.k, frame.height),
  };
}

function clampAxis(offset: number, content: number, room: number): number {
  if (content <= room) return (room - content) / 2;
  return Math.min(0, Math.max(room - content, offset));
}

/** Moves the view no more than needed to show a box of the board, with a margin in screen pixels and so many covered below. */
export function reveal(view: View, frame: Frame, box: Box, margin = 40, below = 0): View {
  const dx = shift(view.x + box[0] * view.k, view.x + box[2] * view.k, frame.width, margin);
  const dy = shift(view.y + box[1] * view.k, view.y + box[3] * view.k, frame.height - below, margin);
  return panBy(view, frame, dx, dy);
}

function shift(from: number, to: number, room: number, margin: number): number {
  if (to - from > room - 2 * margin) return (room - from - to) / 2;
  if (from < margin) return margin - from;
  return to > room - margin ? room - margin - to : 0;
}

/** The view between two, `t` from 0 to 1, that zooms evenly. */
export function between(a: View, b: View, t: number): View {
  const k = a.k * (b.k / a.k) ** t;
  const s = b.k === a.k ? t : (k - a.k) / (b.k - a.k);
  return { k, x: a.x + (b.x - a.x) * s, y: a.y + (b.y - a.y) * s };
}
