import { expect, test } from '@playwright/test';
import { asked, cycleIs, playNow, playUntil } from './person.ts';
import { type Site, serveSite } from './site.ts';

let site: Site;
test.beforeAll(async () => {
  site = await serveSite();
});
test.afterAll(() => site.close());

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('on a phone the moment is a sheet with its buttons in reach, and nothing overflows', async ({ page }) => {
  await page.goto(`${site.url}?pace=0&seed=phone`);
  await playNow(page);
  await playUntil(page, async () => (await asked(page)) === 'bid');
  const button = await page.locator('.moment .filled').boundingBox();
  expect(button && button.y + button.height).toBeLessThanOrEqual(844 - 58);
  expect(button?.height).toBeGreaterThanOrEqual(40);
  for (const tab of ['Powers', 'Market', 'Deals', 'Log', 'Moment']) {
    await page.locator('.tabs').getByText(tab).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
  await playUntil(page, cycleIs(page, 2));
});
