// The API described for programs, from the same shapes that parse it.
import { z } from 'zod';
import { clientMessage, serverMessage } from '../live/protocol.ts';
import { errorSchema } from './errors.ts';
import { EXAMPLES } from './examples.ts';
import type { RouteInfo } from './route.ts';
import { rulesComponents } from './rules-shapes.ts';

type Json = { readonly [key: string]: unknown };

/** An OpenAPI 3.1 document. */
export function describeApi(routes: readonly RouteInfo[]): Json {
  const describing = describeInParts(routes);
  for (;;) {
    const { done, value } = describing.next();
    if (done === true) return value;
  }
}

/** The same bit by bit: all of it takes longer than others should wait. */
export function* describeInParts(routes: readonly RouteInfo[]): Generator<undefined, Json> {
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
    yield;
  }
  const rules = rulesComponents(jsonOf);
  yield;
  const messages = { ClientMessage: jsonOf(clientMessage, 'input') };
  yield;
  const answers = { ServerMessage: jsonOf(serverMessage, 'output') };
  yield;
  return {
    openapi: '3.1.0',
    info: {
      title: 'Marshall',
      version: '1',
      description:
        'Games of Supremacy: accounts, lobby and play. Live play is on the WebSocket /api/socket; its messages are ' +
        'components.schemas.ClientMessage and ServerMessage, and docs/api.md explains them.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths: { ...paths, ...EXTRA },
    components: {
      schemas: {
        Error: jsonOf(errorSchema, 'output'),
        ...rules,
        ...messages,
        ...answers,
      },
      responses: RESPONSES,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'marshall' },
        botToken: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

const ACCOUNT = [{ session: [] }, { botToken: [] }];

const NOT_DONE = {
  description: 'Refused or failed, with the reason',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};

/** What is no request with an answer: the sockets, and this description. */
const EXTRA: Json = {
  '/api/socket': {
    get: {
      summary: 'Open the WebSocket for live play: send ClientMessage as text, get ServerMessage as text',
      operationId: 'get-socket',
      parameters: [
        {
          name: 'game',
          in: 'query',
          required: false,
          description:
            'The game that the socket is for. It changes nothing about what the socket can do; a server of several processes brings the sockets of a game together by it',
          schema: { type: 'string' },
        },
      ],
      responses: { 101: { description: 'The socket is open' }, default: NOT_DONE },
      security: [{}, ...ACCOUNT],
    },
  },
  '/api/watch': {
    get: {
      summary: 'Open the WebSocket of the front page’s game: first a snapshot of what is public, then every change',
      operationId: 'get-watch',
      responses: { 101: { description: 'The socket is open; send nothing on it' }, default: NOT_DONE },
      security: [],
    },
  },
  '/api/openapi.json': {
    get: {
      summary: 'Get this description',
      operationId: 'get-openapi-json',
      responses: { 200: { description: 'Done', content: { 'application/json': { schema: { type: 'object' } } } } },
      security: [],
    },
  },
};

function operation(route: RouteInfo): Json {
  return {
    summary: route.summary,
    operationId: operationId(route),
    parameters: [...parameters(route.params, 'path'), ...parameters(route.query, 'query')],
    ...(route.body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: jsonOf(route.body, 'input'), ...exampleOf(route) } },
          },
        }),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: jsonOf(route.gives, 'output') } } },
      ...notDone(route),
      default: NOT_DONE,
    },
    security: { nobody: [], anybody: [{}, ...ACCOUNT], somebody: ACCOUNT }[route.who],
  };
}

/** Why something is not done; all routes say it in the same shape. */
const STATUSES = {
  400: 'The request doesn’t match its schema',
  401: 'You aren’t signed in, or the token or passphrase is wrong',
  403: 'You aren’t allowed to do this, or your account or address is banned',
  404: 'It doesn’t exist, or you aren’t allowed to know about it',
  409: 'Not possible right now: taken, begun, or not begun yet',
  413: 'The body is too large',
  422: 'The referee refuses it: `clause` names the rule',
  429: 'Too much at once; the header Retry-After says how many seconds to wait',
  503: 'The server can’t save right now: try again with the same id. Or the game was closed by the host or set aside',
} as const;

const RESPONSES: Json = Object.fromEntries(
  Object.entries(STATUSES).map(([status, description]) => [`NotDone${status}`, { ...NOT_DONE, description }]),
);

/** Why a route may not do what it is asked. */
function notDone({ who, params, body, costs }: RouteInfo): Json {
  const account = who === 'somebody';
  const applies: Readonly<Record<string, boolean>> = {
    401: account || costs === 'secrets',
    404: hasFields(params),
    409: account,
    413: body !== undefined,
    422: account && body !== undefined,
  };
  return Object.fromEntries(
    Object.keys(STATUSES).flatMap((status) =>
      applies[status] === false ? [] : [[status, { $ref: `#/components/responses/NotDone${status}` }]],
    ),
  );
}

const hasFields = (shape: z.ZodType): boolean => parameters(shape, 'path').length > 0;

function exampleOf({ method, path }: RouteInfo): Json {
  const example = EXAMPLES.find(({ route }) => route === `${method} ${path}`);
  return example === undefined ? {} : { example: example.body };
}

function operationId({ method, path }: RouteInfo): string {
  const words = path
    .replace('/api/', '')
    .split(/\W+/)
    .filter((word) => word !== '');
  return [method.toLowerCase(), ...words].join('-');
}

const objectShape = z.object({
  properties: z.record(z.string(), z.unknown()).default({}),
  required: z.array(z.string()).default([]),
});

function parameters(shape: z.ZodType, where: 'path' | 'query'): Json[] {
  const { properties, required } = objectShape.parse(jsonOf(shape, 'input'));
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema,
  }));
}

/** A shape as JSON schema; views, offers and commands are referred to, events stand as any JSON. */
function jsonOf(shape: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  return schema;
}
