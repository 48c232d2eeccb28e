import { expect, type Page, test } from '@playwright/test';
import { type LiveTable, person, press, sendHome, serveTable } from './table.ts';

let server: LiveTable;
test.beforeAll(async () => {
  server = await serveTable();
});
test.afterEach(sendHome);
test.afterAll(() => server.close());

/** A public table of one person and a computer, shown a second later. */
async function openTable(anna: Page): Promise<string> {
  await anna.request.post(`${server.url}/api/guests`, { data: { name: 'Anna' } });
  const seats = [
    { power: 'usa', player: 'me' },
    { power: 'china', player: { bot: 'fallback' } },
  ];
  const made = await anna.request.post(`${server.url}/api/games`, { data: { seats, public: true, delay: 1 } });
  const { id } = await made.json();
  const ready = { ready: true, contribution: 'mine' };
  await anna.request.post(`${server.url}/api/games/${id}/seats/usa/ready`, { data: ready });
  return id;
}

test('a delayed spectator sees what happens played with captions; after a reload what came meanwhile', async ({
  browser,
}) => {
  const [anna, watcher] = await Promise.all([person(browser), person(browser)]);
  const table = `${server.url}/#table/${await openTable(anna)}`;
  const sent: unknown[] = [];
  anna.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(payload)));
  await anna.goto(table);
  await press(anna, 'Place 4 armies');
  await watcher.clock.install();
  await watcher.goto(table);
  const stage = watcher.locator('.stage');
  await expect(watcher.locator('.power')).toHaveCount(2);
  await expect(watcher.locator('.log li').filter({ hasText: 'Anna' }).first()).toBeVisible();
  await watcher.clock.pauseAt(await watcher.evaluate(() => Date.now() + 60_000));
  await press(anna, 'Pay everyone');
  await expect(stage.locator('.stage-caption')).not.toBeEmpty();
  await expect(watcher.locator('.moment')).not.toHaveAttribute('data-kind', 'held');
  // By keys and by the mouse: pause, step, speed, skip.
  await watcher.keyboard.press(' ');
  await expect(stage.getByRole('button', { name: 'Play' })).toBeVisible();
  await stage.getByRole('button', { name: 'Play' }).click();
  await expect(stage.getByRole('button', { name: 'Pause' })).toBeVisible();
  await stage.getByLabel('Speed').selectOption('1800');
  await watcher.keyboard.press('s');
  await expect(stage).toHaveCount(0);

  // Nobody looks while Anna bids.
  await watcher.goto('about:blank');
  await anna.locator('.bids .choice').first().click();
  await press(anna, 'Seal: bid one cube');
  await expect(anna.locator('.log')).toContainText('The USA spends a cube.');
  await watcher.goto(table);
  // What came before the bids is played first.
  await expect(async () => {
    await watcher.clock.runFor(300);
    await expect(watcher.locator('.powers .bid-card')).toHaveCount(2, { timeout: 200 });
  }).toPass();
  await expect(watcher.locator('.log')).not.toContainText('The USA spends a cube.');
  await watcher.clock.resume();
  await expect(watcher.locator('.log')).toContainText('The USA spends a cube.');
  await expect(stage).toHaveCount(0);

  // Anna tries something on an imagined board, of which the server hears nothing, and goes back to her table.
  await anna.getByRole('button', { name: 'Menu' }).click();
  await anna.getByRole('button', { name: /^What if\?/ }).click();
  const note = anna.getByRole('complementary', { name: 'Imagined board' });
  await expect(note).toBeVisible();
  const asked: string[] = [];
  anna.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const sentBefore = sent.length;
  await expect(anna.locator('.moment h2')).toBeVisible();
  await anna.locator('.moment-foot button', { hasText: /^Pass/ }).first().click();
  await expect(anna.locator('.log li').first()).toBeVisible();
  // The page asks for the host's announcements once in a while, wherever somebody is, and says nothing with it.
  expect(asked.filter((one) => one.includes('/api/') && one !== 'GET /api/notices')).toEqual([]);
  expect(sent.slice(sentBefore)).toEqual([]);
  await note.getByRole('link', { name: 'Back to the game' }).click();
  await expect(note).toHaveCount(0);
  // The bid that she sealed is asked again on such a board, and stands at the table.
  await anna.getByRole('button', { name: 'Play on from before my last move' }).click();
  await expect(note).toBeVisible();
  await expect(anna.locator('.moment')).toHaveAttribute('data-kind', 'bid');
  await note.getByRole('link', { name: 'Back to the game' }).click();
  await expect(note).toHaveCount(0);
  await expect(anna.locator('.log')).toContainText('The USA spends a cube.');
  // Her decisions are listed after a reload too, and a board can begin at each.
  await anna.reload();
  await expect(anna.locator('.log')).toContainText('The USA spends a cube.');
  await anna.getByRole('button', { name: 'Menu' }).click();
  const earlier = anna.locator('.what-if-earlier select');
  await expect(earlier.locator('option')).toContainText([/Choose/, /Transfer|Sell/, /Pay/, /./]);
  await earlier.selectOption({ index: 1 });
  await expect(note).toBeVisible();
  await expect(anna.locator('.moment')).toHaveAttribute('data-kind', 'bid');
  await note.getByRole('link', { name: 'Back to the game' }).click();
  await expect(note).toHaveCount(0);
  await watcher.reload();
  await expect(watcher.locator('.log')).toContainText('The USA spends a cube.');
  await expect(watcher.locator('.bid-card')).toHaveCount(0);
});
