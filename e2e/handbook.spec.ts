import { expect, test } from '@playwright/test';
import { seriousIssues } from './axe.ts';
import { loadPosition, pointIn } from './position.ts';
import { type Site, serveSite } from './site.ts';

let site: Site;
test.beforeAll(async () => {
  site = await serveSite();
});

test('the handbook answers a question in plain words, and leads to the exact rules and to all of them', async ({
  page,
}) => {
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Rules' }).click();
  const rules = page.getByRole('dialog', { name: 'Rules' });
  await expect(rules.getByRole('heading', { name: 'How you win' })).toBeVisible();
  await expect(rules.getByRole('heading', { name: 'Armored Personnel Carriers' })).toBeVisible();
  for (const asked of ['how do I win', 'detente', 'Détente']) {
    await rules.getByRole('searchbox').fill(asked);
    const first = rules.locator('.paragraph').first();
    await expect(first).toHaveAttribute('data-paragraph', asked.startsWith('how') ? 'how-to-win' : 'detente');
  }
  await rules.locator('.paragraph').first().getByText('The exact rules').click();
  await expect(rules.locator('.paragraph').first().locator('dt').getByText('B-WIN-03')).toBeVisible();
  // An example is worked by the referee, with the board before and after and the dice as they fell.
  await rules.getByRole('searchbox').fill('how many dice do I roll in a battle');
  const dice = rules.locator('[data-paragraph="dice"]');
  await expect(dice.locator('.map.still')).toHaveCount(2);
  await expect(dice.locator('.example')).toContainText('Europe rolls 4 and 2: 6 points.');
  await expect(dice.locator('.example .die')).toHaveCount(3);
  await dice.getByText('How this rule is checked').click();
  await expect(dice.locator('.proven')).toContainText('tests check the referee against these rules');
  await expect(dice.locator('.proven li').first()).toBeVisible();
  expect(await seriousIssues(page)).toEqual([]);
  // All rules are there too, and lead back to the paragraph that tells them.
  await rules.getByRole('searchbox').fill('');
  await rules.getByRole('button', { name: 'All rules, clause by clause' }).click();
  await expect(rules.getByText('B-GEN-01', { exact: true })).toBeVisible();
  await rules.getByRole('searchbox').fill('B-BID-02');
  await rules.getByRole('button', { name: 'What are the cubes and bids for?' }).first().click();
  await expect(rules.locator('.paragraph').first()).toHaveAttribute('data-paragraph', 'bids');
});

test('beside a game it tells of the sets in play only, and opens at the rule of a question', async ({ page }) => {
  await loadPosition(page, site, {
    people: ['europe'],
    stage: 3,
    phase: 'market-sales',
    bidders: ['europe'],
    powers: { europe: { oil: 6 }, ussr: {} },
  });
  await page.locator('.moment .clause').first().click();
  const rules = page.getByRole('dialog', { name: 'Rules' });
  await expect(rules.locator('.paragraph').first()).toBeVisible();
  // Nobody reads the engineers' name of a rule who has not asked for it.
  await expect(rules.getByRole('searchbox')).toHaveValue('');
  await rules.getByRole('button', { name: 'The whole handbook' }).click();
  await expect(rules.getByRole('heading', { name: 'Stages 3 and 7: Sell and Buy' })).toBeVisible();
  await expect(rules.getByRole('heading', { name: 'Armored Personnel Carriers' })).toBeHidden();
});

test('a word of the game has a card, by pointer, keys and touch, and leads to its paragraph', async ({ page }) => {
  await loadPosition(page, site, {
    people: ['europe'],
    stage: 3,
    powers: { europe: {}, ussr: {} },
  });
  const cube = page.locator('.moment h2').getByRole('term').filter({ hasText: 'cube' });
  const card = page.locator('.term-card');
  await cube.hover();
  await expect(card).toContainText('three each cycle');
  await expect(card.locator('.drawing path')).toHaveCount(3);
  await expect(card).toBeInViewport({ ratio: 1 });
  await page.mouse.move(5, 700);
  await expect(card).toBeHidden();
  await cube.focus();
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await cube.dispatchEvent('click');
  await card.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('dialog', { name: 'Rules' }).locator('.paragraph').first()).toHaveAttribute(
    'data-paragraph',
    'bids',
  );
});

