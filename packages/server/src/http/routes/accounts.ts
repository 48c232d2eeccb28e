// Accounts, sessions and bot tokens.

import type { OwnFault } from '@marshall/words';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { SESSION_DAYS } from '../../accounts/desk.ts';
import { line } from '../../lobby/shapes.ts';
import { bringAlong } from '../../people/merging.ts';
import type { Account } from '../../store/store.ts';
import { sessionCookie } from '../cookie.ts';
import { ApiError } from '../errors.ts';
import { callerOf } from '../rates.ts';
import { type Call, open, own, type Route } from '../route.ts';

const name = line(40);
const login = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9._-]{2,39}$/, 'login' satisfies OwnFault);
const passphrase = z.string().min(8).max(200);
const me = z.object({ id: z.string(), name: z.string(), login: z.string().optional(), claimed: z.boolean() });
/** Whether the games of the guest who signs in go along. */
const bring = z.boolean().default(true);
const codes = z.object({ recoveryCodes: z.array(z.string()) });
const done = z.object({ done: z.literal(true) });
const DONE = { done: true } as const;

const tellMe = ({ id, name, login }: Account): z.infer<typeof me> =>
  login === undefined ? { id, name, claimed: false } : { id, name, login, claimed: true };

export const accountRoutes: readonly Route[] = [
  open(
    {
      method: 'POST',
      path: '/api/guests',
      summary: 'Become a guest with a name: an account in this browser, which you can make permanent later',
      body: z.strictObject({ name }),
      gives: me,
      costs: 'guests',
    },
    async (call) => {
      await call.services.quotas.guest({ address: callerOf(call.request) });
      const { account, token } = await call.services.desk.guest(call.body.name, labelOf(call.request));
      keepSession(call, token);
      return tellMe(account);
    },
  ),
  open(
    {
      method: 'GET',
      path: '/api/session',
      summary: 'Find out if you are signed in, and as whom',
      gives: z.object({ me: me.optional() }),
    },
    async ({ caller }) => (caller === undefined ? {} : { me: tellMe(caller.account) }),
  ),
  own({ method: 'GET', path: '/api/me', summary: 'Get your account', gives: me }, async ({ caller }) =>
    tellMe(caller.account),
  ),
  own(
    {
      method: 'PATCH',
      path: '/api/me',
      summary: 'Change the name others see',
      body: z.strictObject({ name }),
      gives: me,
    },
    async ({ caller, body, services }) => {
      mustBeSession(caller.by);
      await services.lobby.mayBeCalled(caller.account.id, body.name);
      await services.desk.rename(caller.account.id, body.name);
      services.teller.renamed(caller.account.id);
      return tellMe({ ...caller.account, name: body.name });
    },
  ),
  own(
    {
      method: 'POST',
      path: '/api/me/claim',
      summary:
        'Give your account a login and passphrase, or change them. You get new recovery codes, and other sessions end; ' +
        'bot tokens end too if you change them',
      body: z.strictObject({ login, passphrase, current: z.string().max(200).optional() }),
      gives: codes,
      costs: 'secrets',
    },
    async ({ caller, body, services }) => {
      mustBeSession(caller.by);
      // A stranger who finds an open browser must not be able to take the account over.
      await services.desk.mustKnow(caller.account, body.current);
      return { recoveryCodes: await services.desk.claim(caller, body.login, body.passphrase) };
    },
  ),
  own(
    {
      method: 'POST',
      path: '/api/me/recovery-codes',
      summary: 'Replace your recovery codes; needs your passphrase',
      body: z.strictObject({ current: z.string().max(200) }),
      gives: codes,
      costs: 'secrets',
    },
    async ({ caller, body, services }) => {
      mustBeSession(caller.by);
      if (caller.account.login === undefined) throw new ApiError(409, 'guest');
      await services.desk.mustKnow(caller.account, body.current);
      return { recoveryCodes: await services.desk.newCodes(caller.account.id) };
    },
  ),
  open(
    {
      method: 'POST',
      path: '/api/sign-in',
      summary:
        'Sign in with login and passphrase. If you were a guest, your games come with you unless `bring` is false',
      body: z.strictObject({ login, passphrase: z.string().max(200), bring }),
      gives: me,
      costs: 'secrets',
    },
    async (call) => {
      const { login, passphrase } = call.body;
      const { account, token } = await call.services.desk.signIn(login, passphrase, labelOf(call.request));
      await broughtBy(call, account);
      keepSession(call, token);
      return tellMe(account);
    },
  ),
  open(
    {
      method: 'POST',
      path: '/api/recover',
      summary:
        'Set a new passphrase with a recovery code. All sessions and bot tokens end. If you were a guest, your games come with you unless `bring` is false',
      body: z.strictObject({ login, code: z.string().max(40), passphrase, bring }),
      gives: me,
      costs: 'secrets',
    },
    async (call) => {
      const { login, code, passphrase } = call.body;
      const { account, token } = await call.services.desk.recover(login, code, passphrase, labelOf(call.request));
      await broughtBy(call, account);
      keepSession(call, token);
      return tellMe(account);
    },
  ),
  own({ method: 'POST', path: '/api/sign-out', summary: 'End this session', gives: done }, async (call) => {
    const { caller, services } = call;
    if (caller.by === 'session') await services.desk.closeSession(caller.account.id, caller.proof);
    keepSession(call, undefined);
    return DONE;
  }),
  own(
    {
      method: 'GET',
      path: '/api/sessions',
      summary: 'List your sessions',
      gives: z.object({
        sessions: z.array(z.object({ id: z.string(), label: z.string(), created: z.number(), here: z.boolean() })),
      }),
    },
    async ({ caller, services }) => {
      mustBeSession(caller.by);
      const sessions = await services.desk.sessions(caller.account.id);
      return {
        sessions: sessions.map(({ tokenHash, label, created }) => ({
          id: tokenHash,
          label,
          created,
          here: tokenHash === caller.proof,
        })),
      };
    },
  ),
  own(
    {
      method: 'DELETE',
      path: '/api/sessions/:id',
      summary: 'End one of your sessions',
      params: z.object({ id: z.string().max(100) }),
      gives: done,
    },
    async ({ caller, params, services }) => {
      mustBeSession(caller.by);
      if (!(await services.desk.closeSession(caller.account.id, params.id))) throw new ApiError(404, 'no-session');
      return DONE;
    },
  ),
  own(
    { method: 'DELETE', path: '/api/sessions', summary: 'End all your other sessions', gives: done },
    async ({ caller, services }) => {
      mustBeSession(caller.by);
      await services.desk.closeOtherSessions(caller);
      return DONE;
    },
  ),
  own(
    {
      method: 'POST',
      path: '/api/bot-tokens',
      summary: 'Create a bot token for a program that plays in your name. It is shown only once',
      body: z.strictObject({ name }),
      gives: z.object({ id: z.string(), token: z.string() }),
    },
    async ({ caller, body, services }) => {
      mustBeSession(caller.by);
      return services.desk.addBotToken(caller, body.name);
    },
  ),
  own(
    {
      method: 'GET',
      path: '/api/bot-tokens',
      summary: 'List your bot tokens',
      gives: z.object({ tokens: z.array(z.object({ id: z.string(), name: z.string(), created: z.number() })) }),
    },
    async ({ caller, services }) => ({
      tokens: (await services.desk.botTokens(caller.account.id)).map(({ id, name, created }) => ({
        id,
        name,
        created,
      })),
    }),
  ),
  own(
    {
      method: 'DELETE',
      path: '/api/bot-tokens/:id',
      summary: 'Revoke a bot token',
      params: z.object({ id: z.string().max(100) }),
      gives: done,
    },
    async ({ caller, params, services }) => {
      mustBeSession(caller.by);
      if (!(await services.desk.removeBotToken(caller.account.id, params.id))) throw new ApiError(404, 'no-token');
      return DONE;
    },
  ),
];

/** A program with a token plays; it does not change what proves its owner. */
export function mustBeSession(by: 'session' | 'bot-token'): void {
  if (by !== 'session') throw new ApiError(403, 'session-only');
}

async function broughtBy(
  { services, caller, body }: Call<unknown, unknown, { readonly bring: boolean }>,
  account: Account,
): Promise<void> {
  if (!body.bring || caller?.by !== 'session') return;
  await bringAlong(services.store, caller.account, account);
  services.teller.renamed(caller.account.id);
}

function keepSession({ reply, services }: Call<unknown, unknown, unknown>, token: string | undefined): void {
  reply.header('set-cookie', sessionCookie(token, SESSION_DAYS, services.secureCookies));
}

/** What its owner recognises a session by. */
function labelOf(request: FastifyRequest): string {
  return (request.headers['user-agent'] ?? 'unknown').replace(/[^\x20-\x7e]/g, '').slice(0, 120) || 'unknown';
}
