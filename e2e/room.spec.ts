import { expect, test } from '@playwright/test';
import { mouse } from './hands.ts';
import { asked, playNow, playUntil } from './person.ts';
import { loadPosition } from './position.ts';
import { type Site, serveSite } from './site.ts';

let site: Site;
test.beforeAll(async () => {
  site = await serveSite();
});

test('a power tells its public facts at a glance, and opens to its supply center and companies', async ({ page }) => {
  await loadPosition(page, site, {
    people: ['europe'],
    stage: 4,
    phase: 'attacks',
    bidders: ['europe'],
    powers: {
      europe: { units: { greece: 5 }, centers: 2 },
      ussr: { units: { romania: 4, russia: 2 }, grain: 6, oil: 3, minerals: 9, loans: 2, nukes: 1 },
    },
  });
  const ussr = page.getByRole('article', { name: 'Soviet Union' });
  const facts = ussr.locator('.facts li');
  for (const [name, number] of [
    ['Armies', 6],
    ['Navies', 0],
    ['Loans', 2],
    ['Oil', 3],
    ['Nukes', 1],
  ] as const)
    await expect(facts.filter({ hasText: name })).toHaveText(`${name}${number}`);
  await expect(facts.filter({ hasText: 'Companies' })).toBeVisible();
  await page.getByRole('button', { name: 'Soviet Union in full' }).click();
  const card = ussr.locator('.power-card');
  await expect(card.locator('.store').filter({ hasText: 'Minerals' }).locator('.pips .on')).toHaveCount(9);
  await expect(card.locator('.store').filter({ hasText: 'Minerals' }).locator('.pips i')).toHaveCount(12);
  await expect(card).toContainText('6 armies');
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  // A captured supply center adds a row to every store.
  await expect(page.locator('.supply .store').filter({ hasText: 'Oil' }).locator('.pips i')).toHaveCount(24);
});

test('the log tells everything when asked, with every rule, and shows lines on the map by keyboard', async ({
  page,
}) => {
  await page.goto(`${site.url}?pace=0&seed=log`);
  await playNow(page, { opponents: 1 });
  await playUntil(page, async () => (await asked(page)) === 'bid');
  const log = page.locator('.log');
  await expect(log).not.toContainText('has sealed an answer');
  await log.getByLabel('Show').selectOption('Everything, with every die');
  await expect(log).toContainText('has sealed an answer');
  // One question mark a line, whose name has every rule, opens them all.
  await expect(log).not.toContainText(/[BQX]-[A-Z0-9]/);
  await log
    .getByRole('button', { name: /^Rule .*, / })
    .first()
    .click();
  const rules = page.getByRole('dialog', { name: 'Rules' });
  const second = rules.locator('.together .clause').nth(1);
  await second.click();
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  await expect(rules.locator('.asked').first()).toContainText(await second.innerText());
  await rules.getByRole('button', { name: 'Close' }).click();
  // Lines with a place are buttons, and their zone lights up on the map while they have the focus.
  const reached = () => page.evaluate(() => document.activeElement?.matches('.on-map') ?? false);
  for (let presses = 0; presses < 60 && !(await reached()); presses++) await page.keyboard.press('Tab');
  await expect(page.locator('[data-shape][aria-label*="chosen"]').first()).toBeAttached();
});

test('the log draws its newest lines, and older ones down to the first when asked', async ({ page }) => {
  await page.goto(`${site.url}?pace=0&seed=older`);
  await playNow(page, { opponents: 5 });
  const log = page.locator('.log');
  await log.getByLabel('Show').selectOption('Everything, with every die');
  const older = log.getByRole('button', { name: /^Show \d+ older lines?$/ });
  await playUntil(page, async () => (await older.count()) > 0);
  await expect(log.locator('ol > li:not(.older)')).toHaveCount(120);
  while ((await older.count()) > 0) await older.click();
  expect(await log.locator('ol > li').count()).toBeGreaterThan(120);
  await expect(log.locator('ol > li').last()).toContainText('go into piles, the other cards into the deck');
});

test('a game that is open in one tab is not mixed up by a second one, which says so', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await first.goto(`${site.url}?pace=0&seed=tabs`);
  await playNow(first, { opponents: 1 });
  await second.goto(first.url());
  await expect(second.getByRole('heading', { name: /open in another tab/ })).toBeVisible();
  await first.close();
  await second.reload();
  await expect(second.locator('.moment h2')).toBeVisible();
});

