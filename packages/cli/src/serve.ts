import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Level, Metrics, NoticeOptions } from '@marshall/server';
import { type Command, noWords, readArgs, readWhole, UsageError } from './command.ts';
import { storeTrouble } from './host/ask.ts';
import { readLimits } from './host/limits.ts';
import { dataFolder, named } from './host/place.ts';
import { noticesIn } from './serve/notices.ts';
import { type StopCall, stopCall } from './serve/stop-call.ts';
import { words } from './words.ts';

const DEFAULT_HOST = '127.0.0.1';
const DEFAULT_PORT = 8080;

export const serve: Command = {
  name: 'serve',
  summary: words.serve.summary,
  usage: words.serve.usage(DEFAULT_PORT, DEFAULT_HOST),
  async run(args) {
    const { values, positionals } = readArgs(args, {
      port: { type: 'string' },
      host: { type: 'string' },
      data: { type: 'string' },
      site: { type: 'string' },
      open: { type: 'boolean', default: false },
    });
    noWords(positionals, 'serve');
    const host = values.host ?? named('HOST') ?? DEFAULT_HOST;
    const chosen = values.port ?? named('PORT');
    const port = readWhole('port', chosen, DEFAULT_PORT, 0, 65_535);
    // A person whose page is opened need not know the port; a port that was named, or that others know, is not changed.
    const ports = values.open && chosen === undefined ? [port, port + 1, port + 2, 0] : [port];
    const proxies = proxiesBefore(named('MARSHALL_PROXY'));
    const hosts = hostsIn(named('MARSHALL_HOSTS'));
    const notices = noticesIn();
    const site = siteFolder(values.site);

    const folder = resolve(dataFolder(values.data));
    const stop = stopCall();
    try {
      await run({ host, ports, hosts, site, folder, proxies, notices, open: values.open }, stop);
    } finally {
      stop.release();
    }
    return 0;
  },
};

interface Plan {
  readonly host: string;
  /** Where to listen: the first of these that is free. */
  readonly ports: readonly number[];
  readonly hosts: ReturnType<typeof hostsIn>;
  readonly site: string;
  readonly folder: string;
  readonly proxies: number;
  readonly notices: NoticeOptions;
  readonly open: boolean;
}

/** Serves until it is told to stop. */
async function run({ host, ports, hosts, site, folder, proxies, notices, open }: Plan, stop: StopCall): Promise<void> {
  // Loaded when asked for, so that help and the other commands need not wait for the server.
  const [{ Journal, Metrics: Figures, openDoor, openStore, startServer, StoreError }, { openPage }] = await Promise.all(
    [import('@marshall/server'), import('./serve/open-page.ts')],
  );
  const journal = new Journal(logLevel(named('MARSHALL_LOG')));
  // A promise that nobody waits for is a fault of the program: it is written down, and ends nobody's game.
  const stray = (error: unknown): void => journal.fault(error);
  process.on('unhandledRejection', stray);
  const metrics = new Figures();
  const limits = await readLimits(named('MARSHALL_LIMITS'));
  const databaseUrl = named('DATABASE_URL');
  const store = await openStore({ databaseUrl, folder }).catch((error: unknown) => {
    throw error instanceof StoreError ? storeTrouble(error) : error;
  });
  const server = await startAtFreePort(ports, (port) =>
    startServer({
      host,
      port,
      site,
      store,
      journal,
      metrics,
      secureCookies: proxies > 0,
      proxies,
      ...hosts,
      limits,
      watchdog: { place: databaseUrl === undefined ? { folder } : { databaseUrl } },
      notices,
    }).catch((error: unknown) => {
      throw troubleOf(error, host, port);
    }),
  ).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  const door = store.kind === 'sqlite' ? await openDoor(folder, store, (error) => journal.fault(error)) : undefined;
  const figures = await serveFigures(metrics, named('MARSHALL_METRICS'));
  console.log(words.serve.running(server.url));
  if (open) openPage(server.url, () => console.log(words.serve.noBrowser));
  journal.info('The server has started.', { url: server.url, store: store.kind });
  await stop.heard;
  journal.info('The server is stopping.');
  await figures?.close();
  await door?.close();
  await server.close();
  await store.close();
  process.off('unhandledRejection', stray);
}

/** What is written to the log: everything of note, or for a person at a terminal warnings and faults. */
function logLevel(text: string | undefined): Level {
  if (text === undefined) return process.stderr.isTTY ? 'warn' : 'info';
  const level = LEVELS.find((known) => known === text);
  if (level === undefined) throw new UsageError(words.serve.log(LEVELS, text));
  return level;
}

const LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const satisfies readonly Level[];

/** Serves figures for Prometheus where the host wants them. */
async function serveFigures(metrics: Metrics, at: string | undefined) {
  if (at === undefined) return undefined;
  const [, host, port] = /^(?:(.+):)?(\d{1,5})$/.exec(at) ?? [];
  if (port === undefined || Number(port) > 65_535) throw new UsageError(words.serve.metrics(at));
  return metrics.serve((host ?? DEFAULT_HOST).replace(/^\[(.*)\]$/, '$1'), Number(port)).catch((error: unknown) => {
    throw troubleOf(error, host ?? DEFAULT_HOST, Number(port));
  });
}

/** Starts at the first port that is not taken. */
async function startAtFreePort<T>(
  [port = 0, ...others]: readonly number[],
  start: (port: number) => Promise<T>,
): Promise<T> {
  try {
    return await start(port);
  } catch (error) {
    if (!(error instanceof PortTaken) || others.length === 0) throw error;
    return startAtFreePort(others, start);
  }
}

/** The folder that was named, or that of the built page, beside this package. */
function siteFolder(named: string | undefined): string {
  const site = resolve(named ?? join(import.meta.dirname, '..', '..', 'web', 'dist', 'site'));
  if (existsSync(join(site, 'index.html'))) return site;
  throw named === undefined ? new UsageError(words.serve.notBuilt, 1) : new UsageError(words.serve.noPage(named));
}

/** How many proxies stand before the server. */
function proxiesBefore(text = '0'): number {
  if (/^\d$/.test(text)) return Number(text);
  throw new UsageError(words.serve.proxies(text));
}

/** The names that the server answers to, with or without a port; any where none are said. */
function hostsIn(text: string | undefined): { readonly hosts?: readonly string[] } {
  if (text === undefined) return {};
  const hosts = text.split(',').map((host) => host.trim().toLowerCase());
  const wrong = hosts.find((host) => !/^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(:\d+)?$/.test(host));
  if (wrong === undefined) return { hosts };
  throw new UsageError(words.serve.hosts(wrong));
}

class PortTaken extends UsageError {}

/** A port or host that cannot be had is no bug of ours, but something to do. */
function troubleOf(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return new PortTaken(words.serve.portTaken(port), 1);
    case 'EACCES':
      return new UsageError(words.serve.portForbidden(port), 1);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new UsageError(words.serve.noAddress(host), 1);
    default:
      return error;
  }
}
