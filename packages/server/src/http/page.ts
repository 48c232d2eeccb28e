// The files of the page, and what is answered where nothing is served.
import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './errors.ts';
import { methodsAt } from './serve.ts';

const TABLES_HERE = 'marshall-tables';

/** Serves the built page of a folder; without one the API alone is there. */
export async function servePage(server: FastifyInstance, site: string | undefined): Promise<void> {
  const present = site !== undefined && existsSync(site);
  if (present)
    await server.register(fastifyStatic, {
      root: site,
      cacheControl: false,
      // Beside each file lies what it shrinks to; one that has nothing beside it is sent as it is.
      preCompressed: true,
      setHeaders: (response, path) => {
        response.setHeader('vary', 'accept-encoding');
        // By this the page knows that tables stand behind it, without asking a server that may have none.
        if (path.includes('index.html')) response.setHeader(TABLES_HERE, 'yes');
        // Names under assets change with their content.
        response.setHeader(
          'cache-control',
          /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
  server.setNotFoundHandler((request, reply) => {
    // Pages of the site find their own way by their path: the page is the same.
    if (present && request.method === 'GET' && isPage(request)) return reply.sendFile('index.html');
    const methods = methodsAt(request.url);
    // A path that no route takes though its method is served, such as an id of thousands of letters, leads nowhere.
    if (methods.length === 0 || methods.includes(request.method)) throw new ApiError(404, 'not-found');
    reply.header('allow', methods.join(', '));
    throw new ApiError(405, 'wrong-method', { methods });
  });
}

function isPage({ url, headers }: FastifyRequest): boolean {
  return !url.startsWith('/api/') && !/\.\w+($|\?)/.test(url) && (headers.accept ?? '').includes('text/html');
}
