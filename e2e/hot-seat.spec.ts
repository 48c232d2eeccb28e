import { expect, test } from '@playwright/test';
import { type Site, serveSite } from './site.ts';

let site: Site;
test.beforeAll(async () => {
  site = await serveSite();
});

test('at one screen a curtain hides what is secret between two people', async ({ page }) => {
  await page.goto(`${site.url}?pace=0&seed=curtain`);
  await page.getByText('At one screen', { exact: true }).click();
  await page.getByRole('button', { name: 'Start at one screen' }).click();

  await expect(page.getByRole('heading', { name: 'Hand the screen to Player 1 (USA).' })).toBeVisible();
  await expect(page.locator('.moment')).toHaveCount(0);
  await page.getByRole('button', { name: /I am Player 1/ }).click();
  await expect(page.locator('.power.you')).toContainText('USA');
  // The player at the screen is led to what is asked, by keys too.
  await expect(page.locator('.moment h2')).toBeFocused();
  await page.getByRole('button', { name: /Place 4 armies/ }).click();

  await expect(page.getByRole('heading', { name: 'Hand the screen to Player 2 (Soviet Union).' })).toBeVisible();
  await expect(page.locator('.map')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /I am Player 2/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.power.you')).toContainText('Soviet Union');
  await expect(page.locator('.moment h2')).toBeFocused();
  await page.getByRole('button', { name: /Place 6 armies/ }).click();

  // Stage 1 asks both; the player at the screen sees their own cash and not the other's.
  await expect(page.locator('.power.you .by')).toHaveText('$7,000M');
  await expect(page.locator('.power:not(.you) .by')).toHaveText(['cash hidden', 'cash hidden']);
  await page.getByRole('button', { name: 'Pay everyone' }).last().click();
  await expect(page.getByRole('heading', { name: 'Hand the screen to Player 1 (USA).' })).toBeVisible();
  await page.getByRole('button', { name: /I am Player 1/ }).click();
  await page.getByRole('button', { name: 'Pay everyone' }).last().click();

  // What is left after paying is nowhere on the page once the curtain is drawn.
  const cash = page.locator('.power.you .by');
  await expect(page.locator('.moment')).toHaveAttribute('data-kind', 'bid');
  await expect(page.locator('.power.you')).toContainText('USA');
  await expect(cash).not.toHaveText('$7,000M');
  const left = await cash.innerText();
  expect(left).toMatch(/^\$\d,\d{3}M$/);
  await page.getByRole('button', { name: /^Seal/ }).click();
  await expect(page.getByRole('heading', { name: 'Hand the screen to Player 2 (Soviet Union).' })).toBeVisible();
  expect(await page.content()).not.toContain(left);
});
