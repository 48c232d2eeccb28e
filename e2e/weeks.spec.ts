// A game over weeks on phones: one link to sit down by, agreed terms, talk that can be read again, promises, notes, standing orders.
import { type Browser, expect, type Page, test } from '@playwright/test';
import { seriousIssues } from './axe.ts';
import { comeIn, type LiveTable, press, serveTable, unfold } from './table.ts';

let server: LiveTable;
test.beforeAll(async () => {
  server = await serveTable();
});
test.afterAll(() => server.close());
test.use({ actionTimeout: 60_000 });

const phone = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })).newPage();

/** Nothing is wider than the screen, and nothing hinders those who cannot see or use a mouse. */
const looksRight = async (page: Page, what: string): Promise<void> => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await seriousIssues(page), what).toEqual([]);
};

test('people come by one link on agreed terms, talk, promise, note and order, on phones', async ({ browser }) => {
  const [anna, boris] = await Promise.all([phone(browser), phone(browser)]);
  await anna.goto(`${server.url}/#lobby`);
  await comeIn(anna, 'Anna');
  await anna.getByLabel('Time limit').selectOption('12 hours per stage, for everyone');
  await anna.getByRole('button', { name: 'Open the table' }).tap();
  const link = await anna.getByLabel('Link to this table').inputValue();
  await looksRight(anna, 'host');

  await boris.goto(link);
  await expect(boris.locator('.invitation')).toContainText('Anna invites you to a game. At the table: Anna.');
  await expect(boris.locator('.invitation')).toContainText('12 hours');
  await looksRight(boris, 'link');
  await boris.getByLabel('What should the others call you?').fill('Anna');
  await boris.getByRole('button', { name: 'Sit down as the Soviet Union' }).tap();
  // Two of one name would be taken for each other.
  await expect(boris.getByRole('alert')).toContainText('name');
  await boris.getByLabel('What should the others call you?').fill('Boris');
  await boris.getByRole('button', { name: 'Sit down as the Soviet Union' }).tap();

  await anna.getByRole('button', { name: 'Change the terms' }).tap();
  await anna.getByLabel('Clock').selectOption('1 day per stage, for everyone');
  await anna.getByRole('button', { name: 'Save the terms' }).tap();
  await expect(boris.locator('.invitation')).toContainText('1 day');
  await boris.getByRole('button', { name: 'Ask Anna to swap' }).tap();
  await expect(anna.locator('.swap')).toContainText('Boris wants to swap seats with you.');
  await looksRight(anna, 'swap');
  await anna.getByRole('button', { name: 'Swap', exact: true }).tap();
  await expect(anna.locator('.swap')).toHaveCount(0);
  for (const page of [boris, anna]) await page.getByRole('button', { name: 'Ready', exact: true }).tap();
  await expect(boris.locator('.power.you')).toContainText('USA');

  // Talk: with a name, a time, a place in the game, and an address that opens elsewhere.
  for (const page of [boris, anna]) {
    await page.getByRole('button', { name: /^Deals/ }).tap();
    await page.getByRole('button', { name: /^Chat/ }).tap();
  }
  await boris.getByLabel('Message', { exact: true }).fill('Read https://example.org/pact.');
  await boris.getByRole('button', { name: 'Send', exact: true }).tap();
  await expect(anna.locator('.said')).toContainText('Boris');
  await expect(anna.locator('.said li').last().locator('time')).toBeVisible();
  await expect(anna.locator('.said-where').last()).toHaveText('Opening');
  await expect(anna.locator('.said a')).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  await anna.getByLabel('Message', { exact: true }).fill('I have.');
  await anna.getByRole('button', { name: 'Send', exact: true }).tap();
  await expect(boris.locator('.said-seen')).toHaveText('Seen by Anna');
  await looksRight(boris, 'talk');
  await boris.getByLabel('Search messages').fill('PACT');
  await boris.getByLabel('Search messages').press('Enter');
  await expect(boris.locator('.talk-found')).toHaveText('1 message found');

  await boris.getByRole('button', { name: 'Promises', exact: true }).tap();
  await boris.getByRole('button', { name: 'Promise something' }).tap();
  await boris.getByLabel('What you promise').fill('No navy in the Baltic Sea');
  await boris.getByRole('button', { name: 'Promise it' }).tap();
  await anna.getByRole('button', { name: 'Promises', exact: true }).tap();
  await expect(anna.locator('.promises')).toContainText('Boris promises you');
  await anna.locator('.promises').getByRole('button', { name: 'It was kept' }).tap();
  await expect(boris.locator('.promises')).toContainText('Kept');
  await looksRight(anna, 'promises');
  await anna.getByRole('button', { name: 'Notes', exact: true }).tap();
  await anna.getByLabel('Your private notes about this game').fill('Boris keeps his word.');
  await anna.getByRole('button', { name: 'Save', exact: true }).tap();
  await expect(anna.locator('.notes')).toContainText('Saved.');

  // Coming back: the list tells what has changed since.
  // By the same link nobody takes a seat of a game that is on.
  const late = await phone(browser);
  await late.goto(link);
  await expect(late.locator('.moment h2')).toBeVisible();
  await expect(late.locator('.away')).toHaveCount(0);
  await late.close();
  await anna.getByRole('button', { name: /^Turn/ }).tap();
  await press(anna, /^Place \d armies/);
  await anna.getByRole('button', { name: 'Menu' }).tap();
  await anna.getByRole('button', { name: 'Lobby' }).tap();
  await expect(anna.locator('[data-list="mine"] .game-deadline')).toContainText('Time ends');
  await boris.getByRole('button', { name: /^Turn/ }).tap();
  await press(boris, /^Place \d armies/);
  await anna.reload();
  await expect(anna.locator('[data-list="mine"] .game-digest')).toContainText('Since you were here: 1 cycle later');
  await looksRight(anna, 'lobby');
  await unfold(anna, 'When I don’t play');
  await looksRight(anna, 'habits');

  // Standing orders: one sentence each.
  await anna.locator('[data-list="mine"] .game').tap();
  await anna.locator('[data-orders]').tap();
  const orders = anna.getByRole('dialog', { name: 'Standing orders' });
  const defence = orders.locator('[data-order="defence"]');
  await defence.getByLabel('At least', { exact: true }).selectOption('2');
  await defence.getByRole('switch').tap();
  await expect(defence.getByRole('switch')).toHaveAttribute('aria-checked', 'true');
  await expect(orders.locator('[role="status"]')).toContainText('Saved.');
  // A switch stands before its sentence, neither over it nor drawn out.
  expect((await defence.getByRole('switch').boundingBox())?.width).toBe(46);
  await looksRight(anna, 'orders');
  await orders.getByRole('button', { name: 'Close' }).tap();
  await expect(anna.locator('[data-orders]')).toHaveText('1 standing order');
});
