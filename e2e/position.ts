import type { Power } from '@marshall/rules';
import type { Sketch } from '@marshall/rules/testing';
import { expect, type Page } from '@playwright/test';
import type { Site } from './site.ts';

/** A position to begin with, and who leads powers at this screen. */
export type Prepared = Sketch & { readonly people: readonly Power[] };

/** Opens the page at a prepared position: dice fall as the sketch writes them. */
export async function openPosition(page: Page, site: Site, prepared: Prepared, more = ''): Promise<void> {
  await page.route('**/prepared.json', (route) => route.fulfill({ json: prepared }));
  await page.goto(`${site.url}?pace=0&position=prepared.json${more}`);
  await expect(page.locator('.moment, .curtain').first()).toBeVisible();
}

/** Clicks a zone on the map: a token that stands there, or the land itself. */
export async function clickZone(page: Page, id: string): Promise<void> {
  await expect(page.locator('.token').first()).toBeVisible();
  const token = page.locator(`.token[data-zone="${id}"]`).first();
  await ((await token.count()) > 0 ? token : page.locator(`[data-shape][data-zone="${id}"]`)).click();
}

/** Presses a button of the moment by its name. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.locator('.moment-foot').getByRole('button', { name }).click();
