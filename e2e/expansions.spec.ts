import { expect, type Page, test } from '@playwright/test';
import { asked, playUntil, watchErrors } from './person.ts';
import { press } from './position.ts';
import { type Site, serveSite } from './site.ts';

let site: Site;
test.beforeAll(async () => {
  site = await serveSite();
});

/** A zone's name for people who cannot see the map, with all that stands there. */
const zone = (page: Page, id: string) => page.locator(`[data-shape][data-zone="${id}"]`);

test('expansions are ticked on the front page, and each asks its first question', async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto(`${site.url}?pace=0&seed=sets`);
  await page.getByRole('button', { name: 'Europe', exact: true }).click();
  await page.getByLabel('Against').selectOption('1');
  await page.locator('.front-play .expansions summary').click();
  for (const name of [/Armored Personnel/, /High-Tech/, /Merchant Marine/, /Conflict Chart/])
    await page.locator('.front-play').getByLabel(name).check();
  await page.locator('.front-play').getByLabel('Pirates in each lawless sea').selectOption('2');
  await page.getByRole('button', { name: 'Play now' }).click();

  await playUntil(page, async () => (await asked(page)) === 'sea-lanes');
  // Two ships in each of three seas are proposed; one of them goes elsewhere.
  const dark = page.locator('[data-field="dark"]');
  await dark.getByRole('button', { name: 'One fewer: North Atlantic' }).click();
  await expect(dark).toContainText('5 of 6 so far');
  await dark.getByRole('button', { name: 'One more: North Pacific' }).click();
  await press(page, 'Seal: set the sea lanes');
  await expect(page.locator('.log')).toContainText('Everyone places 6 merchant ships');
  await expect(zone(page, 'north-pacific')).toHaveAttribute('aria-label', /merchant ship/);

  await playUntil(page, async () => (await asked(page)) === 'place-apc');
  await page.locator('[data-field="at"] .choice').nth(1).click();
  await press(page, /Seal: place the APC in/);
  await expect(page.locator('.log')).toContainText('1 APC');
  await expect(page.locator('[data-shape][aria-label*="1 APC"]').first()).toBeAttached();
  await expect(page.locator('.pirates').first()).toBeVisible();
  expect(errors).toEqual([]);
});
