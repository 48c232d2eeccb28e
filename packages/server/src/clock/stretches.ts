// Stretches of time: put together, cut off, and compared.
import type { Instant, Stretch } from '../store/store.ts';

/** The same time in as few stretches as possible, by their beginnings. */
export function merged(stretches: readonly Stretch[]): Stretch[] {
  const all: { from: Instant; until: Instant }[] = [];
  for (const { from, until } of [...stretches].sort((a, b) => a.from - b.from)) {
    const last = all.at(-1);
    if (last !== undefined && from <= last.until) last.until = Math.max(last.until, until);
    else all.push({ from, until });
  }
  return all;
}

/** What of them lies between two instants. */
export function within(stretches: readonly Stretch[], from: Instant, until: Instant): Stretch[] {
  return stretches
    .map((each) => ({ from: Math.max(from, each.from), until: Math.min(until, each.until) }))
    .filter((each) => each.from < each.until);
}

/** The time that is in both. */
export function shared(some: readonly Stretch[], others: readonly Stretch[]): Stretch[] {
  const [left, right] = [merged(some), merged(others)];
  const all: Stretch[] = [];
  for (let i = 0, j = 0; ; ) {
    const [a, b] = [left[i], right[j]];
    if (a === undefined || b === undefined) return all;
    const both = { from: Math.max(a.from, b.from), until: Math.min(a.until, b.until) };
    if (both.from < both.until) all.push(both);
    if (a.until < b.until) i += 1;
    else j += 1;
  }
}
