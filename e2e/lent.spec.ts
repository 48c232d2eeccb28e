// A substitute in somebody's seat, and how people are reached who are elsewhere, in the language that nobody speaks.
import { expect, type Page, test } from '@playwright/test';
import { Letterbox, MailServer, Subscription } from '../packages/server/src/testing/post-office.ts';
import { sees } from './pseudo.ts';
import { subscribed } from './pushed.ts';
import { type LiveTable, person, sendHome, serveTable } from './table.ts';

const mail = new MailServer();
const box = new Letterbox();
let site: LiveTable;
let receiver: string;
test.beforeAll(async () => {
  receiver = await box.start();
  site = await serveTable({
    notices: {
      url: 'https://games.example.org',
      mail: { smtp: await mail.start(), from: 'games@example.org' },
      webhooks: true,
      allowed: [receiver],
    },
    herald: { every: 100, patience: 0 },
  });
});
test.afterEach(sendHome);
test.afterAll(async () => {
  await site.close();
  await mail.close();
  await box.close();
});

test.use({ actionTimeout: 60_000 });
const inPseudo = (page: Page): Promise<unknown> => page.addInitScript(() => localStorage.setItem('language', 'pseudo'));

const SIZES = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
] as const;
/** What the server says: it does not speak that language. */
const SERVERS =
  '.moment h2, .log, .notices p, .menu-terms, .options, .seal, .lobby-card h2, .invitation > ul, [role="alert"]';
/** And what the lists say of a game: its name, what was agreed, and what is asked. */
const LISTED = `${SERVERS}, .game-head b, .game-terms, .game small:not(.game-lent, .game-deadline)`;

const post = async (page: Page, path: string, data: object): Promise<Record<string, unknown>> =>
  (await page.request.post(`${site.url}/api/${path}`, { data })).json();

/** Sees the same at a desk and on a phone. */
async function seesBoth(page: Page, selector: string, what: string, but?: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await sees(page, selector, what, but);
  }
}

test('every text of a seat that is lent is in the catalog and fits, 40% longer, for whom it is and who leads it', async ({
  browser,
}) => {
  const [anna, boris] = [await person(browser), await person(browser)];
  for (const page of [anna, boris]) await inPseudo(page);
  await post(anna, 'guests', { name: 'Anna' });
  const seats = [
    { power: 'usa', player: 'me' },
    { power: 'china', player: { bot: 'fallback' } },
  ];
  const { id } = await post(anna, 'games', { seats, clock: 43_200, clockKind: 'stage' });
  await post(anna, `games/${id}/seats/usa/ready`, { ready: true, contribution: 'x' });
  await anna.goto(`${site.url}/#table/${id}`);
  await expect(anna.locator('.moment h2').first()).toBeVisible();
  await anna.locator('.menu > .icon-button').click();
  // For good, and for now.
  await anna.locator('.time-acts > button').last().click();
  await seesBoth(anna, '.time-acts .share, .time-acts input', 'a link for good', SERVERS);
  await anna.keyboard.press('Escape');
  const { invitation } = await post(anna, `games/${id}/seats/usa/substitute`, { forGood: false });
  await boris.goto(`${site.url}/t/${id}/usa/${invitation}`);
  await seesBoth(boris, 'form.away', 'an invitation to stand in', SERVERS);
  await boris.locator('form.away input').fill('Boris');
  await boris.locator('form.away button').click();
  await expect(boris.locator('.away')).toHaveCount(0);
  await seesBoth(boris, '.power.you', 'a seat that is led for another', SERVERS);
  await boris.locator('.menu > .icon-button').click();
  await seesBoth(boris, '.menu-sheet', 'the menu of a substitute', SERVERS);
  await seesBoth(anna, '.away', 'a seat that is lent', SERVERS);
  await anna.goto(`${site.url}/#lobby`);
  await anna.reload();
  await seesBoth(anna, '[data-list="mine"] .game', 'the lobby of a player whose seat is lent', LISTED);
  await post(anna, `games/${id}/seats/usa/lead`, { by: 'me' });
  await seesBoth(boris, '.moment, .lobby-card', 'a substitute whose time is over', SERVERS);
});

test('so is every text of a mail address that waits, of push and webhooks, and of a table’s own notices', async ({
  browser,
}) => {
  const anna = await person(browser);
  await inPseudo(anna);
  await anna.context().grantPermissions(['notifications'], { origin: site.url });
  await subscribed(anna, `http://${receiver}/push`, new Subscription().keys);
  await post(anna, 'guests', { name: 'Anna' });
  const open = async (): Promise<void> => {
    await anna.goto(`${site.url}/#lobby`);
    await anna.reload();
    await expect(anna.locator('details.notify')).toBeVisible();
    await anna.locator('details.notify > summary').click();
    await expect(anna.locator('.notify fieldset')).toBeVisible();
  };
  await open();
  await seesBoth(anna, '.notify form', 'notices before anything is arranged', LISTED);
  // Addresses are nobody's language.
  const ADDRESSES = `${LISTED}, .where, [role="status"]`;
  await anna.locator('.notify input[type="email"]').fill('anna@example.org');
  await anna.locator('.notify form button').first().click();
  await seesBoth(anna, '.notify .places small', 'a mail address that waits', `${ADDRESSES}, [aria-label*="@"]`);
  await anna.locator('.notify section button').first().click();
  await expect(anna.locator('.notify .places li')).toHaveCount(2);
  await seesBoth(anna, '.notify .places li', 'push that is on', `${ADDRESSES}, .places [aria-label]`);
  await anna.locator('.notify input[type="url"]').fill(`http://${receiver}/hook`);
  await anna.locator('.notify form button').last().click();
  await expect(anna.locator('.notify .places li')).toHaveCount(3);
  await seesBoth(anna, '.notify .places li', 'a webhook', `${ADDRESSES}, .places [aria-label]`);
  const word = /#mail\/([\w.-]+)/.exec(mail.mails.at(-1)?.raw.replaceAll(/=\r?\n/g, '') ?? '')?.[1] ?? '';
  await anna.goto(`${site.url}/#mail/${word}`);
  await seesBoth(anna, '.lobby-card .play', 'a link of a mail');
  await anna.locator('.lobby-card .play').click();
  await seesBoth(anna, '.lobby-card [role="status"]', 'an address that is confirmed');
  await anna.goto(`${site.url}/#mail/stop.nothing`);
  await seesBoth(anna, '.lobby-card .play', 'a link that stops mails');
  await anna.locator('.lobby-card .play').click();
  await seesBoth(anna, '.lobby-card .refusal, .lobby-card [role="alert"]', 'a link that is too old', SERVERS);
  const seats = [
    { power: 'usa', player: 'me' },
    { power: 'china', player: { bot: 'fallback' } },
  ];
  const { id } = await post(anna, 'games', { seats, clock: 43_200, clockKind: 'stage' });
  await post(anna, `games/${id}/seats/usa/ready`, { ready: true, contribution: 'x' });
  await anna.goto(`${site.url}/#table/${id}`);
  await expect(anna.locator('.moment h2').first()).toBeVisible();
  await anna.locator('.menu > .icon-button').click();
  await seesBoth(anna, '.table-notices', 'the notices of a table', SERVERS);
});

test('so is what a browser is told that blocks notifications', async ({ page }) => {
  await inPseudo(page);
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }));
  await post(page, 'guests', { name: 'Anna' });
  await page.goto(`${site.url}/#lobby`);
  await page.locator('details.notify > summary').click();
  await expect(page.locator('.notify fieldset')).toBeVisible();
  await seesBoth(page, '.notify section', 'a browser that blocks them', LISTED);
});
