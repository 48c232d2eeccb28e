// Figures as a language writes them.

/** More of them than a game shows; what is beyond is worked out again. */
const MOST = 2000;

/** Writes numbers as `Intl.NumberFormat` does, but each only once: a screen full of figures asks for the same ones all the time. */
export function numbers(
  locale: string,
  options?: Intl.NumberFormatOptions,
): { readonly format: (value: number) => string } {
  const intl = new Intl.NumberFormat(locale, options);
  const known = new Map<number, string>();
  return {
    format: (value) => {
      const found = known.get(value);
      if (found !== undefined) return found;
      // No figure is less than nothing and nothing at once.
      const text = intl.format(value === 0 ? 0 : value);
      if (known.size >= MOST) known.clear();
      known.set(value, text);
      return text;
    },
  };
}
