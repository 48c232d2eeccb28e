import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { CROWD } from '../crowd.ts';
import { keyboard } from '../hands.ts';
import { playNow, playUntil, takeScreen } from '../person.ts';
import { clickTarget, clickZone, loadPosition, type Prepared, press } from '../position.ts';
import { type Site, serveSite } from '../site.ts';
import { comeIn, serveTable } from '../table.ts';

let site: Site;
test.beforeAll(async () => {
  site = await serveSite();
});

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const EUROPE = { ...CROWD, people: ['europe'], bidders: ['europe'] } as const;

/** Waits until nothing moves, then keeps what is seen. */
async function keep(page: Page, name: string): Promise<void> {
  await page.mouse.move(2, 2);
  await page.waitForTimeout(900);
  await page.screenshot({ path: fileURLToPath(new URL(`../../docs/pictures/${name}.png`, import.meta.url)) });
}

for (const [size, viewport, theme] of [
  ['light', WIDE, 'light'],
  ['dark', WIDE, 'dark'],
  ['phone', PHONE, 'light'],
] as const)
  test(`front page, ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(`${site.url}?theme=${theme}`);
    await expect(page.locator('.showcase').first()).toBeVisible();
    await keep(page, `front-${size}`);
  });

test('the choice of a computer', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${site.url}?theme=light`);
  await expect(page.locator('.showcase').first()).toBeVisible();
  await page.getByRole('button', { name: /^Computer for the Soviet Union/ }).click();
  await page.getByRole('button', { name: 'Officer', exact: true }).click();
  await keep(page, 'computers-light');
});

test('an offer, and one that was declined', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await loadPosition(
    page,
    site,
    { ...EUROPE, stage: 3, phase: 'sales-to-players', traders: ['europe'] },
    '&theme=dark',
  );
  await page.locator('.diplomacy').getByRole('button', { name: 'Write an offer' }).click();
  await page.locator('[data-field="to"]').getByText('China').click();
  await page.getByLabel('Cash you get, exactly').fill('2500');
  await press(page, 'Make the offer');
  await expect(page.locator('[data-declined]')).toBeVisible();
  await page.locator('.diplomacy').getByRole('button', { name: 'Write an offer' }).click();
  await page.locator('[data-field="to"]').getByText('USA').click();
  await page.locator('[data-side="gives"]').getByRole('button', { name: 'One more: Oil' }).click();
  await page.getByLabel('Cash you get, exactly').fill('400');
  await keep(page, 'offer-dark');
});

test('units move on the map', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await loadPosition(page, site, { ...EUROPE, stage: 5, phase: 'moves' }, '&theme=light');
  await clickZone(page, 'greece');
  await clickTarget(page, 'eastern-europe');
  await expect(page.locator('.arrow.move')).toBeVisible();
  await keep(page, 'move-light');
});

test('the price ladder', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await loadPosition(page, site, { ...EUROPE, stage: 3, phase: 'market-sales' }, '&theme=dark');
  await page.locator('.moment').getByText('7 stored').click();
  await keep(page, 'sell-dark');
});

test('a battle: the dice lie as they fell', async ({ page }) => {
  await page.setViewportSize(WIDE);
  const both = { ...EUROPE, people: ['europe', 'ussr'], stage: 4, phase: 'attacks', dice: [4, 5, 1, 2, 3] } as const;
  await loadPosition(page, site, both, '&theme=light');
  await takeScreen(page, 'Europe');
  await clickTarget(page, 'greece');
  await clickTarget(page, 'romania');
  await press(page, /^Attack the Soviet Union in Romania/);
  await takeScreen(page, 'Soviet Union');
  await press(page, 'Fight with two dice');
  await expect(page.locator('.side .sum').first()).toBeVisible();
  await keep(page, 'battle-light');
});

test('an attack on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await loadPosition(page, site, { ...EUROPE, stage: 4, phase: 'attacks' }, '&theme=light');
  await keep(page, 'battle-phone');
});

test('the L-star screen', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await loadPosition(
    page,
    site,
    { ...EUROPE, people: ['europe', 'ussr'], stage: 4, phase: 'attacks', dice: [6, 2, 3, 4] },
    '&theme=dark',
  );
  await takeScreen(page, 'Europe');
  await page.getByRole('button', { name: 'Launch nukes', exact: true }).click();
  await clickZone(page, 'romania');
  await clickZone(page, 'kola');
  await press(page, 'Launch 2 nukes');
  await press(page, 'Yes, launch');
  await takeScreen(page, 'Soviet Union');
  await expect(page.locator('.screen-arc').first()).toBeVisible();
  await keep(page, 'strike-dark');
});

/** A home of two companies stands empty, and the USA beside it. */
const EMPTY_HOME: Prepared = {
  ...EUROPE,
  stage: 5,
  phase: 'moves',
  bidders: ['europe', 'usa'],
  powers: {
    usa: { units: { poland: 3, alaska: 2 }, oil: 9, grain: 9, minerals: 3, cash: 3000, cards: {} },
    europe: {
      units: { iberia: 2, 'western-europe': 3 },
      grain: 5,
      oil: 5,
      minerals: 5,
      cash: 4000,
      cards: { 'bayer-mines': 'open', 'huber-grain-co': 'open' },
    },
    china: { units: { tibet: 1, nanling: 2 }, cash: 3000, cards: 'home' },
  },
};

