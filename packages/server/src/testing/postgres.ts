import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { postgresBinaries } from './postgres-binaries.ts';
import { testRun } from './test-run.ts';

/** `fast` ends sessions and writes everything out; `immediate` is a crash, after which PostgreSQL recovers. */
export type StopMode = 'fast' | 'immediate';

/** A real PostgreSQL of its own folder, reached by a socket in it. */
export interface TestPostgres {
  /** Creates an empty database and gives its address. */
  createDatabase(): Promise<string>;
  start(): Promise<void>;
  stop(mode: StopMode): Promise<void>;
  /** Stops it and removes its folder. */
  remove(): Promise<void>;
}

/**
 * Gives the PostgreSQL of this test run. The first that asks starts it, in whichever process of the run; a watch stops
 * it when the run is over, however that ends.
 */
export async function sharedPostgres(): Promise<Pick<TestPostgres, 'createDatabase'>> {
  shared ??= joinShared();
  return shared;
}

let shared: Promise<Pick<TestPostgres, 'createDatabase'>> | undefined;

async function joinShared(): Promise<Pick<TestPostgres, 'createDatabase'>> {
  const folder = join(tmpdir(), `marshall-postgres-of-${testRun()}`);
  const ready = join(folder, 'ready');
  try {
    mkdirSync(folder);
  } catch {
    while (!existsSync(ready)) {
      if (!existsSync(folder)) throw new Error('PostgreSQL could not be started by another part of this test run.');
      await pause(20);
    }
    return { createDatabase: () => createDatabase(folder) };
  }
  try {
    const postgres = await startPostgres(folder);
    writeFileSync(ready, '');
    return postgres;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Starts a PostgreSQL that a test may stop and start; it never outlives the test run. */
export async function startPostgres(
  folder: string = mkdtempSync(join(tmpdir(), 'marshall-postgres-')),
): Promise<TestPostgres> {
  const user = serverUser();
  const bin = postgresBinaries(folder);
  const data = join(folder, 'data');
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'marshall', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const watch = watchOver(folder, testRun());
  let server: ChildProcess | undefined;

  async function start(): Promise<void> {
    const child = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-k', folder, ...SETTINGS.flatMap((setting) => ['-c', setting])],
      { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], detached: true },
    );
    server = child;
    let said = '';
    child.stderr?.on('data', (text: Buffer) => {
      said = (said + text.toString()).slice(-4000);
    });
    child.unref();
    await answering(folder, () => {
      if (child.exitCode !== null) throw new Error(`PostgreSQL did not start: ${said}`);
    });
  }

  async function stop(mode: StopMode): Promise<void> {
    if (server === undefined || server.exitCode !== null) return;
    const gone = once(server, 'exit');
    server.ref();
    server.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await gone;
    server = undefined;
  }

  await start();
  return {
    createDatabase: () => createDatabase(folder),
    start,
    stop,
    async remove() {
      await stop('immediate');
      watch.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Everything is synced, as hosts should have it. A run makes more than a hundred databases that live for a moment: looking
 * after each of them in the background would be a good part of the work.
 */
const SETTINGS = [
  'listen_addresses=',
  'fsync=on',
  'max_connections=200',
  'autovacuum=off',
  'checkpoint_timeout=30min',
  'max_wal_size=4GB',
  'jit=off',
];

let databases = 0;

async function createDatabase(folder: string): Promise<string> {
  databases += 1;
  const name = `marshall_${process.pid}_${databases}`;
  await withClient(folder, (client) => client.query(`create database ${name}`));
  return address(folder, name);
}

function address(folder: string, database: string): string {
  return `postgres://marshall@localhost/${database}?host=${encodeURIComponent(folder)}`;
}

async function withClient<T>(folder: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: address(folder, 'postgres') });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

async function answering(folder: string, check: () => void): Promise<void> {
  for (;;) {
    check();
    try {
      await withClient(folder, (client) => client.query('select 1'));
      return;
    } catch {
      await pause(20);
    }
  }
}

/** PostgreSQL refuses to run as root: root runs it as the user that its packages make, or as nobody. */
function serverUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (user === undefined) throw new Error('PostgreSQL does not run as root: make a user named postgres.');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

/** Waits in a process of its own for the end of the run, then stops PostgreSQL and removes the folder. It is Node: nothing else need be on the machine. */
function watchOver(folder: string, run: number): ChildProcess {
  const watch = spawn(process.execPath, ['--input-type=module', '-e', WATCH, folder, String(run)], {
    detached: true,
    stdio: 'ignore',
  });
  watch.unref();
  return watch;
}

const WATCH = `
  import { readFileSync, rmSync } from 'node:fs';
  import { setTimeout as pause } from 'node:timers/promises';
  const [, folder, run] = process.argv;
  const lives = (id) => {
    try {
      return process.kill(id, 0);
    } catch (error) {
      return error.code === 'EPERM';
    }
  };
  while (lives(Number(run))) await pause(300);
  try {
    const server = Number(readFileSync(folder + '/data/postmaster.pid', 'utf8').split('\\n')[0]);
    process.kill(server, 'SIGQUIT');
    while (lives(server)) await pause(100);
  } catch {
    // It has stopped already.
  }
  rmSync(folder, { recursive: true, force: true });`;
