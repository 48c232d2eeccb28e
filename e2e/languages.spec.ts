import { expect, test } from '@playwright/test';
import { CROWD } from './crowd.ts';
import { apcDecisions } from './decisions/apc.ts';
import { baseDecisions } from './decisions/base.ts';
import { chartDecisions } from './decisions/chart.ts';
import { highTechDecisions } from './decisions/high-tech.ts';
import { marineOpening } from './decisions/marine-opening.ts';
import { marineTrade } from './decisions/marine-trade.ts';
import { marineWar } from './decisions/marine-war.ts';
import { loadPosition, openPosition, type Prepared } from './position.ts';
import { CLEAN, look, openFolds } from './pseudo.ts';
import { type Site, serveSite } from './site.ts';
import { type LiveTable, serveTable } from './table.ts';

let site: LiveTable;
let alone: Site;
test.beforeAll(async () => {
  [site, alone] = await Promise.all([serveTable(), serveSite()]);
});
test.afterAll(() => site.close());

test.use({ actionTimeout: 60_000 });

const SIZES = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
] as const;

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('language', 'pseudo')));

const DECISIONS = [
  ...baseDecisions,
  ...apcDecisions,
  ...highTechDecisions,
  ...marineOpening,
  ...marineTrade,
  ...marineWar,
  ...chartDecisions,
];
/** Each kind of question once. */
const KINDS = [...new Map(DECISIONS.map((one) => [one.question, one])).values()];

test('every text where something is decided is in the catalog and fits, 40% longer', async ({ page }) => {
  // Every kind on a desk, and then on a phone without being opened again; a proof opens every decision on both.
  const proof = process.env.MARSHALL_PROOF === '1';
  for (const first of proof ? SIZES : SIZES.slice(0, 1))
    for (const { name, at } of proof ? DECISIONS : KINDS) {
      await page.setViewportSize(first);
      await openPosition(page, alone, at);
      for (const size of proof ? [first] : SIZES) {
        await page.setViewportSize(size);
        await expect(page.locator('.moment h2').first()).toBeVisible();
        expect.soft(await look(page), `${name}, ${size.width} wide`).toEqual(CLEAN);
      }
    }
});

/** Pages that need no server, and what shows that each has come. */
const FREE = [
  ['', '.front-page h2'],
  ['#chart', '.chart-page h2'],
  ['#kept', 'main h2'],
  ['#learn', '.learn-list'],
  ['#how/1', '.how-powers'],
  ['#how/2', '.how-stages'],
  ['#positions', '.positions h2'],
  ['#odds', '.odds-page h2'],
] as const;

test('so is every text of the front page, the rules, lessons, positions, odds and the chart', async ({ page }) => {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const [path, here] of FREE) {
      await page.goto(`${site.url}${path}`);
      await expect(page.locator(here).first()).toBeVisible();
      await openFolds(page);
      expect.soft(await look(page, '.options'), `${path}, ${size.width} wide`).toEqual(CLEAN);
    }
    await page.locator('.top > .icon-button').first().click();
    await expect(page.locator('.rules .chapter').first()).toBeVisible();
    await openFolds(page);
    expect.soft(await look(page), `the handbook, ${size.width} wide`).toEqual(CLEAN);
    await page.locator('.rules-ways button').click();
    await expect(page.locator('.rules dl dd').first()).toBeVisible();
    expect.soft(await look(page), `the ledger, ${size.width} wide`).toEqual(CLEAN);
  }
});

test('so is every text of the lobby with notifications, and of a running table with its menu and standing orders', async ({
  page,
}) => {
  await page.goto(`${site.url}/#lobby`);
  await expect(page.locator('form.form').first()).toBeVisible();
  expect.soft(await look(page), 'at the door of the lobby').toEqual(CLEAN);
  await page.request.post(`${site.url}/api/guests`, { data: { name: 'Anna' } });
  const seats = [
    { power: 'usa', player: 'me' },
    { power: 'china', player: { bot: 'fallback' } },
  ];
  const made = await page.request.post(`${site.url}/api/games`, { data: { seats, clock: 43_200, clockKind: 'stage' } });
  const { id } = (await made.json()) as { readonly id: string };
  const ready = { ready: true, contribution: 'x' };
  await page.request.post(`${site.url}/api/games/${id}/seats/usa/ready`, { data: ready });
  // Standing orders can be given once the first cycle has begun.
  const placed = { id: 'placed', command: { type: 'place-armies', territories: [] } };
  await page.request.post(`${site.url}/api/games/${id}/commands`, { data: placed });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.goto(`${site.url}/#lobby`);
    await page.reload();
    await expect(page.locator('[data-list="mine"] .game').first()).toBeVisible();
    await openFolds(page);
    expect.soft(await look(page, '.options, [data-list] .game'), `the lobby, ${size.width} wide`).toEqual(CLEAN);
    await page.goto(`${site.url}/#table/${id}`);
    await expect(page.locator('.moment h2').first()).toBeVisible();
    await openFolds(page);
    expect.soft(await look(page, '.moment h2, .log'), `a table, ${size.width} wide`).toEqual(CLEAN);
    await page.locator('.menu > .icon-button').click();
    await expect(page.locator('.menu-sheet')).toBeVisible();
    expect.soft(await look(page, '.moment h2, .log'), `the menu, ${size.width} wide`).toEqual(CLEAN);
    await page.keyboard.press('Escape');
    await page.locator('[data-orders]').click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    expect.soft(await look(page, '.moment h2, .log'), `standing orders, ${size.width} wide`).toEqual(CLEAN);
  }
});

/** Three powers agree to end the game. */
const OVER = {
  people: ['europe'],
  stage: 4,
  phase: 'attacks',
  bidders: ['usa'],
  powers: { china: { nukes: 1 }, europe: { units: { poland: 3 } }, usa: { nukes: 1, units: { alaska: 4 } } },
  played: [
    { seat: 'usa', command: { type: 'propose-detente' } },
    { seat: 'china', command: { type: 'agree-detente', agree: true } },
    { seat: 'europe', command: { type: 'agree-detente', agree: true } },
  ],
} as const satisfies Prepared;

test('so is every text of a lesson, of the screen that two share, and of the end of a game', async ({ page }) => {
  const [desk, phone] = SIZES;
  await page.setViewportSize(desk);
  await loadPosition(page, alone, { ...CROWD, people: ['europe', 'ussr'], stage: 3 });
  await expect(page.locator('.curtain')).toBeVisible();
  expect.soft(await look(page), 'the curtain').toEqual(CLEAN);
  await loadPosition(page, alone, OVER);
  await page.keyboard.press('Escape');
  await expect(page.locator('.my-place')).toBeVisible();
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await openFolds(page);
    expect.soft(await look(page), 'the end').toEqual(CLEAN);
  }
  await page.setViewportSize(phone);
  expect.soft(await look(page), 'the end on a phone').toEqual(CLEAN);
  await page.goto(`${alone.url}#learn`);
  await page.locator('.learn-go').first().click();
  await expect(page.locator('.moment').first()).toBeVisible();
  expect.soft(await look(page), 'a lesson on a phone').toEqual(CLEAN);
});
