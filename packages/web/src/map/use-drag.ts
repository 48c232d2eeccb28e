import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Point } from './geometry.ts';
import type { ZoneId } from './types.ts';

/** What happens with tokens that may be taken up. */
export interface Grab {
  /** A token of the zone was taken up. */
  readonly start: (from: ZoneId) => void;
  readonly drop: (from: ZoneId, to: ZoneId) => void;
}

/** The line of a drag, in pixels of the frame. */
interface Dragged {
  readonly from: Point;
  readonly to: Point;
}

const DRAG_FROM = 5;

/** Lets tokens that carry `data-grab` be dragged to another zone; a press without a drag stays a click. */
export function useDrag(
  host: RefObject<HTMLElement | null>,
  grab: Grab | undefined,
  point: (which: 'hover', zone: ZoneId | undefined) => void,
): Dragged | undefined {
  const [dragged, setDragged] = useState<Dragged>();
  // What is grabbed changes with every position, the ears on the frame do not.
  const now = useRef({ grab, point });
  now.current = { grab, point };
  useEffect(() => {
    const frame = host.current;
    if (frame === null) return;
    let held: { readonly zone: ZoneId; readonly at: Point; readonly id: number; moving: boolean } | undefined;
    const local = ({ clientX, clientY }: PointerEvent): Point => {
      const box = frame.getBoundingClientRect();
      return [clientX - box.left, clientY - box.top];
    };
    const down = (event: PointerEvent): void => {
      // A second finger zooms, wherever it is put down: what the first one held stays where it was.
      letGo();
      if (!event.isPrimary) return;
      const token = event.target instanceof Element ? event.target.closest<SVGElement>('[data-grab]') : null;
      const zone = token?.dataset.zone;
      if (event.button !== 0 || zone === undefined || now.current.grab === undefined) return;
      held = { zone, at: local(event), id: event.pointerId, moving: false };
    };
    const move = (event: PointerEvent): void => {
      if (held === undefined || event.pointerId !== held.id) return;
      const at = local(event);
      if (!held.moving) {
        if (Math.hypot(at[0] - held.at[0], at[1] - held.at[1]) < DRAG_FROM) return;
        held.moving = true;
        frame.setPointerCapture(event.pointerId);
        frame.dataset.dragging = '';
        now.current.grab?.start(held.zone);
      }
      setDragged({ from: held.at, to: at });
      now.current.point('hover', zoneAt(event));
    };
    const letGo = (): void => {
      if (held?.moving) delete frame.dataset.dragging;
      held = undefined;
      setDragged(undefined);
    };
    const up = (event: PointerEvent): void => {
      if (held === undefined || event.pointerId !== held.id) return;
      const { zone, moving } = held;
      letGo();
      if (!moving) return;
      const to = event.type === 'pointerup' ? zoneAt(event) : undefined;
      if (to !== undefined && to !== zone) now.current.grab?.drop(zone, to);
      // A drag ends with a click of the browser's making, which means nothing.
      const swallow = (click: Event): void => {
        click.stopPropagation();
        click.preventDefault();
      };
      frame.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => frame.removeEventListener('click', swallow, { capture: true }));
    };
    frame.addEventListener('pointerdown', down);
    frame.addEventListener('pointermove', move);
    frame.addEventListener('pointerup', up);
    frame.addEventListener('pointercancel', up);
    return () => {
      frame.removeEventListener('pointerdown', down);
      frame.removeEventListener('pointermove', move);
      frame.removeEventListener('pointerup', up);
      frame.removeEventListener('pointercancel', up);
    };
  }, [host]);
  return dragged;
}

const zoneAt = ({ clientX, clientY }: PointerEvent): ZoneId | undefined =>
  document.elementFromPoint(clientX, clientY)?.closest<SVGElement>('[data-zone]')?.dataset.zone;
