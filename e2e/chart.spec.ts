import { expect, type Locator, type Page, test } from '@playwright/test';
import { seriousIssues } from './axe.ts';
import { watchErrors } from './person.ts';
import { type Site, serveSite } from './site.ts';

let site: Site;
let page: Page;
let errors: string[];
test.beforeAll(async ({ browser }) => {
  site = await serveSite();
  page = await (await browser.newContext()).newPage();
  errors = watchErrors(page);
  await page.goto(site.url);
  await page.getByRole('button', { name: /The Military Conflict Chart/ }).click();
});
test.beforeEach(() => page.getByRole('button', { name: 'New conflict' }).click());
test.afterEach(() => expect(errors).toEqual([]));
test.afterAll(() => page.context().close());

const side = (role: 'Attacker' | 'Defender'): Locator => page.getByRole('region', { name: role });
const odds = (): Locator => page.getByRole('region', { name: 'Odds' });
const status = (): Locator => page.getByRole('status');
const cells = (which: 'reached' | 'read'): Locator => page.locator(`.graph td.${which}`);

/** Chooses what fell; the radio lies under its picture. */
async function fell(player: string, die: number): Promise<void> {
  await page
    .getByRole('group', { name: `${player}\u2019s die` })
    .locator('.die')
    .nth(die - 1)
    .click();
}

test('the graph shows where the dice can lead, with exact odds, and where it fell', async () => {
  await expect(page.locator('.graph tbody td')).toHaveCount(400);
  // 6 against 4: the odds that the command line tells too.
  for (const line of ['44.4% 4/9', '22.2% 2/9', '33.3% 1/3']) await expect(odds()).toContainText(line);
  await expect(cells('reached')).toHaveCount(9);
  await expect(cells('read')).toHaveCount(0);
  await fell('Player 1', 5);
  await fell('Player 2', 1);
  await expect(status()).toContainText('8 against 4');
  await expect(page.getByRole('img', { name: 'Result B' })).toBeVisible();
  await expect(cells('read')).toHaveText('B, the result');
  await status().getByRole('button', { name: 'C-RES-05' }).click();
  await expect(page.getByRole('dialog', { name: 'Rules' })).toContainText('C-RES-05');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Roll again' }).click();
  await expect(status()).toContainText(/\d against \d/);
});

test('tokens of several worths, canals and cards: the winner of B chooses the whole tokens that go', async () => {
  const attacker = side('Attacker');
  await attacker.getByLabel('Player 1: tokens worth 1', { exact: true }).fill('1');
  await attacker.getByRole('button', { name: 'Player 1: Tokens', exact: true }).click();
  await attacker.getByRole('button', { name: 'One more: Player 1: tokens worth 2' }).click();
  await attacker.getByRole('button', { name: 'Player 1: Mastermind' }).click();
  await attacker.getByLabel('Player 1: name of Mastermind card 1').fill('Sun Tzu');
  await expect(attacker).toContainText('6 points');
  await side('Defender').getByRole('button', { name: 'Player 2: Canal' }).click();
  await side('Defender').getByLabel('Player 2: points of Canal certificate 1').fill('0');
  await page.getByLabel('Country invaded').fill('Egypt');
  await fell('Player 1', 1);
  await fell('Player 2', 2);
  await expect(status()).toContainText('5 from tokens + 1 from Mastermind + 0 from Generalship');
  for (const sentence of [
    'Player 1 takes the Canal certificate Canal 1.',
    'Player 1 gets the certificate of Egypt.',
    'Player 1 keeps Sun Tzu. The chart doesn’t say',
  ])
    await expect(status()).toContainText(sentence);
  await expect(status()).toContainText('Player 1 keeps 1.');
  await page.getByText('2 + 1', { exact: true }).click();
  await expect(status()).toContainText('Player 1 keeps 2.');
  await page.getByText('Engagement', { exact: true }).click();
  await expect(status()).not.toContainText('certificate of Egypt');
});

test('after D the winner retaliates with the roles exchanged, the canals they took, and no token bought', async () => {
  await side('Attacker').getByRole('button', { name: 'Player 1: Canal' }).click();
  await side('Attacker').getByLabel('Player 1: name of Canal certificate 1').fill('Suez');
  await side('Defender').getByLabel('Player 2: tokens worth 1', { exact: true }).fill('7');
  await fell('Player 1', 1);
  await fell('Player 2', 1);
  await expect(page.getByRole('img', { name: 'Result D' })).toBeVisible();
  await expect(status()).toContainText('Player 2 takes the Canal certificate Suez.');
  await page.getByRole('button', { name: 'Player 2 retaliates' }).click();
  await expect(page.getByRole('region', { name: 'Retaliation' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Retaliation' })).toContainText('Nobody can buy tokens');
  await expect(side('Attacker').getByLabel('Name of the attacker')).toHaveValue('Player 2');
  await expect(side('Attacker').getByLabel('Player 2: name of Canal certificate 1')).toHaveValue('Suez');
  await expect(odds()).toContainText('Player 1 has no points yet');
  await side('Defender').getByLabel('Player 1: tokens worth 1', { exact: true }).fill('2');
  await fell('Player 2', 1);
  await fell('Player 1', 1);
  await expect(page.getByRole('img', { name: 'Result A' })).toBeVisible();
  await expect(status()).toContainText('Nobody buys tokens during a retaliation.');
  await page.getByRole('button', { name: 'End without a conflict' }).click();
  await expect(page.getByRole('region', { name: 'Retaliation' })).toHaveCount(0);
});

test('totals beyond twenty are off the chart unless one chooses how they are read', async () => {
  await side('Attacker').getByLabel('Player 1: points of each token, line 1').fill('6');
  await expect(odds()).toContainText('Off the chart');
  await page.getByLabel('Totals above 20').selectOption('are scaled down together');
  await expect(odds()).not.toContainText('Off the chart');
  await page.getByLabel('Totals above 20').selectOption('are off the chart');
});

test('all of it by keys alone', async () => {
  await side('Attacker').getByLabel('Name of the attacker').focus();
  const next = () => page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Anna');
  await next();
  await page.keyboard.press('Enter');
  await next();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel('Anna: tokens worth 1', { exact: true })).toHaveValue('6');
  await page.getByRole('group', { name: 'Anna\u2019s die' }).getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await next();
  await page.keyboard.press('Space');
  await expect(status()).toContainText('6 against 4');
  await next();
  await expect(page.getByRole('button', { name: 'Roll again' })).toBeFocused();
});

test('nothing serious for axe with a result on the page', async () => {
  await fell('Player 1', 1);
  await fell('Player 2', 1);
  // The graph is the same on every screen: axe.spec.ts looks at it, in the light and in the dark.
  expect(await seriousIssues(page, 'chart')).toEqual([]);
});
