import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { seriousIssues } from './axe.ts';
import { test } from './kept-page.ts';
import { openPosition, type Prepared } from './position.ts';
import { CLEAN, inPseudo, look, openFolds } from './pseudo.ts';
import { type Site, serveSite } from './site.ts';

/** Europe has left a home of two companies empty, and the USA stands beside it. */
const EMPTY_HOME: Prepared = {
  people: ['europe'],
  stage: 5,
  phase: 'moves',
  cycle: 2,
  bidders: ['europe', 'usa'],
  powers: {
    usa: { units: { poland: 3 }, oil: 9, grain: 9, minerals: 3, cash: 3000, cards: {} },
    europe: {
      units: { iberia: 2 },
      grain: 5,
      oil: 5,
      minerals: 5,
      cash: 4000,
      cards: { 'bayer-mines': 'open', 'huber-grain-co': 'open' },
    },
    china: { units: { tibet: 1 }, cash: 3000, cards: 'home' },
  },
};
const LOST = /Eastern Europe, Bayer Mines and Huber Grain Co\./;

let site: Site;
test.beforeAll(async () => {
  site = await serveSite();
});

async function open(page: Page, pace: number): Promise<void> {
  await openPosition(page, site, EMPTY_HOME, '&seed=a', pace);
  await expect(page.locator('.moment[data-kind="move"]')).toBeVisible();
}
const pass = (page: Page) => page.locator('.moment-foot button', { hasText: /^Pass/ }).first();
const held = (page: Page) => page.locator('.moment[data-kind="held"]');
const stage = (page: Page) => page.locator('.stage');

test('a home lost by a silent march is on screen before the next decision, held until it was seen, and shown again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 450);
  await pass(page).click();
  await expect(held(page).getByRole('heading')).toHaveText(LOST);
  await expect(stage(page)).toHaveAttribute('data-beat', 'march');
  await expect(page.locator('.map-played.against .played-zone')).not.toHaveCount(0);
  await expect(page.locator('.map-played .played-line')).toHaveCount(1);
  // Nothing is asked beside it, however long it takes.
  await expect(stage(page)).toHaveAttribute('data-phase', 'held');
  await expect(page.locator('.moment[data-kind="move"]')).toBeHidden();
  expect(await seriousIssues(page)).toEqual([]);
  await held(page).getByRole('button', { name: /^OK/ }).click();
  await expect(held(page)).toHaveCount(0);
  const first = page.locator('.meanwhile li').first();
  await expect(first).toHaveText(LOST);
  await expect(page.locator('.map-played.past .played-line')).not.toHaveCount(0);
  expect(await seriousIssues(page)).toEqual([]);
  await first.getByRole('button').click();
  await expect(stage(page)).toHaveAttribute('data-beat', 'march');
  // What is shown again holds nobody.
  await expect(stage(page)).toHaveCount(0);
  await expect(page.locator('.moment[data-kind="move"]')).toBeVisible();
});

test('standing orders that were just opened stay open while something is held in the place of the decision', async ({
  page,
}) => {
  await open(page, 450);
  await page.locator('.rights summary').click();
  const orders = page.locator('.rights').getByRole('button', { name: 'Standing orders' });
  await expect(orders).toBeVisible();
  // In one moment, so that what is held comes after the screen was asked for on any machine.
  const both = [await pass(page).elementHandle(), await orders.elementHandle()];
  await page.evaluate((buttons) => {
    for (const button of buttons) (button as HTMLElement | null)?.click();
  }, both);
  await expect(held(page)).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Standing orders' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(held(page).getByRole('heading')).toHaveText(LOST);
});

