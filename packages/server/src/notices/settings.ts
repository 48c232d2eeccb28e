// What somebody wants to be told when they are elsewhere, for every table and for one.
import { z } from 'zod';
import { isZone } from '../clock/habits.ts';

export const NOTICE_KINDS = ['move', 'offer', 'message', 'deadline', 'ended'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** For one table: everything, only what waits for an answer, or nothing. */
export const TABLE_WISHES = ['all', 'moves', 'none'] as const;
export type TableWish = (typeof TABLE_WISHES)[number];

/** Tables with a wish of their own that are remembered. */
export const MOST_TABLES = 200;

export const noticeSettingsShape = z.object({
  move: z.boolean().default(true),
  offer: z.boolean().default(true),
  message: z.boolean().default(true),
  deadline: z.boolean().default(true),
  ended: z.boolean().default(true),
  /** Whether what comes in your quiet hours and on your days off waits until they are over. */
  quiet: z.boolean().default(true),
  /** What you read, and your time zone; your habits know it better. */
  language: z.string().max(10).default('en'),
  zone: z.string().min(1).max(60, { abort: true }).refine(isZone).default('UTC'),
  /** By games. */
  tables: z.record(z.string().max(40), z.enum(TABLE_WISHES)).default({}),
});

export type NoticeSettings = z.infer<typeof noticeSettingsShape>;

export const USUAL: NoticeSettings = noticeSettingsShape.parse({});

const OF_MOVES: ReadonlySet<NoticeKind> = new Set(['move', 'offer', 'deadline']);

/** Whether somebody wants to be told this of a table. */
export function wants(settings: NoticeSettings, game: string, kind: NoticeKind): boolean {
  const wish = Object.hasOwn(settings.tables, game) ? settings.tables[game] : undefined;
  if (wish === undefined) return settings[kind];
  return wish === 'all' || (wish === 'moves' && OF_MOVES.has(kind));
}
