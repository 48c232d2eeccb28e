import { expect, type Page, test, type WebSocketRoute } from '@playwright/test';
import { pointIn } from './position.ts';
import { comeIn, foot, type LiveTable, person, press, sendHome, serveTable, wantToTrade } from './table.ts';

let server: LiveTable;
test.beforeAll(async () => {
  server = await serveTable();
});
test.afterEach(sendHome);
test.afterAll(() => server.close());

/** Holds back the table's answers about options while asked to, as a slow line would. */
async function holdOptions(page: Page): Promise<{ hold: () => void; release: () => void }> {
  let held: (() => void)[] | undefined;
  await page.routeWebSocket(/api\/socket/, (line) => {
    const table = line.connectToServer();
    table.onMessage((message) => {
      if (held !== undefined && String(message).startsWith('{"type":"options"')) held.push(() => line.send(message));
      else line.send(message);
    });
  });
  return {
    hold: () => {
      held = [];
    },
    release: () => {
      const late = held ?? [];
      held = undefined;
      for (const tell of late) tell();
    },
  };
}

test('two browsers play at one table: sealed bids, a deal, and a reload in the middle', async ({ browser }) => {
  const [anna, boris] = await Promise.all([person(browser), person(browser)]);
  const options = await holdOptions(anna);
  await anna.goto(server.url);
  await anna.getByRole('button', { name: /^Online/ }).click();
  await comeIn(anna, 'Anna');
  await anna.getByRole('button', { name: 'Open the table' }).click();
  // By the address of a private table alone nobody sits down; by its link anyone does, with a name and one press.
  const link = await anna.getByLabel('Link to this table').inputValue();
  await boris.goto(link.replace(/\/[^/]*$/, ''));
  await expect(boris.getByRole('button', { name: /^Sit down/ })).toHaveCount(0);
  await boris.goto(link);
  await boris.getByLabel('What should the others call you?').fill('Boris');
  await boris.getByRole('button', { name: 'Sit down as the Soviet Union' }).click();
  await boris.getByRole('button', { name: 'Ready', exact: true }).click();
  await anna.getByRole('button', { name: 'Ready', exact: true }).click();

  await press(anna, 'Place 4 armies');
  await press(boris, 'Place 6 armies');
  await press(anna, 'Pay everyone');
  await boris.reload();
  await press(boris, 'Pay everyone');

  // Sealed: Boris sees that Anna has answered, not what.
  await expect(anna.getByRole('heading', { name: 'Spend a cube to play Sell this cycle?' })).toBeVisible();
  const usa = boris.getByRole('article', { name: 'USA' });
  await expect(usa).toHaveClass(/awaited/);
  // What Boris looks at on the map stays while others move.
  const { x, y } = await pointIn(boris, 'brazil');
  await boris.mouse.click(x, y);
  await boris.locator('.moment h2').hover();
  await anna.locator('.bids .choice').first().click();
  await press(anna, 'Seal: bid one cube');
  await expect(anna.getByRole('heading', { name: /^Waiting for .*Soviet Union/ })).toBeVisible();
  await expect(usa).not.toHaveClass(/awaited/);
  await expect(boris.locator('.zone-card')).toContainText('Brazil');
  await expect(boris.locator('.power.you')).toHaveClass(/awaited/);
  await expect(usa.locator('.cubes .on')).toHaveCount(3);
  await expect(boris.locator('.log')).not.toContainText('spends a cube');
  await press(boris, 'Seal: keep the cube');
  await expect(usa.locator('.cubes .on')).toHaveCount(2);
  await expect(boris.locator('.log')).toContainText('The USA spends a cube.');

  // Anna says that she wants to trade, sells, then offers Boris oil for cash.
  await wantToTrade(anna);
  await expect(boris.locator('.log')).toContainText(/Anna \u00b7 .*wants to trade/);
  await anna.locator('.segments').getByRole('button', { name: /Oil/ }).click();
  await expect(foot(anna).getByRole('button', { name: /Sell 1 oil/ })).toBeVisible();
  options.hold();
  await press(anna, /Sell 1 oil/);
  // The next question is there before what may be chosen for it: no button becomes another under the hand.
  await expect(anna.locator('.log')).toContainText('sells 1 oil');
  await expect(foot(anna).getByRole('button', { name: 'Sell', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await expect(foot(anna).locator('.plain')).toHaveText(['Pass']);
  options.release();
  await press(anna, 'Pass');
  // What is begun for one question is over with it.
  await expect(anna.locator('.moment')).toHaveAttribute('data-kind', 'trade');
  await anna.getByRole('button', { name: 'Write an offer' }).click();
  await anna.locator('.baskets section').first().getByRole('button', { name: 'One more: oil' }).click();
  await anna.getByLabel('Cash you get, exactly').fill('700');
  await press(anna, 'Make the offer');
  await expect(boris.locator('.diplomacy')).toContainText('Anna \u00b7 The USA offers you 1 oil for $700M.');
  await boris.locator('.diplomacy').getByRole('button', { name: 'Accept' }).click();
  await expect(anna.locator('.diplomacy')).not.toContainText('You offer');
  await expect(boris.locator('.power.you .by')).toHaveText('$5,940M');
});

test('while the link is lost the panel says why its button waits, and what was pressed is done once it is back', async ({
  browser,
}) => {
  const anna = await person(browser);
  let down = false;
  const lines: WebSocketRoute[] = [];
  await anna.routeWebSocket(/api\/socket/, (line) => {
    if (down) {
      line.close();
      return;
    }
    line.connectToServer();
    lines.push(line);
  });
  await anna.request.post(`${server.url}/api/guests`, { data: { name: 'Anna' } });
  const seats = [
    { power: 'usa', player: 'me' },
    { power: 'china', player: { bot: 'fallback' } },
  ];
  const made = await anna.request.post(`${server.url}/api/games`, { data: { seats } });
  const { id } = await made.json();
  await anna.request.post(`${server.url}/api/games/${id}/seats/usa/ready`, {
    data: { ready: true, contribution: 'mine' },
  });
  await anna.goto(`${server.url}/#table/${id}`);
  const place = foot(anna).getByRole('button', { name: 'Place 4 armies' });
  await expect(place).toBeVisible();
  down = true;
  for (const line of lines) await line.close();
  await expect(place).toHaveAccessibleDescription(/Connection lost/);
  await place.click();
  await expect(place).toHaveAttribute('aria-disabled', 'true');
  down = false;
  await press(anna, 'Pay everyone');
});
