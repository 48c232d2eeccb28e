import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Level, NoticeOptions } from '@marshall/server';
import { type Command, noWords, readArgs, readWhole, UsageError } from './command.ts';
import { storeTrouble } from './host/ask.ts';
import { readLimits } from './host/limits.ts';
import { dataFolder, named } from './host/place.ts';
import { hostsIn } from './serve/hosts.ts';
import { noticesIn } from './serve/notices.ts';
import { openPage } from './serve/open-page.ts';
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
      processes: { type: 'string' },
      open: { type: 'boolean', default: false },
    });
    noWords(positionals, 'serve');
    const at: Settings = { host: settingOf('HOST', values.host), port: settingOf('PORT', values.port) };
    const host = values.host ?? named('HOST') ?? DEFAULT_HOST;
    const chosen = values.port ?? named('PORT');
    const port = readWhole(at.port, chosen, DEFAULT_PORT, 0, 65_535);
    // A person whose page is opened need not know the port; a port that was named, or that others know, is not changed.
    const ports = values.open && chosen === undefined ? [port, port + 1, port + 2, 0] : [port];
    const processes = processesWanted(values.processes);
    const proxies = proxiesBefore(named('MARSHALL_PROXY'));
    const hosts = hostsIn('MARSHALL_HOSTS', named('MARSHALL_HOSTS'));
    const metrics = figuresAt(named('MARSHALL_METRICS'));
    const log = logLevel(named('MARSHALL_LOG'));
    const notices = noticesIn();
    const site = siteFolder(values.site);

    const folder = resolve(dataFolder(values.data));
    const stop = stopCall();
    try {
      const plan = { host, ports, at, hosts, metrics, log, site, folder, proxies, notices, open: values.open };
      return await run(plan, processes, stop);
    } finally {
      stop.release();
    }
  },
};

interface Plan {
  readonly host: string;
  /** Where to listen: the first of these that is free. */
  readonly ports: readonly number[];
  readonly at: Settings;
  readonly hosts: readonly string[] | undefined;
  /** Where figures are served, if the host wants them. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  readonly log: Level;
  readonly site: string;
  readonly folder: string;
  readonly proxies: number;
  readonly notices: NoticeOptions;
  readonly open: boolean;
}

/** What names the address and the port, as the host wrote it. */
interface Settings {
  readonly host: string;
  readonly port: string;
}

/** The option unless only the variable says it. */
function settingOf(variable: 'HOST' | 'PORT', option: string | undefined): string {
  return option === undefined && named(variable) !== undefined ? variable : `--${variable.toLowerCase()}`;
}

/** Serves until it is told to stop: alone, as one of several processes, or by starting these. Gives the exit code. */
async function run(plan: Plan, processes: number, stop: StopCall): Promise<number> {
  // Loaded when asked for, so that help and the other commands need not wait for the server.
  const server = await import('@marshall/server');
  const worker = server.asWorker();
  if (worker === undefined && processes > 1) return startSeveral(server, plan, processes, stop);
  try {
    await serveHere(server, plan, worker, stop);
    return 0;
  } finally {
    worker?.close();
  }
}

async function startSeveral(program: Program, plan: Plan, count: number, stop: StopCall): Promise<number> {
  const { Journal, ProcessEnded, serveFigures, startProcesses } = program;
  const { host, ports, at } = plan;
  const journal = new Journal(plan.log);
  let text = async (): Promise<string> => '';
  const figures = await figuresServed(plan.metrics, (host, port) => serveFigures(host, port, () => text()));
  try {
    const processes = await startAtFreePort(ports, (port) =>
      startProcesses({ count, host, port, journal }).catch((error: unknown) => {
        throw troubleOf(error, host, port, at);
      }),
    );
    text = () => processes.figures();
    tellWhere(plan, processes.url);
    const failed = await Promise.race([stop.heard.then(() => false), processes.givenUp.then(() => true)]);
    if (failed) console.error(words.serve.processesEnd);
    else journal.info('The server is stopping.');
    await processes.close();
    return failed ? 1 : 0;
  } catch (error) {
    // It has said why.
    if (error instanceof ProcessEnded) return error.code;
    throw error;
  } finally {
    await figures?.close();
  }
}

type Program = typeof import('@marshall/server');

async function serveHere(
  program: Program,
  plan: Plan,
  worker: ReturnType<Program['asWorker']>,
  stop: StopCall,
): Promise<void> {
  const { host, ports, at, hosts, site, folder, proxies, notices } = plan;
  const { Journal, Metrics, openDoor, openStore, startServer, StoreError } = program;
  const journal = new Journal(plan.log, undefined, worker?.number);
  // A promise that nobody waits for is a fault of the program: it is written down, and ends nobody's game.
  const stray = (error: unknown): void => journal.fault(error);
  process.on('unhandledRejection', stray);
  const metrics = new Metrics(worker?.number);
  const limits = await readLimits(named('MARSHALL_LIMITS'));
  const databaseUrl = named('DATABASE_URL');
  // Several processes have their figures served together, by the one that has started them.
  const wanted = worker === undefined ? plan.metrics : undefined;
  const figures = await figuresServed(wanted, (where, port) => metrics.serve(where, port));
  const store = await openStore({ databaseUrl, folder }).catch(async (error: unknown) => {
    await figures?.close();
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
      ...(hosts === undefined ? {} : { hosts }),
      limits,
      watchdog: { place: databaseUrl === undefined ? { folder } : { databaseUrl } },
      notices,
      ...(worker === undefined ? {} : { peers: worker }),
    }).catch((error: unknown) => {
      throw troubleOf(error, host, port, at);
    }),
  ).catch(async (error: unknown) => {
    await figures?.close();
    await store.close();
    throw error;
  });
  const door = store.kind === 'sqlite' ? await openDoor(folder, store, (error) => journal.fault(error)) : undefined;
  if (worker === undefined) tellWhere(plan, server.url);
  worker?.onFigures(() => metrics.data());
  worker?.ready();
  journal.info('The server has started.', {
    ...(worker === undefined ? { url: server.url } : {}),
    store: store.kind,
  });
  await stop.heard;
  journal.info('The server is stopping.');
  await figures?.close();
  await door?.close();
  await server.close();
  await store.close();
  process.off('unhandledRejection', stray);
}

