import { useRef } from 'react';

/** A figure that shows when it changes (`theatre.css`). */
export function Tick({ children }: { readonly children: string | number }) {
  const first = useRef(children);
  return (
    // Another figure is another element, so that it is drawn to the eye; the one that was there from the start stays quiet.
    <span className="tick" key={children} data-changed={children === first.current ? undefined : ''}>
      {children}
    </span>
  );
}
