// What is seldom opened, in the language that nobody speaks: games that are kept and brought, the coach, proofs, accounts.
import { expect, type Page, test } from '@playwright/test';
import { gameFile } from './game-file.ts';
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

/** Sees the same at a desk and on a phone. */
async function seesBoth(page: Page, selector: string, what: string, but?: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await sees(page, selector, what, but);
  }
}

test('every text of the coach, of games that are kept, and of files is in the catalog and fits, 40% longer', async ({
  page,
}) => {
  await page.goto(`${alone.url}?pace=0&seed=coach#learn`);
  await page.locator('[data-lesson="first-cycle"]').click();
  await seesBoth(page, '.teacher.coach', 'the coach');
  await page.setViewportSize(SIZES[0]);
  const first = await page.locator('.moment h2').first().textContent();
  await page.locator('.moment-foot .filled').click();
  await expect(page.locator('.moment h2').first()).not.toHaveText(first ?? '');
  await seesBoth(page, '[data-coach="says"]', 'the second thing that the coach explains');
  await page.goto(`${alone.url}?pace=0`);
  await seesBoth(page, '.go-on', 'a game to go on with');
  await page.setViewportSize(SIZES[0]);
  const file = { name: 'game.json', mimeType: 'application/json' };
  const bring = (text: string) =>
    page.locator('.open-file input').setInputFiles({ ...file, buffer: Buffer.from(text) });
  await bring('{');
  await seesBoth(page, '.open-file [role="alert"]', 'a file that is no game');
  await page.setViewportSize(SIZES[0]);
  await bring(gameFile(['usa', 'china'], { cycle: 1, stage: 3 }, () => undefined));
  await seesBoth(page, '.open-file .front-powers', 'whom somebody leads in a game from a file');
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

test('so is every text of the proof of the dice, of a handbook that finds nothing, and of a rush to the end', async ({
  page,
}) => {
  await page.setViewportSize(SIZES[0]);
  await loadPosition(page, alone, OVER);
  await page.keyboard.press('Escape');
  await page.locator('.seal button').first().click();
  await seesBoth(page, '.seal-proof', 'the proof of the dice');
  await page.setViewportSize(SIZES[0]);
  await page.goto(alone.url);
  await page.locator('.top > .icon-button').first().click();
  await page.locator('.rules input[type="search"]').fill('qqqqqq');
  await seesBoth(page, '.rules', 'a handbook that finds nothing');
  const { played: _, ...before } = OVER;
  await page.setViewportSize(SIZES[0]);
  const resigned = [{ seat: 'europe', command: { type: 'resign' } }] as const;
  await loadPosition(page, alone, { ...before, played: resigned }, '&seed=rush', 900);
  await page.locator('.curtain-go').click();
  await page.locator('.moment.out .plain').first().click();
  await sees(page, '.rush, .moment.end', 'a rush to the end');
});

test('so is every text of accounts: signing in, recovery codes, tokens, vacations, and leaving for good', async ({
  page,
}) => {
  // What the server says, and what somebody called their own things.
  const OWN = '.options, .game-head b, .game-terms, .game small, [role="alert"], .codes li, .codes code, .sessions';
  await page.goto(`${site.url}/#lobby`);
  await expect(page.locator('form.form').first()).toBeVisible();
  await openFolds(page);
  const signIn = page.locator('details.fold').filter({ has: page.locator('input[type="password"]') });
  await signIn.locator('input').first().fill('anna');
  await signIn.locator('input[type="password"]').fill('a long winter night');
  await signIn.locator('button[type="submit"]').click();
  await seesBoth(page, '[role="alert"]', 'a login that is not known', OWN);
  await signIn.locator('.text-link').click();
  await seesBoth(page, '[autocomplete="one-time-code"]', 'a passphrase that was forgotten', OWN);
  await page.request.post(`${site.url}/api/guests`, { data: { name: 'Anna' } });
  await page.reload();
  await expect(page.locator('.habits')).toBeAttached();
  await openFolds(page);
  const days = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  await page.locator('.habits input[type="date"]').first().fill(days(3));
  await page.locator('.habits input[type="date"]').last().fill(days(6));
  await page.locator('.habits button[type="submit"]').click();
  await seesBoth(page, '.holidays', 'a vacation that is announced', OWN);
  const claim = page.locator('details.fold').filter({ has: page.locator('input[autocomplete="new-password"]') });
  await claim.locator('input').first().fill('anna');
  await claim.locator('input[type="password"]').first().fill('a long winter night');
  await claim.locator('button[type="submit"]').first().click();
  await seesBoth(page, '.codes', 'recovery codes', `${OWN}, .codes`);
  await page.reload();
  await expect(page.locator('.habits')).toBeAttached();
  await seesBoth(page, '.lobby-card', 'an account with everything open', OWN);
});

/** Europe has left a home of two companies empty, and the USA stands beside it. */
const EMPTY_HOME = {
  people: ['europe'],
  stage: 5,
  phase: 'moves',
  cycle: 2,
  bidders: ['europe', 'usa'],
  powers: {
    usa: { units: { poland: 3 }, oil: 9, grain: 9, minerals: 3, cash: 3000, cards: {} },
    europe: { units: { iberia: 2 }, cash: 4000, cards: { 'bayer-mines': 'open', 'huber-grain-co': 'open' } },
    china: { units: { tibet: 1 }, cash: 3000, cards: 'home' },
  },
} as const satisfies Prepared;

test('so is every text of prices, planned bids, a screen that two share, what was lost, and half of the tokens', async ({
  page,
}) => {
  await page.setViewportSize(SIZES[1]);
  const trading = {
    stage: 3,
    bidders: ['usa'],
    powers: { ...OVER.powers, usa: { oil: 6, units: { alaska: 4 } } },
  } as const;
  await loadPosition(page, alone, { ...trading, people: ['usa'], phase: 'market-sales' });
  await page.locator('[data-choice="resource:oil"]').click();
  await sees(page, '.ladder', 'prices');
  await loadPosition(page, alone, { people: ['usa'], stage: 3, powers: trading.powers });
  await page.locator('[data-nothing] + button').click();
  await sees(page, '.plan', 'planned bids');
  await loadPosition(page, alone, { ...trading, people: ['usa', 'europe'], phase: 'market-sales' });
  await sees(page, '.veil', 'a screen that two share');
  await loadPosition(page, alone, EMPTY_HOME, '&seed=a', 450);
  await page.locator('.moment-foot .plain').first().click();
  await sees(page, '.unseen-yet', 'what was lost');
  await page.goto(`${alone.url}?position=nothing.json`);
  await sees(page, '.setting', 'a position that there is not');
  await page.goto(`${alone.url}#chart`);
  for (const [die, face] of [5, 1].entries())
    await page
      .locator('.chart-outcome fieldset')
      .nth(die)
      .locator('.die')
      .nth(face - 1)
      .click();
  await sees(page, '.chart-half', 'half of the tokens');
});