function tellWhere({ open }: Plan, url: string): void {
  console.log(words.serve.running(url));
  if (open) openPage(url, () => console.log(words.serve.noBrowser));
}

/** How many processes serve. A folder is one process's alone. */
function processesWanted(option: string | undefined): number {
  const name = option === undefined ? 'MARSHALL_PROCESSES' : '--processes';
  const count = readWhole(name, option ?? named('MARSHALL_PROCESSES'), 1, 1, MOST_PROCESSES);
  if (count > 1 && named('DATABASE_URL') === undefined) throw new UsageError(words.serve.processesNeedDatabase(name));
  return count;
}

const MOST_PROCESSES = 64;

/** What is written to the log: everything of note, or for a person at a terminal warnings and faults. */
function logLevel(text: string | undefined): Level {
  if (text === undefined) return process.stderr.isTTY ? 'warn' : 'info';
  const level = LEVELS.find((known) => known === text);
  if (level === undefined) throw new UsageError(words.serve.log(LEVELS, text));
  return level;
}

const LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const satisfies readonly Level[];

/** Where figures for Prometheus are wanted. */
function figuresAt(text: string | undefined): Plan['metrics'] {
  if (text === undefined) return undefined;
  const [, host = DEFAULT_HOST, port] = /^(?:(.+):)?(\d{1,5})$/.exec(text) ?? [];
  if (port === undefined || Number(port) > 65_535) throw new UsageError(words.serve.metrics(text));
  return { host: host.replace(/^\[(.*)\]$/, '$1'), port: Number(port) };
}

async function figuresServed<T>(
  wanted: Plan['metrics'],
  serve: (host: string, port: number) => Promise<T>,
): Promise<T | undefined> {
  if (wanted === undefined) return undefined;
  const { host, port } = wanted;
  return serve(host, port).catch((error: unknown) => {
    throw troubleOf(error, host, port, { host: 'MARSHALL_METRICS', port: 'MARSHALL_METRICS' });
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

class PortTaken extends UsageError {}

/** A port or host that cannot be had is no bug of ours, but something to do. */
function troubleOf(error: unknown, host: string, port: number, at: Settings): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return new PortTaken(words.serve.portTaken(port, at.port), 1);
    case 'EACCES':
      return new UsageError(words.serve.portForbidden(port, at.port), 1);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new UsageError(words.serve.noAddress(host, at.host), 1);
    default:
      return error;
  }
}
