import { expect, test } from '@playwright/test';
import { seriousIssues } from './axe.ts';
import { comeIn, type LiveTable, person, sendHome, serveTable } from './table.ts';

let server: LiveTable;
test.beforeAll(async () => {
  server = await serveTable();
});
test.afterEach(sendHome);
test.afterAll(() => server.close());

test.use({ actionTimeout: 60_000 });

test('people block, report and mute; the host announces, removes a message and takes somebody out of the game', async ({
  browser,
}) => {
  const [anna, boris] = await Promise.all([person(browser), person(browser)]);
  await anna.goto(`${server.url}/#lobby`);
  await comeIn(anna, 'Anna');
  await anna.getByLabel('Name of the game').fill('Friday evening');
  await anna.getByLabel('Visibility').selectOption('public');
  await anna.getByRole('combobox', { name: 'Europe', exact: true }).selectOption('nobody');
  await anna.getByRole('button', { name: 'Open the table' }).click();
  await boris.goto(`${server.url}/#lobby`);
  await comeIn(boris, 'Boris');
  await boris
    .locator('[data-list="open"]')
    .getByRole('button', { name: /Friday evening/ })
    .click();
  await boris.getByRole('button', { name: /^Lead/ }).first().click();
  await boris.getByRole('button', { name: 'Ready', exact: true }).click();
  await anna.getByRole('button', { name: 'Ready', exact: true }).click();
  // Before the table gives way to the room it has conversations too.
  for (const page of [anna, boris]) {
    await expect(page.locator('.moment h2')).toBeVisible();
    await page.getByRole('button', { name: /^Chat/ }).click();
  }
  const say = async (words: string): Promise<void> => {
    await boris.getByLabel('Message', { exact: true }).fill(words);
    await boris.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(boris.locator('.said')).toContainText(words);
  };

  // Anna reports a message; the host removes it, and its place says so for both.
  await say('You fool');
  await expect(anna.locator('.said')).toContainText('You fool');
  await anna.locator('.about-said summary').click();
  await anna.getByRole('button', { name: 'Report to the host' }).click();
  await anna.getByLabel('What’s wrong?').fill('An insult');
  await anna.screenshot({ path: test.info().outputPath('report.png') });
  await anna.getByRole('button', { name: 'Send the report' }).click();
  await expect(anna.getByText('The host has your report.')).toBeVisible();
  const reports = (await server.host('reports', {})) as { game: string; message: number; reason: string }[];
  expect(reports).toMatchObject([{ reason: 'An insult', aboutName: 'Boris', reporterName: 'Anna' }]);
  const [{ game, message } = { game: '', message: 0 }] = reports;
  await server.host('remove-message', { game, number: message });
  for (const page of [anna, boris]) await expect(page.locator('.said')).toContainText('Message removed');
  await expect(anna.locator('.said')).not.toContainText('You fool');

  // Anna blocks Boris: what he says then never reaches her, until she unblocks him.
  await anna.getByRole('button', { name: 'People here' }).click();
  await anna.getByRole('button', { name: 'Block Boris' }).click();
  await expect(anna.getByRole('button', { name: 'Unblock Boris' })).toBeVisible();
  await anna.screenshot({ path: test.info().outputPath('people.png') });
  expect(await seriousIssues(anna)).toEqual([]);
  await say('Nobody hears me');
  await anna.getByRole('button', { name: 'Mute this chat' }).click();
  await expect(anna.getByRole('button', { name: 'Unmute this chat' })).toBeVisible();
  await expect(anna.locator('.said')).not.toContainText('Nobody hears me');
  await anna.getByRole('button', { name: 'Unblock Boris' }).click();
  await expect(anna.locator('.said')).toContainText('Nobody hears me');

  // The host announces a restart: at the table and, for those who played here, on every page.
  const { id } = (await server.host('announce', { text: 'The server restarts at nine.', minutes: 10 })) as {
    id: string;
  };
  for (const page of [anna, boris])
    await expect(page.locator('.notices')).toContainText('The server restarts at nine.');
  await anna.screenshot({ path: test.info().outputPath('notice.png') });
  await anna.getByRole('button', { name: 'Dismiss this announcement' }).click();
  await expect(anna.locator('.notices')).not.toContainText('nine');
  await server.host('withdraw', { id });
  await expect(boris.locator('.notices')).not.toContainText('nine');

  // A muted player is told why; one who is taken out of the game looks on.
  const boris1 = (await server.host('accounts', { like: 'Boris' })) as { id: string }[];
  await server.host('ban', { kind: 'talk', who: boris1[0]?.id, reason: 'Calm down' });
  await expect(async () => {
    await boris.getByLabel('Message', { exact: true }).fill('Again');
    await boris.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(boris.getByText('The host has muted your account for good: Calm down.')).toBeVisible({ timeout: 500 });
  }).toPass();
  const seat = (await boris.evaluate(
    async (table) =>
      (await (await fetch(`/api/games/${table}`)).json()).seats.find((row: { you: boolean }) => row.you).seat,
    game,
  )) as string;
  await server.host('kick', { game, seat });
  await expect(anna.locator('.said')).toContainText('The host has taken Boris out of this game.');
  await expect(boris.getByLabel('Message', { exact: true })).toHaveCount(0);
  await expect(boris.locator('.notices')).toContainText('You no longer have a seat in this game.');
  await expect(boris.locator('[data-link="live"]')).toBeVisible();

  // A banned player reads why in the lobby too, and is not asked for a name like a newcomer.
  await server.host('ban', { kind: 'account', who: boris1[0]?.id, reason: 'Insults' });
  await expect(boris.locator('.notices')).toContainText('Your account is banned from this server for good: Insults.');
  await expect(boris.locator('[data-link]')).toHaveText('Banned');
  await boris.screenshot({ path: test.info().outputPath('banned.png') });
  await boris.goto(`${server.url}/#lobby`);
  await expect(boris.getByRole('alert')).toHaveText('Your account is banned from this server for good: Insults.');
  await expect(boris.getByLabel('Your name')).toHaveCount(0);
});

