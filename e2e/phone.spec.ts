import { expect, type Page, test } from '@playwright/test';
import { asked, cycleIs, playNow, playUntil } from './person.ts';
import { comeIn, type LiveTable, serveTable } from './table.ts';

let site: LiveTable;
test.beforeAll(async () => {
  site = await serveTable();
});
test.afterAll(() => site.close());

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const width = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

test('on a phone the moment is a sheet with its buttons in reach, and nothing overflows', async ({ page }) => {
  await page.goto(`${site.url}/?pace=0&seed=phone`);
  await playNow(page);
  await playUntil(page, async () => (await asked(page)) === 'bid');
  const button = await page.locator('.moment .filled').boundingBox();
  expect(button && button.y + button.height).toBeLessThanOrEqual(844 - 58);
  expect(button?.height).toBeGreaterThanOrEqual(40);
  for (const tab of ['Powers', 'Market', 'Deals', 'Log', 'Turn']) {
    await page.locator('.tabs').getByText(tab).click();
    expect(await width(page)).toBeLessThanOrEqual(390);
  }
  // The map takes the room of the sheet, and gives it back when something else is asked.
  const height = () => page.locator('.board').evaluate((board) => board.getBoundingClientRect().height);
  const before = await height();
  const larger = page.getByRole('button', { name: 'Larger map' });
  await larger.tap();
  await expect.poll(height).toBeGreaterThan(before);
  expect(await width(page)).toBeLessThanOrEqual(390);
  await playUntil(page, cycleIs(page, 2));
  await expect(larger).toHaveAttribute('aria-pressed', 'false');
});

test('on its side a phone has the map on the left and the moment on the right, at a table elsewhere too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(`${site.url}/#lobby`);
  await comeIn(page, 'Anna');
  await page.getByRole('combobox', { name: 'Soviet Union', exact: true }).selectOption('computer');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Ready', exact: true }).click();
  await expect(page.locator('.moment h2')).toBeVisible();
  await expect(page.locator('.map')).toBeVisible();
  const boxOf = (part: string) => page.locator(part).evaluate((element) => element.getBoundingClientRect().toJSON());
  const [map, moment, tabs] = [await boxOf('.map'), await boxOf('.moment'), await boxOf('.tabs')];
  expect(map.height).toBeGreaterThan(300);
  expect(map.width).toBeGreaterThan(844 / 2);
  expect(moment.left).toBeGreaterThanOrEqual(map.right);
  expect([map.top, map.bottom]).toEqual([moment.top, 390]);
  expect(moment.bottom).toBeLessThanOrEqual(tabs.top);
  // Talk lies with the deals, in the moment's place.
  await expect(page.locator('.talk')).toBeHidden();
  await page.locator('.tabs').getByText('Deals').click();
  const talk = await boxOf('.talk');
  expect(talk.left).toBeGreaterThanOrEqual(map.right);
  expect(talk.bottom).toBeLessThanOrEqual(tabs.top);
  expect(await boxOf('.map')).toEqual(map);
});

test('front page, lobby, a table, the chart and the game to watch fit on a phone, and the end has its ranking in the sheet', async ({
  page,
}) => {
  await page.goto(`${site.url}/?pace=0&seed=phone`);
  await expect(page.getByRole('button', { name: 'Play now' })).toBeInViewport();
  expect(await width(page)).toBeLessThanOrEqual(390);
  await page.goto(`${site.url}/#chart`);
  await expect(page.getByRole('heading', { name: 'Military Conflict Chart' })).toBeVisible();
  expect(await width(page)).toBeLessThanOrEqual(390);
  await page.goto(`${site.url}/#watch`);
  await expect(page.locator('.power').first()).toBeVisible();
  expect(await width(page)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Front page/ }).click();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await page.goto(`${site.url}/#lobby`);
  await comeIn(page, 'Anna');
  await expect(page.getByRole('button', { name: 'Open the table' })).toBeVisible();
  expect(await width(page)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('button', { name: 'Ready', exact: true })).toBeVisible();
  expect(await width(page)).toBeLessThanOrEqual(390);

  await page.goto(`${site.url}/?pace=0&seed=phone`);
  await playNow(page, { cycles: 1 });
  await playUntil(page, async () => (await page.locator('.moment.end').count()) > 0, false);
  await expect(page.locator('.ranking li')).toHaveCount(2);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: 'Show the figures' }).click();
  await page.getByRole('tab', { name: 'The game in figures' }).click();
  await expect(page.getByRole('table', { name: 'Final table' })).toBeVisible();
  expect(await width(page)).toBeLessThanOrEqual(390);
});
