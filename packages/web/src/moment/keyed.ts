/** Items with a key each; alike ones are told apart by their order. */
export function keyed<T>(
  items: readonly T[],
  name: (item: T) => string,
): readonly { readonly key: string; readonly item: T }[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const text = name(item);
    const before = seen.get(text) ?? 0;
    seen.set(text, before + 1);
    return { key: `${text} ${before}`, item };
  });
}
