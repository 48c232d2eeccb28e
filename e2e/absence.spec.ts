// Somebody gives their seat to a caretaker, comes back with one click, lends it to a friend, and takes it again: on phones, one of
// them dark, beside somebody at a desk.
import { type Browser, expect, type Page, test } from '@playwright/test';
import { seriousIssues } from './axe.ts';
import { comeIn, type LiveTable, person, sendHome, serveTable, sitDown, unfold } from './table.ts';

let server: LiveTable;
test.beforeAll(async () => {
  server = await serveTable();
});
test.afterEach(sendHome);
test.afterAll(() => server.close());
test.use({ actionTimeout: 60_000 });

const phone = async (browser: Browser, colorScheme: 'light' | 'dark'): Promise<Page> =>
  (
    await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme })
  ).newPage();

/** Nothing is wider than the screen, and nothing hinders those who cannot see or use a mouse. */
const looksRight = async (page: Page, what: string): Promise<void> => {
  const { SLOW_SHOTS: shots } = process.env;
  if (shots !== undefined) await page.screenshot({ path: `${shots}/${what}.png` });
  expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(390);
  expect(await seriousIssues(page), what).toEqual([]);
};

test('a seat is left to a caretaker and to a substitute, and taken back with one click', async ({ browser }) => {
  const [anna, boris, friend] = await Promise.all([person(browser), phone(browser, 'dark'), phone(browser, 'light')]);
  await boris.goto(`${server.url}/#lobby`);
  await comeIn(boris, 'Boris');
  const habits = await unfold(boris, 'When I don’t play');
  await habits.getByLabel('Quiet from').fill('22:00');
  await habits.getByLabel('Quiet until').fill('07:30');
  await habits.getByLabel('Sunday').check();
  await habits.getByRole('button', { name: 'Save' }).tap();
  await expect(habits).toContainText('Saved.');
  await looksRight(boris, 'quiet-hours');
  await anna.goto(`${server.url}/#lobby`);
  await comeIn(anna, 'Anna');
  await anna.getByLabel('Time limit').selectOption('12 hours per stage, for everyone');
  // Nobody may watch: a substitute and a player who comes back see no board before they lead.
  await anna.getByLabel('Spectators').selectOption('none');
  await anna.getByRole('button', { name: 'Open the table' }).click();
  await sitDown(anna, boris, 'the Soviet Union');
  await expect(boris.locator('.clock')).toContainText('left');

  // Everybody sees who is at the table, and who is away.
  const presence = anna.getByRole('article', { name: 'Soviet Union' }).locator('.presence');
  await expect(presence).toHaveAttribute('data-presence', 'here');
  const openMenu = async (): Promise<void> => {
    if (!(await boris.locator('.menu-sheet').isVisible())) await boris.getByRole('button', { name: 'Menu' }).tap();
  };
  await openMenu();
  await boris.getByRole('button', { name: 'Leave my seat to a caretaker for now' }).tap();
  await expect(boris.locator('.away')).toContainText('A caretaker is answering for you.');
  await expect(anna.locator('.log')).toContainText('A caretaker now answers for the Soviet Union.');
  await expect(presence).toHaveAttribute('data-presence', 'caretaker');
  await boris.keyboard.press('Escape');
  await looksRight(boris, 'caretaker');
  await boris.locator('.away').getByRole('button', { name: 'I’m back' }).tap();
  await expect(boris.locator('.away')).toHaveCount(0);

  await openMenu();
  await boris.getByRole('button', { name: 'Invite a substitute' }).tap();
  const link = await boris.getByLabel('Link for the substitute').inputValue();
  await boris.getByLabel('Link for the substitute').scrollIntoViewIfNeeded();
  await looksRight(boris, 'substitute-link');

  // A friend who was never here opens the link of this private table, gives a name that is free there, and leads.
  await friend.goto(link);
  await expect(friend.locator('.away')).toContainText('You are invited to stand in for Boris (Soviet Union).');
  await expect(friend.getByRole('textbox', { name: /name|call you/ })).toHaveCount(1);
  await looksRight(friend, 'substitute-invited');
  await friend.getByLabel('What should the others call you?').fill('Anna');
  await friend.getByRole('button', { name: 'Lead this seat' }).tap();
  await expect(friend.locator('.away').getByRole('alert')).toContainText('name');
  await looksRight(friend, 'substitute-name');
  await friend.getByLabel('What should the others call you?').fill('Fritz');
  await friend.getByRole('button', { name: 'Lead this seat' }).tap();
  await expect(friend.locator('.away')).toHaveCount(0);
  await expect(friend.locator('.power.you')).toContainText('Soviet Union');
  await looksRight(friend, 'substitute-leads');
  await expect(anna.locator('.log')).toContainText('A substitute now leads the Soviet Union.');
  await expect(boris.locator('.away')).toContainText('A substitute is leading your seat.');
  // The game stays among Boris's, who takes the seat back from there.
  await boris.goto(`${server.url}/#lobby`);
  await expect(boris.locator('[data-list="mine"] .game')).toContainText('A substitute is leading your seat.');
  await boris.locator('[data-list="mine"] .game').tap();
  await expect(boris.locator('.away')).toContainText('A substitute is leading your seat.');
  await looksRight(boris, 'lent');
  await boris.locator('.away').getByRole('button', { name: 'I’m back' }).tap();
  await expect(boris.locator('.power.you')).toContainText('Soviet Union');
  await expect(anna.locator('.log')).toContainText('Soviet Union’s player is back in command.');
  // Nobody may watch here: the friend's page no longer shows the seat, and says why.
  await expect(friend.locator('.power')).toHaveCount(0);
  await expect(friend.locator('.lobby-card h2')).toContainText('seat');
  await looksRight(friend, 'substitute-done');
});
