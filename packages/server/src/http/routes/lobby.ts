// Lists of games, and everything before the play.
import { COMMANDERS, leaderOf } from '@marshall/bots';
import { GAME_OPTIONS } from '@marshall/rules';
import { z } from 'zod';
import { mustKnow, whyNotLookOn } from '../../live/eyes.ts';
import { tellLink } from '../../lobby/link.ts';
import { rematch } from '../../lobby/rematch.ts';
import {
  contribution,
  gameId,
  gameShape,
  linkShape,
  newGameShape,
  newSeatShape,
  seatId,
  termsShape,
} from '../../lobby/shapes.ts';
import { strangerOf } from '../identify.ts';
import { open, own, type Route } from '../route.ts';

const game = z.object({ id: gameId });
const gameSeat = z.object({ id: gameId, seat: seatId });
const done = z.object({ done: z.literal(true) });

const optionShape = z.object({
  id: z.string(),
  fallback: z.union([z.string(), z.number(), z.boolean()]),
  values: z.union([
    z.array(z.union([z.string(), z.boolean()])),
    z.object({ min: z.number(), max: z.number(), none: z.literal(true).optional() }),
  ]),
  describe: z.string(),
  ruling: z.string().optional(),
  /** Options that must be on with it, and those that must not. */
  needs: z.array(z.string()).readonly().optional(),
  excludes: z.array(z.string()).readonly().optional(),
});

