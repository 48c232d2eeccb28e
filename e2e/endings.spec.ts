import { TERRITORIES } from '@marshall/rules';
import { expect, type Locator, test } from '@playwright/test';
import { seriousIssues } from './axe.ts';
import { loadPosition } from './position.ts';
import { type Site, serveSite } from './site.ts';

let site: Site;
test.beforeAll(async () => {
  site = await serveSite();
});
// A screen with a mouse, keys and touch.
test.use({ hasTouch: true });

const POWERS = {
  china: { nukes: 1 },
  europe: { units: { poland: 3 } },
  usa: { nukes: 1, units: { alaska: 4 } },
} as const;

test('Coup Final: its moment goes with a key, and the strike that ended the game is shown on the map', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await loadPosition(page, site, {
    people: ['europe'],
    stage: 4,
    phase: 'attacks',
    bidders: ['usa'],
    powers: POWERS,
    nuked: TERRITORIES.filter((territory) => territory !== 'egypt')
      .slice(-30)
      .slice(0, 17),
    played: [{ seat: 'usa', command: { type: 'launch', targets: { egypt: 1 } } }],
  });
  const great = page.locator('[data-great="coup-final"]');
  await expect(great).toBeVisible();
  expect(await great.locator('.great-told').evaluate((told) => getComputedStyle(told).animationName)).toBe('none');
  await page.keyboard.press('Escape');
  await expect(great).toHaveCount(0);
  const story = page.locator('.story');
  await expect(story.locator('[aria-current="step"]')).toContainText('Egypt');
  await expect(story.locator('.cloud').first()).toBeVisible();
  await story.locator('li button').first().tap();
  await expect(story.locator('li button').first()).toHaveAttribute('aria-current', 'step');
  await expect(page.locator('.ranking .mine')).toContainText('Europe');
  expect(await seriousIssues(page, 'but the map'), 'the story').toEqual([]);
});

test('Détente has its moment on a phone; a finger leaves it, and play can go on from before the last move', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })).newPage();
  await loadPosition(page, site, {
    people: ['europe'],
    stage: 4,
    phase: 'attacks',
    bidders: ['usa'],
    powers: POWERS,
    played: [
      { seat: 'usa', command: { type: 'propose-detente' } },
      { seat: 'china', command: { type: 'agree-detente', agree: true } },
      { seat: 'europe', command: { type: 'agree-detente', agree: true } },
    ],
  });
  const great = page.locator('[data-great="detente"]');
  await expect(great).toBeVisible();
  await expect(great.locator('.great-told')).toContainText('Détente');
  await page.locator('.curtain-go').tap();
  await expect(great).toHaveCount(0);
  await expect(page.locator('.my-place')).toBeVisible();
  // The seal opens under a finger; a position that was laid out has no dice of before.
  await page.locator('.seal button').first().tap();
  await expect(page.locator('.seal-proof p').first()).toBeVisible();
  // What was agreed was the last move: before it the game is still on, in a game of its own.
  await page.getByRole('button', { name: 'Play on from before my last move' }).tap();
  await expect(page.locator('.moment.end')).toHaveCount(0);
  await expect(page.locator('.moment')).toBeVisible();
  await page.context().close();
});

test('a player who is out sees how, watches on or leaves; the last one left has Supremacy', async ({ page }) => {
  const prepared = { people: ['europe'], stage: 4, phase: 'attacks', bidders: ['usa'] } as const;
  const { china: _, ...two } = POWERS;
  await loadPosition(page, site, {
    ...prepared,
    powers: two,
    played: [{ seat: 'usa', command: { type: 'resign' } }],
  });
  await expect(page.locator('[data-great="supremacy"]')).toBeVisible();
  await page.locator('.curtain-go').click();
  await expect(page.locator('.my-place')).toBeVisible();

  // Computers take their time, so that the game is still on.
  const name = site.lay({
    ...prepared,
    people: ['europe'],
    powers: POWERS,
    played: [{ seat: 'europe', command: { type: 'resign' } }],
  });
  await page.goto(`${site.url}?pace=900&position=${name}`);
  await expect(page.locator('[data-great="resigned"]')).toBeVisible();
  await page.locator('.curtain-go').click();
  await expect(page.locator('.moment.out h2')).toContainText('You are out');
  expect(await seriousIssues(page, 'rail'), 'out').toEqual([]);
  await page.getByRole('button', { name: 'Keep watching' }).click();
  await expect(page.locator('.moment.out')).toHaveCount(0);
  await expect(page.locator('.moment')).toBeVisible();

  // The rest at once: the page says how far the computers are, and is drawn while they play.
  await page.goto(`${site.url}?pace=900&seed=rush&position=${name}`);
  await page.locator('.curtain-go').click();
  await page.evaluate(() => {
    const root = document.documentElement.dataset;
    const look = (): void => {
      const progress = document.querySelector<HTMLProgressElement>('.rush progress');
      if (progress !== null) root.rushed = [...new Set([...(root.rushed ?? '').split(' '), progress.value])].join(' ');
      requestAnimationFrame(look);
    };
    look();
  });
  await page.getByRole('button', { name: 'Play it to the end now' }).click();
  await expect(page.locator('.moment.end')).toBeVisible({ timeout: 60_000 });
  const steps = ((await page.locator('html').getAttribute('data-rushed')) ?? '').trim().split(' ');
  expect(steps.length).toBeGreaterThan(1);

  // By keys and by finger the same, where the last cycle is played.
  const last = site.lay({
    ...prepared,
    options: { detenteCycle: 1 },
    powers: POWERS,
    played: [{ seat: 'europe', command: { type: 'resign' } }],
  });
  for (const go of [(button: Locator) => button.press('Enter'), (button: Locator) => button.tap()]) {
    await page.goto(`${site.url}?pace=900&seed=rush&position=${last}`);
    await page.locator('.curtain-go').click();
    await go(page.getByRole('button', { name: 'Play it to the end now' }));
    await expect(page.locator('.moment.end')).toBeVisible({ timeout: 60_000 });
  }
});
