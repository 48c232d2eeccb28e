import { expect, test } from '@playwright/test';
import { openPosition, press } from './position.ts';
import { type Site, serveSite } from './site.ts';

let site: Site;
test.beforeAll(async () => {
  site = await serveSite();
});
test.afterAll(() => site.close());

test('prospecting turns card after card on the table, and stops whenever one likes', async ({ page }) => {
  await openPosition(page, site, {
    people: ['europe'],
    stage: 7,
    phase: 'prospecting',
    bidders: ['europe'],
    bids: { europe: 2 },
    powers: { europe: { cash: 3000 }, ussr: {} },
  });
  await page.locator('[data-field="resource"]').getByRole('button', { name: 'Oil' }).click();
  await press(page, 'Begin to prospect');
  await expect(page.locator('.facts-list')).toContainText('$3,000M becomes $2,800M');
  await expect(page.locator('.card-table .next')).toBeVisible();
  for (let turned = 1; turned <= 3; turned++) {
    if ((await page.locator('.moment').getAttribute('data-kind')) !== 'turn-card') break;
    await press(page, /Turn the next card/);
    await expect(page.locator('.card:not(.next)')).toHaveCount(turned);
    await expect(page.locator('.card-table .eyebrow')).toContainText(`$${turned * 200}M paid`);
  }
  await expect(page.locator('.card:not(.next) b').first()).toBeVisible();
  await expect(page.locator('.power.you .by')).not.toHaveText('$3,000M');
});

test('research goes on until the weapon is found, or until one stops', async ({ page }) => {
  await openPosition(page, site, {
    people: ['europe'],
    stage: 6,
    phase: 'research',
    bidders: ['europe'],
    powers: { europe: { cash: 6000, minerals: 12, grain: 12, oil: 12, centers: 1 }, ussr: {} },
  });
  await page.locator('[data-field="weapon"]').getByRole('button', { name: 'Nuke' }).click();
  await press(page, 'Begin the search');
  await press(page, /Turn the next card/);
  await expect(page.locator('.card:not(.next)').first()).toBeVisible();
  if ((await page.locator('.moment').getAttribute('data-kind')) === 'turn-research-card') {
    await press(page, 'Stop searching');
    await expect(page.locator('.log')).toContainText('stops searching for a nuke');
  } else await expect(page.locator('.log')).toContainText('develops a nuke');
});
