import { type RefObject, useEffect, useRef } from 'react';

/** A player at work in a panel stays there when their button is gone: the focus goes to what is asked next. */
export function useFocusKept(question: number | undefined): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
  const inside = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      inside.current = target instanceof Node && panel.current?.contains(target) === true;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const lost = document.activeElement === document.body && inside.current && question !== undefined;
    if (lost) panel.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [question]);
  return panel;
}
