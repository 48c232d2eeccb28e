/** A figure that shows when it changes, while something is played (`theatre.css`). */
export const Tick = ({ children }: { readonly children: string | number }) => (
  // Another figure is another element, so that it is drawn to the eye.
  <span className="tick" key={children}>
    {children}
  </span>
);
