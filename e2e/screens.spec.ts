// What opens beside the board, between people, and where something is missing, in the language that nobody speaks.
import { expect, type Page, test } from '@playwright/test';
import { loadPosition, type Prepared } from './position.ts';
import { openFolds, sees } from './pseudo.ts';
import { type Site, serveSite } from './site.ts';
import { type LiveTable, serveTable } from './table.ts';

let site: LiveTable;
let alone: Site;
test.beforeAll(async () => {
  [site, alone] = await Promise.all([serveTable(), serveSite()]);
});
test.afterAll(() => site.close());

test.use({ actionTimeout: 60_000 });
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('language', 'pseudo')));

const SIZES = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
] as const;

/** What the server says: it does not speak that language. */
const SERVERS = '.options, .seal, .lobby-head h2, .invitation > ul[aria-label]';

/** Players trade with each other, and one has been offered a loan. */
const TRADING = {
  people: ['ussr'],
  stage: 3,
  phase: 'sales-to-players',
  bidders: ['usa', 'ussr'],
  powers: {
    usa: { oil: 6, grain: 8, minerals: 3, cash: 1000, units: { alaska: 2 } },
    ussr: { oil: 2, grain: 8, minerals: 3, cash: 1400, units: { kola: 2 }, cards: { 'baku-oil': 'open' } },
    china: { grain: 12, oil: 0 },
  },
  played: [
    { seat: 'usa', command: { type: 'offer', to: 'ussr', givesCash: 500, loan: true, repay: 550, dueCycle: 3 } },
  ],
} as const satisfies Prepared;

/** Shows a part of the room that a phone keeps behind a tab. */
const turnTo = async (page: Page, tab: number): Promise<void> => {
  if ((page.viewportSize()?.width ?? 0) < 721) await page.locator('.tabs > *').nth(tab).click();
};

test('every text of what opens beside the board is in the catalog and fits, 40% longer', async ({ page }) => {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await loadPosition(page, alone, TRADING);
    await page.locator('.standings > button').click();
    await sees(page, '.standings-sheet', 'the standings');
    await page.keyboard.press('Escape');
    await page.locator('.map-key button[aria-expanded]').click();
    await sees(page, '.legend', 'the legend');
    await page.keyboard.press('Escape');
    await page.locator('.open-power').first().click();
    await sees(page, '.power-card', 'a power');
    await page.keyboard.press('Escape');
    // On a phone the zone may lie under the panels.
    if (size === SIZES[0]) {
      await page.locator('.token[data-zone="kola"]').click();
      await sees(page, '.zone-card', 'a zone');
      await page.keyboard.press('Escape');
    }
    await turnTo(page, 3);
    await page.locator('.rail [role="term"]').locator('visible=true').first().focus();
    await sees(page, '.term-card', 'a word');
    await page.keyboard.press('Escape');
    await page.locator('.diplomacy > .head .text-link').last().click();
    await sees(page, '[data-field="to"]', 'whom an offer goes to');
    await page.locator('[data-field="to"] button').last().click();
    await sees(page, '[data-side="gives"]', 'an offer');
    await page.locator('[data-field="wantsCash"] input').first().fill('900');
    await expect(page.locator('.whole')).not.toBeEmpty();
    await sees(page, '.whole', 'an offer that is filled in');
    await page.locator('.moment-foot .filled').click();
    await turnTo(page, 3);
    await sees(page, '[data-declined]', 'an offer that was declined');
    await page.locator('.menu > .icon-button').click();
    await sees(page, '.menu-sheet', 'the menu');
    await page.locator('.menu-sheet > *').last().click();
    await sees(page, '[data-sure="resign"]', 'whether somebody resigns');
  }
  await page.setViewportSize(SIZES[0]);
  await loadPosition(page, alone, TRADING);
  await page.locator('[data-suggest]').click();
  await sees(page, '.advice', 'the advice of a general');
});

test('so is every text of the commanders, of a position, of a game that is watched, and of what is missing', async ({
  page,
}) => {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.goto(alone.url);
    await openFolds(page);
    await page.locator('.leader-now').locator('visible=true').first().click();
    await sees(page, '.leader-sheet[open]', 'the commanders');
    await page.goto(`${alone.url}#positions`);
    await page.locator('.positions-list a').first().click();
    await sees(page, '.teacher', 'a position');
    await page.goto(`${alone.url}#game/nothing`);
    await sees(page, 'main', 'a game that is not kept');
    await page.goto(`${alone.url}#positions/nothing`);
    await sees(page, 'main.silence', 'a position that there is not');
    await page.goto(`${site.url}/#table/nothing`);
    // The server does not speak that language.
    await sees(page, 'main h2', 'a table that there is not', 'main h2');
    await page.goto(`${site.url}/#mail/nothing`);
    await sees(page, 'main h2', 'a link that is not valid');
  }
  await page.goto(`${alone.url}#watch`);
  await sees(page, '.moment', 'a game that is watched');
  await page.route(/\/Lobby-[^/]+\.js$/, (route) => route.abort());
  await page.goto(`${alone.url}#lobby`);
  await sees(page, '[role="alert"], main', 'a page that does not arrive');
});

