import { expect, type Page } from '@playwright/test';
import { seriousIssues } from './axe.ts';
import { CROWD } from './crowd.ts';
import { by } from './decisions/decision.ts';
import { test } from './kept-page.ts';
import { openPosition, pointIn, press, tapZone, unshuffled } from './position.ts';
import { type Site, serveSite } from './site.ts';

let site: Site;
test.beforeAll(async () => {
  site = await serveSite();
});
// A screen with a mouse, keys and touch.
test.use({ hasTouch: true });

/** Europe may move out of a home with two companies; China may pass through it, the Soviet Union is ahead. */
const MOVING = {
  people: ['europe'],
  stage: 5,
  phase: 'moves',
  bidders: ['europe'],
  cycle: 4,
  options: { detenteCycle: 8, apc: true },
  powers: {
    europe: {
      cash: 3200,
      grain: 6,
      units: { 'eastern-europe': 2 },
      cards: { 'bayer-mines': 'open', 'huber-grain-co': 'closed' },
    },
    ussr: { units: { romania: 4 }, oil: 9, nukes: 2, cards: { 'baku-oil': 'open' } },
    china: {},
    usa: {},
  },
} as const;

/** Goes to a zone by keyboard and chooses it. */
async function chooseByKey(page: Page, zone: string): Promise<void> {
  await page.locator(`[data-shape][data-zone="${zone}"]`).focus();
  await page.keyboard.press('Enter');
}

