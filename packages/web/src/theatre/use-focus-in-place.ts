import { type RefObject, useEffect, useRef } from 'react';

/** Whether nothing has the focus: what had it is gone, and nobody is at work elsewhere. */
const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** The heading of what takes the place of the decision has the focus, unless somebody is at work elsewhere. */
export function useFocusInPlace(of: string | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (of !== undefined && isLost()) heading.current?.focus({ preventScroll: true });
  }, [of]);
  return heading;
}

/** When the decision is back in its place, it has the focus that what stood there had. */
export function useFocusBack(away: boolean): void {
  const was = useRef(away);
  useEffect(() => {
    const back = was.current && !away;
    was.current = away;
    if (back && isLost()) document.querySelector<HTMLElement>('.moment h2')?.focus({ preventScroll: true });
  }, [away]);
}
