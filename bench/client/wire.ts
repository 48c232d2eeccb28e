// What the page costs on the wire, from the real server: npm run bench -- client
import { type BrowserContext, type Request, test } from '@playwright/test';
import { type LiveTable, serveTable } from '../../e2e/table.ts';

let table: LiveTable;
test.beforeAll(async () => {
  table = await serveTable();
});
test.afterAll(() => table.close());

interface Sent {
  readonly path: string;
  readonly when: string;
  readonly bytes: number;
}

test('bytes that a first game takes', async ({ browser }) => {
  const context = await browser.newContext();
  let when = 'the front page, drawn';
  const sent = watch(context, () => when);
  const page = await context.newPage();
  await page.goto(table.url);
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  when = 'what a game needs, in the background';
  await page.locator('html[data-prepared]').waitFor();
  when = 'a first game, to its first question';
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('.moment h2').waitFor();
  await page.waitForLoadState('networkidle');
  tell(await sent());
  when = 'the same page again';
  const again = watch(context, () => when);
  await page.goto(table.url);
  await page.reload();
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  await page.locator('html[data-prepared]').waitFor();
  tell(await again());
  await context.close();
});

test('bytes that the lobby takes', async ({ browser }) => {
  const context = await browser.newContext();
  let when = 'the lobby, drawn';
  const sent = watch(context, () => when);
  const page = await context.newPage();
  await page.goto(`${table.url}/#lobby`);
  await page.getByLabel('Your name').waitFor();
  when = 'the lobby, what a game needs in the background';
  await page.locator('html[data-prepared]').waitFor();
  tell(await sent());
  await context.close();
});

/** Every answer that came over the network, with the bytes of its head and of its body as it was sent. */
function watch(context: BrowserContext, when: () => string): () => Promise<readonly Sent[]> {
  const found: Promise<Sent>[] = [];
  const note = async (request: Request, moment: string): Promise<Sent> => {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    return { path: new URL(request.url()).pathname, when: moment, bytes: responseBodySize + responseHeadersSize };
  };
  context.on('requestfinished', (request) => found.push(note(request, when())));
  return async () => (await Promise.allSettled(found)).flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}

function tell(sent: readonly Sent[]): void {
  for (const when of new Set(sent.map((one) => one.when))) {
    const those = sent.filter((one) => one.when === when);
    const total = those.reduce((sum, { bytes }) => sum + bytes, 0);
    const largest = those.toSorted((a, b) => b.bytes - a.bytes).slice(0, 6);
    process.stdout.write(`  ${when}: ${kB(total)} in ${those.length} answers\n`);
    for (const { path, bytes } of largest) process.stdout.write(`      ${kB(bytes).padStart(9)}  ${path}\n`);
  }
}

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
