import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const { MARSHALL_SITE: named } = process.env;
export const SITE = named ?? fileURLToPath(new URL('../packages/web/dist/site/', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

export interface Site {
  readonly url: string;
  /** Puts a position beside the page; gives its name there. */
  readonly lay: (position: object) => string;
}

let served: Promise<Site> | undefined;

/**
 * The built page, from this machine alone and without any table behind it. All files of tests that run in one process
 * share its address, so that the browser reads and compiles the page once for pages that are kept; it ends with the process.
 */
export function serveSite(): Promise<Site> {
  served ??= startSite();
  return served;
}

async function startSite(): Promise<Site> {
  if (!existsSync(join(SITE, 'index.html'))) throw new Error('The page is not built yet; run npm run build first.');
  const positions = new Map<string, string>();
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://site').pathname);
    const position = positions.get(path);
    if (position !== undefined) {
      response.writeHead(200, { 'content-type': TYPES['.json'] ?? '' }).end(position);
      return;
    }
    const file = join(SITE, path.endsWith('/') ? `${path}index.html` : path);
    readFile(file).then(
      (body) =>
        response
          .writeHead(200, {
            'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
            // What is named by its content is read and compiled once, however often the page is opened.
            'cache-control': path.startsWith('/assets/') ? 'max-age=86400, immutable' : 'no-store',
          })
          .end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  server.unref();
  return {
    url: `http://127.0.0.1:${portOf(server)}/`,
    lay: (position) => {
      const name = `position-${positions.size + 1}.json`;
      positions.set(`/${name}`, JSON.stringify(position));
      return name;
    },
  };
}

function portOf(server: Server): number {
  // A server that listens on a port has an address of that shape.
  return (server.address() as AddressInfo).port;
}