for (const [size, viewport, theme] of [
  ['light', WIDE, 'light'],
  ['phone', PHONE, 'dark'],
] as const)
  test(`what was done to a player is held, ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(`${site.url}?pace=450&seed=a&theme=${theme}&position=${site.lay(EMPTY_HOME)}`);
    await press(page, 'Pass');
    await expect(page.locator('.stage')).toHaveAttribute('data-phase', 'held');
    await keep(page, `held-${size}`);
    await page.getByRole('button', { name: /^OK/ }).click();
    await expect(page.locator('.meanwhile li').first()).toBeVisible();
    await keep(page, `meanwhile-${size}`);
  });

test('sealed bids turn over on the cards of the powers', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${site.url}?pace=900&theme=dark&position=${site.lay({ ...CROWD, people: ['europe'], stage: 3 })}`);
  await page.locator('.bids .choice').nth(1).click();
  await page.locator('.moment .filled').click();
  await expect(page.locator('.powers .bid-card[data-cubes]').first()).toBeVisible();
  await page.locator('.stage').getByRole('button', { name: 'Pause' }).click();
  await keep(page, 'bids-dark');
});

test('a nuke strikes', async ({ page }) => {
  await page.setViewportSize(WIDE);
  // One L-star fires, and misses.
  const powers = {
    europe: { ...EUROPE.powers.europe, nukes: 3 },
    ussr: { units: { romania: 4, kola: 1, russia: 3 }, lStars: 1, cards: 'home' },
    china: { units: { tibet: 1, nanling: 2 }, cards: 'home' },
  } as const;
  const position = { ...EUROPE, powers, stage: 4, phase: 'attacks', dice: [6] } as const;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${site.url}?pace=900&theme=dark&position=${site.lay(position)}`);
  await page.getByRole('button', { name: 'Launch nukes', exact: true }).click();
  const hand = keyboard(page);
  await hand.choose('targets', 'Romania');
  await hand.more('Romania');
  await press(page, 'Launch 1 nuke');
  await press(page, 'Yes, launch');
  await expect(page.locator('.scene[data-beat="strike"]')).toBeVisible();
  await page.locator('.stage').getByRole('button', { name: 'Pause' }).click();
  await keep(page, 'nuke-dark');
});

test('a lesson', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${site.url}?theme=light#learn`);
  await page.locator('.learn-lesson, .lesson, main button').first().waitFor();
  await keep(page, 'lessons-light');
});

test('all powers behind their tab on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await loadPosition(page, site, { ...EUROPE, stage: 5, phase: 'moves' }, '&theme=dark');
  await page.locator('.tabs').getByText('Powers').click();
  await keep(page, 'powers-phone');
});

test('cards turned one by one', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await loadPosition(page, site, { ...EUROPE, stage: 7, phase: 'prospecting', bids: { europe: 2 } }, '&theme=light');
  await page.locator('[data-field="resource"]').getByRole('button', { name: 'Minerals' }).click();
  await press(page, 'Start prospecting');
  await expect(page.locator('.moment')).toHaveAttribute('data-kind', 'turn-card');
  for (let turned = 0; turned < 3; turned++) {
    if ((await page.locator('.moment').getAttribute('data-kind')) !== 'turn-card') break;
    await press(page, /Turn the next card/);
  }
  await keep(page, 'cards-light');
});

test('a sealed bid on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await loadPosition(page, site, { ...CROWD, people: ['europe'], stage: 3 }, '&theme=light');
  await page.locator('.bids .choice').nth(1).click();
  await keep(page, 'bid-phone');
});

test('the lobby', async ({ page }) => {
  const server = await serveTable();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${server.url}/?theme=dark#lobby`);
  await comeIn(page, 'Anna');
  const open = async (name: string, others: string): Promise<void> => {
    await page.getByLabel('Name of the game').fill(name);
    for (const power of ['Soviet Union', 'Europe'])
      await page.getByRole('combobox', { name: power, exact: true }).selectOption(others);
    await page.getByRole('button', { name: 'Open the table' }).click();
    await expect(page.getByRole('button', { name: 'Ready', exact: true })).toBeVisible();
  };
  await open('Friday evening', 'free');
  await page.goto(`${server.url}/?theme=dark#lobby`);
  await open('The long game', 'computer');
  await page.getByRole('button', { name: 'Ready', exact: true }).click();
  await expect(page.locator('.moment h2')).toBeVisible();
  await page.goto(`${server.url}/?theme=dark#lobby`);
  await expect(page.getByText('Your move', { exact: true })).toBeVisible();
  await keep(page, 'lobby-dark');
  await server.close();
});

test('the end', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize(WIDE);
  await page.goto(`${site.url}?pace=0&seed=end&theme=light`);
  await playNow(page, { opponents: 5, cycles: 3 });
  await playUntil(page, async () => (await page.locator('.moment.end').count()) > 0);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await keep(page, 'story-light');
  await page.getByRole('tab', { name: 'The game in figures' }).click();
  await expect(page.getByRole('table', { name: 'Final table' })).toBeVisible();
  await keep(page, 'end-light');
});

test('the Military Conflict Chart', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.goto(`${site.url}?theme=light`);
  await page.getByRole('button', { name: /The Military Conflict Chart/ }).click();
  for (const [player, die] of [
    ['Player 1', 4],
    ['Player 2', 0],
  ] as const)
    await page
      .getByRole('group', { name: `${player}\u2019s die` })
      .locator('.die')
      .nth(die)
      .click();
  await keep(page, 'chart-light');
});
