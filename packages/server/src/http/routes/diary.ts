// What people keep beside a game: notes of their own, promises, what they search for in the talk, and when they last looked.
import { z } from 'zod';
import { legible } from '../../accounts/names.ts';
import { SHORT_RECORD } from '../../files/files.ts';
import { seatOf } from '../../live/own-seat.ts';
import { saidShape } from '../../live/protocol.ts';
import { gameId, seatId } from '../../lobby/shapes.ts';
import { promise, promiseOfDeal, promiseShape, promisesTo, settlePromise } from '../../people/promises.ts';
import { OUTCOMES } from '../../store/store.ts';
import { readSummary } from '../../table/arrangement.ts';
import { ApiError } from '../errors.ts';
import { own, type Route } from '../route.ts';

const game = z.object({ id: gameId });
const noteGiven = z.object({ text: z.string(), changed: z.number().optional() });
const promisesGiven = z.object({ promises: z.array(promiseShape) });
const MOST_NOTES = 20_000;

export const diaryRoutes: readonly Route[] = [
  own(
    {
      method: 'GET',
      path: '/api/games/:id/notes',
      summary: 'Get your private notes about a game; nobody else can read them',
      params: game,
      gives: noteGiven,
    },
    async ({ caller: { account }, params: { id }, services }) => {
      await services.lobby.game(id);
      return (await services.store.diary.note(account.id, id)) ?? { text: '' };
    },
  ),
  own(
    {
      method: 'PUT',
      path: '/api/games/:id/notes',
      summary: 'Save your private notes about a game',
      params: game,
      body: z.strictObject({ text: z.string().max(MOST_NOTES) }),
      gives: noteGiven,
    },
    async ({ caller: { account }, params: { id }, body: { text }, services }) => {
      const row = await services.lobby.game(id);
      if (!row.seats.some((seat) => seat.account === account.id)) throw new ApiError(403, 'not-yours:seat');
      await services.store.diary.keepNote(account.id, id, text);
      return (await services.store.diary.note(account.id, id)) ?? { text };
    },
  ),
  own(
    {
      method: 'POST',
      path: '/api/games/:id/looked',
      summary: 'Mark the game as seen. The digest in the lists counts from here',
      params: game,
      gives: z.object({ done: z.literal(true) }),
    },
    async ({ caller: { account }, params: { id }, services }) => {
      const row = await services.lobby.game(id);
      const news = readSummary(row.summary)?.news;
      if (news !== undefined && row.seats.some((seat) => seat.account === account.id))
        await services.store.diary.keepLook(account.id, id, JSON.stringify(news));
      return { done: true } as const;
    },
  ),
  own(
    {
      method: 'GET',
      path: '/api/games/:id/search',
      summary:
        'Search your conversations for a text, latest messages first. One answer looks at 2,000 messages; where there are more, `earlier` is what to give as `before`',
      params: game,
      query: z.object({
        seat: seatId.optional(),
        text: z.string().min(1).max(100),
        before: z.string().max(40).optional(),
      }),
      gives: z.object({ messages: z.array(saidShape), earlier: z.string().optional() }),
    },
    async ({ caller: { account }, params: { id }, query: { seat, ...wanted }, services, language }) =>
      services.talk.find(id, account.id, seat, language, wanted),
  ),
  own(
    {
      method: 'GET',
      path: '/api/games/:id/promises',
      summary: 'List the promises you made and those made to you',
      params: game,
      gives: promisesGiven,
    },
    async ({ caller: { account }, params: { id }, services }) => ({
      promises: await promisesTo(
        services.store,
        await services.lobby.game(id),
        account.id,
        await services.blocks.of(account.id),
      ),
    }),
  ),
  own(
    {
      method: 'POST',
      path: '/api/games/:id/promises',
      summary: 'Promise another player something until the end of a cycle. Only the two of you see it',
      params: game,
      body: z.strictObject({
        seat: seatId.optional(),
        to: seatId,
        text: z.string().overwrite(legible).trim().min(1).max(300),
        until: z.int().min(1).max(999),
      }),
      gives: promisesGiven,
    },
    async ({ caller, params: { id }, body: { seat, ...wish }, services }) => {
      const row = await services.lobby.game(id);
      await services.talk.letSay(row, caller, seatOf(row, caller.account.id, seat), wish);
      const hears = async (listener: string, speaker: string) => !(await services.blocks.of(listener)).has(speaker);
      await promise(services.store, row, seatOf(row, caller.account.id, seat), wish, hears);
      return { promises: await promisesTo(services.store, row, caller.account.id) };
    },
  ),
  own(
    {
      method: 'POST',
      path: '/api/games/:id/deal-promises',
      summary:
        'Record what was said with one of your deals as a promise until the end of a cycle. Only the two of you see it',
      params: game,
      body: z.strictObject({ seat: seatId.optional(), deal: z.string().max(100), until: z.int().min(1).max(999) }),
      gives: promisesGiven,
    },
    async ({ caller: { account }, params: { id }, body: { seat, deal, until }, services, count }) => {
      const row = await services.lobby.game(id);
      // The deal is looked for in the whole log.
      if (row.sequence > SHORT_RECORD) count('heavy');
      const hears = async (listener: string, speaker: string) => !(await services.blocks.of(listener)).has(speaker);
      const party = seatOf(row, account.id, seat);
      await promiseOfDeal(services.store, row, party, { deal, until }, hears);
      return { promises: await promisesTo(services.store, row, account.id, await services.blocks.of(account.id)) };
    },
  ),
  own(
    {
      method: 'POST',
      path: '/api/games/:id/promises/:promise',
      summary: 'Mark a promise made to you as kept or broken. Without an outcome it is open again',
      params: game.extend({ promise: z.string().max(200) }),
      body: z.strictObject({ outcome: z.enum(OUTCOMES).optional() }),
      gives: promisesGiven,
    },
    async ({ caller, params: { id, promise: which }, body: { outcome }, services }) => {
      const { account } = caller;
      await services.quotas.change(caller);
      const row = await services.lobby.game(id);
      await settlePromise(services.store, row, account.id, which, outcome);
      return { promises: await promisesTo(services.store, row, account.id) };
    },
  ),
];
