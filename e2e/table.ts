import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_COUNTS, NO_QUOTAS, openStore, operate, type ServerOptions, startServer } from '@marshall/server';
import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { SITE } from './site.ts';

export interface LiveTable {
  readonly url: string;
  /** Does what a host does from the command line. */
  readonly host: (operation: string, words: unknown) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** A server with the built page, on this machine alone and with a store of its own. */
export async function serveTable(options: Partial<ServerOptions> = {}): Promise<LiveTable> {
  const folder = mkdtempSync(join(tmpdir(), 'marshall-e2e-'));
  const store = await openStore({ folder });
  // All the people of the tests come from one address, one after the other.
  const limits = { quotas: NO_QUOTAS, counts: NO_COUNTS };
  const server = await startServer({ host: '127.0.0.1', port: 0, site: SITE, store, pace: 0, limits, ...options });
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

/** Somebody with a browser of their own. */
export async function person(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  guests.add(context);
  return context.newPage();
}

const guests = new Set<BrowserContext>();

/** Closes the browsers of all who came: pages that look for a closed table would take time from the next test. */
export async function sendHome(): Promise<void> {
  await Promise.all([...guests].map((context) => context.close()));
  guests.clear();
}

/** Gives a name where one is asked for. */
export async function comeIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
}

export const foot = (page: Page): Locator => page.locator('.moment-foot');

/** Presses a button of the moment by its name. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  foot(page).getByRole('button', { name, exact: true }).click();

/** Opens what is folded, though the page may still be laid out while it is clicked. */
export async function unfold(page: Page, title: string): Promise<Locator> {
  const fold = page.locator('details').filter({ has: page.locator('summary', { hasText: title }) });
  await expect(async () => {
    if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
    await expect(fold).toHaveAttribute('open', '', { timeout: 1000 });
  }).toPass();
  return fold;
}

/** Says aloud that one wants to trade; nobody else is asked while players trade. */
export async function wantToTrade(page: Page): Promise<void> {
  await (await unfold(page, 'You can also')).getByRole('button', { name: 'I want to trade' }).click();
  await expect(page.locator('.log')).toContainText('wants to trade');
}

/** Both sit down by invitation and are ready. */
export async function sitDown(anna: Page, boris: Page, power: string): Promise<void> {
  await boris.goto(await anna.getByLabel(`Invitation to lead ${power}`).inputValue());
  await boris.getByRole('button', { name: `Lead ${power}` }).click();
  await boris.getByRole('button', { name: 'Ready', exact: true }).click();
  await anna.getByRole('button', { name: 'Ready', exact: true }).click();
  for (const page of [anna, boris]) await expect(page.locator('.moment h2')).toBeVisible();
}
