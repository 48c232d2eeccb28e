// How the built page is sent: the server's own files, as a browser would ask for them.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { SITE } from './site.ts';
import { serveTable } from './table.ts';

const BESIDE: ReadonlySet<string> = new Set(['.br', '.gz']);
/** Compressed in themselves. */
const FONTS = '.woff2';

test('every built file over a kilobyte is sent compressed, by brotli and by gzip, and is the same when unpacked', async ({
  request,
}) => {
  const table = await serveTable();
  const names = readdirSync(SITE, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(SITE, name)).isFile() && !BESIDE.has(extname(name)))
    .filter((name) => statSync(join(SITE, name)).size > 1000 && extname(name) !== FONTS);
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) {
    const whole = readFileSync(join(SITE, name));
    for (const [encoding, unpack, beside] of [
      ['br', brotliDecompressSync, '.br'],
      ['gzip', gunzipSync, '.gz'],
    ] as const) {
      const answer = await request.head(`${table.url}/${name}`, { headers: { 'accept-encoding': encoding } });
      const packed = readFileSync(join(SITE, `${name}${beside}`));
      const { 'content-encoding': used, 'content-length': length, vary } = answer.headers();
      expect([name, used, length, vary]).toEqual([name, encoding, String(packed.length), 'accept-encoding']);
      expect(packed.length).toBeLessThan(whole.length);
      expect(unpack(packed).equals(whole), name).toBe(true);
    }
  }
  await table.close();
});

test('every file that the page asks for early is there', () => {
  const assets = join(SITE, 'assets');
  const early = readdirSync(assets).filter((name) => /^early-.*\.js$/.test(name));
  const named = early.flatMap((name) => [
    ...readFileSync(join(assets, name), 'utf8').matchAll(/"([^"]+\.(?:js|css))"/g),
  ]);
  expect(named.length).toBeGreaterThan(5);
  expect(named.flatMap(([, name = '']) => (existsSync(join(assets, name)) ? [] : [name]))).toEqual([]);
});
