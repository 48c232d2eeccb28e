import { expect, type Page, test } from '@playwright/test';
import { seriousIssues } from './axe.ts';
import { playedFile } from './played-file.ts';
import { CLEAN, inPseudo, look, openFolds } from './pseudo.ts';
import { type Site, serveSite } from './site.ts';

let site: Site;
test.beforeAll(async () => {
  site = await serveSite();
});

test('a game out of a file is analysed: stopped, begun again, seen, shown in the replay, and kept', async ({
  page,
}) => {
  await page.goto(site.url);
  await page.locator('.open-file input').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(playedFile()),
  });
  await page.locator('.curtain-go').click();
  const analysis = page.locator('.analysis');
  await page.getByRole('tab', { name: 'Analysis' }).click();
  // The first seat of the order is the one that gave its cash away.
  const seats = analysis.getByLabel('Decisions of');
  const first = await seats.locator('option').first().getAttribute('value');
  const decisions = analysis.locator('[data-costly]');
  const start = analysis.getByRole('button', { name: 'Analyze the game' });
  await seats.selectOption(first);
  const stopped = stopWhenDrawn(page);
  await start.click();
  await stopped;
  await expect(start).toBeVisible();
  await expect(decisions).toHaveCount(0);

  await start.click();
  await expect(decisions.first()).toBeVisible({ timeout: 120_000 });
  const gift = decisions.filter({ hasText: '$3,000M' });
  await expect(gift).toContainText(/Better\s*Do nothing/);
  await expect(gift).toContainText(/Wealth: \$[\d,]+M instead of \$[\d,]+M/);
  await analysis.locator('.analysis-source summary').click();
  await expect(analysis.locator('.analysis-source')).toContainText('23.9%');
  expect(await seriousIssues(page, 'but the map'), 'the analysis').toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  // Only the columns of tables scroll sideways.
  const right = await analysis
    .locator('[data-costly], p, caption small')
    .evaluateAll((all) => Math.max(...all.map((each) => each.getBoundingClientRect().right)));
  expect(right).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1280, height: 720 });

  const decided = await gift.getAttribute('data-costly');
  await gift.getByRole('button', { name: /^Show/ }).click();
  await expect(page.locator('.moment.review')).toContainText('Cycle 2');
  // The position in which it was decided, so that something else can be tried there.
  await expect(page).toHaveURL(new RegExp(`-move-${decided}$`));
  // The address has followed, so that the same moment comes back.
  await expect(page).toHaveURL(/#game\/[^/]+\/cycle-2/);
  await page.reload();
  await page.getByRole('button', { name: 'Back to the table' }).click();
  await page.locator('.curtain-go').click();
  await page.getByRole('tab', { name: 'Analysis' }).click();
  await seats.selectOption(first);
  await expect(gift).toBeVisible();

  // In the language that nobody speaks the game of the file and its analysis have no other words, and all of them fit.
  await inPseudo(page);
  await page.locator('.curtain-go').click();
  await page.locator('[role="tab"]').last().click();
  await analysis.locator('select').selectOption(first);
  await expect(decisions.first()).toBeVisible();
  await openFolds(page);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await look(page), `the analysis, ${width} wide`).toEqual(CLEAN);
  }
});

/** Presses Stop in the moment in which the first chances are drawn: a busy machine may have analyzed all before a hand comes. */
function stopWhenDrawn(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (document.querySelector('.analysis .chances polyline') === null) return;
          const buttons = [...document.querySelectorAll<HTMLButtonElement>('.analysis button')];
          const stop = buttons.find(({ textContent }) => textContent === 'Stop');
          if (stop === undefined) return;
          observer.disconnect();
          stop.click();
          resolve();
        });
        observer.observe(document.body, { subtree: true, childList: true });
      }),
  );
}
