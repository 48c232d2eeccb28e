import { expect } from '@playwright/test';
import { seriousIssues } from './axe.ts';
import { test } from './kept-page.ts';
import { clickZone, openPosition, press } from './position.ts';
import { type Site, serveSite } from './site.ts';

let site: Site;
test.beforeAll(async () => {
  site = await serveSite();
});

/** The Soviet Union, led by a computer, has left Russia empty. */
const OPEN_HOME = {
  people: ['europe'],
  cycle: 2,
  stage: 5,
  phase: 'moves',
  bidders: ['europe'],
  powers: {
    europe: { units: { romania: 3, iberia: 1 }, grain: 9, oil: 9 },
    ussr: { units: { kola: 2, kazakh: 2 }, cash: 4000 },
  },
} as const;

test('a commander who loses a home warns the player who took it, and is silent when that is wanted', async ({
  page,
}) => {
  await openPosition(page, site, OPEN_HOME);
  await clickZone(page, 'romania');
  await expect(page.locator('.target-line').first()).toBeVisible();
  await clickZone(page, 'russia');
  await press(page, /^Move 3 armies to Russia/);
  const line = page.locator('.voices blockquote');
  await expect(line).toContainText('Europe');
  await expect(line).toContainText('Russia');
  await expect(line.locator('cite')).toContainText('Soviet Union');
  expect(await seriousIssues(page)).toEqual([]);
  await line.getByRole('button', { name: 'Close' }).click();
  await expect(line).toHaveCount(0);
});

test('a commander says why it makes an offer, and doesn’t where it is to be silent', async ({ page }) => {
  await openPosition(page, site, {
    people: ['ussr'],
    stage: 3,
    phase: 'sales-to-players',
    bidders: ['usa', 'ussr'],
    powers: { usa: { grain: 9, cash: 1000 }, ussr: { oil: 6, cash: 1400 } },
    played: [
      { seat: 'usa', command: { type: 'offer', to: 'ussr', givesCash: 0, gives: { grain: 2 }, wants: { oil: 2 } } },
    ],
  });
  const card = page.locator('[data-offer="usa>ussr#1"]');
  await expect(card.locator('q')).toHaveText('I have a lot of grain and too little oil.');
  await expect(card.locator('.yes')).toBeInViewport();
  expect(await seriousIssues(page)).toEqual([]);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Computer commanders talk' }).click();
  await expect(card.locator('q')).toHaveCount(0);
});
