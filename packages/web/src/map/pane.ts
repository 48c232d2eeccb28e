import { BOARD_HEIGHT, BOARD_WIDTH } from './board.ts';
import type { Frame, View } from './zoom.ts';

/**
 * A pane before something painted. Open it hides nothing. Shut it leaves what the frame shows just then, which is scaled as it is:
 * nothing that would come into sight is painted.
 */
export interface Pane {
  readonly open: (k: number) => void;
  /** `k` is the scale of what is painted. */
  readonly shut: (view: View, frame: Frame, k: number) => void;
  readonly isShut: () => boolean;
  readonly scale: (factor: number) => void;
}

/** Units of the board on every side of it that can be seen in any frame. */
const BEYOND = 1000;

export function createPane(pane: HTMLElement, painted: HTMLElement): Pane {
  let place = '';
  let shut = false;
  const lay = (left: number, top: number, width: number, height: number): void => {
    pane.style.width = `${width}px`;
    pane.style.height = `${height}px`;
    place = `translate(${left}px,${top}px)`;
    pane.style.transform = place;
    painted.style.transform = `translate(${-left}px,${-top}px)`;
  };
  return {
    open: (k) => {
      shut = false;
      const beyond = Math.round(BEYOND * k);
      lay(-beyond, -beyond, Math.round(BOARD_WIDTH * k) + 2 * beyond, Math.round(BOARD_HEIGHT * k) + 2 * beyond);
    },
    shut: ({ x, y, k: seen }, { width, height }, k) => {
      shut = true;
      const [left, top, wide, high] = [-x, -y, width, height].map((pixels) => Math.round((pixels * k) / seen));
      lay(left ?? 0, top ?? 0, wide ?? 0, high ?? 0);
    },
    isShut: () => shut,
    scale: (factor) => {
      pane.style.transform = `scale(${factor}) ${place}`;
    },
  };
}
