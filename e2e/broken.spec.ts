import { expect, test } from '@playwright/test';
import { loadPosition, openPosition } from './position.ts';
import { type Site, serveSite } from './site.ts';

let site: Site;
test.beforeAll(async () => {
  site = await serveSite();
});

const BROKEN = 'Something went wrong on this page. Your game is safe.';

test('a page that does not arrive says so, and comes with a reload', async ({ page }) => {
  await page.route(/\/Lobby-[^/]+\.js$/, (route) => route.abort());
  await page.goto(site.url);
  await page.getByRole('button', { name: /^Online/ }).click();
  await expect(page.getByRole('heading', { name: BROKEN })).toBeVisible();
  // The other pages are whole.
  await page.getByRole('button', { name: 'Front page' }).click();
  await page.getByRole('button', { name: /^Online/ }).click();
  await expect(page.getByRole('heading', { name: BROKEN })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'Online' })).toBeVisible();
});

test('rules that do not arrive leave the page beside them as it is', async ({ page }) => {
  await page.route(/\/Rules-[^/]+\.js$/, (route) => route.abort());
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Rules' });
  await expect(dialog.getByRole('heading', { name: BROKEN })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await dialog.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await expect(dialog).toContainText('At Détente the player with the greatest wealth wins');
});

test('a position that can’t be set up says why, and nobody waits for it', async ({ page }) => {
  const sound = { people: ['europe'], stage: 3, powers: { europe: {}, usa: {} } } as const;
  const wrong = { ...sound, phase: 'moves' } as const;
  const why = /can’t be set up: .*moves is no phase of stage 3/;
  await expect(loadPosition(page, site, wrong)).rejects.toThrow(why);
  await expect(openPosition(page, site, wrong)).rejects.toThrow(why);
  // What was said of one isn't said of the next.
  await openPosition(page, site, sound);
});

test('one press starts a game beside an attempt to load the referee that is failing already', async ({ page }) => {
  // The first attempt is the page's own, in the background; it is held up until the press has joined it.
  let attempts = 0;
  let letFail = (): void => undefined;
  const held = new Promise<void>((resolve) => (letFail = resolve));
  await page.route(/\/worker-[^/]+\.js$/, async (route) => {
    if (++attempts > 1) return route.continue();
    await held;
    return route.abort();
  });
  await page.goto(`${site.url}?pace=0&seed=absent`);
  const play = page.getByRole('button', { name: 'Play now' });
  await page.mouse.move(300, 300);
  await expect.poll(() => attempts).toBe(1);
  await play.click();
  letFail();
  await expect(page.locator('.moment h2')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a referee who does not arrive says so, and is fetched again with the next press', async ({ page }) => {
  // The route stays for the whole test: a request that is on its way while routes are taken off can hang.
  let isAbsent = true;
  await page.route(/\/worker-[^/]+\.js$/, (route) => (isAbsent ? route.abort() : route.continue()));
  await page.goto(`${site.url}?pace=0&seed=absent`);
  const play = page.getByRole('button', { name: 'Play now' });
  const sentence = 'The referee couldn’t be loaded. Check your connection and try again.';
  await play.click();
  await expect(page.getByRole('alert')).toHaveText(sentence);
  isAbsent = false;
  await play.click();
  await expect(page.locator('.moment h2')).toBeVisible();

  // A game that is kept waits for them as well.
  isAbsent = true;
  await page.reload();
  await expect(page.getByRole('heading', { name: sentence })).toBeVisible();
  isAbsent = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.moment h2')).toBeVisible();
});
