import { expect, test } from '@playwright/test';
import { belowTheFold } from './fold.ts';
import { playUntil } from './person.ts';
import { comeIn, type LiveTable, person, press, sendHome, serveTable, unfold } from './table.ts';

let server: LiveTable;
test.beforeAll(async () => {
  server = await serveTable();
});
test.afterEach(sendHome);
test.afterAll(() => server.close());

test.use({ actionTimeout: 60_000 });

test('in the lobby tables are made, found, filled and talked at; what waits for you comes first', async ({
  browser,
}) => {
  const [anna, boris] = await Promise.all([person(browser), person(browser)]);
  await anna.goto(`${server.url}/#lobby`);
  await comeIn(anna, 'Anna');
  await anna.getByLabel('Name of the game').fill('Friday evening');
  await anna.getByLabel('Visibility').selectOption('public');
  // A table with a free seat has a clock unless its host wants none.
  await expect(anna.getByLabel('Time limit')).toHaveValue('stageHalfDay');
  await anna.getByLabel('Time limit').selectOption('5 minutes per decision');
  await anna.getByRole('combobox', { name: 'Europe', exact: true }).selectOption('free');
  await unfold(anna, 'Game options');
  await anna.getByLabel(/Last cycle/).fill('2');
  await anna.getByRole('button', { name: 'Open the table' }).click();

  // Boris finds it in the list; Anna swaps seats with him and fills the third with a computer.
  await boris.goto(`${server.url}/#lobby`);
  await comeIn(boris, 'Boris');
  await boris
    .locator('[data-list="open"]')
    .getByRole('button', { name: /Friday evening/ })
    .click();
  await boris.getByRole('button', { name: 'Lead the Soviet Union' }).click();
  await expect(anna.getByText('Boris', { exact: true })).toBeVisible();
  await anna.getByRole('button', { name: 'Ask Boris to swap' }).click();
  await boris.getByRole('button', { name: 'Swap', exact: true }).click();
  await expect(anna.locator('.lobby-seats li', { hasText: 'USA' })).toContainText('Boris');
  await anna.getByRole('button', { name: 'Put a computer here, for Europe' }).click();
  // Somebody ready before they have heard of it would be ready for another table.
  for (const one of [anna, boris])
    await expect(one.getByRole('button', { name: /for Europe|Lead Europe/ })).toHaveCount(0);
  await unfold(boris, 'Rules of this table');
  await expect(boris.locator('.agreed').getByText('Last cycle: 2')).toBeVisible();

  // Seats still change hands: before the game begins nothing can be said to one of them alone.
  await boris.getByRole('button', { name: /^Chat/ }).click();
  await expect(boris.locator('.talk')).toContainText('Private chats open when the game begins.');
  await expect(boris.getByRole('button', { name: 'New private chat' })).toHaveCount(0);

  await boris.getByRole('button', { name: 'Ready', exact: true }).click();
  await anna.getByRole('button', { name: 'Ready', exact: true }).click();
  await expect(boris.locator('.power.you')).toContainText('USA');
  // Now they talk to each other alone.
  await boris.getByRole('button', { name: /^Chat/ }).click();
  await boris.getByRole('button', { name: 'New private chat' }).click();
  // Until it is settled with whom, nothing can be said to anybody else; and the decision keeps its place beside the chat.
  await expect(boris.getByLabel('Message', { exact: true })).toHaveCount(0);
  expect(await belowTheFold(boris)).toEqual([]);
  await boris.getByRole('checkbox', { name: 'Anna' }).check();
  await boris.getByRole('button', { name: 'Start', exact: true }).click();
  await boris.getByLabel('Message', { exact: true }).fill('Shall we leave each other alone?');
  await boris.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(anna.locator('.talk')).toContainText('1 unread');
  await anna.setViewportSize({ width: 390, height: 844 });
  await expect(anna.locator('.tabs').getByRole('img', { name: /^[12] unread$/ })).toBeVisible();
  await anna.setViewportSize({ width: 1280, height: 720 });
  await anna.getByRole('button', { name: /^Chat/ }).click();
  await anna.getByRole('button', { name: /^With Boris/ }).click();
  await expect(anna.locator('.said')).toContainText('Shall we leave each other alone?');
  await expect(anna.locator('.talk')).not.toContainText('unread');
  await expect(anna.locator('.clock')).toContainText('left');
  await expect(anna.locator('.facts-list')).toContainText('The referee answers for you: “Place 6 armies”.');
  await press(anna, /Place 6 armies/);

  // A stranger watches what is public, and does not read what was said in private.
  const watcher = await person(browser);
  await watcher.goto(`${server.url}/#lobby`);
  await watcher
    .locator('[data-list="watchable"]')
    .getByRole('button', { name: /Friday evening/ })
    .click();
  await expect(watcher.locator('.power')).toHaveCount(3);
  await expect(watcher.locator('.power .by').first()).not.toContainText('$');
  await watcher.getByRole('button', { name: /^Chat/ }).click();
  await expect(watcher.locator('.said')).toContainText('have swapped seats');
  await expect(watcher.locator('.said')).not.toContainText('Shall we leave each other alone?');
  await expect(watcher.getByLabel('Message', { exact: true })).toHaveCount(0);

  // In the list it says what is asked of Boris.
  await boris.getByRole('button', { name: 'Menu' }).click();
  await boris.getByRole('button', { name: 'Lobby' }).click();
  const mine = boris.locator('[data-list="mine"] .game').first();
  await expect(mine).toContainText('Your move Choose which of your territories get an army.');
  await mine.click();
  await expect(boris.locator('.said')).toHaveCount(0);
  await press(boris, /Place 4 armies/);
});

