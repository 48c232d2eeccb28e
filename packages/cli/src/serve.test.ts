import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { main } from './main.ts';
import { listen } from './testing/listen.ts';

const printed = listen();
const site = mkdtempSync(join(tmpdir(), 'marshall-serve-'));
writeFileSync(join(site, 'index.html'), '<!doctype html><title>Marshall</title>');
const data = mkdtempSync(join(tmpdir(), 'marshall-data-'));
afterAll(() => {
  for (const folder of [site, data]) rmSync(folder, { recursive: true });
});

test('it says where it is, serves the page, and stops when told to', async () => {
  const child = runMarshall('serve', '--port', '0', '--data', data, '--site', site);
  const [line] = await linesOf(child.stdout);
  expect(line).toMatch(/^Marshall is at http:\/\/127\.0\.0\.1:\d+ \(Ctrl-C stops it\)\.$/);
  const page = await fetch(/http:\S+/.exec(line ?? '')?.[0] ?? '');
  expect(await page.text()).toContain('Marshall');
  child.kill('SIGTERM');
  expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(0);
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
    expect(printed.err()).toBe(`Port ${port} is taken: stop what uses it, or choose another one with --port.`);
  } finally {
    taken.close();
  }
});

test('an address that is not this machine’s is one sentence and exit code 1', async () => {
  expect(await main(['serve', '--host', '192.0.2.1', '--port', '0', '--data', data, '--site', site])).toBe(1);
  expect(printed.err()).toBe("This machine has no address '192.0.2.1': choose another one with --host.");
});

test.each([
  [['--port', 'http'], "--port must be a whole number from 0 to 65535, not 'http'."],
  [['--port', '65536'], "--port must be a whole number from 0 to 65535, not '65536'."],
  [['now'], "serve takes no word by itself, and 'now' is one."],
  [['--site', '/nowhere'], 'There is no page in /nowhere: it has no index.html.'],
])('%j is one sentence and exit code 2', async (args, sentence) => {
  expect(await main(['serve', ...args])).toBe(2);
  expect(printed.err()).toBe(sentence);
});

test('a number of proxies that is none is one sentence and exit code 2', async () => {
  vi.stubEnv('MARSHALL_PROXY', 'yes');
  try {
    expect(await main(['serve', '--port', '0', '--data', data, '--site', site])).toBe(2);
    expect(printed.err()).toBe("MARSHALL_PROXY must say how many proxies stand before the server, 0 to 9, not 'yes'.");
  } finally {
    vi.unstubAllEnvs();
  }
});

test('a name of the server that is none is one sentence and exit code 2', async () => {
  vi.stubEnv('MARSHALL_HOSTS', 'play.example, https://play.example');
  try {
    expect(await main(['serve', '--port', '0', '--data', data, '--site', site])).toBe(2);
    expect(printed.err()).toBe(
      "MARSHALL_HOSTS must be a list of names such as play.example,localhost:8080; 'https://play.example' is none.",
    );
  } finally {
    vi.unstubAllEnvs();
  }
});

/** The command line in a process of its own, from its sources. */
function runMarshall(...args: string[]) {
  const script = [
    "const { runnerImport } = await import('vite');",
    "const sources = { resolve: { conditions: ['source'] }, ssr: { resolve: { conditions: ['source'] } } };",
    'await runnerImport(process.argv[1], sources);',
  ].join('\n');
  return spawn(
    process.execPath,
    ['--input-type=module', '-e', script, join(import.meta.dirname, 'testing', 'run-main.ts'), ...args],
    {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
}

function linesOf(stream: NodeJS.ReadableStream): Promise<string[]> {
  return new Promise((resolve) => {
    stream.on('data', (chunk) => resolve(String(chunk).split('\n')));
  });
}
