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
        'Check that the server can save games: it tries, at most once a second. If it can’t, the status is 503, with the reason',
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
        'Check that the server is ready for players: its store is open and it isn’t stopping. Otherwise the status is 503, with the reason',
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
      summary: 'List the host’s current announcements; a socket gets them by itself',
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
