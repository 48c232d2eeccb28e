import { expect } from '@playwright/test';
import { seriousIssues } from './axe.ts';
import { test } from './kept-page.ts';
import { openPosition } from './position.ts';
import { type Site, serveSite } from './site.ts';

let site: Site;
test.beforeAll(async () => {
  site = await serveSite();
});

const POWERS = {
  europe: {
    cash: 9000,
    grain: 6,
    oil: 6,
    minerals: 6,
    cards: 'home',
    units: { 'western-europe': 6, 'eastern-europe': 3, poland: 3 },
  },
  usa: { cash: 2000, cards: 'home', units: { alaska: 4 } },
} as const;

test('a general says what to do on the map and why, fills it in, and is counted in the result', async ({ page }) => {
  await openPosition(page, site, {
    people: ['europe'],
    stage: 5,
    phase: 'moves',
    bidders: ['europe'],
    cycle: 4,
    options: { detenteCycle: 8 },
    powers: POWERS,
  });
  await page.getByRole('button', { name: 'Ask a general' }).click();
  const advice = page.locator('.advice');
  await expect(advice).toContainText(/Your chance to win: about \d+%/);
  await expect(advice.locator('li .suggested').first()).toContainText(/about the same|chance to win/);
  expect(await seriousIssues(page, 'but the map'), 'the advice').toEqual([]);
  // What makes it better is told in figures, and the move lies on the map as long as it is read.
  await expect(advice.locator('.why-move li').first()).toContainText(/\d/);
  const move = advice.locator('[data-suggested="move"] button').first();
  await expect(page.locator('.arrow-line').first()).toBeVisible();
  await move.click();
  await expect(advice).toHaveCount(0);
  await expect(page.locator('.moment-foot [data-act]')).toHaveAttribute('aria-disabled', 'false');
  // The result says how often somebody asked.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('.menu-sheet > *').last().click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await page.locator('.curtain-go').click();
  await expect(page.locator('.my-place')).toContainText('1 hint');
});
