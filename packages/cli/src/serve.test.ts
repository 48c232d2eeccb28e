import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, test, vi } from 'vitest';
import { sharedPostgres } from '../../server/src/testing/postgres.ts';
import { main } from './main.ts';
import { listen } from './testing/listen.ts';

const printed = listen();
const site = mkdtempSync(join(tmpdir(), 'marshall-serve-'));
writeFileSync(join(site, 'index.html'), '<!doctype html><title>Marshall</title>');
const data = mkdtempSync(join(tmpdir(), 'marshall-data-'));
afterAll(() => {
  for (const folder of [site, data]) rmSync(folder, { recursive: true });
});

test('under its launcher it says where it is, serves the page, and stops when the launcher is told to', async () => {
  const launcher = launched('serve', '--port', '0', '--data', data, '--site', site);
  const [line] = await linesOf(launcher.stdout);
  expect(line).toMatch(/^Marshall is at http:\/\/127\.0\.0\.1:\d+ \(Ctrl-C stops it\)\.$/);
  const page = await fetch(addressIn(line));
  expect(await page.text()).toContain('Marshall');
  // As a terminal or a service manager does: the launcher is told twice.
  launcher.kill('SIGTERM');
  launcher.kill('SIGTERM');
  expect(await new Promise((resolve) => launcher.on('exit', resolve))).toBe(0);
  await expect(fetch(addressIn(line))).rejects.toThrow();
});

test('it does not outlive a launcher that is killed: port and folder are free for the next one', async () => {
  const launcher = launched('serve', '--port', '0', '--data', data, '--site', site);
  const [line] = await linesOf(launcher.stdout);
  // The server holds the other end until it is gone.
  const silent = new Promise((resolve) => launcher.stdout.on('end', resolve));
  launcher.kill('SIGKILL');
  await silent;
  const next = runMarshall('serve', '--port', new URL(addressIn(line)).port, '--data', data, '--site', site);
  expect((await linesOf(next.stdout))[0]).toBe(line);
  next.kill('SIGTERM');
  expect(await new Promise((resolve) => next.on('exit', resolve))).toBe(0);
});

