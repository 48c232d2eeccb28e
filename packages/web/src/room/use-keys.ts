import { useEffect } from 'react';

/** `M` goes to the moment, `/` to the log; Enter there is the filled button's own. */
export function useKeys(show: (tab: 'moment' | 'log') => void): void {
  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return;
      if (event.key === 'm' || event.key === 'M') {
        show('moment');
        focus('.moment h2');
      } else if (event.key === '/') {
        show('log');
        focus('.log select');
      } else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  }, [show]);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select');

/** Puts the focus on something once it is drawn. */
export const focus = (selector: string): void =>
  void requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