test('who leads, what companies make, what marks mean and what a move leaves behind are seen before the press', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openPosition(page, site, MOVING);
  const mine = page.locator('.power.you');
  await expect(mine.locator('.by')).toBeVisible();
  for (const name of ['Grain', 'Oil', 'Minerals'])
    await expect(mine.locator('.facts li').filter({ hasText: name })).toBeVisible();

  // Standings: the cycle and the last one, the order, what the leader has, how to win and what is played with.
  await expect(page.locator('.cycle')).toHaveText(/4\s+of 8$/);
  const standings = page.locator('.standings > button');
  await expect(standings).toContainText('2nd of 4');
  await standings.click();
  const sheet = page.locator('.standings-sheet');
  await expect(sheet.locator('tbody tr')).toHaveCount(4);
  await expect(sheet.locator('tbody tr').first()).toContainText('Soviet Union');
  await expect(sheet).toContainText('2 nukes');
  await expect(sheet).toContainText('Armored Personnel Carriers');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await standings.tap();
  await expect(sheet).toContainText('2 nukes');
  await standings.tap();
  await expect(sheet).toHaveCount(0);

  // Companies are a layer that is remembered.
  const layer = page.getByRole('button', { name: 'Companies', exact: true });
  await expect(layer).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.yields').first()).toBeAttached();
  await layer.click();
  await expect(page.locator('.yields')).toHaveCount(0);
  await page.reload();
  await expect(layer).toHaveAttribute('aria-pressed', 'false');
  await layer.tap();
  await expect(page.locator('.yields').first()).toBeAttached();

  // The legend opens and closes by keyboard.
  const legend = page.getByRole('region', { name: 'Legend' });
  await page.getByRole('button', { name: 'Legend' }).focus();
  await page.keyboard.press('Enter');
  await expect(legend.locator('li').first()).toBeVisible();
  expect(await seriousIssues(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(legend).toHaveCount(0);
  await page.getByRole('button', { name: 'Legend' }).tap();
  await expect(legend.locator('li').first()).toBeVisible();
  await page.getByRole('button', { name: 'Legend' }).tap();
  await expect(legend).toHaveCount(0);

  // The card of a zone stands beside the pointer, not under it, and says what lies there.
  const { x, y } = await pointIn(page, 'eastern-europe');
  await page.mouse.move(x, y);
  const card = page.locator('.zone-card');
  await expect(card).toContainText('Bayer Mines, 3 minerals, open');
  await expect(card).toContainText('Huber Grain Co., 2 grain, closed');
  const box = await card.boundingBox();
  if (box === null) throw new Error('the card is not in sight');
  const away = Math.max(box.x - x, x - box.x - box.width, box.y - y, y - box.y - box.height);
  expect(away).toBeGreaterThan(0);
  expect(away).toBeLessThan(260);

  // A move that empties a home is warned of beside its button; one that leaves somebody is not.
  await chooseByKey(page, 'eastern-europe');
  await chooseByKey(page, 'western-europe');
  const warning = page.locator('.warnings li');
  await expect(warning).toHaveText(/Eastern Europe .* 2 companies/);
  expect(await seriousIssues(page, 'rail')).toEqual([]);
  await page.locator('.moment .stepper button').first().click();
  await expect(warning).toHaveCount(0);

  // By finger the same: the zone says what lies there, and what the move leaves behind is said before the press.
  await page.reload();
  await expect(page.locator('.moment h2')).toBeVisible();
  await tapZone(page, 'romania');
  await expect(card).toContainText('Soviet Union');
  await expect(card).toContainText('4 armies');
  await tapZone(page, 'eastern-europe');
  await expect(card).toHaveCount(0);
  await tapZone(page, 'western-europe');
  await expect(warning).toHaveText(/Eastern Europe .* 2 companies/);
});

test('what an attack brings is in sight beside its button where windows are low', async ({ page }) => {
  await openPosition(page, site, { ...CROWD, people: ['europe'], bidders: ['europe'], stage: 4, phase: 'attacks' });
  await chooseByKey(page, 'greece');
  await chooseByKey(page, 'romania');
  const odds = page.locator('.odds-block .odds > div');
  await expect(odds.first()).toBeVisible();
  for (const size of [
    { width: 1280, height: 720 },
    { width: 1024, height: 768 },
  ]) {
    await page.setViewportSize(size);
    await expect(odds.nth(1)).toBeInViewport({ ratio: 1 });
  }
});

test('the card of a zone that has much to say holds all of it', async ({ page }) => {
  await openPosition(page, site, { ...CROWD, people: ['europe'], bidders: ['europe'], stage: 5, phase: 'moves' });
  const card = page.locator('.zone-card');
  for (const size of [
    { width: 1280, height: 720 },
    { width: 1024, height: 768 },
  ]) {
    await page.setViewportSize(size);
    const { x, y } = await pointIn(page, 'eastern-europe');
    await page.mouse.move(x, y);
    await expect(card).toContainText('Borders');
    const { told, seen } = await card.evaluate((box) => ({
      told: Math.max(...[...box.querySelectorAll('dt, dd')].map((line) => line.getBoundingClientRect().bottom)),
      seen: box.getBoundingClientRect().bottom,
    }));
    expect(told).toBeLessThanOrEqual(seen);
    await page.mouse.move(2, 2);
  }
});

test('the result of a battle stays beside the next question until it is closed, and for good then', async ({
  page,
}) => {
  await openPosition(page, site, {
    people: ['europe'],
    stage: 4,
    phase: 'attacks',
    bidders: ['europe'],
    powers: {
      europe: { units: { greece: 5, iberia: 1 }, grain: 6, oil: 6, minerals: 6, lStars: 1 },
      ussr: { units: { romania: 2, russia: 2 }, grain: 6, oil: 6, minerals: 6 },
    },
    dice: [4, 5, 1, 2, 3],
    played: [
      by('europe', { type: 'attack', from: 'greece', to: 'romania', against: 'ussr', units: { army: 5 } }),
      by('ussr', { type: 'defend', supplied: true }),
    ],
  });
  const result = page.locator('.battle-result');
  await expect(result).toHaveCount(0);
  await press(page, 'Leave it empty');
  await press(page, 'No reinforcements');
  await expect(result.locator('.result-side').first()).toContainText('4 + 5 + 1 = 10');
  await expect(result.locator('.result-side').nth(1)).toContainText('2 + 3 = 5');
  await expect(result).toContainText('1 set of supplies and 1 army');
  // Of 216 throws of three dice 135 come to 10 or more.
  await result.locator('summary').tap();
  await expect(result.locator('details')).toContainText('63%');
  await result.locator('summary').click();
  await expect(result.locator('details')).not.toHaveAttribute('open');
  await expect(page.locator('.moment')).toHaveAttribute('data-kind', 'attack');
  expect(await seriousIssues(page, 'but the map')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(result).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.moment')).toHaveAttribute('data-kind', 'attack');
  await expect(result).toHaveCount(0);
});

test('cards are turned in a row until the company is found, which is opened where it lies', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPosition(page, site, {
    people: ['europe'],
    stage: 7,
    phase: 'prospecting',
    bidders: ['europe'],
    bids: { europe: 2 },
    powers: { europe: { cash: 3000 }, ussr: {} },
    deck: ['palliser-grain', 'nuke-1', 'shan-mines', 'baqa-oil'],
    dice: unshuffled(1),
    played: [by('europe', { type: 'prospect', resource: 'oil' })],
  });
  await expect(page.locator('.next-turn')).toContainText('20 oil companies in 65 cards: 31%');
  // Two cards are paid for, then it stops by itself.
  const fewer = page.locator('.turn-until').getByRole('button', { name: /fewer/ });
  for (let cards = 5; cards > 2; cards--) await fewer.tap();
  await page.getByRole('button', { name: 'Turn until found or $400M' }).tap();
  await expect(page.locator('.card:not(.next) b')).toHaveText(['Nuke', 'Palliser Grain']);
  await expect(page.locator('.power.you .by')).toHaveText('$2,600M');
  await page.getByRole('button', { name: /^Turn until found/ }).tap();
  const found = page.locator('.card.found');
  await expect(found).toContainText('Baqa Oil');
  await expect(found).toBeInViewport();
  await expect(page.locator('.power.you .by')).toHaveText('$2,200M');
  expect(await seriousIssues(page, 'rail')).toEqual([]);
  await page.getByRole('button', { name: 'Open it now' }).tap();
  await expect(page.locator('.card-acts')).toContainText('It is open.');
  await page.locator('.card-acts').getByRole('button', { name: 'Close' }).tap();
  await expect(page.locator('.card-table')).toHaveCount(0);
});
