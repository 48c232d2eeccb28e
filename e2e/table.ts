import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, operate, startServer } from '@marshall/server';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { SITE } from './site.ts';

export interface LiveTable {
  readonly url: string;
  /** Does what a host does from the command line. */
  readonly host: (operation: string, words: unknown) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** A server with the built page, on this machine alone and with a store of its own. */
export async function serveTable(): Promise<LiveTable> {
  const folder = mkdtempSync(join(tmpdir(), 'marshall-e2e-'));
  const store = await openStore({ folder });
  const server = await startServer({ host: '127.0.0.1', port: 0, site: SITE, store, pace: 0 });
  return {
    url: server.url,
    host: (operation, words) => operate(store, operation, words),
    close: async () => {
      await server.close();
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Somebody with a browser of his own. */
export async function person(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  return context.newPage();
}

/** Gives a name where one is asked for. */
export async function comeIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Come in' }).click();
}

export const foot = (page: Page): Locator => page.locator('.moment-foot');

/** Presses a button of the moment by its name. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  foot(page).getByRole('button', { name }).click();

/** Both sit down by invitation and are ready. */
export async function sitDown(anna: Page, boris: Page, power: string): Promise<void> {
  await boris.goto(await anna.getByLabel(`Invitation to lead ${power}`).inputValue());
  await boris.getByRole('button', { name: `Lead ${power}` }).click();
  await boris.getByRole('button', { name: 'I am ready' }).click();
  await anna.getByRole('button', { name: 'I am ready' }).click();
  for (const page of [anna, boris]) await expect(page.locator('.moment h2')).toBeVisible();
}
