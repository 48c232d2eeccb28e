// How a letter goes on its way: to a browser, by mail, or as a webhook.
import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import webPush from 'web-push';
import { z } from 'zod';
import type { Channel, ChannelKind, Store } from '../store/store.ts';
import type { Letter } from './letters.ts';
import { Forbidden, post, type Way } from './outgoing.ts';
import { sign } from './tokens.ts';

/** What became of a letter: whether it makes sense to try again, and whether the address is no more. */
export type Delivered =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly why: 'unreachable' | 'refused' | 'gone' | 'forbidden';
      readonly again: boolean;
      /** For the host's log. */
      readonly detail: string;
    };

export interface Sender {
  deliver(channel: Channel, letter: Letter): Promise<Delivered>;
}

export type Senders = Partial<Record<ChannelKind, Sender>>;

export interface MailOptions {
  readonly smtp: string;
  readonly from: string;
  /** Milliseconds that one mail may take from first to last. */
  readonly limit?: number;
}

/** What a host has set up. */
export interface NoticeOptions {
  /** Where people find this server, such as https://games.example.org: links in mails and webhooks begin with it. */
  readonly url?: string | undefined;
  readonly mail?: MailOptions | undefined;
  /** Whether people may have webhooks. */
  readonly webhooks?: boolean;
  /** Whether browsers are reached. */
  readonly push?: boolean;
  /** Hosts that are reached though they are not public. */
  readonly allowed?: readonly string[];
}

/** The keys that push and links in mails need: made by whichever process comes first, and then everybody's. */
export async function noticeKeys(store: Store): Promise<NoticeKeys> {
  const pair = await store.notices.key('vapid', () => JSON.stringify(webPush.generateVAPIDKeys()));
  const vapid = z.object({ publicKey: z.string(), privateKey: z.string() }).parse(JSON.parse(pair));
  return { vapid, signing: await store.notices.key('signing', () => webPush.generateVAPIDKeys().privateKey) };
}

export interface NoticeKeys {
  readonly vapid: { readonly publicKey: string; readonly privateKey: string };
  readonly signing: string;
}

export function sendersFor(options: NoticeOptions, keys: NoticeKeys): Senders {
  const { url, mail, webhooks = false, push = true, allowed = [] } = options;
  const way: Way = { allowed };
  return {
    ...(push ? { push: pushSender(keys, contactOf(options), way) } : {}),
    ...(mail === undefined || url === undefined ? {} : { mail: mailSender(mail, url, keys.signing) }),
    ...(webhooks && url !== undefined ? { webhook: webhookSender(url, way) } : {}),
  };
}

const RIGHT = { ok: true } as const;
const DAY_SECONDS = 86_400;

export const pushBody = z.object({ keys: z.object({ p256dh: z.string(), auth: z.string() }) });

function pushSender({ vapid }: NoticeKeys, subject: string, way: Way): Sender {
  return {
    async deliver({ address, body }, letter) {
      const { keys } = pushBody.parse(JSON.parse(body));
      const { id, title, lines, path, game, kind } = letter;
      const payload = JSON.stringify({ id: shortOf(id), title, body: lines.join(' '), path, tag: game ?? kind });
      const seal = () =>
        webPush.generateRequestDetails({ endpoint: address, keys }, payload, {
          vapidDetails: { subject, ...vapid },
          TTL: DAY_SECONDS,
          urgency: 'normal',
          // What was not fetched yet is replaced by what is newer of the same table.
          topic: shortOf(`${game ?? kind}`),
        });
      const sealed = tried(seal);
      // Keys that are none, kept before they were looked at: nothing ever arrives there.
      if (sealed === undefined) return { ok: false, why: 'gone', again: false, detail: 'keys' };
      return answered(() => post(address, plainHeaders(sealed.headers), sealed.body ?? '', way), [404, 410]);
    },
  };
}

function tried<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

export const WEBHOOK_STYLES = ['plain', 'discord', 'slack'] as const;
export const webhookBody = z.object({ style: z.enum(WEBHOOK_STYLES) });

function webhookSender(url: string, way: Way): Sender {
  return {
    async deliver({ address, body }, letter) {
      const { style } = webhookBody.parse(JSON.parse(body));
      const said = JSON.stringify(STYLES[style](letter, `${url}${letter.path}`));
      const headers = {
        'content-type': 'application/json',
        'user-agent': 'Marshall',
        'idempotency-key': shortOf(letter.id),
      };
      return answered(() => post(address, headers, said, way), [410]);
    },
  };
}

