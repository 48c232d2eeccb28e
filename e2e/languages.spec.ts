import { COMPANIES, companyOf } from '@marshall/rules';
import { expect, type Page, test } from '@playwright/test';
import { CROWD } from './crowd.ts';
import { apcDecisions } from './decisions/apc.ts';
import { baseDecisions } from './decisions/base.ts';
import { chartDecisions } from './decisions/chart.ts';
import { highTechDecisions } from './decisions/high-tech.ts';
import { marineOpening } from './decisions/marine-opening.ts';
import { marineTrade } from './decisions/marine-trade.ts';
import { marineWar } from './decisions/marine-war.ts';
import { openPosition, type Prepared } from './position.ts';
import { type Site, serveSite } from './site.ts';
import { type LiveTable, serveTable } from './table.ts';

let site: LiveTable;
let alone: Site;
test.beforeAll(async () => {
  [site, alone] = await Promise.all([serveTable(), serveSite()]);
});
test.afterAll(() => Promise.all([site.close(), alone.close()]));

test.setTimeout(300_000);
test.use({ actionTimeout: 15_000 });

/** Names that are the same in every language: of companies, of the game and its sets, of people and of keys. */
const NAMES = new Set(
  [
    ...COMPANIES.map((id) => companyOf(id).name),
    'Marshall Supremacy Military Conflict Chart Colonial Legions Merchant Marine High-Tech Edge Conventional Forces Armored Personnel Carriers',
    'English Deutsch Español Anna Boris Escape Enter Shift Space JSON Mastermind Suez Panama Sun Tzu Dag Rennick Jonna Pell Mira Halden Lio Farrow',
  ].flatMap((text) => text.split(/[^\p{L}]+/u)),
);

interface Seen {
  /** Words without accents, which the catalogue does not hold. */
  readonly foreign: readonly string[];
  /** Texts that do not fit where they stand. */
  readonly clipped: readonly string[];
}

/** What is wrong with the texts on screen, in the language that nobody speaks; the referee does not speak it either. */
async function look(page: Page, but = 'head'): Promise<Seen> {
  const { words, clipped } = await page.evaluate((but) => {
    const words: string[] = [];
    const clipped: string[] = [];
    // Rules have the same names in every language.
    const said = (text: string): string => text.replace(/[A-Z]+(?:-[A-Z]+)*-\d+/g, '').trim();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = said(node.textContent ?? '');
      const parent = node.parentElement;
      if (text === '' || parent === null || parent.closest('script, style, kbd, code, body [lang], [data-own-words]'))
        continue;
      if (parent.closest(but)) continue;
      if (!parent.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
      words.push(...(text.match(/[A-Za-z]{4,}/g) ?? []).map((word) => `${word} (in: ${text.slice(0, 60)})`));
      const box = parent.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1 || parent instanceof SVGElement) continue;
      const { overflowX, overflowY } = getComputedStyle(parent);
      const wide = overflowX !== 'visible' && overflowX !== 'auto' && parent.scrollWidth > parent.clientWidth + 1;
      const high = overflowY === 'hidden' && parent.scrollHeight > parent.clientHeight + 2;
      if (wide || high) clipped.push(`${parent.className || parent.tagName}: ${text.slice(0, 60)}`);
    }
    for (const { ariaLabel, title } of document.querySelectorAll<HTMLElement>('[aria-label], [title]'))
      for (const text of [said(ariaLabel ?? ''), said(title ?? '')])
        words.push(...(text.match(/[A-Za-z]{4,}/g) ?? []).map((word) => `${word} (label: ${text.slice(0, 60)})`));
    return { words, clipped };
  }, but);
  const foreign = words.filter((word) => !NAMES.has(word.split(' ')[0] ?? ''));
  return { foreign: [...new Set(foreign)], clipped: [...new Set(clipped)] };
}

const CLEAN: Seen = { foreign: [], clipped: [] };
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

test('every text where something is decided is in the catalogue and fits, 40% longer', async ({ page }) => {
  for (const [k, size] of SIZES.entries()) {
    await page.setViewportSize(size);
    // Some kinds on a desk and others on a phone; a proof looks at every decision on both.
    const seen = process.env.MARSHALL_PROOF === '1' ? DECISIONS : KINDS.filter((_, i) => i % 8 === 4 * k);
    for (const { name, at } of seen) {
      await openPosition(page, alone, at);
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

/** Opens all that is folded. */
const openFolds = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });

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
  await openPosition(page, alone, { ...CROWD, people: ['europe', 'ussr'], stage: 3 });
  await expect(page.locator('.curtain')).toBeVisible();
  expect.soft(await look(page), 'the curtain').toEqual(CLEAN);
  await openPosition(page, alone, OVER);
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
