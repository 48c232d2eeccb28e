// Timing: repeated batches, the median of them, so that a busy machine disturbs little.

/** Median nanoseconds of one call, over batches of calls. */
export function nanoseconds(batches: number, calls: number, run: (i: number) => void): number {
  const times: number[] = [];
  for (let batch = 0; batch < batches; batch++) {
    const start = process.hrtime.bigint();
    for (let i = 0; i < calls; i++) run(batch * calls + i);
    times.push(Number(process.hrtime.bigint() - start) / calls);
  }
  return median(times);
}

/**
 * Nanoseconds of processor time of one call, in the quickest of many batches: for machines on which others are at work. A batch
 * should take a tenth of a millisecond or more.
 */
export function quickest(batches: number, calls: number, run: (i: number) => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let batch = 0; batch < batches; batch++) {
    const before = process.cpuUsage();
    for (let i = 0; i < calls; i++) run(batch * calls + i);
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (1000 * (user + system)) / calls);
  }
  return best;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Nanoseconds in a unit that people read. */
export function readable(ns: number): string {
  if (ns < 1000) return `${ns.toFixed(0)} ns`;
  if (ns < 1_000_000) return `${(ns / 1000).toFixed(2)} us`;
  return `${(ns / 1_000_000).toFixed(2)} ms`;
}