test('words have their cards in the log, the card of a zone and of a power, a title of the handbook and an offer', async ({
  page,
}) => {
  const card = page.locator('.term-card');
  const opens = async (within: string): Promise<void> => {
    const word = page.locator(`${within} .term-word`).first();
    await word.hover();
    await expect(card, within).toBeVisible();
    await expect(card, within).toContainText(/\w+ \w+ \w+/);
    await page.mouse.move(2, 2);
    await expect(card, within).toBeHidden();
  };
  await loadPosition(page, site, {
    people: ['europe'],
    stage: 4,
    phase: 'attacks',
    bidders: ['ussr'],
    powers: { ussr: { units: { russia: 6 } }, europe: { cards: 'home', units: { poland: 4 } } },
    played: [
      {
        seat: 'ussr',
        command: { type: 'attack', from: 'russia', to: 'poland', against: 'europe', units: { army: 6 } },
      },
    ],
  });
  await opens('.log');
  await opens('.moment .head');
  // The card of a zone that was opened stays while its words are pointed at; between them the map is reached.
  const { x, y } = await pointIn(page, 'poland');
  await page.mouse.click(x, y);
  await expect(page.locator('.zone-card')).toContainText('Poland');
  await opens('.zone-card dt');
  await expect(page.locator('.zone-card')).toContainText('Poland');
  await page.locator('.open-power').first().click();
  await opens('.power-card h3');
  for (const word of ['Worth', 'Units', 'Companies']) {
    await page.locator('.power-card').getByRole('term').filter({ hasText: word }).first().hover();
    await expect(card, word).toBeVisible();
    // Where the list scrolls to the next word, another one would come under the pointer.
    await page.mouse.move(2, 2);
    await expect(card, word).toBeHidden();
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await page.getByRole('searchbox').fill('pass');
  await expect(page.locator('.word-list [data-word="pass"]')).toContainText('Not now.');
  await page.getByRole('searchbox').fill('beseiged');
  await expect(page.locator('.paragraph').first()).toHaveAttribute('data-paragraph', 'siege');
  await opens('.paragraph h4');
  await loadPosition(page, site, {
    people: ['europe'],
    stage: 3,
    phase: 'sales-to-players',
    bidders: ['ussr'],
    traders: ['ussr'],
    powers: { europe: { cash: 3000 }, ussr: { oil: 6 } },
    played: [
      {
        seat: 'ussr',
        command: { type: 'offer', to: 'europe', wantsCash: 1000, loan: true, repay: 1200, dueCycle: 5 },
      },
    ],
  });
  await opens('.deal.offer');
});

test('words in the standings have cards, and More leads from a sheet to the paragraph', async ({ page }) => {
  await loadPosition(page, site, {
    people: ['europe'],
    stage: 5,
    phase: 'moves',
    bidders: ['europe'],
    options: { detenteCycle: 8, handicap: 3 },
    powers: { europe: { loans: 2, units: { poland: 4 } }, ussr: { cards: 'home', units: { russia: 3 } } },
  });
  const card = page.locator('.term-card');
  const rules = page.getByRole('dialog', { name: 'Rules' });
  const leadsTo = async (within: string, word: string, paragraph: string): Promise<void> => {
    await page
      .locator(`${within} .term-word`)
      .filter({ hasText: new RegExp(`^${word}$`) })
      .first()
      .hover();
    await card.getByRole('button', { name: 'More' }).click();
    await expect(rules.locator('.paragraph').first(), word).toHaveAttribute('data-paragraph', paragraph);
    await expect(page.locator(within)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(rules).toBeHidden();
  };
  for (const [word, paragraph] of [
    ['Détente', 'detente'],
    ['Supremacy', 'supremacy'],
    ['Coup Final', 'coup-final'],
    ['stars', 'stars'],
    ['companies', 'open-company'],
  ] as const) {
    await page.locator('.standings > button').click();
    await leadsTo('.standings-sheet', word, paragraph);
  }
  await page.locator('.open-power').first().click();
  await leadsTo('.power-card', 'armies', 'units');
});