test('a taken port is one sentence that says what to do, and exit code 1', async () => {
  const taken = createServer();
  const port = await new Promise<number>((resolve) => {
    taken.listen(0, '127.0.0.1', () => {
      const address = taken.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  try {
    expect(await main(['serve', '--port', String(port), '--data', data, '--site', site])).toBe(1);
    expect(printed.err()).toBe(
      `Port ${port} is taken. Stop the program that uses it, or choose another port with --port.`,
    );
  } finally {
    taken.close();
  }
});

// Elsewhere a page would really be opened.
test.runIf(process.platform === 'linux')(
  'for a person whose page is opened it takes the next port, and says where no browser can be opened',
  async () => {
    vi.stubEnv('PORT', '');
    vi.stubEnv('DISPLAY', undefined);
    vi.stubEnv('WAYLAND_DISPLAY', undefined);
    const taken = createServer();
    // Perhaps something else has it; taken it is either way.
    await new Promise<void>((resolve) => {
      taken.on('error', () => resolve());
      taken.listen(8080, '127.0.0.1', () => resolve());
    });
    try {
      const child = runMarshall('serve', '--open', '--data', data, '--site', site);
      const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
      const line: unknown = (await lines.next()).value;
      expect(line).toMatch(/^Marshall is at http:\/\/127\.0\.0\.1:\d+ /);
      expect(line).not.toContain(':8080 ');
      expect((await lines.next()).value).toBe('Couldn’t open a browser. Open that address in yours.');
      child.kill('SIGTERM');
      expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(0);
    } finally {
      vi.unstubAllEnvs();
      taken.close();
    }
  },
);

test('an address that is not this machine’s is one sentence and exit code 1', async () => {
  expect(await main(['serve', '--host', '192.0.2.1', '--port', '0', '--data', data, '--site', site])).toBe(1);
  expect(printed.err()).toBe("This machine has no address '192.0.2.1'. Choose another one with --host.");
});

test.each([
  ['PORT', 'http', [], "PORT must be a whole number from 0 to 65535, not 'http'."],
  ['HOST', '192.0.2.1', ['--port', '0'], "This machine has no address '192.0.2.1'. Choose another one with HOST."],
  ['MARSHALL_METRICS', 'x', ['--port', '0'], 'MARSHALL_METRICS must be a port or an address such as'],
  ['MARSHALL_METRICS', '192.0.2.1:1', ['--port', '0'], 'Choose another one with MARSHALL_METRICS.'],
  ['MARSHALL_LOG', 'loud', ['--port', '0'], 'MARSHALL_LOG must be silent, error'],
  ['MARSHALL_NOTICE_HOSTS', 'a b', ['--port', '0'], 'MARSHALL_NOTICE_HOSTS must be a list of names'],
])('%s=%s is complained of by its own name, and nothing stays open', async (variable, text, args, sentence) => {
  vi.stubEnv(variable, text);
  try {
    // A second one finds the folder free.
    for (const _ of [1, 2]) {
      expect(await main(['serve', ...args, '--data', data, '--site', site])).toBeGreaterThan(0);
      expect(printed.err()).toContain(sentence);
    }
  } finally {
    vi.unstubAllEnvs();
  }
});

test('a port for figures that is taken is told by its setting, and the server is not left running', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const address = taken.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  vi.stubEnv('MARSHALL_METRICS', `${port}`);
  try {
    expect(await main(['serve', '--port', '0', '--data', data, '--site', site])).toBe(1);
    expect(printed.err()).toBe(
      `Port ${port} is taken. Stop the program that uses it, or choose another port with MARSHALL_METRICS.`,
    );
  } finally {
    vi.unstubAllEnvs();
    taken.close();
  }
});

test.each([
  [['--port', 'http'], "--port must be a whole number from 0 to 65535, not 'http'."],
  [['--port', '65536'], "--port must be a whole number from 0 to 65535, not '65536'."],
  [['now'], "'now' doesn’t belong here. Run ./marshall serve --help to see the options."],
  [['--site', '/nowhere'], 'There is no page in /nowhere, because it has no index.html.'],
])('%j is one sentence and exit code 2', async (args, sentence) => {
  expect(await main(['serve', ...args])).toBe(2);
  expect(printed.err()).toBe(sentence);
});

test('several processes need PostgreSQL: a folder is refused with a sentence that says what to do', async () => {
  expect(await main(['serve', '--processes', '2', '--data', data, '--site', site])).toBe(2);
  expect(printed.err()).toBe(
    '--processes needs PostgreSQL, because a folder can be used by one process only. Set DATABASE_URL, or set --processes to 1.',
  );
  vi.stubEnv('MARSHALL_PROCESSES', '0');
  try {
    expect(await main(['serve', '--data', data, '--site', site])).toBe(2);
    expect(printed.err()).toContain("MARSHALL_PROCESSES must be a whole number from 1 to 64, not '0'.");
  } finally {
    vi.unstubAllEnvs();
  }
});

test('several processes serve at one address under the launcher, and stop with it', async () => {
  const databaseUrl = await (await sharedPostgres()).createDatabase();
  vi.stubEnv('DATABASE_URL', databaseUrl);
  vi.stubEnv('MARSHALL_METRICS', '127.0.0.1:0');
  try {
    const launcher = launched('serve', '--processes', '2', '--port', '0', '--site', site);
    const lines = await linesOf(launcher.stdout);
    expect(lines[0]).toMatch(/^Marshall is at http:\/\/127\.0\.0\.1:\d+ \(Ctrl-C stops it\)\.$/);
    const asked = Array.from({ length: 4 }, async () => (await fetch(`${addressIn(lines[0])}/api/ready`)).status);
    expect(await Promise.all(asked)).toEqual([200, 200, 200, 200]);
    launcher.kill('SIGTERM');
    expect(await new Promise((resolve) => launcher.on('exit', resolve))).toBe(0);
    await expect(fetch(addressIn(lines[0]))).rejects.toThrow();
  } finally {
    vi.unstubAllEnvs();
  }
});

test('what keeps the first of several processes from starting is said once, and the server ends', async () => {
  const nowhere = `postgres://marshall@localhost/none?host=${encodeURIComponent(data)}`;
  vi.stubEnv('DATABASE_URL', nowhere);
  try {
    const child = spawn(process.execPath, [...MAIN, 'serve', '--processes', '3', '--port', '0', '--site', site], {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (text) => {
      said += String(text);
    });
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(1);
    expect(said.split('\n').filter((line) => line.includes('database'))).toHaveLength(1);
  } finally {
    vi.unstubAllEnvs();
  }
});

test('a number of proxies that is none is one sentence and exit code 2', async () => {
  vi.stubEnv('MARSHALL_PROXY', 'yes');
  try {
    expect(await main(['serve', '--port', '0', '--data', data, '--site', site])).toBe(2);
    expect(printed.err()).toBe(
      "MARSHALL_PROXY must be the number of proxies in front of the server, 0 to 9, not 'yes'.",
    );
  } finally {
    vi.unstubAllEnvs();
  }
});

test('a name of the server that is none is one sentence and exit code 2', async () => {
  vi.stubEnv('MARSHALL_HOSTS', 'play.example, https://play.example');
  try {
    expect(await main(['serve', '--port', '0', '--data', data, '--site', site])).toBe(2);
    expect(printed.err()).toBe(
      "MARSHALL_HOSTS must be a list of names such as play.example,localhost:8080. 'https://play.example' isn’t a name.",
    );
  } finally {
    vi.unstubAllEnvs();
  }
});

test('a promise that fails where nobody waits for it is written down, and the server goes on', async () => {
  const stray = "process.on('SIGUSR2', () => void Promise.reject(new Error('nobody waits for this')));";
  const server = spawn(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(stray)}`,
      ...MAIN,
      'serve',
      '--port',
      '0',
      '--data',
      data,
      '--site',
      site,
    ],
    { cwd: import.meta.dirname, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const [line] = await linesOf(server.stdout);
  const written = new Promise<string>((resolve) => {
    server.stderr.on('data', (text) => String(text).includes('nobody waits') && resolve(String(text)));
    server.on('exit', (code) => resolve(`ended with ${code}`));
  });
  server.kill('SIGUSR2');
  expect(await written).toContain('"msg":"nobody waits for this"');
  expect((await fetch(addressIn(line))).status).toBe(200);
  server.kill('SIGTERM');
  expect(await new Promise((resolve) => server.on('exit', resolve))).toBe(0);
});

const addressIn = (line = ''): string => /http:\S+[^.\s]/.exec(line)?.[0] ?? '';

const FROM_SOURCES = `
  const { runnerImport } = await import('vite');
  const sources = { resolve: { conditions: ['source'] }, ssr: { resolve: { conditions: ['source'] } } };
  await runnerImport(process.argv[1], sources);`;
/** From its sources, or as it was compiled a moment ago. */
const MAIN =
  process.env.MARSHALL_BUILT === '1'
    ? [join(import.meta.dirname, '..', 'dist', 'testing', 'run-main.js')]
    : ['--input-type=module', '-e', FROM_SOURCES, join(import.meta.dirname, 'testing', 'run-main.ts')];

/** The command line in a process of its own. */
const runMarshall = (...args: string[]) => voiced([...MAIN, ...args]);

/** The same under the launcher of ./marshall and npm start. */
const launched = (...args: string[]) =>
  voiced([
    '--input-type=module',
    '-e',
    `const { runServer } = await import(process.argv[1]);
    const { code } = await runServer(process.argv.slice(2), { cwd: process.cwd() });
    process.exitCode = code;`,
    join(import.meta.dirname, '..', '..', '..', 'scripts', 'lib', 'run.mjs'),
    ...MAIN,
    ...args,
  ]);

const voiced = (args: readonly string[]) =>
  spawn(process.execPath, args, { cwd: import.meta.dirname, stdio: ['ignore', 'pipe', 'inherit'] });

function linesOf(stream: NodeJS.ReadableStream): Promise<string[]> {
  return new Promise((resolve) => {
    stream.on('data', (chunk) => resolve(String(chunk).split('\n')));
  });
}
