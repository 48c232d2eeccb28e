import { expect, test } from '@playwright/test';
import { cycleIs, playNow, playUntil, watchErrors } from './person.ts';
import { type Site, serveSite } from './site.ts';

let site: Site;
test.beforeAll(async () => {
  site = await serveSite();
});

test('a stranger starts, chooses a power and plays a cycle against the computer, without an error', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await page.goto(`${site.url}?pace=0&seed=stranger`);
  await playNow(page, { power: 'China', opponents: 3 });
  await expect(page.getByRole('heading', { name: 'Choose which of your territories get an army.' })).toBeVisible();
  // A click on a home territory of the map takes its army away again, another brings it back.
  await page.locator('[data-shape][data-zone="tibet"]').click();
  await expect(page.getByRole('button', { name: 'Place 4 armies' })).toBeVisible();
  await page.locator('[data-shape][data-zone="tibet"]').click();
  await expect(page.getByRole('button', { name: 'Place 5 armies' })).toBeVisible();
  await playUntil(page, cycleIs(page, 2));
  await expect(page.locator('.log li').first()).toBeVisible();
  await expect(page.locator('.power.you')).toContainText('China');
  expect(errors).toEqual([]);
});

test('a game is kept: after a reload it goes on where it was', async ({ page }) => {
  await page.goto(`${site.url}?pace=0&seed=kept`);
  await playNow(page);
  await playUntil(page, cycleIs(page, 1));
  const title = await page.locator('.moment h2').textContent();
  await page.reload();
  await expect(page.locator('.moment h2')).toHaveText(title ?? '');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /[Ff]ront page/ }).click();
  await page.getByRole('button', { name: /Continue your game/ }).click();
  await expect(page.locator('.moment h2')).toHaveText(title ?? '');
});

test('however often a start is pressed, one game begins', async ({ page }) => {
  await page.goto(`${site.url}?pace=0&seed=once`);
  await page.getByRole('button', { name: 'Play now' }).dblclick();
  await expect(page.locator('.moment h2')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('1 saved game')).toBeVisible();
  // It is the first thing to go on with, and a game of generals plays beside it until somebody stops it.
  await expect(page.locator('.go-on')).toContainText('cycle 0 of 8');
  await page.getByRole('button', { name: 'Pause the game on the map' }).click();
  await expect(page.locator('.showcase .unit').first()).toBeVisible();
});

test('a game ends with a final table, and can be played with the network cut', async ({ page, context }) => {
  await page.goto(`${site.url}?pace=0&seed=end`);
  // The page says when everything that a game needs has come.
  await expect(page.locator('html[data-prepared]')).toBeAttached({ timeout: 60_000 });
  await context.setOffline(true);
  await playNow(page, { cycles: 1 });
  await playUntil(page, async () => (await page.locator('.moment.end').count()) > 0, false);
  await expect(page.getByRole('heading', { name: /wins? by Détente/ })).toBeVisible();
  // The end has a moment of its own, then the reader's place, the seal on the dice, and the figures.
  await expect(page.locator('[data-great="detente"]')).toBeVisible();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.locator('.ranking .mine')).toHaveCount(1);
  // Nobody has to ask for it: the seal is there, and a press opens the proof.
  await page.getByRole('button', { name: 'Dice verified' }).click();
  await expect(page.locator('.seal[data-verified="true"]')).toContainText('came from the numbers');
  await page.getByRole('tab', { name: 'The game in figures' }).click();
  await expect(page.getByRole('table', { name: 'Final table' })).toBeVisible();
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Rules' })).toContainText(
    'At Détente the player with the greatest wealth wins',
  );
});
