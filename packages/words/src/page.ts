// What every language must say on the page: as English does, text by text.
import type { page } from './en/page/index.ts';

/** The same texts in any language: strings are any strings, and what is made of figures takes the same figures. */
export type Said<T> = T extends string
  ? string
  : T extends (...figures: infer Figures) => infer R
    ? (...figures: Figures) => Said<R>
    : T extends object
      ? { readonly [K in keyof T]: Said<T[K]> }
      : T;

export type Page = Said<typeof page>;

export { type Purpose, purposeOf } from './purpose.ts';
