import type { Stream } from './stream.ts';

/**
 * The items in a random order, every order equally likely (Fisher-Yates). Draw k picks which of the items still left
 * comes k-th, so a script of zeros keeps the order; n items take n-1 draws.
 */
export function shuffled<T>(items: readonly T[], stream: Stream): T[] {
  if (stream.arrange !== undefined) return stream.arrange(items);
  const order = [...items];
  for (let next = 0; next < order.length - 1; next += 1) {
    swap(order, next, next + stream.below(order.length - next));
  }
  return order;
}

/** The numbers 0..n-1 in a random order. */
export function permutation(n: number, stream: Stream): number[] {
  return shuffled(
    Array.from({ length: n }, (_, index) => index),
    stream,
  );
}

function swap<T>(order: T[], i: number, j: number): void {
  // Both indexes are inside the array, which the compiler cannot see: `undefined` here would be an item.
  const held = order[i] as T;
  order[i] = order[j] as T;
  order[j] = held;
}
