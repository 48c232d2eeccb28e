import 'react';

declare module 'react' {
  /** Lets `style` carry custom properties. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