const STYLES: Readonly<Record<(typeof WEBHOOK_STYLES)[number], (letter: Letter, link: string) => unknown>> = {
  plain: ({ id, kind, title, lines, game, power, deadline }, link) => ({
    id: shortOf(id),
    kind,
    title,
    text: lines.join(' '),
    link,
    game,
    power,
    deadline,
  }),
  // Titles are people's: nothing in them may call everybody, or lead elsewhere.
  discord: ({ title, lines }, link) => ({
    content: [`**${marked(title)}**`, ...lines.map(marked), link].join('\n'),
    allowed_mentions: { parse: [] },
  }),
  slack: ({ title, lines, open }, link) => ({
    text: [`*${entities(title)}*`, ...lines.map(entities), `<${link}|${entities(open)}>`].join('\n'),
  }),
};

const marked = (text: string): string => text.replaceAll(/[\\*_~`|>[\]()<#@:-]/g, (sign) => `\\${sign}`);
const entities = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[*_~`]/g, ' ');

const MAIL_PATIENCE = 15_000;
/** Less than a notice is leased for (herald.ts): otherwise another process would send the same mail meanwhile. */
const MAIL_LIMIT = 45_000;

function mailSender({ smtp, from, limit = MAIL_LIMIT }: MailOptions, url: string, key: string): Sender {
  const transport = createTransport(smtp, {
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  Object.assign(transport.options, {
    connectionTimeout: MAIL_PATIENCE,
    greetingTimeout: MAIL_PATIENCE,
    socketTimeout: MAIL_PATIENCE,
  });
  const { hostname } = new URL(url);
  return {
    async deliver({ id: channel, address }, letter) {
      const stop = sign(key, { deed: 'stop', channel });
      const confirms = letter.kind === 'confirm';
      const { say } = letter;
      const text = [
        letter.title,
        ...letter.lines,
        `${letter.open}: ${url}${letter.path}`,
        ...(confirms ? [] : ['-- ', say('notice:why', { site: url }), `${say('notice:stop')}: ${url}/#mail/${stop}`]),
      ].join('\n\n');
      try {
        const sent = transport.sendMail({
          from,
          to: { name: '', address },
          subject: letter.title,
          text,
          // The same letter has the same name: a mailbox that gets it twice can tell.
          messageId: `<${shortOf(letter.id)}@${hostname}>`,
          headers: {
            'auto-submitted': 'auto-generated',
            ...(confirms
              ? {}
              : {
                  'list-unsubscribe': `<${url}/api/notices/stop?token=${stop}>`,
                  'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
                }),
          },
        });
        await within(limit, sent);
        return RIGHT;
      } catch (error) {
        const code = responseOf(error);
        const forGood = code !== undefined && code >= 500;
        return { ok: false, why: forGood ? 'refused' : 'unreachable', again: !forGood, detail: codeOf(error) };
      }
    },
  };
}

/** Fails where a job is not done in so many milliseconds. */
async function within(millis: number, job: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('too slow'), { code: 'ETIMEDOUT' })), millis);
  });
  try {
    await Promise.race([job, over]);
  } finally {
    clearTimeout(timer);
  }
}

/** What an answer over HTTP means. */
async function answered(send: () => Promise<number>, gone: readonly number[]): Promise<Delivered> {
  try {
    const status = await send();
    if (status >= 200 && status < 300) return RIGHT;
    if (gone.includes(status)) return { ok: false, why: 'gone', again: false, detail: `status ${status}` };
    const again = status === 429 || status === 408 || status >= 500;
    return { ok: false, why: again ? 'unreachable' : 'refused', again, detail: `status ${status}` };
  } catch (error) {
    const forbidden = error instanceof Forbidden;
    return { ok: false, why: forbidden ? 'forbidden' : 'unreachable', again: !forbidden, detail: codeOf(error) };
  }
}

function responseOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('responseCode' in error)) return undefined;
  return typeof error.responseCode === 'number' ? error.responseCode : undefined;
}

/** What the host's log is told: addresses of people are no part of it. */
function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  const name = error instanceof Error ? error.name : 'error';
  return [name, code, responseOf(error)].filter((part) => part !== undefined && part !== '').join(' ');
}

const plainHeaders = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

function contactOf({ url, mail }: NoticeOptions): string {
  if (url?.startsWith('https:') === true) return url;
  const [, address] = /<?([^<>\s]+@[^<>\s]+)>?\s*$/.exec(mail?.from ?? '') ?? [];
  return `mailto:${address ?? 'host@localhost'}`;
}

/** 32 signs that stand for an id, and tell nothing of it. */
export function shortOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url').slice(0, 32);
}
