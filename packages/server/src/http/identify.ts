// Who a request comes from.
import type { FastifyRequest } from 'fastify';
import type { AccountDesk, Caller } from '../accounts/desk.ts';
import { bearerIn, sessionIn } from './cookie.ts';
import { ApiError } from './errors.ts';
import { callerOf } from './rates.ts';

/** Who asks: a session by its cookie, a program by its token. What is shown and proves nothing is an error of its own. */
export async function accountOf(desk: AccountDesk, request: FastifyRequest): Promise<Caller | undefined> {
  const { authorization, cookie } = request.headers;
  const address = callerOf(request);
  if (authorization !== undefined) {
    const token = bearerIn(authorization);
    const caller = token === undefined ? undefined : await desk.byBotToken(token, address);
    if (caller === undefined) throw new ApiError(401, 'bad-token');
    return caller;
  }
  const token = sessionIn(cookie);
  return token === undefined ? undefined : desk.bySession(token, address);
}

/**
 * Made once: an error keeps what was under way when it was made, and a socket keeps what it would say for as long as it is
 * open.
 */
const STRANGERS = {
  nobody: new ApiError(401, 'nobody'),
  'nobody:list': new ApiError(401, 'nobody:list'),
  'nobody:ended': new ApiError(401, 'nobody:ended'),
};

/** What somebody without an account hears: one whose session has ended is told so. */
export function strangerOf({ headers }: FastifyRequest, otherwise: 'nobody' | 'nobody:list' = 'nobody'): ApiError {
  return STRANGERS[sessionIn(headers.cookie) === undefined ? otherwise : 'nobody:ended'];
}
