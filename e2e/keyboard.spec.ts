import { expect, type Page, test } from '@playwright/test';
import { asked, cycleIs, playNow } from './person.ts';
import { type Site, serveSite } from './site.ts';

let site: Site;
test.beforeAll(async () => {
  site = await serveSite();
});
test.afterAll(() => site.close());

/** Tabs on until the focus is on something that fits. */
async function tabTo(page: Page, selector: string): Promise<boolean> {
  for (let i = 0; i < 24; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((css) => document.activeElement?.matches(css) ?? false, selector)) return true;
  }
  return false;
}

test('a whole cycle can be played by keyboard alone', async ({ page }) => {
  await page.goto(`${site.url}?pace=0&seed=keys`);
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  expect(await tabTo(page, '.front-powers button:nth-of-type(1)')).toBe(true);
  await page.keyboard.press('Enter');
  expect(await tabTo(page, '.play')).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.locator('.moment h2')).toBeVisible();

  for (let moment = 0; moment < 120 && !(await cycleIs(page, 2)()); moment++) {
    const kind = await asked(page);
    await page.keyboard.press('m');
    await page.waitForTimeout(40);
    if (
      kind === 'bid' &&
      (await page.locator('.stages .now').textContent())?.includes('Move') &&
      (await tabTo(page, '.bids .choice'))
    )
      await page.keyboard.press('Enter');
    await page.waitForTimeout(40);
    if (await tabTo(page, '.moment .filled:not([aria-disabled="true"]), .moment .go .plain'))
      await page.keyboard.press('Enter');
    await page.waitForTimeout(40);
  }
  expect(await cycleIs(page, 2)()).toBe(true);

  // The map: arrow keys go from zone to zone, slash opens the log's filter.
  await page.locator('[data-shape][tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-shape]:focus')).toHaveCount(1);
  await page.keyboard.press('/');
  await expect(page.locator('.log select')).toBeFocused();
});

test('whoever answers by keyboard is led to the next question', async ({ page }) => {
  await page.goto(`${site.url}?pace=0&seed=keys`);
  await playNow(page);
  await page.getByRole('button', { name: /Place 5 armies/ }).press('Enter');
  await expect(page.locator('.moment')).not.toHaveAttribute('data-kind', 'place-armies');
  await expect(page.locator('.moment h2')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('.moment :focus')).toHaveCount(1);
});
