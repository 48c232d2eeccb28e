// Links in mails: what they do is signed, so that nobody can do it for somebody else.
import { createHmac, timingSafeEqual } from 'node:crypto';

export const DEEDS = ['confirm', 'stop'] as const;
export type Deed = (typeof DEEDS)[number];

export interface Signed {
  readonly deed: Deed;
  readonly channel: string;
}

/** A word that does one thing with one channel, until an instant where one is named. */
export function sign(key: string, { deed, channel }: Signed, until = 0): string {
  const body = `${deed}.${channel}.${until.toString(36)}`;
  return `${body}.${markOf(key, body)}`;
}

/** What a word does; undefined where nobody here signed it, or its time is over. */
export function read(key: string, token: string, now: number): Signed | undefined {
  const [said = '', channel = '', until = '', mark = '', ...more] = token.split('.');
  const deed = DEEDS.find((known) => known === said);
  if (deed === undefined || more.length > 0) return undefined;
  const [right, given] = [markOf(key, `${said}.${channel}.${until}`), mark].map((text) => Buffer.from(text));
  if (right === undefined || given === undefined || right.length !== given.length || !timingSafeEqual(right, given))
    return undefined;
  const end = Number.parseInt(until, 36);
  return end !== 0 && end < now ? undefined : { deed, channel };
}

function markOf(key: string, body: string): string {
  return createHmac('sha256', key).update(body).digest('base64url');
}
