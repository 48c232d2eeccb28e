// The one cookie: a session token that scripts cannot read and other sites cannot send.

const NAME = 'marshall';

/** The session token in a cookie header. */
export function sessionIn(header: string | undefined): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [name, value] = part.trim().split('=', 2);
    if (name === NAME && value !== undefined && /^[\w-]{20,100}$/.test(value)) return value;
  }
  return undefined;
}

/** The header that keeps a session, or ends it when there is no token. */
export function sessionCookie(token: string | undefined, days: number, secure: boolean): string {
  const age = token === undefined ? 0 : days * 86_400;
  return `${NAME}=${token ?? ''}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${age}${secure ? '; Secure' : ''}`;
}

/** The bot token of an authorization header. */
export function bearerIn(header: string | undefined): string | undefined {
  return header?.match(/^Bearer ([\w-]{20,100})$/)?.[1];
}
