// Notices to people who are elsewhere: where they are reached, and what they want to be told.
import { z } from 'zod';
import { gameId } from '../../lobby/shapes.ts';
import { channelShape, newChannelShape, noticesShape, noticeWishShape, tableWishShape } from '../../notices/shapes.ts';
import { type OwnCall, open, own, type Route } from '../route.ts';
import { mustBeSession } from './accounts.ts';

const done = z.object({ done: z.literal(true) });
const DONE = { done: true } as const;
const channel = z.object({ id: z.string().max(40) });
const token = z.string().max(200);

const tellNotices = async ({ caller, services: { notices } }: OwnCall<unknown, unknown, unknown>) => ({
  offers: notices.offers,
  settings: await notices.settings(caller.account.id),
  channels: await notices.channels(caller.account.id),
});

export const noticeRoutes: readonly Route[] = [
  own(
    {
      method: 'GET',
      path: '/api/me/notices',
      summary: 'Get your notification settings and channels',
      gives: noticesShape,
    },
    async (call) => {
      mustBeSession(call.caller.by);
      return tellNotices(call);
    },
  ),
  own(
    {
      method: 'PATCH',
      path: '/api/me/notices',
      summary: 'Change your notifications, their language and their time zone. What you leave out stays as it is',
      body: noticeWishShape,
      gives: noticesShape,
    },
    async (call) => {
      mustBeSession(call.caller.by);
      await call.services.notices.keep(call.caller.account.id, call.body);
      return tellNotices(call);
    },
  ),
  own(
    {
      method: 'PUT',
      path: '/api/games/:id/notices',
      summary: 'Choose the notifications for one table: everything, only your moves, nothing, or your usual settings',
      params: z.object({ id: gameId }),
      body: tableWishShape,
      gives: noticesShape,
    },
    async (call) => {
      mustBeSession(call.caller.by);
      const { services, params, caller, body } = call;
      await services.lobby.game(params.id);
      const want = body.want === 'usual' ? undefined : body.want;
      await services.notices.keepTable(caller.account.id, params.id, want);
      return tellNotices(call);
    },
  ),
  own(
    {
      method: 'POST',
      path: '/api/me/channels',
      summary:
        'Add a channel for notifications: a browser (its push subscription), an email address (you get a link to confirm it), or a webhook',
      body: newChannelShape,
      gives: channelShape,
      costs: 'heavy',
    },
    async ({ caller, body, services }) => {
      mustBeSession(caller.by);
      return services.notices.add(caller.account, body, caller.address);
    },
  ),
  own(
    {
      method: 'DELETE',
      path: '/api/me/channels/:id',
      summary: 'Remove a notification channel',
      params: channel,
      gives: done,
    },
    async ({ caller, params, services }) => {
      mustBeSession(caller.by);
      await services.notices.remove(caller.account.id, params.id);
      return DONE;
    },
  ),
  own(
    {
      method: 'POST',
      path: '/api/me/channels/:id/test',
      summary: 'Send a test notification now. If it can’t be delivered, you are told why',
      params: channel,
      gives: done,
      costs: 'heavy',
    },
    async ({ caller, params, services }) => {
      mustBeSession(caller.by);
      await services.notices.test(caller.account.id, params.id);
      return DONE;
    },
  ),
  open(
    {
      method: 'POST',
      path: '/api/notices/follow',
      summary: 'Follow a link from an email: confirm the address, or stop the emails',
      who: 'nobody',
      body: z.strictObject({ token }),
      gives: z.object({ done: z.enum(['confirm', 'stop']) }),
      costs: 'secrets',
    },
    async ({ body, services }) => ({ done: await services.notices.follow(body.token) }),
  ),
  open(
    {
      method: 'POST',
      path: '/api/notices/stop',
      summary: 'Stop the emails with one click, as mail programs do (RFC 8058)',
      who: 'nobody',
      query: z.object({ token }),
      gives: done,
      costs: 'secrets',
    },
    async ({ query, services }) => {
      await services.notices.follow(query.token, 'stop');
      return DONE;
    },
  ),
];
