import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { placeBeside } from './beside.ts';
import type { Box } from './geometry.ts';
import type { ZoneId, ZoneState } from './types.ts';

/** More zones than these no card can keep clear of. */
const MOST = 16;
/** A zone larger than this is not what a card must keep clear of: the pointer in it is. */
const LARGE = 260;

/** Where the pointer was last on the map, in pixels of the window. */
export interface Pointed {
  readonly x: number;
  readonly y: number;
}

/** Keeps where the pointer is; a key takes the hand off it. */
export function usePointed(): RefObject<Pointed | undefined> {
  const pointed = useRef<Pointed>(undefined);
  useEffect(() => {
    const move = ({ clientX: x, clientY: y }: PointerEvent): void => {
      pointed.current = { x, y };
    };
    const leave = (): void => {
      pointed.current = undefined;
    };
    document.addEventListener('pointermove', move, { passive: true });
    document.addEventListener('keydown', leave);
    return () => {
      document.removeEventListener('pointermove', move);
      document.removeEventListener('keydown', leave);
    };
  }, []);
  return pointed;
}

/** The place of a card about a zone: beside it or beside the pointer in it, clear of what can be chosen. */
export function useBeside(
  card: RefObject<HTMLElement | null>,
  zone: ZoneId,
  zones: Readonly<Record<ZoneId, ZoneState>>,
  pointed: RefObject<Pointed | undefined>,
): CSSProperties {
  const [at, setAt] = useState<readonly [number, number]>();
  const matters = Object.entries(zones)
    .filter(([, { target, selected }]) => target || selected)
    .map(([id]) => id);
  const near = matters.length > MOST ? '' : matters.join(' ');
  useLayoutEffect(() => {
    const board = card.current?.parentElement;
    const shape = board?.querySelector(`[data-shape][data-zone="${zone}"]`);
    if (!card.current || !board || !shape) return;
    const frame = board.getBoundingClientRect();
    const boxOf = (element: Element): Box => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return [left - frame.left, top - frame.top, right - frame.left, bottom - frame.top];
    };
    const outline = boxOf(shape);
    const pointer = pointed.current;
    const isLarge = outline[2] - outline[0] > LARGE || outline[3] - outline[1] > LARGE;
    const [x, y] = pointer
      ? [pointer.x - frame.left, pointer.y - frame.top]
      : [(outline[0] + outline[2]) / 2, (outline[1] + outline[3]) / 2];
    const about: Box = isLarge ? [x - 12, y - 12, x + 12, y + 12] : outline;
    const others = near
      .split(' ')
      .flatMap((id) => board.querySelector(`[data-shape][data-zone="${id}"]`) ?? [])
      .filter((each) => each !== shape)
      .map(boxOf);
    const { offsetWidth: width, offsetHeight: height } = card.current;
    setAt(placeBeside({ width: frame.width, height: frame.height }, { width, height }, about, others));
  }, [card, zone, near, pointed]);
  // Without a place yet it is measured where nobody sees it.
  return at === undefined ? { visibility: 'hidden' } : { '--at-x': `${at[0]}px`, '--at-y': `${at[1]}px` };
}
