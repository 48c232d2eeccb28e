import { expect, type Page } from '@playwright/test';
import { seriousIssues } from './axe.ts';
import { belowTheFold } from './fold.ts';
import { keyboard, mouse } from './hands.ts';
import { test } from './kept-page.ts';
import { openPosition, type Prepared } from './position.ts';
import { type Site, serveSite } from './site.ts';

let site: Site;
test.beforeAll(async () => {
  site = await serveSite();
});

const trading = {
  people: ['ussr'],
  stage: 3,
  phase: 'sales-to-players',
  bidders: ['usa', 'ussr'],
  powers: {
    usa: { oil: 6, grain: 8, minerals: 3, cash: 1000 },
    ussr: { oil: 2, grain: 8, minerals: 3, cash: 1400, cards: { 'baku-oil': 'open' } },
    china: { grain: 12, oil: 0 },
  },
} as const satisfies Prepared;

const lent = {
  ...trading,
  played: [
    {
      seat: 'usa',
      command: {
        type: 'offer',
        to: 'ussr',
        givesCash: 500,
        loan: true,
        repay: 550,
        dueCycle: 3,
        promise: 'I keep out of Kola.',
      },
    },
  ],
} as const satisfies Prepared;

/** Whether all of something is inside the window, as a player sees it without scrolling. */
async function inSight(page: Page, selector: string): Promise<void> {
  await expect(async () => {
    const box = await page.locator(selector).boundingBox();
    const size = page.viewportSize();
    if (box === null || size === null) throw new Error(`${selector} is not there`);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(size.height);
    const onTop = await page.locator(selector).evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(onTop).toBe(true);
  }).toPass();
}

test('an offer is written in two columns that say what it is worth, what cannot pass and why', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openPosition(page, site, trading);
  const hand = mouse(page);
  await hand.press('Write an offer');
  await hand.choose('to', 'China');
  // China’s store of grain is full: no grain goes there, and the form says why and asks for nothing yet.
  const gives = page.locator('[data-side="gives"]');
  const gets = page.locator('[data-side="wants"]');
  await expect(gives.locator('.why')).toContainText('Grain');
  await expect(page.getByLabel('Cash you get, exactly')).toHaveValue('0');
  await expect(page.locator('.moment-foot .hint')).toHaveText('Put something in the offer.');
  await expect(page.locator('.moment-foot .filled')).toHaveAttribute('aria-disabled', 'true');
  await hand.choose('to', 'USA');
  await gives.getByRole('button', { name: 'One more: Oil' }).click();
  await expect(page.locator('.whole')).toHaveText('You offer the USA 1 oil as a gift.');
  // Six steps with one press each, or typed.
  await page.getByRole('button', { name: '$100M more: Cash you get' }).click();
  await hand.fill('wantsCash', 400);
  await expect(page.locator('.whole')).toHaveText('You offer the USA 1 oil for $400M.');
  await expect(gets.locator('.worth')).toHaveText('Worth $400M');
  await expect(gets.getByRole('button', { name: 'One more: Oil you get' })).toHaveAttribute('aria-disabled', 'true');
  await inSight(page, '.moment-foot .filled');
  await inSight(page, '.whole');
  expect(await seriousIssues(page, 'rail')).toEqual([]);
  await hand.press('Make the offer');
  await expect(page.locator('.log')).toContainText('offers the USA 1 oil for $400M');
  // The computer answers at once, and a line says what became of the offer.
  await expect(page.locator('.deal-news')).toContainText(/Agreed|declines/);
  // A refusal says why, in the log and on the card of the offer, which can be changed and made again.
  await hand.press('Write an offer');
  await hand.choose('to', 'USA');
  await hand.fill('wantsCash', 900);
  await hand.press('Make the offer');
  const declined = page.locator('[data-declined]');
  await expect(declined).toContainText('The USA declines the offer: no use for it now.');
  await expect(page.locator('.log')).toContainText('The USA declines the offer: no use for it now.');
  await declined.getByRole('button', { name: 'Change it' }).click();
  await expect(page.getByLabel('Cash you get, exactly')).toHaveValue('900');

  // However many companies both have, all of the offer is in sight; of many one is taken from a list.
  const { usa, ussr } = trading.powers;
  const rich = { ...trading.powers, usa: { ...usa, cards: 'home' }, ussr: { ...ussr, cards: 'home' } } as const;
  await openPosition(page, site, { ...trading, powers: rich });
  await hand.press('Write an offer');
  await hand.choose('to', 'USA');
  const companies = gets.getByRole('group', { name: 'Companies' });
  const list = companies.getByRole('combobox');
  await expect(list.locator('option')).toHaveCount(7);
  await list.selectOption({ index: 1 });
  await companies.getByRole('button', { name: /^One more/ }).click();
  await expect(companies.locator('.choice[aria-pressed="true"]')).toHaveCount(1);
  await expect(list.locator('option')).toHaveCount(6);
  expect(await belowTheFold(page)).toEqual([]);
});

