// What somebody wants of every game: kept as one body, of which each part of the program reads its own.
import { z } from 'zod';
import { habitsShape } from '../clock/habits.ts';
import { noticeSettingsShape } from '../notices/settings.ts';
import type { Store } from '../store/store.ts';

const settingsShape = z.looseObject({
  habits: habitsShape.optional(),
  notices: noticeSettingsShape.optional(),
});

export type Settings = z.infer<typeof settingsShape>;

export async function settingsOf(store: Store, account: string): Promise<Settings> {
  const body = await store.times.settings(account);
  return body === undefined ? {} : settingsShape.parse(JSON.parse(body));
}

/** Keeps a part of it beside the others. */
export async function keepSettings(store: Store, account: string, part: Partial<Settings>): Promise<void> {
  const settings = await settingsOf(store, account);
  await store.times.keepSettings(account, JSON.stringify({ ...settings, ...part }));
}
