// The first screen is drawn before any code of the page has come, and what is pressed on it counts.
import { expect, type Page, test } from '@playwright/test';
import { untilPrepared, watchErrors } from './person.ts';
import { type LiveTable, serveTable } from './table.ts';

let table: LiveTable;
test.beforeAll(async () => {
  table = await serveTable();
});
test.afterAll(() => table.close());

/** Holds back the code of the page until it is let go. */
async function holdCode(page: Page): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/first-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

for (const [locale, tagline, play, online] of [
  ['en-US', /bluff/, 'Play now', 'Games to watch'],
  ['de-AT', /Bluff/, 'Jetzt spielen', 'Partien zum Zusehen'],
  ['es-MX', /faroles/, 'Jugar ahora', 'Partidas que puedes ver'],
] as const)
  test.describe(locale, () => {
    test.use({ locale });

    test('a new visitor reads the page in their language before its code has come', async ({ page }) => {
      const errors = watchErrors(page);
      const letGo = await holdCode(page);
      await page.goto(`${table.url}/?theme=dark`, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { name: tagline })).toBeVisible();
      await expect(page.getByRole('button', { name: play })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
      const heading = await page.locator('h2').first().elementHandle();
      letGo();
      // The page comes alive in what is there: a page that differed from it would be drawn a second time, with an error.
      await untilPrepared(page);
      expect(await heading?.evaluate((it) => it.isConnected)).toBe(true);
      expect(errors).toEqual([]);
    });

    test('the lobby is drawn before its code has come and before the server has answered', async ({ page }) => {
      const errors = watchErrors(page);
      const letGo = await holdCode(page);
      await page.goto(`${table.url}/#lobby`, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { name: online })).toBeVisible();
      const heading = await page.locator('h2').elementHandle();
      letGo();
      await expect(page.locator('[data-list="open"][aria-busy="false"]')).toBeAttached();
      expect(await heading?.evaluate((it) => it.isConnected)).toBe(true);
      expect(errors).toEqual([]);
    });
  });

test('what is pressed and chosen before the page is alive is done once it is', async ({ page }) => {
  const errors = watchErrors(page);
  const letGo = await holdCode(page);
  await page.goto(`${table.url}/?pace=0&seed=early`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'China', exact: true }).click();
  await page.getByLabel('Against').selectOption('1');
  await page.getByRole('button', { name: 'Play now' }).click();
  letGo();
  await expect(page.locator('.power.you')).toContainText('China');
  await expect(page.locator('.power')).toHaveCount(2);
  expect(errors).toEqual([]);
});

test('a name that is typed and an expansion that is ticked before the page is alive stay', async ({ page }) => {
  const letGo = await holdCode(page);
  await page.goto(`${table.url}/?pace=0&seed=typed`, { waitUntil: 'commit' });
  await page.locator('.hot-seat summary').first().click();
  await page.locator('.hot-seat input[type=text]').first().fill('Anna');
  const expansions = page.locator('.front-play .expansions summary');
  await expect(expansions).toHaveText('Expansions: none');
  await expansions.click();
  await page.locator('.front-play .tick').first().click();
  letGo();
  // The line says what the page knows, not what the box shows.
  await expect(expansions).not.toHaveText('Expansions: none');
  await untilPrepared(page);
  await page.locator('.hot-seat input[type=text]').nth(1).fill('Boris');
  await expect(page.locator('.hot-seat input[type=text]').first()).toHaveValue('Anna');
});

test('sounds that were turned off look so once the page is alive', async ({ page }) => {
  const errors = watchErrors(page);
  await page.addInitScript(() => localStorage.setItem('marshall-sound', 'off'));
  await page.goto(table.url);
  await expect(page.getByRole('button', { name: 'Sound', exact: true })).toHaveAttribute('aria-pressed', 'false');
  expect(errors).toEqual([]);
});

test('somebody with a game to go on with, or on the way to another page, does not see the first screen', async ({
  page,
}) => {
  await holdCode(page);
  await page.goto(`${table.url}/#how`, { waitUntil: 'commit' });
  await expect(page.locator('.mark')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play now' })).toHaveCount(0);
  await page.addInitScript(() => localStorage.setItem('marshall-kept', 'yes'));
  await page.goto(`${table.url}/?again`, { waitUntil: 'commit' });
  await expect(page.locator('.mark')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play now' })).toHaveCount(0);
});