test('a loan shows all its terms where it is accepted, by keys and by touch; agreed, it stands among the debts', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })).newPage();
  await openPosition(page, site, lent);
  // The offer lies behind a tab, and what is asked leads there.
  await page.locator('.moment').getByRole('button', { name: 'An offer is waiting for you' }).tap();
  const card = page.locator('[data-offer="usa>ussr#1"]');
  await expect(card).toContainText('You repay the USA $550M by the end of cycle 3: $50M more than you get (10%).');
  await expect(card.locator('.terms section').first()).toContainText('$550M');
  await expect(card).toContainText('I keep out of Kola.');
  await inSight(page, '[data-offer] .yes');
  await page.setViewportSize({ width: 1280, height: 720 });
  await inSight(page, '[data-offer] .yes');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await seriousIssues(page)).toEqual([]);
  // A counter begins with the offer turned round.
  await card.getByRole('button', { name: 'Counter' }).tap();
  await expect(page.getByLabel('Cash you get, exactly')).toHaveValue('500');
  await expect(page.locator('.whole')).toHaveText(/You ask the USA for a loan of \$500M \(\$550M/);
  await page.getByRole('button', { name: 'Back', exact: true }).tap();
  await page.setViewportSize({ width: 1280, height: 720 });
  await keyboard(page).press('Accept');
  await expect(page.locator('.deal-news')).toContainText('Agreed');
  const debts = page.locator('.debts');
  await expect(debts).toContainText('You owe the USA $550M, due by the end of cycle 3.');
  await expect(debts).toContainText('I keep out of Kola.');
  await keyboard(page).press('Pay back');
  await keyboard(page).fill('amount', 550);
  await keyboard(page).press('Pay back');
  await expect(debts).toContainText('1 debt paid off');
  await page.context().close();
});

test('a move is taken back though computers have moved since, its arrow goes, and a new game can begin before it', async ({
  page,
}) => {
  await openPosition(page, site, {
    people: ['europe'],
    stage: 5,
    phase: 'moves',
    bidders: ['europe', 'south-america'],
    powers: {
      europe: { units: { poland: 3 }, grain: 6, oil: 6, minerals: 6 },
      'south-america': { units: { argentina: 1 }, grain: 6, oil: 0, minerals: 6 },
    },
  });
  const hand = mouse(page);
  const before = page.url();
  await hand.choose('to', 'Romania');
  await hand.press('Add one: Armies march from Poland');
  await hand.press(/^Move 1/);
  await expect(page.locator('.token[data-zone="romania"]')).toBeVisible();
  // South America has had its turn by the time Europe is asked again.
  await expect(page.locator('.moment')).toHaveAttribute('data-kind', 'move');
  await expect(page.locator('.log')).toContainText(/South America/);
  // An offer that is being written stays, though another question is asked then.
  await hand.press('Prepare an offer');
  await hand.fill('wantsCash', 300);
  await hand.press('Take back my last move');
  await expect(page.getByLabel('Cash you get, exactly')).toHaveValue('300');
  await hand.press('Back');
  await expect(page.locator('.token[data-zone="romania"]')).toHaveCount(0);
  await expect(page.locator('.arrow')).toHaveCount(0);
  await expect(page.locator('.log')).not.toContainText('Romania');
  await page.reload();
  await expect(page.locator('.moment')).toHaveAttribute('data-kind', 'move');
  await expect(page.locator('.log')).not.toContainText('Romania');
  // Without a move there is nothing to go back before; after the next one there is, and the old game is kept.
  await expect(page.getByRole('button', { name: 'Play on from before my last move' })).toHaveCount(0);
  await hand.press('Pass');
  await hand.press('Play on from before my last move');
  await expect(page.locator('.moment')).toHaveAttribute('data-kind', 'move');
  expect(page.url()).not.toBe(before);
});

test('resigning and proposing a Détente ask once in place, and the way out is not beside them', async ({ page }) => {
  await openPosition(page, site, { ...trading, powers: { usa: trading.powers.usa, ussr: trading.powers.ussr } });
  await page.getByRole('button', { name: 'Menu' }).click();
  const items = page.locator('.menu-sheet > *');
  await expect(items.first()).toContainText('Front page');
  await expect(items.last()).toHaveText('Resign');
  await items.last().click();
  const sure = page.locator('[data-sure="resign"]');
  await expect(sure).toContainText('Resign for good?');
  await expect(sure.getByRole('button', { name: 'Keep playing' })).toBeFocused();
  expect(await seriousIssues(page, 'rail')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sure).toHaveCount(0);
  await expect(page.locator('.log')).not.toContainText('resigns');
  await page.getByRole('button', { name: 'Menu' }).click();
  await mouse(page).alsoDo('Propose a Détente');
  await page.locator('[data-sure="propose-detente"]').getByRole('button', { name: 'Keep playing' }).click();
  await expect(page.locator('.log')).not.toContainText('Détente');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await sure.getByRole('button', { name: 'Yes, resign' }).click();
  await expect(page.locator('.moment.end')).toBeVisible();
});
