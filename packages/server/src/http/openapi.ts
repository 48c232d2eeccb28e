// The API described for programs, from the same shapes that parse it.
import { z } from 'zod';
import { clientMessage } from '../live/protocol.ts';
import { errorSchema } from './errors.ts';
import type { RouteInfo } from './route.ts';

type Json = { readonly [key: string]: unknown };

/** An OpenAPI 3.1 document. */
export function describeApi(routes: readonly RouteInfo[]): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Marshall',
      version: '1',
      description:
        'Games of Supremacy: accounts, lobby and play. Live play is on the WebSocket /api/socket; its messages are ' +
        'described under components.schemas.ClientMessage and in docs/api.md.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Error: jsonOf(errorSchema, 'output'), ClientMessage: jsonOf(clientMessage, 'input') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'marshall' },
        botToken: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function operation(route: RouteInfo): Json {
  const security = [{ session: [] }, { botToken: [] }];
  return {
    summary: route.summary,
    operationId: operationId(route),
    parameters: [...parameters(route.params, 'path'), ...parameters(route.query, 'query')],
    ...(route.body === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: jsonOf(route.body, 'input') } } } }),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: jsonOf(route.gives, 'output') } } },
      default: {
        description: 'Not done, and why',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
    security: { nobody: [], anybody: [{}, ...security], somebody: security }[route.who],
  };
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

/** A shape as JSON schema; what the rules define (views, offers, events) stands as any JSON. */
function jsonOf(shape: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  return schema;
}
