// What somebody wants of every game: kept as one body, of which each part of the program reads its own.
import { z } from 'zod';
import { habitsShape } from '../clock/habits.ts';
import { ApiError } from '../http/errors.ts';
import { noticeSettingsShape } from '../notices/settings.ts';
import type { Store } from '../store/store.ts';

const settingsShape = z.looseObject({
  habits: habitsShape.optional(),
  /** Holidays that are over, or were cut short, as long as they count (clock/habits.ts). */
  taken: z.array(z.object({ from: z.number(), until: z.number() })).optional(),
  notices: noticeSettingsShape.optional(),
});

export type Settings = z.infer<typeof settingsShape>;

const ATTEMPTS = 20;

export async function settingsOf(store: Store, account: string): Promise<Settings> {
  return readSettings(await store.times.settings(account));
}

function readSettings(body: string | undefined): Settings {
  return body === undefined ? {} : settingsShape.parse(JSON.parse(body));
}

/** Keeps a part of it beside the others. */
export async function keepSettings(store: Store, account: string, part: Partial<Settings>): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const before = await store.times.settings(account);
    const body = JSON.stringify({ ...readSettings(before), ...part });
    if (await store.times.changeSettings(account, before, body)) return;
  }
  throw new ApiError(503, 'busy');
}
