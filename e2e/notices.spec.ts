// Somebody arranges on a phone how to be told, and is told: the tab, a mail, and a pushed notification with the page closed.
// The way through the browser's own push service needs the internet: here its two ends meet without it. The server seals
// for the keys of a subscription and posts to a receiver of ours, which opens it and hands it to the worker by the
// browser's own tools.
import { expect, test } from '@playwright/test';
import { Letterbox, MailServer, Subscription } from '../packages/server/src/testing/post-office.ts';
import { seriousIssues } from './axe.ts';
import { subscribed } from './pushed.ts';
import { comeIn, type LiveTable, sendHome, serveTable, unfold } from './table.ts';

const mail = new MailServer();
const box = new Letterbox();
const subscription = new Subscription();
let server: LiveTable;
let receiver: string;

test.beforeAll(async () => {
  receiver = await box.start();
  server = await serveTable({
    notices: {
      url: 'https://games.example.org',
      mail: { smtp: await mail.start(), from: 'games@example.org' },
      webhooks: true,
      allowed: [receiver],
    },
    herald: { every: 100, patience: 0 },
  });
});
test.afterEach(sendHome);
test.afterAll(async () => {
  await server.close();
  await mail.close();
  await box.close();
});

const word = () => /#mail\/([\w.-]+)/.exec(mail.mails.at(-1)?.raw.replaceAll(/=\r?\n/g, '') ?? '')?.[1] ?? '';

test('notifications are arranged on a phone, and come by mail, in the tab, and with the page closed', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.grantPermissions(['notifications'], { origin: server.url });
  const page = await context.newPage();
  await subscribed(page, `http://${receiver}/push`, subscription.keys);
  await page.goto(`${server.url}/#lobby`);
  await comeIn(page, 'Anna');
  const notices = await unfold(page, 'Notifications');
  await expect(notices).toContainText('Notifications are off in this browser.');
  await notices.getByLabel('Email address').fill('anna@example.org');
  await notices.getByRole('button', { name: 'Send a confirmation link' }).click();
  await expect(notices).toContainText('We sent a link to anna@example.org.');
  await expect(notices).toContainText('not confirmed yet');
  expect(await seriousIssues(page)).toEqual([]);

  // The link in the mail leads to a page on which one press confirms: nothing happens by looking at it.
  await page.goto(`${server.url}/#mail/${word()}`);
  await page.getByRole('button', { name: 'Yes, confirm the address' }).click();
  await expect(page.getByRole('status')).toContainText('The address is confirmed.');
  await page.getByRole('button', { name: 'Go to the lobby' }).click();
  const again = await unfold(page, 'Notifications');
  await again.getByRole('button', { name: 'Send a test to Email anna@example.org' }).click();
  await expect(again).toContainText('The test is on its way.');
  expect(mail.mails.at(-1)?.raw).toContain('Subject: Notifications from Marshall work here');
  await again.getByRole('button', { name: 'Turn on' }).click();
  await expect(again).toContainText('Notifications are on in this browser.');
  await expect(again.getByRole('button', { name: 'Turn off' })).toBeVisible();

  // A game against a computer waits for her: the lobby's tab counts it, the table's says it.
  const game = await page.evaluate(async () => {
    const post = async (path: string, body: unknown) => {
      const answer = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return (await answer.json()) as { readonly id: string };
    };
    const seats = [
      { power: 'usa', player: 'me' },
      { power: 'china', player: { bot: 'fallback' } },
    ];
    const { id } = await post('/api/games', { title: 'Friday night', seats, clock: 43200, clockKind: 'stage' });
    await post(`/api/games/${id}/seats/usa/ready`, { ready: true, contribution: 'x' });
    return id;
  });
  await expect.poll(() => page.title()).toBe('(1) Marshall');
  await page.goto(`${server.url}/#table/${game}`);
  await expect.poll(() => page.title()).toBe('Your move · Friday night');
  await expect.poll(() => mail.mails.at(-1)?.raw).toContain('Subject: Your move: Friday night');
  await expect.poll(() => box.posted.length).toBe(1);
  const told = subscription.open(box.posted[0]?.body ?? Buffer.alloc(0)) as { title: string; body: string };
  expect(told).toMatchObject({ title: 'Your move: Friday night', path: `/t/${game}` });

  // With the table closed the worker shows what was sealed; on the table itself it would be said twice.
  await page.goto(`${server.url}/#chart`);
  const tools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await tools.send('ServiceWorker.enable');
  // What the worker hands to the system to show: the last step, for which there is no screen here.
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    const scope = self as unknown as { shown: unknown[]; registration: ServiceWorkerRegistration };
    scope.shown = shown;
    scope.registration.showNotification = async (title, options) => {
      shown.push({ title, ...options });
    };
  });
  const deliver = { origin: server.url, registrationId: await registered, data: JSON.stringify(told) };
  await tools.send('ServiceWorker.deliverPushMessage', deliver);
  const shown = () => worker.evaluate(() => (self as unknown as { shown: unknown[] }).shown);
  await expect
    .poll(shown)
    .toEqual([{ title: told.title, body: told.body, tag: game, data: `/t/${game}`, renotify: true }]);
  await context.close();
});

test('a browser that refuses is told what to do, in the reader’s language', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'de-DE' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await page.goto(`${server.url}/#lobby`);
  await page.getByLabel('Dein Name').fill('Berta');
  await page.locator('form button[type=submit]').first().click();
  await page.locator('summary', { hasText: 'Benachrichtigungen' }).click();
  await expect(page.locator('.notify')).toContainText('Dein Browser blockiert Benachrichtigungen dieser Seite.');
  await expect(page.locator('.notify').getByRole('button', { name: 'Einschalten' })).toHaveCount(0);
  await context.close();
});
