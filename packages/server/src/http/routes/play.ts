// Playing by requests, for programs that would rather ask than listen; conversations; games on paper.
import type { GameEvent, GameFile, Setup, Viewer } from '@marshall/rules';
import type { ToldRefusal } from '@marshall/words';
import { z } from 'zod';
import { FILE_BODIES } from '../../files/body.ts';
import { fileOf, forkOf, importFile, recordOf, SHORT_RECORD } from '../../files/files.ts';
import { tellVerdict } from '../../files/verdict.ts';
import { isSeated, whyNotLookOn } from '../../live/eyes.ts';
import { mustAccept } from '../../live/house.ts';
import { seatOf } from '../../live/own-seat.ts';
import {
  addresseesShape,
  commandId,
  commandShape,
  draftShape,
  offerRef,
  saidShape,
  viewRef,
  wordsShape,
} from '../../live/protocol.ts';
import { gameId, gameShape, seatId } from '../../lobby/shapes.ts';
import { type Hush, hushedSeats, hushOf } from '../../people/hush.ts';
import type { Game as GameRow } from '../../store/store.ts';
import { readArrangement } from '../../table/arrangement.ts';
import type { Table } from '../../table/table.ts';
import { ApiError } from '../errors.ts';
import { callerOf } from '../rates.ts';
import { type Call, open, own, type Route } from '../route.ts';

const game = z.object({ id: gameId });
const asSeat = z.object({ seat: seatId.optional() });
/** What came with the link of a private table. */
const invitation = z.string().max(100).optional();
const at = { seat: seatId.optional() };
const offers = z.array(offerRef);
/** `type` is what the socket would say. */
const accepted = z.object({
  type: z.enum(['accepted', 'again']),
  again: z.boolean(),
  feed: z.number().optional(),
});
const verdict = z.object({ ok: z.boolean(), sentence: z.string(), sound: z.number() });
const done = z.object({ done: z.literal(true) });

