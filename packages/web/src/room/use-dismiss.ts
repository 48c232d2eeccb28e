import { type RefObject, useEffect, useRef } from 'react';

/**
 * Closes what is open when somebody presses Escape, points elsewhere, or presses what leads away from it (`data-leads`);
 * the reference is for what stays untouched. The card of a word belongs to the sentence it was opened from.
 */
export function useDismiss<E extends Element>(open: boolean, close: () => void): RefObject<E | null> {
  const host = useRef<E>(null);
  const now = useRef(close);
  now.current = close;
  useEffect(() => {
    if (!open) return;
    const away = (event: Event): void => {
      if (event.target instanceof Node && host.current?.contains(event.target)) return;
      if (event.target instanceof Element && event.target.closest('.term-card')) return;
      now.current();
    };
    const leave = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') now.current();
    };
    const follow = (event: Event): void => {
      if (event.target instanceof Element && event.target.closest('[data-leads]')) now.current();
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('keydown', leave);
    document.addEventListener('click', follow);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('keydown', leave);
      document.removeEventListener('click', follow);
    };
  }, [open]);
  return host;
}
