// The server itself.
import { z } from 'zod';
import { ApiError } from '../errors.ts';
import { open, type Route } from '../route.ts';

export const serverRoutes: readonly Route[] = [
  open(
    {
      method: 'GET',
      path: '/api/health',
      summary: 'Whether the server can save what is played; with the status 503, and why, where it cannot',
      who: 'nobody',
      gives: z.object({ ok: z.literal(true) }),
    },
    async ({ services }) => {
      const health = await services.store.health();
      if (!health.ok) throw new ApiError(503, health.code, health.sentence);
      return { ok: true } as const;
    },
  ),
];