/** What the others can do about Boris after days without an answer, which no test waits for: the table says that the days have passed. */
async function seesAbsence(page: Page, id: string): Promise<void> {
  const stands = { agreed: 1, needed: 2, you: false };
  await page.route(`**/api/games/${id}`, async (route) => {
    const answer = await route.fetch();
    const info = (await answer.json()) as { readonly seats: readonly { readonly seat: string }[] };
    const seats = info.seats.map((each) =>
      each.seat === 'china'
        ? {
            ...each,
            calls: { caretaker: stands, substitute: stands, 'for-good': { ...stands, you: true } },
            substitute: 'x',
          }
        : each,
    );
    await route.fulfill({ response: answer, json: { ...info, seats } });
  });
  for (const size of SIZES.toReversed()) {
    await page.setViewportSize(size);
    await page.reload();
    await page.locator('.menu > .icon-button').click();
    await sees(
      page,
      '[data-call="for-good"]',
      'what can be done about somebody who is away',
      '.moment h2, .log, .menu-terms',
    );
    await page.keyboard.press('Escape');
  }
  await page.unroute(`**/api/games/${id}`);
}

test('so is every text of an invitation, of talk and of what people do about each other', async ({ page, browser }) => {
  const post = async (path: string, data: object): Promise<unknown> =>
    (await page.request.post(`${site.url}/api/${path}`, { data })).json();
  await post('guests', { name: 'Anna' });
  const seats = [{ power: 'usa', player: 'me' }, { power: 'china' }, { power: 'europe', player: { bot: 'fallback' } }];
  const { id } = (await post('games', { seats, clock: 43_200, clockKind: 'stage' })) as {
    readonly id: string;
  };
  await page.goto(`${site.url}/#table/${id}`);
  const link = page.locator('.share input');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await sees(page, '.invitation', 'a table before it begins', SERVERS);
  }
  const invited = await browser.newPage({ viewport: SIZES[1] });
  await invited.addInitScript(() => localStorage.setItem('language', 'pseudo'));
  await invited.goto(await link.first().inputValue());
  await sees(invited, '.sit-down', 'an invitation', SERVERS);
  await invited.locator('.sit-down input').first().fill('Boris');
  await invited.locator('.sit-down .play').click();
  await expect(invited.locator('.sit-down')).toHaveCount(0);
  await invited.locator('.lobby-card button.play').click();
  await page.locator('.lobby-card button.play').click();
  await expect(invited.locator('.moment h2').first()).toBeVisible();
  await turnTo(invited, 3);
  await invited.locator('.talk-head').click();
  await invited.locator('.say input, .say textarea').first().fill('Anna');
  await invited.locator('.say button').click();
  // Talk closes with the tab that it is in.
  const open = async (press: string, then: string): Promise<void> => {
    if ((await page.locator(then).count()) === 0) await page.locator(press).first().click();
    await expect(page.locator(then).first()).toBeVisible();
  };
  for (const size of SIZES.toReversed()) {
    await page.setViewportSize(size);
    await expect(page.locator('.moment h2').first()).toBeVisible();
    await turnTo(page, 3);
    await open('.talk-head', '.said li');
    await open('.talk-order [aria-expanded]', '.talk-people');
    await open('.talk-people .person-acts [aria-expanded]', '.talk-people .report');
    await sees(page, '.talk-people .report', 'people and reports', '.moment h2, .log');
    for (const part of [1, 2]) {
      await page.locator('.talk-parts button').nth(part).click();
      await sees(page, '.promises, .notes', 'promises and notes', '.moment h2, .log');
    }
    await page.locator('.talk-parts button').first().click();
  }
  await seesAbsence(page, id);
  await open('.talk-head', '.said li');
  await open('.talk-order [aria-expanded]', '.talk-people');
  await page.locator('.talk-people .person-acts button:not([aria-expanded])').first().click();
  await sees(page, '.talk-people small', 'somebody who is blocked', '.moment h2, .log');
  await page.goto(`${site.url}/#lobby`);
  await expect(page.locator('.sessions .text-link').first()).toBeAttached();
  await openFolds(page);
  await sees(page, '.sessions .text-link', 'who is blocked', `${SERVERS}, [data-list] .game`);
  await invited.close();
});
