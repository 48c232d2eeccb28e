// The files of the page: how they are sent.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { houses } from '../testing/house.ts';
import { storeKind } from '../testing/stores.ts';

const open = houses(storeKind('sqlite'));
const site = mkdtempSync(join(tmpdir(), 'marshall-page-'));
const CODE = 'export const zone = "Alaska";\n'.repeat(200);
const PAGE = `<!doctype html><title>Marshall</title>${'<p>x</p>'.repeat(300)}`;
mkdirSync(join(site, 'assets'));
for (const [name, whole] of [
  ['assets/code-abc.js', CODE],
  ['index.html', PAGE],
] as const) {
  writeFileSync(join(site, name), whole);
  writeFileSync(join(site, `${name}.gz`), gzipSync(whole));
  writeFileSync(join(site, `${name}.br`), brotliCompressSync(whole));
}
writeFileSync(join(site, 'assets', 'font-abc.woff2'), 'a font is compressed already');
afterAll(() => rmSync(site, { recursive: true }));

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  /** As it was sent. */
  readonly body: Buffer;
}

const get = (url: string, headers: OutgoingHttpHeaders): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request(url, { headers }, (answer) => {
      buffer(answer).then(
        (body) => resolve({ status: answer.statusCode, headers: answer.headers, body }),
        (error: unknown) => reject(error),
      );
    })
      .on('error', reject)
      .end();
  });

test('a file comes in the best encoding that the caller reads, forever, and caches know on what it depends', async () => {
  const house = await open({ site });
  const code = `${house.url}/assets/code-abc.js`;
  for (const [accept, encoding, whole] of [
    ['gzip, deflate, br, zstd', 'br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip, deflate', 'gzip', (body: Buffer) => gunzipSync(body)],
    ['br;q=0, gzip;q=0.5', 'gzip', (body: Buffer) => gunzipSync(body)],
    ['identity', undefined, (body: Buffer) => body],
    ['', undefined, (body: Buffer) => body],
  ] as const) {
    const { status, headers, body } = await get(code, { 'accept-encoding': accept });
    expect([status, headers['content-encoding'], headers.vary]).toEqual([200, encoding, 'accept-encoding']);
    expect(headers['content-type']).toMatch(/javascript/);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-length']).toBe(String(body.length));
    expect(whole(body).toString()).toBe(CODE);
  }
});

test('the page itself is asked for each time, by whatever address, and sent again only if it changed', async () => {
  const house = await open({ site });
  for (const path of ['/', '/index.html', '/somewhere/else']) {
    const asked = { 'accept-encoding': 'br', accept: 'text/html' };
    const { status, headers, body } = await get(`${house.url}${path}`, asked);
    expect([status, headers['content-encoding'], headers['cache-control']]).toEqual([200, 'br', 'no-cache']);
    expect(headers['content-type']).toMatch(/text\/html/);
    expect(brotliDecompressSync(body).toString()).toBe(PAGE);
    const same = await get(`${house.url}${path}`, { ...asked, 'if-none-match': headers.etag ?? '' });
    expect([same.status, same.body.length, same.headers.vary]).toEqual([304, 0, 'accept-encoding']);
    const other = await get(`${house.url}${path}`, { accept: 'text/html', 'if-none-match': headers.etag ?? '' });
    expect(other.status).toBe(200);
  }
});

test('a file that has nothing smaller beside it is sent as it is, and one that is not there is not found', async () => {
  const house = await open({ site });
  const font = await get(`${house.url}/assets/font-abc.woff2`, { 'accept-encoding': 'br, gzip' });
  expect([font.status, font.headers['content-encoding']]).toEqual([200, undefined]);
  expect(font.body.toString()).toBe('a font is compressed already');
  const nothing = await get(`${house.url}/assets/old-abc.js`, { 'accept-encoding': 'br, gzip' });
  expect(nothing.status).toBe(404);
});

test('beside a page, an id of hundreds of letters leads nowhere; its method isn’t the fault', async () => {
  const house = await open({ site });
  const { status, headers } = await get(`${house.url}/api/games/${'A'.repeat(200)}`, {});
  expect([status, headers.allow]).toEqual([404, undefined]);
});
