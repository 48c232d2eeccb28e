import { expect, type Page, test } from '@playwright/test';
import { seriousIssues } from './axe.ts';
import { clickTarget, clickZone, type Prepared, press } from './position.ts';
import { type Site, serveSite } from './site.ts';

let site: Site;
test.beforeAll(async () => {
  site = await serveSite();
});
test.afterAll(() => site.close());

/** Opens a position at a speed at which what happens is played. */
async function open(page: Page, prepared: Prepared): Promise<void> {
  await page.goto(`${site.url}?pace=900&seed=scenes&position=${site.lay(prepared)}`);
  await expect(page.locator('.moment h2')).toBeVisible();
}
const scene = (page: Page, kind: string) => page.locator(`.scene[data-beat="${kind}"]`);
const pause = (page: Page) => page.locator('.stage').getByRole('button', { name: 'Pause' }).click();
const next = (page: Page) => page.locator('.stage').getByRole('button', { name: 'Next' }).click();

test('sealed bids turn over together, zeros too, and a press goes on', async ({ page }) => {
  await open(page, {
    people: ['europe'],
    stage: 3,
    phase: 'blind-bid',
    powers: { europe: { grain: 8 }, usa: { cubes: 0 }, china: { oil: 9, cubes: 1 } },
  });
  await page.locator('.bids .choice').first().click();
  await page.locator('.moment .filled').click();
  const cards = scene(page, 'bids').locator('.bid-card');
  await expect(cards).toHaveCount(3);
  await pause(page);
  await expect(cards.and(page.locator('[data-cubes="1"]')).first()).toBeVisible();
  await expect(cards.and(page.locator('[data-cubes="0"]')).first()).toBeVisible();
  expect(await seriousIssues(page, 'but the map'), 'bids').toEqual([]);
  await next(page);
  await expect(scene(page, 'bids')).toHaveCount(0);
});

test('a battle comes near with its dice and losses', async ({ page }) => {
  await open(page, {
    people: ['europe'],
    stage: 4,
    phase: 'attacks',
    bidders: ['europe'],
    powers: {
      europe: { units: { greece: 5 }, grain: 3, oil: 3, minerals: 3, cash: 5000 },
      ussr: { units: { romania: 2, kola: 1 }, grain: 3, oil: 3, minerals: 3 },
    },
    dice: [6, 5, 4, 2, 1, 3],
  });
  await clickZone(page, 'greece');
  await clickTarget(page, 'romania');
  await press(page, /^Attack/);
  await expect(scene(page, 'attack').locator('.near')).toContainText('Romania');
  await expect(scene(page, 'fire').locator('.fighters-dice .die').first()).toBeVisible();
  await expect(scene(page, 'losses').locator('.fighter[data-falls]')).toHaveCount(2);
});

test('a home that is walked into is flooded with the colour of its taker', async ({ page }) => {
  await open(page, {
    people: ['europe'],
    stage: 5,
    phase: 'moves',
    bidders: ['europe'],
    powers: {
      europe: { units: { poland: 3 }, grain: 9, oil: 9, minerals: 9, cash: 5000 },
      ussr: { units: { kola: 1 } },
    },
  });
  await clickZone(page, 'poland');
  await clickTarget(page, 'russia');
  await press(page, /^Move|^March/);
  await expect(page.locator('.scene .flood')).toHaveCount(1);
  await expect(page.locator('.planted')).toContainText('Russia');
});

test('nukes are seen to fly, be shot at and strike; without motion as stills, each left with a key', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, {
    people: ['europe'],
    stage: 4,
    phase: 'attacks',
    bidders: ['europe'],
    powers: {
      europe: { units: { greece: 2 }, nukes: 3 },
      ussr: { units: { romania: 4, kola: 1 }, lStars: 1 },
      china: {},
    },
    dice: [6],
  });
  await page.getByRole('button', { name: 'Launch nukes', exact: true }).click();
  await clickZone(page, 'romania');
  await press(page, 'Launch 1 nuke');
  await page.getByRole('button', { name: 'Yes, launch' }).click();
  await expect(scene(page, 'launch').locator('.missile')).toHaveCount(1);
  await pause(page);
  await expect(page.locator('.announced')).toBeVisible();
  expect(await page.locator('.missile').evaluate((each) => getComputedStyle(each).animationName)).toBe('none');
  expect(await seriousIssues(page, 'but the map'), 'launch').toEqual([]);
  await page.keyboard.press('.');
  await expect(scene(page, 'shot').locator('.shot')).toHaveAttribute('data-hit', 'false');
  await page.keyboard.press('.');
  await expect(scene(page, 'strike').locator('.hit-cloud')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-heard', 'strike');
  await page.keyboard.press('.');
  await expect(scene(page, 'strike')).toHaveCount(0);
});

test('generals are watched in the war room, with captions, a pause, and sound that can be switched off', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${site.url}?pace=900&seed=watch#watch`);
  await expect(page.locator('.power')).toHaveCount(6);
  await expect(page.locator('.stage-caption')).not.toBeEmpty();
  await pause(page);
  await page.locator('.top').getByRole('button', { name: 'Sound' }).click();
  await expect(page.locator('.top').getByRole('button', { name: 'Sound' })).toHaveAttribute('aria-pressed', 'false');
  expect(await seriousIssues(page, 'but the map'), 'watch').toEqual([]);
});
