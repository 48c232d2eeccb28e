// A slow game on phones: what was never at hand on one screen together. Seats and terms, holidays, votes, coming back,
// promises with debts, why an order answered, who led what, playing again, computers alone, and games to watch.
import { type Browser, expect, type Page, test } from '@playwright/test';
import { seriousIssues } from './axe.ts';
import { inPseudo, sees } from './pseudo.ts';
import { comeIn, type LiveTable, press, serveTable, unfold } from './table.ts';

let server: LiveTable;
test.beforeAll(async () => {
  server = await serveTable();
});
test.afterAll(() => server.close());
test.use({ actionTimeout: 60_000 });

const phone = async (browser: Browser, more: object = {}): Promise<Page> =>
  (
    await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, ...more })
  ).newPage();

/** Nothing is wider than the screen, and nothing hinders those who cannot see or use a mouse. */
const looksRight = async (page: Page, what: string): Promise<void> => {
  const { SLOW_SHOTS: shots } = process.env;
  if (shots !== undefined) await page.screenshot({ path: `${shots}/${what}.png` });
  expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(390);
  expect(await seriousIssues(page), what).toEqual([]);
};

/** Asks the server as the person of a page, which is how programs and other devices of theirs do. */
const ask = (page: Page, path: string, body: object = {}, method = 'POST'): Promise<Record<string, unknown>> =>
  page.evaluate(
    async ([to, words, how]) => {
      const answer = await fetch(`/api/games/${to}`, {
        method: String(how),
        ...(how === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(words) }),
      });
      return (await answer.json()) as Record<string, unknown>;
    },
    [path, body, method] as const,
  );
let commands = 0;
const command = async (page: Page, game: string, words: object): Promise<void> =>
  expect(await ask(page, `${game}/commands`, { id: `slow-${++commands}`, command: words })).not.toHaveProperty('code');
const openMenu = async (page: Page): Promise<void> => {
  if (!(await page.locator('.menu-sheet').isVisible())) await page.getByRole('button', { name: 'Menu' }).tap();
  await expect(page.locator('.menu-sheet')).toBeVisible();
};
/** Says everything that the page holds until it is seen. */
const seeAll = async (page: Page): Promise<void> => {
  await expect(async () => {
    const held = page.locator('.unseen-yet .filled, .unfolds .filled').first();
    if (await held.isVisible()) await held.tap({ timeout: 1000 });
    await expect(page.locator('.moment h2')).toBeVisible({ timeout: 1000 });
  }).toPass();
};

