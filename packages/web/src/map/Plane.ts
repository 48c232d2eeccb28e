import { createElement, type ReactNode } from 'react';
import { BOARD_HEIGHT, BOARD_WIDTH } from './board.ts';

interface PlaneProps {
  readonly className: string;
  readonly children: ReactNode;
  /** A name makes it a group of things to reach; without one it is for the eye alone. */
  readonly name?: string;
}

/** A sheet drawn in units of the board. It has no title, which browsers would show under the pointer everywhere. */
export const Plane = ({ className, children, name }: PlaneProps): ReactNode =>
  createElement(
    'svg',
    {
      className,
      viewBox: `0 0 ${BOARD_WIDTH} ${BOARD_HEIGHT}`,
      ...(name === undefined ? { 'aria-hidden': true } : { role: 'group', 'aria-label': name }),
    },
    children,
  );
