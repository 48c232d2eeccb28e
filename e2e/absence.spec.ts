// Somebody gives their seat to a caretaker, comes back with one click, lends it to a friend, and takes it again.
import { expect, test } from '@playwright/test';
import { comeIn, type LiveTable, person, sendHome, serveTable, sitDown, unfold } from './table.ts';

let server: LiveTable;
test.beforeAll(async () => {
  server = await serveTable();
});
test.afterEach(sendHome);
test.afterAll(() => server.close());
test.setTimeout(120_000);
test.use({ actionTimeout: 30_000 });

test('a seat is left to a caretaker and to a substitute, and taken back with one click', async ({ browser }) => {
  const [anna, boris, friend] = await Promise.all([person(browser), person(browser), person(browser)]);
  await anna.goto(`${server.url}/#lobby`);
  await comeIn(anna, 'Anna');
  const habits = await unfold(anna, 'When I don’t play');
  await habits.getByLabel('Quiet from').fill('22:00');
  await habits.getByLabel('Quiet until').fill('07:30');
  await habits.getByLabel('Sunday').check();
  await habits.getByRole('button', { name: 'Save' }).click();
  await expect(habits).toContainText('Saved.');
  await anna.getByLabel('Time limit').selectOption('12 hours per stage, for everyone');
  await anna.getByRole('button', { name: 'Open the table' }).click();
  await boris.goto(`${server.url}/#lobby`);
  await comeIn(boris, 'Boris');
  await sitDown(anna, boris, 'the Soviet Union');
  await expect(boris.locator('.clock')).toContainText('left');

  // Everybody sees who is at the table, and who is away.
  const presence = anna.getByRole('article', { name: 'Soviet Union' }).locator('.presence');
  await expect(presence).toHaveAttribute('data-presence', 'here');
  await boris.getByRole('button', { name: 'Menu' }).click();
  await boris.getByRole('button', { name: 'Leave my seat to a caretaker for now' }).click();
  await expect(boris.locator('.away')).toContainText('A caretaker is answering for you.');
  await expect(anna.locator('.log')).toContainText('A caretaker now answers for the Soviet Union.');
  await expect(presence).toHaveAttribute('data-presence', 'caretaker');
  await boris.locator('.away').getByRole('button', { name: 'I’m back' }).click();
  await expect(boris.locator('.away')).toHaveCount(0);

  if (!(await boris.locator('.time-acts').isVisible())) await boris.getByRole('button', { name: 'Menu' }).click();
  await boris.getByRole('button', { name: 'Pause the game (0 of 2 votes)' }).click();
  await expect(boris.getByRole('button', { name: 'Take back my vote: Pause the game (1 of 2 votes)' })).toBeVisible();
  await boris.getByRole('button', { name: 'Invite a substitute' }).click();
  const link = await boris.getByLabel('Link for the substitute').inputValue();
  await friend.goto(`${server.url}/#lobby`);
  await comeIn(friend, 'Fritz');
  await friend.goto(link);
  await friend.getByRole('button', { name: 'Lead this seat' }).click();
  await expect(friend.locator('.power.you')).toContainText('Soviet Union');
  await expect(anna.locator('.log')).toContainText('A substitute now leads the Soviet Union.');
  await expect(boris.locator('.away')).toContainText('A substitute is leading your seat.');
  await boris.locator('.away').getByRole('button', { name: 'I’m back' }).click();
  await expect(boris.locator('.power.you')).toContainText('Soviet Union');
  await expect(anna.locator('.log')).toContainText('Soviet Union’s player is back in command.');
});