test('by keys: Enter has seen it, space pauses, a full stop steps, S skips, and it is told on screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 1800);
  await pass(page).focus();
  await page.keyboard.press('Enter');
  await expect(held(page)).toBeVisible();
  await expect(stage(page)).toHaveAttribute('data-phase', 'held');
  await page.keyboard.press('s');
  await expect(held(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(held(page)).toHaveCount(0);
  await page.locator('.meanwhile').getByRole('button').first().press('Enter');
  await expect(stage(page)).toBeVisible();
  await page.locator('.moment h2').focus();
  await page.keyboard.press(' ');
  await expect(stage(page).getByRole('button', { name: 'Play' })).toBeVisible();
  await expect(page.locator('.stage-keys')).toBeVisible();
  await page.keyboard.press('s');
  await expect(stage(page)).toHaveCount(0);
  // A player who begins to decide is at the present.
  await page.locator('.meanwhile').getByRole('button').first().click();
  await expect(stage(page)).toBeVisible();
  await page.keyboard.press('.');
  await expect(stage(page)).toHaveCount(0);
});

test.describe('on a phone, without motion', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('a still says the same, and fingers do', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, 450);
    await pass(page).tap();
    await expect(held(page).getByRole('heading')).toHaveText(LOST);
    await expect(stage(page)).toHaveAttribute('data-still', 'true');
    await expect(page.locator('.map-played .played-line')).toHaveCount(1);
    await expect(page.locator('.map-traveller')).toHaveCount(0);
    await expect(page.locator('.tabs .unread')).toBeVisible();
    expect(await seriousIssues(page)).toEqual([]);
    await expect(stage(page)).toHaveAttribute('data-phase', 'held');
    await held(page).getByRole('button', { name: /^OK/ }).tap();
    await expect(page.locator('.meanwhile li').first()).toHaveText(LOST);
    await page.locator('.meanwhile li button').first().tap();
    await stage(page).getByRole('button', { name: 'Pause' }).tap();
    await stage(page).getByRole('button', { name: /^Skip/ }).tap();
    await expect(stage(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Log' }).tap();
    await expect(page.locator('.tabs .unread')).toHaveCount(0);
    await expect(page.locator('.log li').first()).toHaveText(LOST);
  });
});

test('at once nothing is played or held, and the card before the decision says it first', async ({ page }) => {
  await open(page, 0);
  await pass(page).click();
  await expect(page.locator('.meanwhile li').first()).toHaveText(LOST);
  await expect(stage(page)).toHaveCount(0);
  await expect(held(page)).toHaveCount(0);
  // The look back goes through the same player, and has its marks.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Look back, move by move' }).click();
  // Its buttons are drawn: not every system has a font with such signs.
  await expect(page.locator('.review-controls .plain')).toHaveText(['', '', '', '']);
  await expect(page.locator('.review-controls .plain svg')).toHaveCount(4);
  await page.getByRole('button', { name: 'To the beginning' }).click();
  const marched = playedOnce(page, 'march');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await marched;
  await expect(page.locator('.review-marks .capture')).toHaveCount(1);
  // The address names the moment; a picture of it can be saved, and its link leads back to it.
  await page.getByRole('slider').fill('2');
  await expect(page).toHaveURL(/#game\/\w+\/cycle-\d+-stage-\d-move-2$/);
  await page.getByText('Share this moment').click();
  const link = await page.getByLabel('Link to this moment').inputValue();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a picture' }).click();
  const picture = await readFile(await (await download).path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1600, 1012]);
  // A map has more to tell than an empty sheet, which takes some 10 kB.
  expect(picture.length).toBeGreaterThan(150_000);
  await page.goto(link);
  await expect(page.getByRole('slider')).toHaveValue('2');
  await page.evaluate(() => {
    location.hash = location.hash.replace(/\d+$/, '1');
  });
  await expect(page.getByRole('slider')).toHaveValue('1');
  // The same moment on an imagined board, which leads back here and is no game of the front page.
  await page.getByText('What if?').click();
  await page.getByRole('button', { name: 'Try it on an imagined board' }).click();
  const note = page.getByRole('complementary', { name: 'Imagined board' });
  await expect(note).toContainText('What you can’t see is made up.');
  await pass(page).click();
  await expect(page.locator('.log')).toContainText(/Europe[^.]* pass(es)?\.|Everyone passes\./);
  expect(await seriousIssues(page)).toEqual([]);
  await note.getByRole('link', { name: 'Back to the game' }).click();
  await expect(page.getByRole('slider')).toHaveValue('1');
  await expect(note).toHaveCount(0);
  // In the language that nobody speaks the replay and the imagined board have no other words, and all of them fit.
  await inPseudo(page);
  await expect(page.getByRole('slider')).toHaveValue('1');
  await openFolds(page);
  expect.soft(await look(page), 'the replay').toEqual(CLEAN);
  await page.locator('.what-if button').click();
  await expect(page.locator('.imagined')).toBeVisible();
  await openFolds(page);
  expect.soft(await look(page), 'the imagined board').toEqual(CLEAN);
  await page.evaluate(() => localStorage.removeItem('language'));
  await page.locator('.imagined a').click();
  await page.reload();
  await page.getByRole('button', { name: 'Back to the table' }).click();
  await expect(page).toHaveURL(/#game\/\w+$/);
});

/** Resolves once such a beat has been on the stage, however short a busy machine left it there. */
function playedOnce(page: Page, kind: string): Promise<void> {
  return page.evaluate(
    (beat) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (document.querySelector(`.stage[data-beat="${beat}"]`) === null) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-beat'] });
      }),
    kind,
  );
}
