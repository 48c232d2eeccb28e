import { expect, type Page, test } from '@playwright/test';
import { gameFile, type Script } from './game-file.ts';
import { answer, asked } from './person.ts';
import { clickZone } from './position.ts';
import { comeIn, type LiveTable, person, press, sendHome, serveTable, sitDown, wantToTrade } from './table.ts';

let server: LiveTable;
test.beforeAll(async () => {
  server = await serveTable();
});
test.afterEach(sendHome);
test.afterAll(() => server.close());

/** Lets both answer whatever the dice ask of them until something holds. */
async function settle(pages: readonly Page[], done: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        if (await done()) return true;
        for (const page of pages)
          if ((await asked(page)) !== 'waiting' && !(await done())) await answer(page).catch(() => undefined);
        return done();
      },
      { timeout: 300_000, intervals: [50] },
    )
    .toBe(true);
}

/** Two years of arming as far as the stores go, in Scandinavia and in Russia: no roll clears either. */
const armed: Script = (power, kind, stage) => {
  if (kind === 'bid') return { type: 'bid', cubes: stage === 6 ? 1 : 0 };
  if (kind !== 'build') return undefined;
  return { type: 'build', kind: 'army', zone: power === 'europe' ? 'scandinavia' : 'russia', number: 3 };
};

/** Bids that both seal at the same time: Boris cannot tell what Anna has put in. */
async function sealBids(anna: Page, boris: Page, stage: string): Promise<void> {
  await expect(anna.getByRole('heading', { name: `Spend a cube to play ${stage} this cycle?` })).toBeVisible();
  const opened = boris.locator('.log li').filter({ hasText: 'Europe spends a cube.' });
  const before = await opened.count();
  await anna.locator('.bids .choice').first().click();
  await press(anna, 'Seal: bid one cube');
  await expect(boris.getByRole('article', { name: 'Europe' })).not.toHaveClass(/awaited/);
  await expect(opened).toHaveCount(before);
  await press(boris, 'Seal: keep the cube');
  await expect(opened).toHaveCount(before + 1);
}

test('two browsers play on from a game file: sealed bids, a deal, a battle with a counterattack, and a reload between', async ({
  browser,
}) => {
  const [anna, boris] = await Promise.all([person(browser), person(browser)]);
  await anna.goto(`${server.url}/#lobby`);
  await comeIn(anna, 'Anna');
  await anna.getByLabel('Import a game file').setInputFiles({
    name: 'years of arming.json',
    mimeType: 'application/json',
    buffer: Buffer.from(gameFile(['europe', 'ussr'], { cycle: 3, stage: 3 }, armed)),
  });
  // The file can be watched; from its last moment a new table is opened.
  await expect(anna.getByRole('heading', { name: 'Cycle' })).toBeVisible();
  await anna.getByRole('button', { name: 'Play on from here' }).click();
  await anna.getByRole('button', { name: 'Lead Europe' }).click();
  await boris.goto(`${server.url}/#lobby`);
  await comeIn(boris, 'Boris');
  await sitDown(anna, boris, 'the Soviet Union');

  await sealBids(anna, boris, 'Sell');
  await wantToTrade(anna);
  await press(anna, 'Pass');
  // A deal: oil for cash, before the two fall out.
  await anna.getByRole('button', { name: 'Write an offer' }).click();
  await anna.locator('.baskets section').first().getByRole('button', { name: 'One more: oil' }).click();
  await anna.getByLabel('Cash you get, exactly').fill('300');
  await press(anna, 'Make the offer');
  await boris.locator('.diplomacy').getByRole('button', { name: 'Accept' }).click();
  await expect(anna.locator('.power.you .by')).toHaveText('$1,720M');
  await expect(boris.locator('.power.you .by')).toHaveText('$1,090M');
  await press(anna, 'Done trading');

  await sealBids(anna, boris, 'Attack');
  await clickZone(anna, 'scandinavia');
  await clickZone(anna, 'russia');
  await press(anna, /^Attack the Soviet Union in Russia/);
  await expect(boris.locator('.moment')).not.toHaveAttribute('data-kind', 'waiting');
  // What was done to them comes first; in the middle of the battle Boris comes back to the same question.
  const held = boris.locator('.moment[data-kind="held"]');
  const seesIt = () =>
    expect(async () => {
      if (await held.isVisible()) await held.getByRole('button', { name: /^OK/ }).click({ timeout: 2000 });
      await expect(boris.locator('.moment')).toHaveAttribute('data-kind', 'defend', { timeout: 1000 });
    }).toPass();
  await seesIt();
  const question = await boris.locator('.moment h2').textContent();
  await boris.reload();
  // What they have seen is not held again.
  await expect(boris.locator('.moment')).toHaveAttribute('data-kind', /held|defend/);
  await expect(boris.locator('.moment')).toHaveAttribute('data-kind', 'defend');
  await expect(boris.locator('.moment h2')).toHaveText(question ?? '');

  await settle([anna, boris], async () => (await asked(boris)) === 'counterattack');
  await clickZone(boris, 'russia');
  await clickZone(boris, 'scandinavia');
  await press(boris, /^Attack Europe in Scandinavia/);
  await expect(anna.locator('.log')).toContainText('Soviet Union attacks Europe in Scandinavia from Russia');
  // Boris leads this one through the same drill; then the cycle goes on, and both have seen the same.
  await settle([anna, boris], async () =>
    /Stage [567]/.test((await anna.locator('.moment .eyebrow').first().textContent()) ?? ''),
  );
  // Each reads the name of the other person beside that person's deeds.
  const lines = async (page: Page) =>
    (
      await page
        .locator('.log li')
        .filter({ hasText: /loses|attacks/ })
        .allTextContents()
    ).map((line) => line.replace(/^(?:Anna|Boris) · /, ''));
  expect(await lines(boris)).toEqual(await lines(anna));
  expect((await lines(anna)).filter((line) => line.includes(' attacks '))).toHaveLength(2);
});
