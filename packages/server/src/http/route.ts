// A route as data: what it takes, what it gives, who may call it. Serving and describing read the same list.
import type { Language } from '@marshall/words';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AccountDesk, Caller } from '../accounts/desk.ts';
import type { Checker } from '../files/checker.ts';
import type { House } from '../live/house.ts';
import type { Talk } from '../live/talk.ts';
import type { Teller } from '../lobby/info.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { NoticeDesk } from '../notices/desk.ts';
import type { Blocks } from '../people/blocks.ts';
import type { Bulletin } from '../people/bulletin.ts';
import type { Reports } from '../people/reports.ts';
import type { QuotaDesk } from '../quotas/desk.ts';
import type { Store, Stretch } from '../store/store.ts';
import type { Tables } from '../table/tables.ts';
import { ApiError } from './errors.ts';
import type { InParts } from './in-parts.ts';
import type { Languages } from './language.ts';
import type { Limits } from './limits.ts';
import type { Cost, Rates } from './rates.ts';

/** What routes work with. */
export interface Services {
  readonly store: Store;
  readonly tables: Tables;
  /** When no server was at work. */
  readonly outages: () => readonly Stretch[];
  readonly desk: AccountDesk;
  readonly lobby: Lobby;
  readonly teller: Teller;
  readonly house: House;
  readonly talk: Talk;
  readonly bulletin: Bulletin;
  readonly blocks: Blocks;
  readonly reports: Reports;
  readonly checker: Checker;
  readonly quotas: QuotaDesk;
  readonly notices: NoticeDesk;
  readonly limits: Limits;
  readonly rates: Rates;
  /** What is spoken here. */
  readonly languages: Languages;
  /** Whether this server is about to stop. */
  readonly stopping: () => boolean;
  /** Whether cookies are for https alone. */
  readonly secureCookies: boolean;
}

export interface Call<P, Q, B> {
  readonly services: Services;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  /** The body as it came, where it is a game file: its taker reads it beside the event loop. */
  readonly raw: Uint8Array;
  /** Who calls; undefined where nobody in particular does. */
  readonly caller: Caller | undefined;
  /** What the caller reads. */
  readonly language: Language;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Counts this call as something more than a request, where that shows only now; throws when it is too much. */
  readonly count: (cost: Cost) => void;
}

/** A call of somebody. */
export interface OwnCall<P, Q, B> extends Call<P, Q, B> {
  readonly caller: Caller;
}

export interface RouteInfo {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** As in `/api/games/:id`. */
  readonly path: string;
  readonly summary: string;
  /** `nobody`: open to all; `anybody`: with or without an account; `somebody`: an account is needed. */
  readonly who: 'nobody' | 'anybody' | 'somebody';
  readonly params: z.ZodType;
  readonly query: z.ZodType;
  readonly body: z.ZodType | undefined;
  readonly gives: z.ZodType;
  /** What it is counted as in addition to a request. */
  readonly costs?: Cost;
  /** The body is a game file, which may be large: it is handed over as it came, and its shape only describes it. */
  readonly file?: boolean;
}

export interface Route extends RouteInfo {
  readonly handle: (call: Call<unknown, unknown, unknown>) => Promise<unknown>;
}

const NOTHING = z.object({});
type None = Record<string, never>;

interface Shapes<P, Q, B, R> {
  readonly params?: z.ZodType<P>;
  readonly query?: z.ZodType<Q>;
  readonly body?: z.ZodType<B>;
  readonly gives: z.ZodType<R>;
}

type Plain = Omit<RouteInfo, 'params' | 'query' | 'body' | 'gives' | 'who'>;

/** A route that anybody may call. */
export function open<P = None, Q = None, B = undefined, R = unknown>(
  info: Plain & Shapes<P, Q, B, R> & { readonly who?: 'nobody' | 'anybody' },
  handle: (call: Call<P, Q, B>) => Promise<R | InParts<R>>,
): Route {
  return {
    ...info,
    who: info.who ?? 'anybody',
    params: info.params ?? NOTHING,
    query: info.query ?? NOTHING,
    body: info.body,
    // Parameters, query and body were parsed by the shapes of this very route before it is called.
    handle: (call) => handle(call as Call<P, Q, B>),
  };
}

/** A route for callers with an account. */
export function own<P = None, Q = None, B = undefined, R = unknown>(
  info: Plain & Shapes<P, Q, B, R>,
  handle: (call: OwnCall<P, Q, B>) => Promise<R | InParts<R>>,
): Route {
  // The server turns away anyone who has no account before a route of somebody is called.
  return { ...open(info, (call) => handle(call as OwnCall<P, Q, B>)), who: 'somebody' };
}

/** What is said to a plain request where a WebSocket is served. */
export async function noSocket(_request: FastifyRequest, reply: FastifyReply): Promise<never> {
  reply.header('upgrade', 'websocket');
  throw new ApiError(426, 'upgrade');
}
