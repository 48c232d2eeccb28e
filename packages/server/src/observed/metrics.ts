// Figures for Prometheus, on an address of their own that the internet does not reach.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Store } from '../store/store.ts';
import { heapOf, THREADS } from './threads.ts';

/** What is read at the moment somebody asks. */
export interface Readings {
  tables(): number;
  sockets(): number;
  checks(): number;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

const FAULTS = ['store', 'program'] as const;
const RESULTS = ['kept', 'conflict', 'duplicate', 'failed'] as const;

export class Metrics {
  readonly #registry = new Registry();
  readonly #requests: Counter<'route' | 'status'>;
  readonly #answers: Histogram<'route'>;
  readonly #appends: Histogram<'result'>;
  readonly #faults: Counter<'kind'>;

  /** Where the server has several processes, each of its figures carries the number of its process. */
  constructor(process?: number) {
    const registers = [this.#registry];
    if (process !== undefined) this.#registry.setDefaultLabels({ process: `${process}` });
    collectDefaultMetrics({ register: this.#registry });
    this.#requests = new Counter({
      name: 'marshall_requests_total',
      help: 'Requests by route and status',
      labelNames: ['route', 'status'],
      registers,
    });
    this.#answers = new Histogram({
      name: 'marshall_request_seconds',
      help: 'Time to answer a request',
      labelNames: ['route'],
      buckets: SECONDS,
      registers,
    });
    this.#appends = new Histogram({
      name: 'marshall_append_seconds',
      help: 'Time until a command is durable',
      labelNames: ['result'],
      buckets: SECONDS,
      registers,
    });
    this.#faults = new Counter({
      name: 'marshall_faults_total',
      help: 'Faults by kind: store, or program',
      labelNames: ['kind'],
      registers,
    });
    // A series that begins with its first fault never rises, and nobody would be told of that one.
    for (const kind of FAULTS) this.#faults.inc({ kind }, 0);
    for (const result of RESULTS) this.#appends.zero({ result });
  }

  request(route: string, status: number, seconds: number): void {
    this.#requests.inc({ route, status: `${status}` });
    this.#answers.observe({ route }, seconds);
  }

  fault(kind: (typeof FAULTS)[number]): void {
    this.#faults.inc({ kind });
  }

  /** Adds what is read when somebody asks. */
  read(readings: Readings): void {
    const gauge = (name: string, help: string, value: () => number) =>
      new Gauge({
        name,
        help,
        registers: [this.#registry],
        collect() {
          this.set(value());
        },
      });
    gauge('marshall_tables', 'Games in memory', readings.tables);
    gauge('marshall_sockets', 'Open sockets of players, spectators and watchers', readings.sockets);
    new Gauge({
      name: 'marshall_thread_heap_bytes',
      help: 'Bytes in use in the heaps of the threads beside the main one, by what they do',
      labelNames: ['thread'],
      registers: [this.#registry],
      collect() {
        for (const thread of THREADS) this.set({ thread }, heapOf(thread));
      },
    });
    gauge('marshall_file_checks', 'Game files that are checked or wait for it', readings.checks);
  }

  /** The same store with its appends measured. */
  measured(store: Store): Store {
    const { log } = store;
    const append: Store['log']['append'] = async (...words) => {
      const end = this.#appends.startTimer();
      try {
        const result = await log.append(...words);
        end({ result: 'sequence' in result ? 'kept' : 'conflict' in result ? 'conflict' : 'duplicate' });
        return result;
      } catch (error) {
        end({ result: 'failed' });
        throw error;
      }
    };
    return { ...store, log: { ...log, append } };
  }

  /** Everything as text. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  /** Everything as data, for a text of several processes. */
  async data(): Promise<readonly object[]> {
    return this.#registry.getMetricsAsJSON();
  }

  /** Serves the text at /metrics of an address, such as 127.0.0.1:9464. */
  serve(host: string, port: number): Promise<ServedFigures> {
    return serveFigures(host, port, () => this.text());
  }
}

export interface ServedFigures {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves a text at /metrics of an address. */
export async function serveFigures(host: string, port: number, text: () => Promise<string>): Promise<ServedFigures> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end('There is nothing here but /metrics.\n');
      return;
    }
    text().then(
      (told) => response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(told),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}/metrics`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
