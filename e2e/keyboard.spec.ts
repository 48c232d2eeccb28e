import { expect, type Locator, type Page, test } from '@playwright/test';
import { keyboard, tabTo } from './hands.ts';
import { asked, cycleIs, playNow } from './person.ts';
import { loadPosition } from './position.ts';
import { type Site, serveSite } from './site.ts';

let site: Site;
test.beforeAll(async () => {
  site = await serveSite();
});

async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

test('a whole cycle can be played by keyboard alone, and the map walked', async ({ page }) => {
  await page.goto(`${site.url}?pace=0&seed=keys`);
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await enter(page, page.locator('.front-powers button').first());
  await enter(page, page.getByRole('button', { name: 'Play now' }));
  await expect(page.locator('.moment h2')).toBeVisible();

  const moment = page.locator('.moment[aria-busy="false"]:not([data-kind="waiting"])');
  const ready = moment.locator('.filled:not([aria-disabled="true"]), .go .plain').first();
  for (let answers = 0; answers < 120 && !(await cycleIs(page, 2)()); answers++) {
    await ready.waitFor();
    const stage = await page.locator('.stages .now').allTextContents();
    if ((await asked(page)) === 'bid' && stage.join().includes('Move')) {
      await enter(page, moment.locator('.bids .choice').first());
      await expect(moment.locator('.filled')).toHaveText('Seal: bid one cube');
    }
    await enter(page, ready);
  }
  expect(await cycleIs(page, 2)()).toBe(true);
  await expect(page.locator('.log')).toContainText('The USA spends a cube.');

  // The map: arrow keys go from zone to zone, slash opens the log's filter.
  await tabTo(page, page.locator('[data-shape][tabindex="0"]'));
  const zone = page.locator('[data-shape]:focus');
  const before = await zone.getAttribute('data-zone');
  await page.keyboard.press('ArrowRight');
  await expect(zone).not.toHaveAttribute('data-zone', before ?? '');
  await page.keyboard.press('/');
  await expect(page.locator('.log select')).toBeFocused();
});

test('a player who answers by keyboard is led to the next question', async ({ page }) => {
  await page.goto(`${site.url}?pace=0&seed=keys`);
  await playNow(page);
  await page.getByRole('button', { name: /Place 5 armies/ }).press('Enter');
  await expect(page.locator('.moment')).not.toHaveAttribute('data-kind', 'place-armies');
  await expect(page.locator('.moment h2')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('.moment :focus')).toHaveCount(1);
});

test('a button that is gone once it is pressed leaves the focus to its line', async ({ page }) => {
  await loadPosition(page, site, {
    people: ['ussr'],
    stage: 5,
    phase: 'moves',
    bidders: ['ussr'],
    powers: { ussr: { units: { kazakh: 2, siberia: 1 }, grain: 6, oil: 6 }, usa: {} },
  });
  const hand = keyboard(page);
  await hand.choose('to', 'Russia');
  await hand.press('Add one: Armies march from Kazakh');
  await expect(page.locator('.moment :focus')).toHaveAccessibleName('One more: Armies march from Kazakh');
  await hand.fewer('Armies march from Kazakh');
  await expect(page.locator('.moment :focus')).toHaveAccessibleName('Add one: Armies march from Kazakh');
});
