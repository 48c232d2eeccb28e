// A game that is over, gone through with every kind of hand: replay, shared picture and link, an imagined board.
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { seriousIssues } from './axe.ts';
import { playedFile } from './played-file.ts';
import { byKeys, byMouse, byTouch, type Touch } from './pupil.ts';
import { type Site, serveSite } from './site.ts';

let site: Site;
test.beforeAll(async () => {
  site = await serveSite();
});

/** Opens a finished game, looks back, hands a moment on, and plays on from it on an imagined board. */
async function study(page: Page, { press }: Touch, lift = press): Promise<void> {
  const file = playedFile();
  await page.goto(`${site.url}?pace=0`);
  await page.locator('.open-file input').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(file),
  });
  await lift(page.locator('.curtain-go'));
  await press(page.getByRole('button', { name: 'Replay it move by move' }));
  const slider = page.getByRole('slider');
  for (const value of ['2', '3']) {
    await press(page.getByRole('button', { name: 'One move forward' }));
    await expect(slider).toHaveValue(value);
  }
  await expect(page).toHaveURL(/#game\/[^/]+\/opening-move-3$/);
  await press(page.getByText('Share this moment'));
  await expect(page.getByLabel('Link to this moment')).toHaveValue(/-move-3$/);
  const download = page.waitForEvent('download');
  await press(page.getByRole('button', { name: 'Save a picture' }));
  expect((await readFile(await (await download).path())).subarray(1, 4).toString()).toBe('PNG');
  await press(page.getByText('What if?'));
  // Somebody who was none of the players begins as the power whose move is shown.
  const { entries } = JSON.parse(file);
  await expect(page.getByLabel('Play as')).toHaveValue(entries[2].seat);
  expect(await page.getByLabel('Play as').locator('option').first().getAttribute('value')).not.toBe(entries[2].seat);
  expect(await seriousIssues(page)).toEqual([]);
  await press(page.getByRole('button', { name: 'Try it on an imagined board' }));
  const note = page.getByRole('complementary', { name: 'Imagined board' });
  await expect(note).toBeVisible();
  await expect(page.locator('.moment')).toBeVisible();
  await press(note.getByRole('link', { name: 'Back to the game' }));
  await expect(slider).toHaveValue('3');
}

test('a finished game is gone through by mouse', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await study(page, byMouse(page));
});

test('a finished game is gone through by keys', { tag: '@proof' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  // The curtain has the focus, and lifts at any key.
  await study(page, byKeys(page), async (curtain) => {
    await curtain.waitFor();
    await page.keyboard.press('Enter');
    await expect(curtain).toHaveCount(0);
    await page.keyboard.press('Tab');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finished game is gone through by touch', { tag: '@proof' }, async ({ page }) => {
    await study(page, byTouch(page));
  });
});

test('the odds of an attack on ships are explored, and so is an assault of forty to its end', async ({ page }) => {
  await page.goto(`${site.url}#odds/attack=navy3,sets2&defend=navy1,ship3,sets1`);
  const odds = page.getByRole('region', { name: 'Odds' });
  await expect(odds).toContainText('All ships are sunk');
  await expect(odds.getByRole('region', { name: 'Escorts lost' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Defender' })).toContainText('Merchant ships');
  expect(await seriousIssues(page)).toEqual([]);
  await page.getByRole('spinbutton', { name: 'Defender: Navies' }).fill('0');
  await expect(odds.getByRole('region', { name: 'Escorts lost' })).toHaveCount(0);
  await page.goto(`${site.url}#odds/attack=army40,sets9&defend=army30,sets2&tactic=airborne&to-the-end`);
  await page.reload();
  await expect(odds).toContainText('The attacker takes the zone', { timeout: 60_000 });
});
