import type { Box, Point } from './geometry.ts';
import { between, clampView, type Frame, panBy, reveal, type View, worldView, zoomAt } from './zoom.ts';

export interface Camera {
  readonly view: () => View;
  readonly frame: () => Frame;
  readonly zoomBy: (factor: number) => void;
  readonly panBy: (dx: number, dy: number) => void;
  readonly showWorld: () => void;
  /** Moves no more than needed to bring a box of the board into sight; something may cover the frame from below. */
  readonly reveal: (box: Box, below?: number) => void;
  readonly stop: () => void;
}

export interface CameraEvents {
  /** Once a frame while something moves. */
  readonly onFrame: (view: View) => void;
  /** When the scale has come to rest. */
  readonly onRest: (view: View) => void;
}

const DRAG_FROM = 4;
const REST_AFTER = 160;
const WHEEL = 0.0018;
const PINCH_WHEEL = 0.01;
const GLIDE = 200;
/** A frame of this width at most has a sheet below it that grows and shrinks. */
const SMALL = 720;

/** Moves the board by wheel, drag, pinch and calls; draws at most once a frame and holds no other state than the view. */
export function createCamera(host: HTMLElement, start: (frame: Frame) => View, events: CameraEvents): Camera {
  let frame: Frame = { width: host.clientWidth, height: host.clientHeight };
  let view = start(frame);
  let atWorld = view.k === worldView(frame).k;
  let pending = 0;
  let rest = 0;
  let lull = 0;
  let glide: { from: View; to: View; since: number } | undefined;
  const pointers = new Map<number, Point>();
  let dragged = false;
  /** A finger that has taken up a token leaves the board alone, until a second one makes it a pinch. */
  let grabbing = false;

  const draw = (now: number): void => {
    pending = 0;
    if (glide) {
      const t = Math.min(1, Math.max(0, (now - glide.since) / GLIDE));
      view = clampView(between(glide.from, glide.to, 1 - (1 - t) ** 3), frame);
      if (t < 1) pending = requestAnimationFrame(draw);
      else glide = undefined;
    }
    events.onFrame(view);
  };
  // A slow frame holds back what the hand did meanwhile: only when another frame brought nothing new has it come to rest.
  const rested = (): void => {
    rest = 0;
    const at = view.k;
    if (glide || pending) rest = window.setTimeout(rested, REST_AFTER);
    else
      lull = requestAnimationFrame(() => {
        lull = requestAnimationFrame(() => {
          if (rest !== 0) return;
          // What moves without scaling, like a wheel turned on at a limit, puts the rest off but starts no wait of its own.
          if (pending || view.k !== at) restLater();
          else events.onRest(view);
        });
      });
  };
  const go = (next: View): void => {
    const scaled = next.k !== view.k;
    glide = undefined;
    view = next;
    atWorld = view.k <= worldView(frame).k;
    if (!pending) pending = requestAnimationFrame(draw);
    if (scaled) restLater();
  };
  const restLater = (): void => {
    window.clearTimeout(rest);
    rest = window.setTimeout(rested, REST_AFTER);
  };
  const glideTo = (to: View): void => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      go(to);
      return;
    }
    glide = { from: view, to, since: performance.now() };
    atWorld = to.k <= worldView(frame).k;
    if (!pending) pending = requestAnimationFrame(draw);
    restLater();
  };

  const local = (event: MouseEvent): Point => {
    const box = host.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 33 : 1;
    go(zoomAt(view, frame, Math.exp(-event.deltaY * lines * (event.ctrlKey ? PINCH_WHEEL : WHEEL)), local(event)));
  };
  const down = (event: PointerEvent): void => {
    // A finger's drag ends without a click: whatever is pressed first afterwards is no longer part of it.
    if (event.isPrimary) {
      pointers.clear();
      dragged = false;
    }
    const target = event.target instanceof Element ? event.target : host;
    if (event.button !== 0 || target.closest('[data-still]')) return;
    pointers.set(event.pointerId, local(event));
    grabbing = event.isPrimary && target.closest('[data-grab]') !== null;
  };
  const move = (event: PointerEvent): void => {
    const was = pointers.get(event.pointerId);
    if (!was) return;
    // It was let go outside the frame.
    if (event.pointerType === 'mouse' && event.buttons === 0) {
      up(event);
      return;
    }
    const is = local(event);
    if (grabbing) {
      pointers.set(event.pointerId, is);
      return;
    }
    if (!dragged && pointers.size === 1 && Math.hypot(is[0] - was[0], is[1] - was[1]) < DRAG_FROM) return;
    if (!dragged) {
      dragged = true;
      host.setPointerCapture(event.pointerId);
      host.dataset.dragging = '';
    }
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, is);
    go(other ? pinched(view, frame, other, was, is) : panBy(view, frame, is[0] - was[0], is[1] - was[1]));
  };
  const up = (event: PointerEvent): void => {
    pointers.delete(event.pointerId);
    if (pointers.size === 0) delete host.dataset.dragging;
  };
  // A drag ends with a click of the browser's making, which means nothing.
  const click = (event: MouseEvent): void => {
    if (!dragged) return;
    dragged = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const resize = new ResizeObserver(() => {
    const next = { width: host.clientWidth, height: host.clientHeight };
    if (next.width === 0 || next.height === 0 || (next.width === frame.width && next.height === frame.height)) return;
    const centre: Point = [(frame.width / 2 - view.x) / view.k, (frame.height / 2 - view.y) / view.k];
    const turned = next.width !== frame.width || next.width > SMALL || worldView(frame).k !== worldView(next).k;
    frame = next;
    glide = undefined;
    const k = Math.max(view.k, worldView(frame).k);
    const around = { k, x: next.width / 2 - centre[0] * k, y: next.height / 2 - centre[1] * k };
    // Where only a sheet below has grown or shrunk, nothing slides away under the finger.
    const stays = turned ? undefined : clampView({ ...view, k }, frame);
    view = stays ?? (atWorld ? worldView(frame, centre) : clampView(around, frame));
    events.onFrame(view);
    events.onRest(view);
  });

  host.addEventListener('wheel', wheel, { passive: false });
  host.addEventListener('pointerdown', down);
  host.addEventListener('pointermove', move);
  host.addEventListener('pointerup', up);
  host.addEventListener('pointercancel', up);
  host.addEventListener('click', click, true);
  resize.observe(host);

  return {
    view: () => view,
    frame: () => frame,
    zoomBy: (factor) => glideTo(zoomAt(glide?.to ?? view, frame, factor, [frame.width / 2, frame.height / 2])),
    // What is still gliding somewhere arrives there all the same.
    panBy: (dx, dy) => (glide ? glideTo(panBy(glide.to, frame, dx, dy)) : go(panBy(view, frame, dx, dy))),
    showWorld: () => glideTo(worldView(frame)),
    reveal: (box, below) => {
      const from = glide?.to ?? view;
      const to = reveal(from, frame, box, undefined, below);
      if (to.x !== from.x || to.y !== from.y) glideTo(to);
    },
    stop: () => {
      cancelAnimationFrame(pending);
      cancelAnimationFrame(lull);
      window.clearTimeout(rest);
      resize.disconnect();
      host.removeEventListener('wheel', wheel);
      host.removeEventListener('pointerdown', down);
      host.removeEventListener('pointermove', move);
      host.removeEventListener('pointerup', up);
      host.removeEventListener('pointercancel', up);
      host.removeEventListener('click', click, true);
    },
  };
}

/** One finger rests at `still`, the other goes from `was` to `is`. */
function pinched(view: View, frame: Frame, still: Point, was: Point, is: Point): View {
  const before = Math.hypot(was[0] - still[0], was[1] - still[1]);
  const after = Math.hypot(is[0] - still[0], is[1] - still[1]);
  const moved = panBy(view, frame, (is[0] - was[0]) / 2, (is[1] - was[1]) / 2);
  if (before < 1) return moved;
  return zoomAt(moved, frame, after / before, [(is[0] + still[0]) / 2, (is[1] + still[1]) / 2]);
}