test('a game at this screen is looked back at move by move, and played on from a moment as a new one', async ({
  page,
}) => {
  await page.goto(`${site.url}?pace=0&seed=back`);
  // So many moves that some are left when it is stopped.
  await playNow(page, { opponents: 5 });
  await playUntil(page, async () => (await asked(page)) === 'bid');
  const before = page.url();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Look back, move by move' }).click();
  await expect(page.getByRole('heading', { name: 'Cycle 1, Sell' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
  const slider = page.getByRole('slider', { name: 'Move', exact: true });
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await expect(page.getByRole('heading', { name: 'The opening' })).toBeVisible();
  await expect(page.locator('.token')).toHaveCount(0);
  // Others keep their secrets while the game runs.
  await expect(page.locator('.power:not(.you) .by').first()).toHaveText('cash hidden');
  const stopped = page.evaluate(stopInTheMiddle);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  // It stops where it is.
  const at = await stopped;
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(slider).toHaveAttribute('aria-valuetext', at);
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page.locator('.moment')).toHaveAttribute('data-kind', 'place-armies');
  expect(page.url()).not.toBe(before);
  await page.reload();
  await expect(page.locator('.moment')).toHaveAttribute('data-kind', 'place-armies');
});

/** Runs in the page: presses Stop while a move is played, from the third on; a quick machine has played all before a hand comes. */
function stopInTheMiddle(): Promise<string> {
  return new Promise((done) => {
    const watch = new MutationObserver(() => {
      const at = document.querySelector('.review-slider input')?.getAttribute('aria-valuetext') ?? '';
      const stop = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Stop');
      const isOn = document.querySelector('.stage-caption') !== null;
      if (stop === undefined || !/move ([3-9]|1\d) of/.test(at) || !(isOn || /move 1\d of/.test(at))) return;
      watch.disconnect();
      stop.click();
      done(at);
    });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
}

test('an offer is answered beside another that is half written', async ({ page }) => {
  await loadPosition(page, site, {
    people: ['ussr'],
    stage: 3,
    phase: 'sales-to-players',
    bidders: ['usa', 'ussr'],
    powers: { usa: { oil: 6, cash: 100 }, ussr: { oil: 2, cash: 1000 } },
    played: [{ seat: 'usa', command: { type: 'offer', to: 'ussr', gives: { oil: 6 }, wantsCash: 600 } }],
  });
  const hand = mouse(page);
  await hand.press('Write an offer');
  await hand.fill('wantsCash', 150);
  await hand.press('Decline');
  await expect(page.locator('.diplomacy')).not.toContainText('offers 6 oil');
  await expect(page.getByLabel('Cash you get, exactly')).toHaveValue('150');
});

test('X-32, X-38 an offer of goods is prepared before players trade, listed, dropped, and sent when they do', async ({
  page,
}) => {
  await loadPosition(page, site, {
    people: ['ussr'],
    stage: 3,
    phase: 'market-sales',
    bidders: ['ussr'],
    powers: { usa: { oil: 0, cash: 1000 }, ussr: { oil: 4, cash: 1000 } },
  });
  const hand = mouse(page);
  const deals = page.locator('.diplomacy');
  const prepare = async () => {
    await hand.press('Prepare an offer');
    await page.locator('.baskets section').first().getByRole('button', { name: 'One more: oil' }).click();
    await hand.fill('wantsCash', 300);
    await hand.press('Prepare the offer');
    await expect(deals).toContainText('Prepared for Stage 3: You offer the USA 1 oil for $300M.');
  };
  await prepare();
  await hand.press('Delete');
  await expect(deals).not.toContainText('Prepared');
  await prepare();
  await hand.press('Pass');
  // The trading round opens only because an offer waits for an answer.
  await expect(page.locator('.log')).toContainText(/offers .* 1 oil for \$300M/);
  await expect(deals).not.toContainText('Prepared');
});

test('on a phone an offer that is begun among the deals is written in the moment, and listed among the deals', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await loadPosition(page, site, {
    people: ['ussr'],
    stage: 3,
    phase: 'market-sales',
    bidders: ['ussr'],
    powers: { usa: { cash: 1000 }, ussr: { oil: 4, cash: 1000 } },
  });
  await page.locator('.tabs').getByText('Deals').click();
  await page.getByRole('button', { name: 'Prepare an offer' }).click();
  await page.locator('.baskets section').first().getByRole('button', { name: 'One more: oil' }).click();
  await page.getByLabel('Cash you get, exactly').fill('300');
  await page.getByRole('button', { name: 'Prepare the offer' }).click();
  await page.locator('.tabs').getByText('Deals').click();
  await expect(page.locator('.diplomacy [data-prepared]')).toBeVisible();
});

test('X-35, B-LOAN-07 a sale says what it brings where each unit has its price and the bank is owed interest', async ({
  page,
}) => {
  await loadPosition(page, site, {
    people: ['usa'],
    options: { marketPricing: 'unit' },
    stage: 3,
    phase: 'market-sales',
    bidders: ['usa', 'ussr'],
    prices: { oil: 25 },
    powers: { usa: { oil: 3, cash: 10, arrears: 15 }, ussr: {} },
  });
  const hand = mouse(page);
  await hand.press(/^Oil/);
  await hand.more('Oil', 2);
  const moment = page.locator('.moment');
  // $25M, $10M and $5M, of which the bank keeps $15M.
  for (const words of [
    'The price falls with every unit you sell',
    '3 oil, the first at $25M+$25M',
    'until $15M of interest',
  ])
    await expect(moment).toContainText(words);
  await expect(moment).toContainText('$10M becomes $35M');
  await hand.press('Sell 3 oil for $25M');
  await expect(page.locator('.power.you .by')).toHaveText('$35M');
});
