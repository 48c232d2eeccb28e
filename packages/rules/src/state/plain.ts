// Copies of plain data, which is all that states and events are made of.

/** Copies plain data: small trees of objects, arrays and values. */
export function copyPlain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return (value.length === 0 ? [] : value.map(copyPlain)) as T;
  const copy: Record<string, unknown> = {};
  copyInto(copy, value);
  return copy as T;
}

/** Copies all that an object holds into another. */
export function copyInto(target: Record<string, unknown>, source: object): void {
  for (const key in source) {
    // Every key of an object is a key of it, which TypeScript does not say of for-in.
    const value = source[key as keyof typeof source] as unknown;
    target[key] = typeof value === 'object' ? copyPlain(value) : value;
  }
}