test('an account is claimed, signed in to elsewhere, recovered, and its sessions ended', async ({ browser }) => {
  const [home, away] = await Promise.all([person(browser), person(browser)]);
  await home.goto(`${server.url}/#lobby`);
  await comeIn(home, 'Clara');
  const claim = await unfold(home, 'Claim it with a passphrase');
  await claim.getByLabel('Login').fill('clara');
  await claim.getByLabel('Passphrase').fill('a long winter night');
  await home.getByRole('button', { name: 'Claim the account' }).click();
  await expect(home.getByText('Your login is clara.')).toBeVisible();
  const code = (await home.locator('.codes li').first().textContent()) ?? '';
  expect(await home.locator('.codes li').count()).toBeGreaterThan(4);

  await away.goto(`${server.url}/#lobby`);
  await unfold(away, 'Played here before? Sign in');
  await away.getByLabel('Login').fill('clara');
  await away.getByLabel('Passphrase').fill('a wrong one');
  await away.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(away.getByRole('alert')).toBeVisible();
  await away.getByLabel('Passphrase').fill('a long winter night');
  await away.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(away.getByText('Your login is clara.')).toBeVisible();

  // The first browser ends what was opened in the second.
  await home.reload();
  await unfold(home, 'Where you are signed in');
  await home.getByRole('button', { name: 'Sign out there' }).click();
  await expect(home.getByRole('button', { name: 'Sign out there' })).toHaveCount(0);
  await away.reload();
  await expect(away.getByLabel('Your name')).toBeVisible();
  await unfold(away, 'Played here before? Sign in');
  await away.getByRole('button', { name: 'Forgot your passphrase?' }).click();
  await away.getByLabel('Login').fill('clara');
  await away.getByLabel('Recovery code').fill(code);
  await away.getByLabel('New passphrase').fill('another night in spring');
  await away.getByRole('button', { name: 'Set the new passphrase' }).click();
  await expect(away.getByText('Your login is clara.')).toBeVisible();
});

