// The figures of several processes as one text.
import { AggregatorRegistry, Counter, Gauge, Registry } from 'prom-client';

/** Figures of each process, which carry its number as a label, and those of the processes themselves. */
export async function merged(
  all: readonly (readonly object[])[],
  { processes, restarts }: { readonly processes: number; readonly restarts: number },
): Promise<string> {
  const registry = new Registry();
  const registers = [registry];
  new Gauge({ name: 'marshall_processes', help: 'Processes that serve', registers }).set(processes);
  new Counter({
    name: 'marshall_process_restarts_total',
    help: 'Processes that ended and were started again',
    registers,
  }).inc(restarts);
  // Its types ask for lists that may be changed.
  const together = AggregatorRegistry.aggregate(all.map((figures) => [...figures]));
  return `${await together.metrics()}\n${await registry.metrics()}`;
}
