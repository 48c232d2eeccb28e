// The light tells whether the line to the table holds.
import { expect, test } from '@playwright/test';
import { comeIn, type LiveTable, person, sendHome, serveTable } from './table.ts';

let table: LiveTable;
test.beforeAll(async () => {
  table = await serveTable();
});
test.afterEach(sendHome);
test.afterAll(() => table.close());

test('a cut line shows within three seconds and comes back; one who is signed out elsewhere is told so, with the way back', async ({
  browser,
}) => {
  const anna = await person(browser);
  await anna.goto(`${table.url}/#lobby`);
  await comeIn(anna, 'Anna');
  const isKnown = () => anna.evaluate(async () => 'me' in (await (await fetch('/api/session')).json()));
  await expect.poll(isKnown).toBe(true);
  const made = await anna.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    const seats = [
      { power: 'usa', player: 'me' },
      { power: 'ussr', player: { bot: 'recruit' } },
    ];
    const answer = await fetch('/api/games', { method: 'POST', headers, body: JSON.stringify({ seats }) });
    const game = await answer.json();
    await fetch(`/api/games/${game.id}/seats/usa/ready`, {
      method: 'POST',
      headers,
      body: '{"ready":true,"contribution":"a"}',
    });
    return String(game.id);
  });
  await anna.goto(`${table.url}/#table/${made}`);
  const light = anna.locator('.pill[data-link]');
  await expect(light).toHaveAttribute('data-link', 'live');
  await expect(anna.locator('.power.you .person')).toHaveText('Anna');

  // The socket stays open while nothing goes through: only asking finds it out.
  const devtools = await anna.context().newCDPSession(anna);
  const network = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await devtools.send('Network.emulateNetworkConditions', { ...network, offline: true });
  await expect(light).toHaveAttribute('data-link', 'lost');
  await devtools.send('Network.emulateNetworkConditions', { ...network, offline: false });
  await expect(light).toHaveAttribute('data-link', 'live');

  // In another tab of the same browser.
  const other = await anna.context().newPage();
  await other.goto(`${table.url}/#lobby`);
  await other.evaluate(() => fetch('/api/sign-out', { method: 'POST' }));
  await expect(light).toHaveAttribute('data-link', 'out');
  await light.getByRole('link').click();
  await expect(anna.getByLabel('Your name')).toBeVisible();
});
