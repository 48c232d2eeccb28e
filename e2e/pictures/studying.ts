// What teaches and what is studied with: cards of words, the handbook, odds, positions, an imagined board, an analysis.
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { playedFile } from '../played-file.ts';
import { loadPosition } from '../position.ts';
import { type Site, serveSite } from '../site.ts';

let site: Site;
test.beforeAll(async () => {
  site = await serveSite();
});

test('pictures of what is studied with', async ({ page }) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 720 });

  await loadPosition(
    page,
    site,
    {
      people: ['europe'],
      stage: 4,
      phase: 'attacks',
      bidders: ['ussr'],
      powers: { ussr: { units: { russia: 6 } }, europe: { cards: 'home', units: { poland: 4, iberia: 1 } } },
      played: [
        {
          seat: 'ussr',
          command: { type: 'attack', from: 'russia', to: 'poland', against: 'europe', units: { army: 6 } },
        },
      ],
    },
    '&theme=light',
  );
  const word = page.locator('.log .term-word').first();
  await word.hover();
  await expect(page.locator('.term-card')).toBeVisible();
  await picture(page, 'word-light', false);

  await page.mouse.move(2, 2);
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await page.getByRole('searchbox').fill('how do I land from the sea');
  await expect(page.locator('.example-board').nth(1)).toBeVisible();
  await picture(page, 'handbook-light');
  await page.keyboard.press('Escape');

  await page.goto(`${site.url}?theme=light#odds/strike=2,1&lstars=3&destroyed=12`);
  await expect(page.getByLabel('Odds', { exact: true })).toContainText('The world ends');
  await picture(page, 'odds-light');

  await page.goto(`${site.url}?theme=dark#positions`);
  await expect(page.locator('main .map.still')).toBeVisible();
  await picture(page, 'positions-dark');

  await page.goto(`${site.url}?theme=light`);
  await page.locator('.open-file input').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(playedFile()),
  });
  await page.locator('.curtain-go').click();
  await page.getByRole('tab', { name: 'Analysis' }).click();
  const analysis = page.locator('.analysis');
  const seats = analysis.getByLabel('Decisions of');
  await seats.selectOption(await seats.locator('option').first().getAttribute('value'));
  await analysis.getByRole('button', { name: 'Analyze the game' }).click();
  await expect(analysis.locator('[data-costly]').first()).toBeVisible({ timeout: 120_000 });
  await picture(page, 'analysis-light');
  await page.setViewportSize({ width: 390, height: 844 });
  await picture(page, 'analysis-phone');
  await page.setViewportSize({ width: 1280, height: 720 });
  await analysis.locator('[data-costly] button').first().click();
  await page.getByText('What if?').first().click();
  await page.getByRole('button', { name: 'Try it on an imagined board' }).click();
  await expect(page.locator('.moment h2').first()).toBeVisible();
  await picture(page, 'what-if-light');
});

async function picture(page: Page, name: string, rest = true): Promise<void> {
  if (rest) await page.mouse.move(2, 2);
  await page.waitForTimeout(700);
  await page.screenshot({ path: fileURLToPath(new URL(`../../docs/pictures/${name}.png`, import.meta.url)) });
}
