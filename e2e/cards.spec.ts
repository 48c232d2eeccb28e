import { expect } from '@playwright/test';
import { keyboard } from './hands.ts';
import { test } from './kept-page.ts';
import { openPosition, press, unshuffled } from './position.ts';
import { type Site, serveSite } from './site.ts';

let site: Site;
test.beforeAll(async () => {
  site = await serveSite();
});

test('prospecting turns card after card on the table, until one stops or a company is found', async ({ page }) => {
  await openPosition(page, site, {
    people: ['europe'],
    stage: 7,
    phase: 'prospecting',
    bidders: ['europe'],
    bids: { europe: 2 },
    powers: { europe: { cash: 3000 }, ussr: {} },
    deck: ['palliser-grain', 'nuke-1', 'shan-mines', 'baqa-oil'],
    dice: unshuffled(2),
  });
  const moment = page.locator('.moment');
  const cards = page.locator('.card:not(.next) b');
  const begin = async () => {
    await page.locator('[data-field="resource"]').getByRole('button', { name: 'Oil' }).click();
    await press(page, 'Start prospecting');
    await expect(page.locator('.card-table .next')).toBeVisible();
    await expect(cards).toHaveCount(0);
  };
  const turn = async (names: readonly string[], by: 'mouse' | 'keys' = 'mouse') => {
    if (by === 'mouse') await press(page, /Turn the next card/);
    else await keyboard(page).press(/Turn the next card/);
    await expect(cards).toHaveText(names);
    await expect(page.locator('.card-table .eyebrow')).toContainText(`$${names.length * 200}M paid`);
  };

  await begin();
  await expect(page.locator('.facts-list')).toContainText('$3,000M becomes $2,800M');
  await turn(['Palliser Grain']);
  await turn(['Nuke', 'Palliser Grain']);
  await press(page, 'Stop prospecting');
  await expect(page.locator('.log')).toContainText(
    'Europe prospects for oil, turns 2 cards for $400M and finds nothing.',
  );
  await expect(page.locator('.power.you .by')).toHaveText('$2,600M');
  await expect(moment).toHaveAttribute('data-kind', 'prospect');

  await begin();
  await turn(['Palliser Grain']);
  await turn(['Nuke', 'Palliser Grain']);
  await turn(['Shan Mines', 'Nuke', 'Palliser Grain'], 'keys');
  await turn(['Baqa Oil', 'Shan Mines', 'Nuke', 'Palliser Grain'], 'keys');
  await expect(page.locator('.card.found')).toContainText('Baqa Oil');
  await expect(page.locator('.log')).toContainText(/finds (a|an oil) company/);
  await expect(page.locator('.power.you .by')).toHaveText('$1,800M');
  await expect(moment).toHaveAttribute('data-kind', 'prospect');
});

test('research goes on until one stops, or until the weapon is found', async ({ page }) => {
  await openPosition(page, site, {
    people: ['europe'],
    stage: 6,
    phase: 'research',
    bidders: ['europe'],
    powers: { europe: { cash: 6000, minerals: 12, grain: 12, oil: 12, centers: 1 }, ussr: {} },
    deck: ['palliser-grain', 'nuke-1', 'shan-mines', 'l-star-1'],
    dice: unshuffled(2),
  });
  const weapon = page.locator('[data-field="weapon"]');
  const cards = page.locator('.card:not(.next)');
  const search = async (turns: number) => {
    await press(page, 'Start the search');
    await expect(page.locator('.card-table .next')).toBeVisible();
    for (let turned = 1; turned <= turns; turned++) {
      await press(page, /Turn the next card/);
      await expect(cards).toHaveCount(turned);
    }
  };
  await weapon.getByRole('button', { name: 'L-star' }).click();
  await search(3);
  await press(page, 'Stop searching');
  await expect(page.locator('.log')).toContainText(
    'Europe searches for an L-star card, turns 3 cards for $600M and finds nothing.',
  );
  await expect(page.locator('.power.you .by')).toHaveText('$5,400M');

  // Of the two weapons one is left to search for.
  await expect(weapon).toContainText('Nuke');
  await search(2);
  await expect(page.locator('.log')).toContainText('develops a nuke');
  await expect(page.locator('.power.you .by')).toHaveText('$4,500M');
});
