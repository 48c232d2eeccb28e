// The server itself.
import { z } from 'zod';
import { open, type Route } from '../route.ts';

export const serverRoutes: readonly Route[] = [
  open(
    {
      method: 'GET',
      path: '/api/health',
      summary: 'Whether the server can save what is played; with the status 503 where it cannot',
      who: 'nobody',
      gives: z.object({ ok: z.boolean(), code: z.string().optional() }),
    },
    async ({ services, reply }) => {
      const health = await services.store.health();
      reply.code(health.ok ? 200 : 503);
      return health.ok ? { ok: true } : { ok: false, code: health.code };
    },
  ),
];
