// Keeping order: blocks, reports to the host, one's own data, and leaving for good.
import { z } from 'zod';
import { isSeated } from '../../live/eyes.ts';
import { seatOf } from '../../live/own-seat.ts';
import { gameId, gameShape, line, seatId } from '../../lobby/shapes.ts';
import { blockedBy, dataOf, dataShape } from '../../people/data.ts';
import { depart } from '../../people/departure.ts';
import { vote } from '../../people/vote.ts';
import { sessionCookie } from '../cookie.ts';
import { ApiError } from '../errors.ts';
import { own, type Route } from '../route.ts';
import { mustBeSession } from './accounts.ts';
import { mustLookOn } from './play.ts';

const done = z.object({ done: z.literal(true) });
const DONE = { done: true } as const;

export const peopleRoutes: readonly Route[] = [
  own(
    {
      method: 'GET',
      path: '/api/blocks',
      summary: 'List the people you have blocked',
      gives: z.object({ blocked: z.array(z.object({ id: z.string(), name: z.string() })) }),
    },
    async ({ caller, services, language }) => ({
      blocked: await blockedBy(services.store, caller.account.id, language),
    }),
  ),
  own(
    {
      method: 'POST',
      path: '/api/blocks',
      summary:
        'Block the person in a seat, so that you no longer see their messages. They are not told. `blocked: false` unblocks',
      body: z.strictObject({ game: gameId, seat: seatId, blocked: z.boolean().default(true) }),
      gives: z.object({ id: z.string(), name: z.string() }),
    },
    async ({ caller, body, services }) => {
      const row = await services.lobby.game(body.game);
      if (!isSeated(row, caller.account.id)) mustLookOn(row, caller.account.id);
      const id = row.seats.find(({ seat }) => seat === body.seat)?.account;
      const account = id === undefined ? undefined : await services.store.accounts.get(id);
      if (account === undefined) throw new ApiError(409, 'no-person');
      if (account.id === caller.account.id) throw new ApiError(409, 'yourself');
      if (body.blocked) await services.blocks.block(caller.account.id, account.id);
      else await services.blocks.unblock(caller.account.id, account.id);
      return { id: account.id, name: account.name };
    },
  ),
  own(
    {
      method: 'DELETE',
      path: '/api/blocks/:id',
      summary: 'Unblock a person',
      params: z.object({ id: z.string().max(100) }),
      gives: done,
    },
    async ({ caller, params, services }) => {
      if (!(await services.blocks.unblock(caller.account.id, params.id))) throw new ApiError(404, 'not-blocked');
      return DONE;
    },
  ),
  own(
    {
      method: 'POST',
      path: '/api/games/:id/seats/:seat/vote',
      summary:
        'Vote to have a caretaker play another player’s seat, or withdraw your vote. It happens when all the others agree',
      params: z.object({ id: gameId, seat: seatId }),
      body: z.strictObject({ agree: z.boolean().default(true) }),
      gives: gameShape,
    },
    async ({ caller, params: { id, seat }, body, services, language }) => {
      const { account } = caller;
      await services.quotas.change(caller);
      await vote(services.store, id, seat, account.id, body.agree);
      return services.teller.tell(await services.lobby.game(id), account.id, language);
    },
  ),
  own(
    {
      method: 'POST',
      path: '/api/games/:id/reports',
      summary:
        'Report a player to the host. With `mark`, report one message; the messages around it are stored with it',
      params: z.object({ id: gameId }),
      body: z.strictObject({ seat: seatId, mark: z.string().max(40).optional(), reason: line(500) }),
      gives: z.object({ id: z.string() }),
    },
    async ({ caller, params, body, services }) => {
      const row = await services.lobby.game(params.id);
      const own = row.seats.find(({ account }) => account === caller.account.id)?.seat;
      if (own === undefined) mustLookOn(row, caller.account.id);
      const viewer = own === undefined ? 'spectator' : seatOf(row, caller.account.id, own);
      return { id: await services.reports.keep(row, caller, viewer, body) };
    },
  ),
  own(
    {
      method: 'GET',
      path: '/api/me/data',
      summary: 'Get everything that is stored about you',
      gives: dataShape,
      costs: 'heavy',
    },
    async ({ caller, services, language }) => {
      mustBeSession(caller.by);
      return dataOf(services.store, caller.account, language);
    },
  ),
  own(
    {
      method: 'DELETE',
      path: '/api/me',
      summary:
        'Delete your account permanently, with your passphrase if you have one. Caretakers take over your seats, and your messages are removed',
      body: z.strictObject({ current: z.string().max(200).optional() }),
      gives: done,
      costs: 'secrets',
    },
    async ({ caller, body, services, reply }) => {
      mustBeSession(caller.by);
      await services.desk.mustKnow(caller.account, body.current);
      await depart(services.store, caller.account.id);
      services.teller.renamed(caller.account.id);
      reply.header('set-cookie', sessionCookie(undefined, 0, services.secureCookies));
      return DONE;
    },
  ),
];
