// How many clicks everyday tasks take, counted one by one.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { cycleIs, playNow } from './person.ts';
import { type Site, serveSite } from './site.ts';

let site: Site;
test.beforeAll(async () => {
  site = await serveSite();
});

/** A hand that counts. */
function counting() {
  let clicks = 0;
  return {
    click: async (what: Locator): Promise<void> => {
      await what.click();
      clicks += 1;
    },
    clicks: () => clicks,
    begin: () => {
      clicks = 0;
    },
  };
}

const nothing = (page: Page): Locator => page.getByRole('button', { name: 'Nothing this cycle' });
const filled = (page: Page): Locator => page.locator('.moment .filled:not([aria-disabled="true"])');
const isAsked = (page: Page, kind: string): Promise<void> =>
  expect(page.locator('.moment')).toHaveAttribute('data-kind', kind);

/** The bar of the price to which a sale of so many units brings the market. */
async function priceAfter(page: Page, units: number): Promise<Locator> {
  const spot = Number(await page.locator('.ladder').getAttribute('data-spot'));
  return page.locator(`.ladder [data-at="${spot - units}"]`);
}

test('alone, a cycle of doing nothing takes three clicks at most, and selling five takes three', async ({ page }) => {
  const hand = counting();
  await page.goto(`${site.url}?pace=0&seed=clicks`);
  await playNow(page);
  await filled(page).click();
  await isAsked(page, 'salaries');
  await hand.click(filled(page));
  await isAsked(page, 'bid');
  await hand.click(nothing(page));
  await expect.poll(cycleIs(page, 2)).toBe(true);
  await isAsked(page, 'salaries');
  expect(hand.clicks()).toBeLessThanOrEqual(3);

  // A player who bids for Sell sells: the resource, its price after five, and the button. A press before the cards of
  // the bid are there sends nothing.
  await page.evaluate(() => {
    const hasty = new MutationObserver(() => {
      if (document.querySelector('.moment[data-kind="bid"]') === null) return;
      if (document.querySelector('.bids .choice') !== null) hasty.disconnect();
      else document.querySelector<HTMLElement>('.moment .filled')?.click();
    });
    hasty.observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  await filled(page).click();
  await isAsked(page, 'bid');
  await expect(page.locator('.bids .choice').first()).toBeVisible();
  // Both presses before the referee can have filled in the form: the second counts for what the first chose.
  await page.evaluate(async () => {
    const press = (what: string) => document.querySelector<HTMLElement>(what)?.click();
    press('.bids .choice');
    for (let i = 0; i < 5; i++) await Promise.resolve();
    press('.moment .filled');
  });
  await isAsked(page, 'sell');
  hand.begin();
  await hand.click(page.locator('.segments button', { hasText: 'Minerals' }));
  await hand.click(await priceAfter(page, 5));
  await expect(page.locator('.quantity output')).toHaveText('5');
  const stored = page.locator('.segments [aria-pressed="true"] small');
  const before = Number.parseInt((await stored.textContent()) ?? '', 10);
  // The same by dragging, by keys, and all of it at once.
  await (await priceAfter(page, 5)).hover({ force: true });
  await page.mouse.down();
  await (await priceAfter(page, 2)).hover({ force: true });
  await page.mouse.up();
  await expect(page.locator('.quantity output')).toHaveText('2');
  await page.locator('.ladder-keys').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.quantity output')).toHaveText('3');
  await page.getByRole('button', { name: /^All \d+$/ }).click();
  await expect(page.locator('.quantity output')).toHaveText(String(before));
  await (await priceAfter(page, 5)).click();
  await expect(filled(page)).toContainText('5 minerals');
  await hand.click(filled(page));
  expect(hand.clicks()).toBeLessThanOrEqual(3);
  await expect(page.locator('.segments button', { hasText: 'Minerals' })).toContainText(`${before - 5} stored`);
});

test('at one screen, a cycle of bids and passes of two people takes twelve clicks, with a curtain for what is sealed alone', async ({
  page,
}) => {
  const hand = counting();
  await page.goto(`${site.url}?pace=0&seed=curtain`);
  await page.getByText('At one screen', { exact: true }).click();
  const setup = page.locator('.hot-seat');
  await setup.getByLabel('Name of the person who leads the USA').fill('Anna');
  await setup.getByLabel('Length of the game').selectOption('3');
  await setup.getByLabel('Computers play like').selectOption('officer');
  await setup.getByRole('button', { name: 'Start at one screen' }).click();
  const curtain = page.locator('.curtain button');
  for (const name of ['Anna (USA)', 'Player 2 (Soviet Union)']) {
    await expect(page.getByRole('heading', { name: `Hand the screen to ${name}.` })).toBeVisible();
    await curtain.click();
    await filled(page).click();
  }
  // Salaries are paid out of what only the player knows, and bids are sealed: a curtain before each.
  await isAsked(page, 'salaries');
  await hand.click(filled(page));
  await hand.click(curtain);
  await hand.click(filled(page));
  for (const last of [false, true]) {
    await isAsked(page, 'bid');
    await hand.click(page.getByRole('button', { name: 'Plan bids' }));
    await hand.click(
      page
        .locator('.plan')
        .getByRole('button', { name: /^One more/ })
        .first(),
    );
    await hand.click(filled(page));
    if (!last) await hand.click(curtain);
  }
  // Sales are public: the screen is handed over without a curtain, and nobody's cash is on it.
  for (const _ of ['one', 'the other']) {
    await isAsked(page, 'sell');
    await expect(page.locator('.curtain')).toHaveCount(0);
    if (await page.locator('.veil').isVisible()) await expect(page.locator('.power.you .by')).toHaveText('cash hidden');
    await hand.click(page.getByRole('button', { name: 'Pass for the rest of this stage' }));
  }
  await expect(page.getByRole('heading', { name: /^Hand the screen to/ })).toBeVisible();
  expect(hand.clicks()).toBeLessThanOrEqual(12);
  await curtain.click();
  expect(await cycleIs(page, 2)()).toBe(true);
});
