// The server itself.
import { z } from 'zod';
import { noticeShape } from '../../live/protocol.ts';
import { noticeWords } from '../../people/notice.ts';
import { ApiError } from '../errors.ts';
import { open, type Route } from '../route.ts';

export const serverRoutes: readonly Route[] = [
  open(
    {
      method: 'GET',
      path: '/api/health',
      summary:
        'Whether the server can save what is played: it tries, once a second at most; with the status 503, and why, where it cannot',
      who: 'nobody',
      gives: z.object({ ok: z.literal(true) }),
    },
    async ({ services }) => {
      const health = await services.store.health();
      if (!health.ok) throw new ApiError(503, 'unwell', health, { code: health.code });
      return { ok: true } as const;
    },
  ),
  open(
    {
      method: 'GET',
      path: '/api/ready',
      summary:
        'Whether players should be sent here: the store is open and this server does not stop; else the status 503, and why',
      who: 'nobody',
      gives: z.object({ ok: z.literal(true) }),
    },
    async ({ services }) => {
      if (services.stopping()) throw new ApiError(503, 'stops');
      const ready = await services.store.ready();
      if (!ready.ok) throw new ApiError(503, 'unwell', ready, { code: ready.code });
      return { ok: true } as const;
    },
  ),
  open(
    {
      method: 'GET',
      path: '/api/notices',
      summary: 'What the host tells everybody now; on a socket it comes by itself',
      who: 'nobody',
      gives: z.object({ notices: z.array(noticeShape) }),
    },
    async ({ services, language }) => ({
      notices: services.bulletin.notices.map(({ id, text, until }) => ({
        id,
        text: noticeWords(text, language),
        until,
      })),
    }),
  ),
];