test('a running game shows no seats while it loads, and on a phone announcements hide nothing', async ({ browser }) => {
  const anna = await person(browser);
  await anna.goto(`${server.url}/#lobby`);
  await comeIn(anna, 'Anna');
  await anna.getByLabel('Name of the game').fill('Sunday');
  await anna.getByRole('combobox', { name: 'Europe', exact: true }).selectOption('nobody');
  await anna.getByRole('combobox', { name: 'Soviet Union', exact: true }).selectOption('computer');
  await anna.getByRole('button', { name: 'Open the table' }).click();
  await anna.getByRole('button', { name: 'Ready', exact: true }).click();
  const asked = anna.locator('.moment h2');
  await expect(asked).toBeVisible();

  // Every page that is drawn from now on is noted.
  await anna.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      for (const name of ['lobby-card', 'setting', 'room']) if (document.querySelector(`.${name}`)) seen.add(name);
    }).observe(document, { childList: true, subtree: true });
  });
  await anna.reload();
  await expect(asked).toBeVisible();
  expect(await anna.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen].sort())).toEqual([
    'room',
    'setting',
  ]);

  const { id } = (await server.host('announce', {
    text: 'The server restarts at ten. It takes a minute.',
    minutes: 10,
  })) as {
    id: string;
  };
  const notice = anna.locator('.notices p');
  await expect(notice).toBeVisible();
  await anna.screenshot({ path: test.info().outputPath('notice-desk.png') });
  await anna.setViewportSize({ width: 390, height: 844 });
  const box = async (what: string) => {
    const found = await anna.locator(what).first().boundingBox();
    if (found === null) throw new Error(`${what} is not there`);
    return found;
  };
  const told = await box('.notices');
  const top = await box('.app.room');
  expect(top.y).toBeGreaterThanOrEqual(told.y + told.height);
  expect(Math.round(top.y + top.height)).toBe(844);
  await anna.screenshot({ path: test.info().outputPath('notice-phone.png') });
  await anna.goto(`${server.url}/#lobby`);
  await expect(notice).toBeVisible();
  expect((await box('.front-page')).y).toBeGreaterThanOrEqual(told.height);
  await anna.screenshot({ path: test.info().outputPath('notice-lobby.png') });
  await server.host('withdraw', { id });
});

test('in the account panel tokens are made and revoked, data is taken along, and the account deleted', async ({
  browser,
}) => {
  const anna = await person(browser);
  await anna.goto(`${server.url}/#lobby`);
  await comeIn(anna, 'Anna');
  await anna.getByText('Bot tokens').click();
  await anna.getByLabel('Name of the program').fill('My bot');
  await anna.getByRole('button', { name: 'Make a token' }).click();
  await expect(anna.getByLabel('The new token')).toHaveValue(/^mb_/);
  await anna.getByRole('button', { name: 'Revoke My bot' }).click();
  await expect(anna.getByText('You have no tokens.')).toBeVisible();
  await anna.getByText('People you have blocked').click();
  await expect(anna.getByText('You haven’t blocked anyone.')).toBeVisible();
  await anna.getByText('Your data').click();
  await anna.screenshot({ path: test.info().outputPath('account.png'), fullPage: true });
  const saved = anna.waitForEvent('download');
  await anna.getByRole('button', { name: 'Download my data' }).click();
  expect((await saved).suggestedFilename()).toBe('marshall-my-data.json');
  await anna.getByRole('link', { name: 'What is kept about you' }).click();
  await expect(anna.getByRole('heading', { name: 'What is kept about you' })).toBeVisible();
  expect(await seriousIssues(anna)).toEqual([]);
  await anna.setViewportSize({ width: 390, height: 844 });
  await anna.screenshot({ path: test.info().outputPath('kept.png') });
  await anna.getByRole('button', { name: 'Back' }).click();
  await anna.getByText('Your data').click();
  await anna.getByText('Delete my account').click();
  await anna.getByLabel('Yes, delete it for good').check();
  await anna.screenshot({ path: test.info().outputPath('delete.png') });
  await anna.getByRole('button', { name: 'Delete the account' }).click();
  await expect(anna.getByLabel('Your name')).toBeVisible();
});