export const playRoutes: readonly Route[] = [
  open(
    {
      method: 'GET',
      path: '/api/games/:id/position',
      summary: 'Get what your seat or a spectator can see and do now',
      params: game,
      query: z.object({ seat: seatId.optional(), invitation }),
      gives: z.object({
        seat: z.string(),
        feed: z.number(),
        view: viewRef,
        offers,
        asks: z.string().optional(),
        undo: z.boolean(),
        deadline: z.number().optional(),
      }),
    },
    async (call) => {
      const { table, viewer } = await lookOn(call, call.params.id, call.query);
      const hush = await hushFor(call, table);
      const { asks, ...position } = hush(await table.position(viewer, call.language));
      return { seat: viewer, ...position, offers: [...position.offers], ...(asks === undefined ? {} : { asks }) };
    },
  ),
  own(
    {
      method: 'POST',
      path: '/api/games/:id/commands',
      summary: 'Send a command. If you send the same id twice, it is carried out once',
      params: game,
      body: z.strictObject({ id: commandId, ...at, question: z.int().min(0).optional(), command: commandShape }),
      gives: accepted,
    },
    async ({ params, body: { id, seat, question, command }, caller, services }) =>
      mustAccept(await services.house.command(params.id, caller, seat, id, command, question)),
  ),
  own(
    {
      method: 'POST',
      path: '/api/games/:id/undo',
      summary: 'Take back your last command, if the rules allow it',
      params: game,
      body: z.strictObject({ id: commandId, ...at }),
      gives: accepted,
    },
    async ({ params, body: { id, seat }, caller, services }) =>
      mustAccept(await services.house.undo(params.id, caller, seat, id)),
  ),
  own(
    {
      method: 'POST',
      path: '/api/games/:id/options',
      summary: 'List what you can do or, with a draft, the next choice of that command',
      params: game,
      body: z.strictObject({ ...at, draft: draftShape.optional() }),
      gives: z.object({ offers }),
    },
    async ({ params, body: { seat, draft }, caller, services }) => ({
      offers: [...(await services.house.options(params.id, caller.account.id, seat, draft))],
    }),
  ),
  own(
    {
      method: 'POST',
      path: '/api/games/:id/why',
      summary: 'Find out why a command or draft would be refused now',
      params: game,
      body: z.strictObject({ ...at, command: draftShape }),
      gives: z.object({ refusal: z.custom<ToldRefusal>().optional() }),
    },
    async ({ params, body: { seat, command }, caller, services, language }) => {
      const refusal = await services.house.why(params.id, caller.account.id, seat, command, language);
      return refusal === undefined ? {} : { refusal };
    },
  ),
  open(
    {
      method: 'GET',
      path: '/api/games/:id/record',
      summary: 'Get everything your seat or a spectator was told after a number of its feed',
      params: game,
      query: z.object({ seat: seatId.optional(), invitation, after: z.coerce.number().int().min(0).default(0) }),
      gives: z.object({
        record: z.literal(1),
        game: z.string(),
        seat: z.string(),
        setup: z.custom<Setup>(),
        feed: z.array(z.object({ n: z.number(), events: z.array(z.custom<GameEvent>()).readonly() })).readonly(),
      }),
    },
    async (call) => {
      const { after } = call.query;
      const { table, viewer } = await lookOn(call, call.params.id, call.query);
      const { feed } = await table.standpoint(viewer);
      if (feed - after > SHORT_RECORD) call.count('heavy');
      return recordOf(table, viewer, after, await hushFor(call, table));
    },
  ),
  open(
    {
      method: 'GET',
      path: '/api/games/:id/file',
      summary: 'Download a finished game with the secret of its dice',
      params: game,
      gives: z.custom<GameFile>(),
      costs: 'heavy',
    },
    async ({ params, services, reply }) => {
      const file = await fileOf(services.store, await services.lobby.game(params.id));
      // A game that is over does not change: a page that shows its figures, its story and its replay asks once.
      reply.header('cache-control', 'private, max-age=600');
      return file;
    },
  ),
  open(
    {
      method: 'POST',
      path: '/api/verify',
      summary: 'Check every die and command of a game file (sent as text) with its published secret',
      body: FILE_BODIES.verify,
      gives: verdict,
      costs: 'heavy',
      file: true,
    },
    async ({ raw, request, services, language }) =>
      tellVerdict((await services.checker.check('verify', raw, callerOf(request))).verdict, language),
  ),
  own(
    {
      method: 'POST',
      path: '/api/imports',
      summary: 'Upload a game file (as text), so that people can watch it by its link and fork it',
      body: FILE_BODIES.import,
      gives: gameShape,
      costs: 'heavy',
      file: true,
    },
    async ({ raw, caller, request, services, language }) => {
      const { account } = caller;
      await services.quotas.file({ account: account.id, address: caller.address }, raw.length);
      const checked = await services.checker.check('import', raw, callerOf(request));
      const id = await importFile(
        services.store,
        account.id,
        checked.title ?? language.speaker().server('title:imported'),
        checked,
      );
      return services.teller.tell(await services.lobby.game(id), account.id, language);
    },
  ),
  own(
    {
      method: 'POST',
      path: '/api/games/:id/fork',
      summary: 'Start a new game from a finished or imported one, as it was after its first `at` entries',
      params: game,
      body: z.strictObject({ at: z.int().min(1) }),
      gives: gameShape,
      costs: 'heavy',
    },
    async ({ params, body, caller, services, language }) => {
      const { lobby, teller } = services;
      const maker = { account: caller.account.id, address: caller.address };
      const id = await forkOf(lobby, maker, await lobby.game(params.id), body.at, language);
      return teller.tell(await lobby.game(id), caller.account.id, language);
    },
  ),
  open(
    {
      method: 'GET',
      path: '/api/games/:id/messages',
      summary: 'List the latest messages you can read, before a mark',
      params: game,
      query: z.object({ seat: seatId.optional(), invitation, before: z.string().max(40).optional() }),
      gives: z.object({ messages: z.array(saidShape) }),
    },
    async ({ params, query, caller, services, language }) => {
      const row = await services.lobby.game(params.id);
      const account = caller?.account.id;
      if (!isSeated(row, account)) mustLookOn(row, account, query.invitation);
      return { messages: await services.talk.messages(params.id, account, query.seat, language, query.before) };
    },
  ),
  own(
    {
      method: 'POST',
      path: '/api/games/:id/messages',
      summary: 'Send a message to everyone, or only to the seats you name',
      params: game,
      body: z.strictObject({ ...at, to: addresseesShape, text: wordsShape }),
      gives: z.object({ mark: z.string() }),
    },
    async ({ params, body: { seat, to, text }, caller, services }) => ({
      mark: await services.talk.say(params.id, caller, seat, to, text),
    }),
  ),
  own(
    {
      method: 'GET',
      path: '/api/games/:id/unread',
      summary: 'List your conversations in a game, with the number of unread messages',
      params: game,
      query: asSeat,
      gives: z.object({
        conversations: z.array(
          z.object({
            conversation: z.string(),
            unread: z.number(),
            /** Up to which message the others have read it. */
            seen: z.array(z.object({ seat: z.string(), upTo: z.string() })).optional(),
          }),
        ),
      }),
    },
    async ({ params, query, caller, services }) => ({
      conversations: await services.talk.unread(params.id, caller.account.id, query.seat),
    }),
  ),
  own(
    {
      method: 'POST',
      path: '/api/games/:id/read',
      summary: 'Mark a conversation as read up to a message',
      params: game,
      body: z.strictObject({ ...at, conversation: z.string().max(250), upTo: z.string().max(40) }),
      gives: done,
    },
    async ({ params, body: { seat, conversation, upTo }, caller, services }) => {
      await services.talk.read(params.id, caller.account.id, seat, conversation, upTo);
      return { done: true } as const;
    },
  ),
];

/** Whose eyes a caller has at a table: their seat's, or a spectator's where these may look at once. */
async function lookOn(
  { caller, services }: Call<unknown, unknown, unknown>,
  id: string,
  { seat, invitation }: { readonly seat?: string | undefined; readonly invitation?: string | undefined },
): Promise<{ table: Table; viewer: Viewer }> {
  const table = await services.house.table(id);
  const account = caller?.account.id;
  if (seat !== undefined || isSeated(table.row, account)) return { table, viewer: seatOf(table.row, account, seat) };
  // A link may have been made or ended a moment ago, here or by another process.
  const row = invitation === undefined ? table.row : await services.lobby.game(id);
  mustLookOn(row, account, invitation);
  return { table, viewer: 'spectator' };
}

/** Takes away the words of people the caller has blocked. */
async function hushFor({ caller, services }: Call<unknown, unknown, unknown>, { row }: Table): Promise<Hush> {
  return hushOf(hushedSeats(row, await services.blocks.of(caller?.account.id)));
}

/** Requests are answered at once: delayed spectators hear it on the socket alone. */
export function mustLookOn(row: GameRow, account: string | undefined, invitation?: string): void {
  const no = whyNotLookOn(row, 'spectator', account, invitation);
  if (no !== undefined) throw no;
  if (row.status === 'running' && readArrangement(row.meta).delay > 0) throw new ApiError(403, 'delayed');
}
