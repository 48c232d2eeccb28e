// Serves the routes: limits first, then who asks, then what is asked, parsed by its shapes.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Caller, SESSION_DAYS } from '../accounts/desk.ts';
import { breath } from '../table/breath.ts';
import { sessionCookie, sessionIn } from './cookie.ts';
import { ApiError } from './errors.ts';
import { strangerOf } from './identify.ts';
import { InParts } from './in-parts.ts';
import { languageOf } from './language.ts';
import { isModest } from './modest.ts';
import { describeInParts } from './openapi.ts';
import { type Cost, callerOf } from './rates.ts';
import type { Route, Services } from './route.ts';
import { ROUTES } from './routes/index.ts';

export function serveRoutes(
  server: FastifyInstance,
  services: Services,
  identify: (request: FastifyRequest) => Promise<Caller | undefined>,
  ownPages: (request: FastifyRequest) => void,
): void {
  const { limits, rates } = services;
  const count = (cost: Cost, request: FastifyRequest): void => rates.count(cost, callerOf(request));
  for (const route of ROUTES) {
    server.route({
      method: route.method,
      url: route.path,
      ...(route.file === true ? { bodyLimit: limits.file } : {}),
      // Before the body is read: a request that is turned away costs little.
      onRequest: async (request) => {
        if (route.method !== 'GET') ownPages(request);
        if (route.costs !== undefined) count(route.costs, request);
      },
      handler: async (request, reply) => {
        const caller = route.who === 'nobody' ? undefined : await identify(request);
        if (route.who === 'somebody' && caller === undefined) throw strangerOf(request);
        const answer = await route.handle({
          services,
          params: route.params.parse(request.params, { reportInput: true }),
          query: route.query.parse(request.query, { reportInput: true }),
          body: bodyOf(route, request),
          raw: request.body instanceof Uint8Array ? request.body : NOTHING,
          caller,
          language: languageOf(request.headers, services.languages),
          request,
          reply,
          count: (cost) => count(cost, request),
        });
        if (caller?.ageing === true && (await services.desk.prolong(caller)))
          reply.header(
            'set-cookie',
            sessionCookie(sessionIn(request.headers.cookie), SESSION_DAYS, services.secureCookies),
          );
        if (answer instanceof InParts) return reply.type('application/json; charset=utf-8').send(answer.stream());
        return reply.send(answer);
      },
    });
  }
  server.get('/api/openapi.json', async (_request, reply) => reply.type('application/json').send(await description()));
}

let described: Promise<string> | undefined;

/**
 * The same for every server. It is made when somebody first asks for it, as it takes longer than all else that a start
 * does; and in many turns, so that nobody else waits for it.
 */
function description(): Promise<string> {
  described ??= describe();
  return described;
}

async function describe(): Promise<string> {
  const describing = describeInParts(ROUTES);
  for (;;) {
    const { done, value } = describing.next();
    if (done === true) return JSON.stringify(value);
    await breath();
  }
}

const NOTHING = new Uint8Array();

/** JSON is all that is read. A game file stays as it came: parsing megabytes would hold up everybody. */
export function readBodies(server: FastifyInstance): void {
  const files: ReadonlySet<string> = new Set(ROUTES.flatMap(({ file, path }) => (file === true ? [path] : [])));
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    // Some clients name the type of a body that they do not send.
    if (body.length === 0) done(null, undefined);
    else if (files.has(request.routeOptions.url ?? '')) done(null, body);
    else void parse(request, body.toString(), done);
  });
  // What a mail program sends with its one click says nothing that the address does not.
  server.addContentTypeParser(FORM, { parseAs: 'buffer', bodyLimit: 1000 }, (request, _body, done) => {
    if (request.routeOptions.url === '/api/notices/stop') done(null, undefined);
    else done(new ApiError(415, 'not-json'));
  });
}

const FORM = 'application/x-www-form-urlencoded';

function bodyOf({ body, file }: Route, request: FastifyRequest): unknown {
  // Not worth a thread.
  if (file === true && request.body === undefined) throw new ApiError(400, 'malformed:file');
  if (body === undefined || file === true) return undefined;
  if (!isModest(request.body)) throw new ApiError(413, 'too-large');
  return body.parse(request.body ?? {}, { reportInput: true });
}

const PATTERNS: readonly { readonly method: string; readonly fits: RegExp }[] = ROUTES.map(({ method, path }) => ({
  method,
  fits: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
}));

/** The methods that are served at a path; none where nothing is. */
export function methodsAt(url: string): readonly string[] {
  const [path = ''] = url.split('?');
  return PATTERNS.flatMap(({ method, fits }) => (fits.test(path) ? [method] : []));
}
