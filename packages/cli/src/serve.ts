import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Level, Metrics } from '@marshall/server';
import { type Command, readArgs, readWhole, UsageError } from './command.ts';
import { readLimits } from './host/limits.ts';
import { dataFolder, named } from './host/place.ts';
import { type StopCall, stopCall } from './serve/stop-call.ts';

const DEFAULT_HOST = '127.0.0.1';
const DEFAULT_PORT = 8080;

export const serve: Command = {
  name: 'serve',
  summary: 'serve games: the page, the tables where they are played, and the API',
  usage: [
    'Usage: ./marshall serve [--port N] [--host H] [--data DIR] [--site DIR] [--open]',
    '',
    `  --port N  where to listen; ${DEFAULT_PORT}, or what the variable PORT says`,
    `  --host H  for whom to listen; ${DEFAULT_HOST}, this machine alone, or what the variable HOST says`,
    '  --data D  where games are kept; the folder data, or what the variable MARSHALL_DATA says',
    '  --site D  the folder of the page; the built one unless said',
    '  --open    opens the page in a browser; if no port was named and 8080 is taken, it takes the next one',
    '',
    'With the variable DATABASE_URL (postgres://...) games are kept in PostgreSQL, for any number of servers.',
    'Behind a proxy that speaks https, set MARSHALL_PROXY=1: cookies are then for https alone, and limits count the',
    'address that the proxy saw, the last of x-forwarded-for. Behind two proxies of yours set 2, and so on.',
    'MARSHALL_LIMITS names a JSON file with limits that differ from the usual ones (docs/api.md).',
    'With MARSHALL_HOSTS (play.example,localhost:8080) it answers to these names alone.',
    'MARSHALL_LOG says how much is logged: silent, error, warn, info or debug. MARSHALL_METRICS=127.0.0.1:9464 serves',
    'figures for Prometheus there. docs/hosting.md tells how to run it for others.',
  ].join('\n'),
  async run(args) {
    const { values, positionals } = readArgs(args, {
      port: { type: 'string' },
      host: { type: 'string' },
      data: { type: 'string' },
      site: { type: 'string' },
      open: { type: 'boolean', default: false },
    });
    if (positionals.length > 0) throw new UsageError(`serve takes no word by itself, and '${positionals[0]}' is one.`);
    const host = values.host ?? named('HOST') ?? DEFAULT_HOST;
    const chosen = values.port ?? named('PORT');
    const port = readWhole('port', chosen, DEFAULT_PORT, 0, 65_535);
    // A person whose page is opened need not know the port; a port that was named, or that others know, is not changed.
    const ports = values.open && chosen === undefined ? [port, port + 1, port + 2, 0] : [port];
    const proxies = proxiesBefore(named('MARSHALL_PROXY'));
    const hosts = hostsIn(named('MARSHALL_HOSTS'));
    const site = siteFolder(values.site);

    const folder = resolve(dataFolder(values.data));
    const stop = stopCall();
    try {
      await run({ host, ports, hosts, site, folder, proxies, open: values.open }, stop);
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
  readonly open: boolean;
}

/** Serves until it is told to stop. */
async function run({ host, ports, hosts, site, folder, proxies, open }: Plan, stop: StopCall): Promise<void> {
  // Loaded when asked for, so that help and the other commands need not wait for the server.
  const [{ Journal, Metrics: Figures, openDoor, openStore, startServer, StoreError }, { openPage }] = await Promise.all(
    [import('@marshall/server'), import('./serve/open-page.ts')],
  );
  const journal = new Journal(logLevel(named('MARSHALL_LOG')));
  const metrics = new Figures();
  const limits = await readLimits(named('MARSHALL_LIMITS'));
  const store = await openStore({ databaseUrl: named('DATABASE_URL'), folder }).catch((error: unknown) => {
    throw error instanceof StoreError ? new UsageError(error.message, 1) : error;
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
    }).catch((error: unknown) => {
      throw troubleOf(error, host, port);
    }),
  ).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  const door = store.kind === 'sqlite' ? await openDoor(folder, store, (error) => journal.fault(error)) : undefined;
  const figures = await serveFigures(metrics, named('MARSHALL_METRICS'));
  console.log(`Marshall is at ${server.url} (Ctrl-C stops it).`);
  if (open)
    openPage(server.url, () => console.log('No browser could be opened from here: open that address in yours.'));
  journal.info('The server has started.', { url: server.url, store: store.kind });
  await stop.heard;
  journal.info('The server stops.');
  await figures?.close();
  await door?.close();
  await server.close();
  await store.close();
}

/** What is written to the log: everything of note, or for a person at a terminal warnings and faults. */
function logLevel(text: string | undefined): Level {
  if (text === undefined) return process.stderr.isTTY ? 'warn' : 'info';
  const level = (['silent', 'error', 'warn', 'info', 'debug'] as const).find((known) => known === text);
  if (level === undefined)
    throw new UsageError(`MARSHALL_LOG must be silent, error, warn, info or debug, not '${text}'.`);
  return level;
}

/** Serves figures for Prometheus where the host wants them. */
async function serveFigures(metrics: Metrics, at: string | undefined) {
  if (at === undefined) return undefined;
  const [, host, port] = /^(?:(.+):)?(\d{1,5})$/.exec(at) ?? [];
  if (port === undefined || Number(port) > 65_535)
    throw new UsageError(`MARSHALL_METRICS must be a port or an address such as 127.0.0.1:9464, not '${at}'.`);
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
  throw named === undefined
    ? new UsageError('The page is not built yet; run npm run build and then the same command again.', 1)
    : new UsageError(`There is no page in ${named}: it has no index.html.`);
}

/** How many proxies stand before the server. */
function proxiesBefore(text = '0'): number {
  if (/^\d$/.test(text)) return Number(text);
  throw new UsageError(`MARSHALL_PROXY must say how many proxies stand before the server, 0 to 9, not '${text}'.`);
}

/** The names that the server answers to, with or without a port; any where none are said. */
function hostsIn(text: string | undefined): { readonly hosts?: readonly string[] } {
  if (text === undefined) return {};
  const hosts = text.split(',').map((host) => host.trim().toLowerCase());
  const wrong = hosts.find((host) => !/^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(:\d+)?$/.test(host));
  if (wrong === undefined) return { hosts };
  throw new UsageError(
    `MARSHALL_HOSTS must be a list of names such as play.example,localhost:8080; '${wrong}' is none.`,
  );
}

class PortTaken extends UsageError {}

/** A port or host that cannot be had is no bug of ours, but something to do. */
function troubleOf(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return new PortTaken(`Port ${port} is taken: stop what uses it, or choose another one with --port.`, 1);
    case 'EACCES':
      return new UsageError(`Port ${port} needs more rights than you have: choose one from 1024 on with --port.`, 1);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new UsageError(`This machine has no address '${host}': choose another one with --host.`, 1);
    default:
      return error;
  }
}