test('a slow game from its table to the next one, on phones', async ({ browser }) => {
  const [anna, boris] = await Promise.all([phone(browser), phone(browser, { timezoneId: 'Asia/Tokyo' })]);
  await anna.addInitScript(() => {
    const badges: number[] = [];
    Object.assign(window, { badges });
    Object.assign(navigator, {
      setAppBadge: async (waiting: number) => void badges.push(waiting),
      clearAppBadge: async () => void badges.push(0),
    });
  });

  // Seats are added and removed by the host until the start; a computer's seat says what it is.
  await anna.goto(`${server.url}/#lobby`);
  await comeIn(anna, 'Anna');
  await anna.getByLabel('Visibility').selectOption('public');
  await anna.getByLabel('Name of the game').fill('Slow and steady');
  await anna.getByLabel('Time limit').selectOption('12 hours per stage, for everyone');
  await anna.getByLabel('Ends in Détente at (optional)').fill('2031-05-06T18:00');
  await unfold(anna, 'Game options');
  await anna.getByLabel(/Last cycle/).fill('2');
  await anna.getByLabel(/Stages played/).selectOption('trade only');
  await anna.getByRole('button', { name: 'Open the table' }).tap();
  await anna.getByLabel('Power of the new seat').selectOption('Africa');
  await anna.getByRole('button', { name: 'Add a seat' }).tap();
  await expect(anna.locator('.lobby-seats li')).toHaveCount(3);
  await anna.getByRole('button', { name: 'Put a computer here, for Africa' }).tap();
  await expect(anna.getByRole('button', { name: 'Remove the computer' })).toBeVisible();
  await looksRight(anna, 'seats');
  await anna.getByRole('button', { name: 'Remove the computer' }).tap();
  await anna.getByRole('button', { name: 'Remove the seat of Africa' }).tap();
  await expect(anna.locator('.lobby-seats li')).toHaveCount(2);
  const link = await anna.getByLabel('Link to this table').inputValue();

  // The terms stand in the lobby's list and at the table, the end on the reader's own clock.
  await boris.goto(`${server.url}/#lobby`);
  await comeIn(boris, 'Boris');
  const listed = boris.locator('[data-list="open"] .game', { hasText: 'Slow and steady' });
  for (const term of ['12 hours per stage, for everyone', 'Spectators are welcome', 'Last cycle: 2'])
    await expect(listed.locator('.game-terms')).toContainText(term);
  const end = await boris.evaluate(
    (at) => new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(at),
    await anna.evaluate(() => new Date('2031-05-06T18:00').getTime()),
  );
  await expect(listed.locator('.game-terms')).toContainText(end);
  await looksRight(boris, 'lobby-list');
  await boris.goto(link);
  await expect(boris.locator('.invitation')).toContainText('Anna invites you to a game.');
  await boris.getByRole('button', { name: 'Sit down as the Soviet Union' }).tap();
  await expect(boris.locator('.invitation')).toContainText('Anna’s table. At the table: Anna and Boris.');
  await expect(boris.locator('.invitation')).not.toContainText('invites');
  await expect(boris.locator('.invitation')).toContainText(end);
  await looksRight(boris, 'seated');
  for (const page of [boris, anna]) await page.getByRole('button', { name: 'Ready', exact: true }).tap();
  await expect(anna.locator('.moment h2')).toBeVisible();
  const game = (await anna.evaluate(() => location.href.match(/[\w-]{22}/)?.[0])) ?? '';

  // The front page lists it for somebody who was never here, and leads there.
  const passer = await phone(browser);
  await passer.goto(`${server.url}/`);
  const worth = passer.getByRole('region', { name: 'Watch a game' });
  await worth.scrollIntoViewIfNeeded();
  await expect(worth).toContainText('Slow and steady');
  await looksRight(passer, 'worth-watching');
  await worth.getByRole('link', { name: /Slow and steady/ }).tap();
  await expect(passer.locator('.power')).toHaveCount(2);
  await passer.goto(`${server.url}/`);
  await inPseudo(passer);
  await sees(passer, '.worth-watching', 'games to watch', '.worth-watching b');
  await passer.context().close();

  // Votes and terms in the menu of a phone.
  await openMenu(boris);
  await unfold(boris, 'Terms of this table');
  await expect(boris.locator('.menu-terms')).toContainText('12 hours per stage, for everyone.');
  await boris.getByRole('button', { name: 'Pause the game (0 of 2 votes)' }).tap();
  await expect(boris.getByRole('button', { name: /^Take back my vote: Pause/ })).toBeVisible();
  await looksRight(boris, 'votes');
  await openMenu(anna);
  await anna.getByRole('button', { name: 'Pause the game (1 of 2 votes)' }).tap();
  await expect(anna.locator('.time-acts')).toContainText('The game is paused until');
  await expect(boris.locator('.away.paused')).toContainText('The game is paused until');
  await expect(boris.locator('.clock')).toHaveCount(0);
  await looksRight(anna, 'paused');
  await anna.getByRole('button', { name: 'Continue (0 of 2 votes)' }).tap();
  await ask(boris, `${game}/ballots`, { about: 'resume' });
  await expect(boris.locator('.away.paused')).toHaveCount(0);
  await expect(boris.locator('.clock')).toContainText('left');
  await anna.keyboard.press('Escape');

  // An order, changed after it answered: why shows it as it stood.
  for (const page of [anna, boris]) await command(page, game, { type: 'place-armies', territories: [] });
  await command(anna, game, { type: 'order', about: 'bid-3', reply: 'one' });
  await boris.reload();
  await press(boris, /^Pay/);
  // The tab's badge: one game waits for her at the table; then she is in the lobby, and comes back after others moved.
  await expect.poll(() => anna.evaluate(() => (window as unknown as { badges: number[] }).badges.at(-1))).toBe(1);
  await seeAll(anna);
  await press(anna, /^Pay/);
  await anna.locator('[data-orders]').tap();
  const dialog = anna.getByRole('dialog', { name: 'Standing orders' });
  await dialog.locator('.deeds summary').tap();
  const why = dialog.locator('.deeds li').first();
  await expect(why).toContainText('Your order: Bid one cube for Stage 3, Sell.');
  await dialog.locator('[data-order="bid-3"]').getByLabel('What to do').selectOption('no cube');
  await expect(dialog.locator('[role="status"]')).toContainText('Saved.');
  await expect(why).toContainText('Your order: Bid one cube for Stage 3, Sell.');
  await looksRight(anna, 'why');
  await dialog.getByRole('button', { name: 'Close' }).tap();

  // Promises stand with debts; words of a deal are put on record by either of the two.
  await command(boris, game, { type: 'offer', to: 'usa', givesCash: 5, promise: 'We split the grain market' });
  const offered = (await ask(anna, `${game}/position`, {}, 'GET')) as { view: { offers: { id: string }[] } };
  await command(anna, game, { type: 'accept-offer', offer: offered.view.offers[0]?.id });
  await anna.getByRole('button', { name: /^Deals/ }).tap();
  const debts = anna.locator('.debts');
  await debts.getByRole('button', { name: 'Put it on record' }).tap();
  await expect(debts).toContainText('Made with a deal in cycle 1.');
  await debts.getByRole('button', { name: 'It was broken' }).tap();
  await expect(debts.locator('[data-promise="broken"]')).toContainText('We split the grain market');
  await looksRight(anna, 'debts');

  // She is away while he promises something and plays on: what is new comes first, then what is asked.
  await openMenu(anna);
  await anna.getByRole('button', { name: 'Lobby' }).tap();
  await expect(anna.locator('[data-list="mine"] .game')).toBeVisible();
  await ask(boris, `${game}/promises`, { to: 'usa', text: 'No oil to Africa', until: 2 });
  await expect(boris.locator('.meanwhile')).toContainText('Anna says that you broke your promise');
  await looksRight(boris, 'meanwhile-broken');
  await command(boris, game, { type: 'bid', cubes: 0 });
  await anna.locator('[data-list="mine"] .game').tap();
  await expect.poll(() => anna.title()).toContain('Slow and steady');
  await anna.reload();
  const since = anna.locator('.meanwhile');
  await expect(since).toContainText('Boris promises you, until the end of cycle 2: “No oil to Africa”');
  const order = await Promise.all(
    [since, anna.locator('.moment h2')].map(async (part) => (await part.boundingBox())?.y),
  );
  expect(order[0]).toBeLessThan(order[1] ?? 0);
  await looksRight(anna, 'coming-back');

  // Holidays are announced ahead, told to the table, listed and canceled.
  await openMenu(anna);
  await anna.getByRole('button', { name: 'Lobby' }).tap();
  const habits = await unfold(anna, 'When I don’t play');
  const day = (n: number): string => new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10);
  await habits.getByLabel('Vacation from').fill(day(6));
  await habits.getByLabel('Vacation until').fill(day(4));
  await habits.getByRole('button', { name: 'Save', exact: true }).tap();
  await expect(habits.getByRole('alert')).toContainText(/vacation must end after it begins/i);
  await habits.getByLabel('Vacation until').fill(day(8));
  await habits.getByRole('button', { name: 'Save', exact: true }).tap();
  await expect(habits.locator('.holidays li')).toHaveCount(1);
  await habits.scrollIntoViewIfNeeded();
  await looksRight(anna, 'holidays');
  await habits.getByRole('button', { name: /^Cancel the vacation/ }).tap();
  await expect(habits.locator('.holidays')).toHaveCount(0);
  await boris.getByRole('button', { name: /^Deals.*unread/ }).tap();
  await boris.getByRole('button', { name: /^Chat/ }).tap();
  await expect(boris.locator('.said')).toContainText('Anna is on vacation from');

  // Both leave their seats to caretakers: the game comes to its end, and its table says who led what when.
  await boris.getByRole('button', { name: /^Turn/ }).tap();
  await openMenu(boris);
  await boris.getByRole('button', { name: 'Leave my seat to a caretaker for now' }).tap();
  await expect(boris.locator('.away')).toContainText('A caretaker is answering for you.');
  await looksRight(boris, 'away');
  await ask(anna, `${game}/seats/usa/lead`, { by: 'caretaker' });
  await expect(boris.locator('.moment.end')).toBeVisible({ timeout: 60_000 });
  const curtain = boris.getByRole('button', { name: 'Continue', exact: true });
  await curtain.or(boris.locator('.led')).first().waitFor();
  if (await curtain.isVisible()) await curtain.tap();
  const led = boris.getByRole('region', { name: 'Who led each power, and when' });
  await led.scrollIntoViewIfNeeded();
  await expect(led).toContainText('Boris: opening to cycle 1');
  await expect(led).toContainText('Caretaker: ');
  await looksRight(boris, 'led');
  const stranger = await phone(browser);
  await stranger.goto(`${server.url}/t/${game}`);
  await inPseudo(stranger);
  await stranger.keyboard.press('Escape');
  await sees(stranger, '.led', 'who led what when', '.log, .curtain-call');
  await stranger.context().close();

  // Again with the same people: the seat of each is kept, and the other is led to the same table.
  await boris.getByRole('button', { name: 'Play again with the same people' }).tap();
  await expect(boris.locator('.lobby-seats li', { hasText: 'USA' })).toContainText('reserved for Anna');
  await looksRight(boris, 'rematch');
  await anna.goto(`${server.url}/t/${game}`);
  const close = anna.getByRole('button', { name: 'Continue', exact: true });
  const again = anna.getByRole('button', { name: 'Go to the rematch' });
  await expect(async () => {
    if (await close.isVisible()) await close.tap({ timeout: 1000 });
    await again.tap({ timeout: 1000 });
  }).toPass();
  await anna.getByRole('button', { name: 'Sit down as the USA' }).tap();
  await expect(boris.locator('.lobby-seats li', { hasText: 'USA' })).toContainText('Anna');
  await expect(anna.locator('.invitation')).toContainText('Boris’s table.');

  // A table is cancelled after a question, and its guests learn it at once.
  await boris.getByRole('button', { name: 'Cancel this table' }).tap();
  await boris.getByRole('button', { name: 'Yes, cancel it' }).tap();
  await expect(anna.locator('.lobby-seats')).toHaveCount(0);
  await expect(anna.locator('.lobby-card h2')).toContainText('no such');
});

test('computers alone are started and watched, on a phone', async ({ browser }) => {
  const anna = await phone(browser, { locale: 'de-DE' });
  await anna.goto(`${server.url}/#lobby`);
  await anna.getByLabel('Dein Name').fill('Anna');
  await anna.locator('form button[type=submit]').first().tap();
  for (const power of ['USA', 'Sowjetunion'])
    await anna.getByRole('combobox', { name: power, exact: true }).selectOption('computer');
  await anna.getByRole('button', { name: 'Tisch eröffnen' }).tap();
  await expect(anna.getByRole('button', { name: 'Computer entfernen' })).toHaveCount(2);
  await looksRight(anna, 'computers');
  await anna.locator('.start-computers button').tap();
  await expect(anna.locator('.power')).toHaveCount(2);
  await expect(anna.locator('.log, .stage-caption, .board').first()).toBeVisible();
  await looksRight(anna, 'computers-play');
});