export const lobbyRoutes: readonly Route[] = [
  open(
    {
      method: 'GET',
      path: '/api/game-options',
      summary: 'List every option of a game, as data, and the computer commanders',
      who: 'nobody',
      gives: z.object({
        options: z.array(optionShape),
        commanders: z.array(
          z.object({
            name: z.string(),
            describe: z.string(),
            /** What the commander is called as a person, and its temper in one sentence; caretakers and similar programs have neither. */
            leader: z.string().optional(),
            temper: z.string().optional(),
          }),
        ),
      }),
    },
    async ({ language }) => ({
      // What an option was in earlier editions concerns those who check old games alone.
      options: GAME_OPTIONS.map(({ values, until: _, ...option }) => ({
        ...option,
        values: 'min' in values ? values : [...values],
        describe: language.option(option.id),
      })),
      commanders: COMMANDERS.map(({ name, describe }) => {
        const leader = leaderOf(name);
        return {
          name,
          describe,
          ...(leader === undefined ? {} : { leader: leader.name, temper: language.tempers[leader.id] }),
        };
      }),
    }),
  ),
  open(
    {
      method: 'GET',
      path: '/api/games',
      summary: 'List games: open ones, ones you can watch, finished ones, or your own with those waiting for you first',
      query: z.object({
        list: z.enum(['open', 'watchable', 'finished', 'mine']),
        limit: z.coerce.number().int().min(1).max(100).default(30),
        after: z.string().max(200).optional(),
      }),
      gives: z.object({ games: z.array(gameShape), next: z.string().optional() }),
    },
    async ({ query, caller, services, language, request }) => {
      const { list, limit, after } = query;
      const account = caller?.account.id;
      const page = after === undefined ? { limit } : { limit, after };
      if (list === 'mine' && account === undefined) throw strangerOf(request, 'nobody:list');
      const { games, next } = await services.store.games.list(
        list === 'mine' ? { ...page, list, account: account ?? '' } : { ...page, list },
      );
      const shown =
        list === 'watchable' ? games.filter((row) => whyNotLookOn(row, 'spectator', account) === undefined) : games;
      const told = await services.teller.tellAll(shown, account, language);
      return next === undefined ? { games: told } : { games: told, next };
    },
  ),
  own(
    {
      method: 'POST',
      path: '/api/games',
      summary: 'Create a game. The hash of its dice secret is published with it',
      body: newGameShape,
      gives: gameShape,
    },
    async ({ caller, body, services, language }) => {
      const maker = { account: caller.account.id, address: caller.address };
      const id = await services.lobby.create(maker, body, language);
      return services.teller.tell(await services.lobby.game(id), caller.account.id, language);
    },
  ),
  open(
    {
      method: 'GET',
      path: '/api/games/:id',
      summary:
        'Get a game: its table, seats and settings. A private game needs the invitation from its link, unless you have a seat there',
      params: game,
      query: z.object({ invitation: z.string().max(100).optional() }),
      gives: gameShape,
    },
    async ({ params, query: { invitation }, caller, services, language }) => {
      const row = await services.lobby.game(params.id);
      mustKnow(row, caller?.account.id, invitation);
      return services.teller.tell(row, caller?.account.id, language, invitation);
    },
  ),
  open(
    {
      method: 'GET',
      path: '/api/games/:id/link',
      summary: 'Get a table as its link shows it: the terms in words, and whether you can sit down or only watch',
      params: game,
      query: z.object({ invitation: z.string().max(100).optional() }),
      gives: linkShape,
    },
    async ({ params: { id }, query, caller, services, language }) => {
      const row = await services.lobby.game(id);
      mustKnow(row, caller?.account.id, query.invitation);
      return tellLink(services.teller, row, caller?.account.id, query.invitation, language);
    },
  ),
  own(
    {
      method: 'POST',
      path: '/api/games/:id/link',
      summary: 'Replace the link of your table. The old one no longer leads to a seat',
      params: game,
      gives: gameShape,
    },
    async ({ params: { id }, caller: { account }, services, language }) =>
      services.teller.tell(await services.lobby.renewLink(id, account.id), account.id, language),
  ),
  own(
    {
      method: 'PATCH',
      path: '/api/games/:id/terms',
      summary:
        'Change the terms of your game before it begins. Everyone at the table is told and has to be ready again',
      params: game,
      body: termsShape,
      gives: gameShape,
    },
    async ({ params: { id }, body, caller, services, language }) => {
      await services.quotas.change(caller);
      const row = await services.lobby.changeTerms(id, caller.account.id, body);
      return services.teller.tell(row, caller.account.id, language);
    },
  ),
  own(
    {
      method: 'POST',
      path: '/api/games/:id/seats',
      summary:
        'Add a free seat to your game before it begins, with its power if powers are chosen beforehand. Everyone at the table is told and has to be ready again',
      params: game,
      body: newSeatShape,
      gives: gameShape,
    },
    async ({ params: { id }, body, caller, services, language }) => {
      await services.quotas.change(caller);
      const row = await services.lobby.addSeat(id, caller.account.id, body.power);
      return services.teller.tell(row, caller.account.id, language);
    },
  ),
  own(
    {
      method: 'DELETE',
      path: '/api/games/:id/seats/:seat',
      summary: 'Remove a seat in which no person sits from your game before it begins. Everyone at the table is told',
      params: gameSeat,
      gives: gameShape,
    },
    async ({ params: { id, seat }, caller, services, language }) => {
      await services.quotas.change(caller);
      const row = await services.lobby.removeSeat(id, caller.account.id, seat);
      return services.teller.tell(row, caller.account.id, language);
    },
  ),
  own(
    {
      method: 'POST',
      path: '/api/games/:id/rematch',
      summary:
        'Open a rematch for the people of a finished game, with the same terms. If someone has opened one already, you get that one',
      params: game,
      body: z.strictObject({ seats: z.enum(['same', 'rotated']).default('same') }),
      gives: gameShape,
    },
    async ({ params: { id }, body, caller: { account, address }, services, language }) => {
      const { store, lobby, teller } = services;
      const again = await rematch(store, lobby, id, { account: account.id, address }, body.seats);
      return teller.tell(await lobby.game(again), account.id, language);
    },
  ),
  own(
    {
      method: 'DELETE',
      path: '/api/games/:id',
      summary: 'Cancel your game before it begins',
      params: game,
      gives: done,
    },
    async ({ params, caller, services }) => {
      await services.lobby.remove(params.id, caller.account.id);
      return { done: true } as const;
    },
  ),
  own(
    {
      method: 'POST',
      path: '/api/games/:id/seats/:seat/take',
      summary: 'Sit down in a free seat; a game that isn’t public needs an invitation',
      params: gameSeat,
      body: z.strictObject({ invitation: z.string().max(100).optional() }),
      gives: gameShape,
    },
    async ({ params: { id, seat }, body, caller: { account }, services, language }) =>
      services.teller.tell(await services.lobby.take(id, account.id, seat, body.invitation), account.id, language),
  ),
  own(
    {
      method: 'POST',
      path: '/api/games/:id/seats/:seat/free',
      summary: 'Free a seat: your own, or any seat of your game',
      params: gameSeat,
      gives: gameShape,
    },
    async ({ params: { id, seat }, caller: { account }, services, language }) =>
      services.teller.tell(await services.lobby.free(id, account.id, seat), account.id, language),
  ),
  own(
    {
      method: 'POST',
      path: '/api/games/:id/seats/:seat/bot',
      summary: 'Put a computer commander in a free seat of your game',
      params: gameSeat,
      body: z.strictObject({ bot: z.string().max(40) }),
      gives: gameShape,
    },
    async ({ params: { id, seat }, body, caller: { account }, services, language }) =>
      services.teller.tell(await services.lobby.fill(id, account.id, seat, body.bot), account.id, language),
  ),
  own(
    {
      method: 'POST',
      path: '/api/games/:id/swap',
      summary:
        'Swap two seats, or move to a free one. The other person is asked and agrees with the same call; `agree: false` refuses or withdraws',
      params: game,
      body: z.strictObject({ seats: z.tuple([seatId, seatId]), agree: z.boolean().default(true) }),
      gives: gameShape,
    },
    async ({ params: { id }, body, caller, services, language }) => {
      await services.quotas.change(caller);
      const row = await services.lobby.swap(id, caller.account.id, body.seats, body.agree);
      return services.teller.tell(row, caller.account.id, language);
    },
  ),
  own(
    {
      method: 'POST',
      path: '/api/games/:id/seats/:seat/ready',
      summary: 'Say that you are ready, with your contribution to the dice. The game begins when everyone is ready',
      params: gameSeat,
      body: z.union([
        z.strictObject({ ready: z.literal(true), contribution }),
        z.strictObject({ ready: z.literal(false) }),
      ]),
      gives: gameShape,
    },
    async ({ params: { id, seat }, body, caller: { account }, services, language }) => {
      const row = await services.lobby.ready(id, account.id, seat, body.ready ? body.contribution : undefined);
      return services.teller.tell(row, account.id, language);
    },
  ),
  own(
    {
      method: 'POST',
      path: '/api/games/:id/start',
      summary: 'Begin your game once everyone is ready',
      params: game,
      gives: gameShape,
    },
    async ({ params: { id }, caller: { account }, services: { lobby, teller }, language }) =>
      teller.tell(await lobby.start(id, account.id), account.id, language),
  ),
];
