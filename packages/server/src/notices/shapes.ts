// What is arranged about notices, as it comes in and goes out.
import { ECDH } from 'node:crypto';
import { z } from 'zod';
import { CHANNEL_KINDS } from '../store/store.ts';
import { WEBHOOK_STYLES } from './senders.ts';
import { noticeSettingsShape, TABLE_WISHES } from './settings.ts';

const url = z.string().max(1000);
/** A key of a browser: so many bytes, as the one from which everything to it is sealed. */
const key = (bytes: number) =>
  z
    .string()
    .regex(/^[\w-]{10,200}={0,2}$/)
    .refine((text) => Buffer.from(text, 'base64url').length === bytes);

export const newChannelShape = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('push'),
    /** The endpoint and the keys of a browser's push subscription. */
    address: url,
    keys: z.strictObject({ p256dh: key(65).refine(isPoint), auth: key(16) }),
  }),
  z.strictObject({ kind: z.literal('mail'), address: z.email().max(200) }),
  z.strictObject({ kind: z.literal('webhook'), address: url, style: z.enum(WEBHOOK_STYLES).default('plain') }),
]);

export type NewChannelWish = z.infer<typeof newChannelShape>;

export const channelShape = z.object({
  id: z.string(),
  kind: z.enum(CHANNEL_KINDS),
  /** Of a webhook only where it leads. */
  address: z.string(),
  created: z.number(),
  /** Whether it is used: a mail address must be confirmed first. */
  confirmed: z.boolean(),
  /** Whether nothing arrived for so long that nothing more is sent there, until a test arrives. */
  broken: z.boolean(),
});

export type ChannelInfo = z.infer<typeof channelShape>;

export const noticesShape = z.object({
  /** What this server can do; `push` is the key that a browser needs. */
  offers: z.object({ push: z.string().optional(), mail: z.boolean(), webhook: z.boolean() }),
  settings: noticeSettingsShape,
  channels: z.array(channelShape),
});

const { move, offer, message, deadline, ended, quiet, language, zone } = noticeSettingsShape.shape;

/** What is left out stays as it is. */
export const noticeWishShape = z.strictObject({
  move: move.unwrap().optional(),
  offer: offer.unwrap().optional(),
  message: message.unwrap().optional(),
  deadline: deadline.unwrap().optional(),
  ended: ended.unwrap().optional(),
  quiet: quiet.unwrap().optional(),
  language: language.unwrap().optional(),
  zone: zone.unwrap().optional(),
});

export const tableWishShape = z.strictObject({ want: z.enum(['usual', ...TABLE_WISHES]) });

/** Whether a key lies on the curve that browsers use: nothing can be sealed for any other. */
function isPoint(text: string): boolean {
  try {
    ECDH.convertKey(text, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}