test('an online game comes to its end with the figures of all cycles, and can be saved and played on', async ({
  browser,
}) => {
  const anna = await person(browser);
  await anna.goto(`${server.url}/#lobby`);
  await comeIn(anna, 'Anna');
  await anna.getByRole('combobox', { name: 'Soviet Union', exact: true }).selectOption('computer');
  await unfold(anna, 'Game options');
  await anna.getByLabel(/Last cycle/).fill('1');
  await anna.getByRole('button', { name: 'Open the table' }).click();
  await anna.getByRole('button', { name: 'Ready', exact: true }).click();
  await expect(anna.locator('.moment h2')).toBeVisible();
  await playUntil(anna, async () => (await anna.locator('.moment.end').count()) > 0, false);
  await anna.getByRole('button', { name: 'Continue', exact: true }).click();
  await anna.getByRole('tab', { name: 'The game in figures' }).click();
  // Wealth is secret while a game runs; once it is over its file tells it.
  await expect(anna.getByRole('img', { name: 'Wealth over the cycles' })).toBeVisible();
  await expect(anna.getByRole('img', { name: 'Territories over the cycles' })).toBeVisible();
  await anna.getByRole('tab', { name: 'Analysis' }).click();
  await anna.getByRole('button', { name: 'Analyze the game' }).click();
  await expect(anna.getByRole('img', { name: 'Chances to win, by cycle' })).toBeVisible();
  await anna.getByRole('button', { name: 'Menu' }).click();
  const download = anna.waitForEvent('download');
  await anna.getByRole('button', { name: 'Download the game file' }).click();
  expect((await download).suggestedFilename()).toMatch(/^marshall-.+-cycle-\d+\.json$/);
  // A table that cannot give the file says so; asking again gets it.
  const sentence = 'The table is busy; try again.';
  await anna.route('**/api/games/*/file', (route) => route.fulfill({ status: 503, json: { sentence } }));
  await anna.getByRole('button', { name: 'Replay or branch off' }).click();
  await expect(anna.getByRole('alert')).toHaveText(sentence);
  await anna.unrouteAll();
  await anna.getByRole('button', { name: 'Back to the table' }).click();
  // It can be watched move by move, with nothing hidden any more, and played on from any moment.
  await anna.getByRole('button', { name: 'Menu' }).click();
  await anna.getByRole('button', { name: 'Replay or branch off' }).click();
  await expect(anna.getByRole('heading', { name: 'The opening' })).toBeVisible();
  await expect(anna.locator('.power .by').last()).toContainText('$');
  await anna.getByRole('button', { name: 'To the end' }).click();
  await expect(anna.getByRole('slider')).toHaveAttribute('aria-valuetext', /^Cycle 1, .*, move \d+ of \d+$/);
  await anna.getByRole('slider').fill('3');
  await expect(anna.getByText('move 3 of')).toBeVisible();
  // The address of the moment opens it again.
  await expect(anna).toHaveURL(/#table\/[\w-]+\/(opening|cycle-\d).*-move-3$/);
  await anna.reload();
  await expect(anna.getByText('move 3 of')).toBeVisible();
  await anna.getByRole('button', { name: 'Play on from here' }).click();
  await expect(anna.getByRole('button', { name: 'Lead the USA' })).toBeVisible();
  // The new table says where it begins, and leads back; from the end one press goes to before the last move.
  await expect(anna.getByText('This table plays on from move 3 of another game.')).toBeVisible();
  await anna.getByRole('link', { name: 'See that game' }).click();
  await anna.getByRole('button', { name: 'Play on from before my last move' }).click();
  await expect(anna.getByRole('button', { name: 'Lead the USA' })).toBeVisible();
  await expect(anna.getByText(/plays on from move \d\d/)).toBeVisible();
});

test('a spectator of a delayed game learns when it begins for them', async ({ browser }) => {
  const [anna, watcher] = await Promise.all([person(browser), person(browser)]);
  await anna.request.post(`${server.url}/api/guests`, { data: { name: 'Anna' } });
  const seats = [
    { power: 'usa', player: 'me' },
    { power: 'china', player: { bot: 'fallback' } },
  ];
  const made = await anna.request.post(`${server.url}/api/games`, { data: { delay: 900, seats } });
  const { id } = await made.json();
  const ready = { ready: true, contribution: 'mine' };
  await anna.request.post(`${server.url}/api/games/${id}/seats/usa/ready`, { data: ready });
  await watcher.goto(`${server.url}/#table/${id}`);
  await expect(watcher.getByRole('status').getByText(/It starts for you at/)).toBeVisible();
  await expect(watcher.locator('.power')).toHaveCount(0);
});
