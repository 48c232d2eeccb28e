import { type Command, TERRITORIES } from '@marshall/rules';
import { expect, type Page, test } from '@playwright/test';
import { seriousIssues } from './axe.ts';
import { clickTarget, clickZone, type Prepared, press, tapZone } from './position.ts';
import { type Site, serveSite } from './site.ts';

let site: Site;
test.beforeAll(async () => {
  site = await serveSite();
});
// A screen with a mouse, keys and touch: every moment answers all three.
test.use({ hasTouch: true });

/** Opens a position at a speed at which what happens is played. */
async function open(page: Page, prepared: Prepared): Promise<void> {
  await page.goto(`${site.url}?pace=900&seed=scenes&position=${site.lay(prepared)}`);
  await expect(page.locator('.moment h2')).toBeVisible();
}
const scene = (page: Page, kind: string) => page.locator(`.scene[data-beat="${kind}"]`);
const control = (page: Page, name: string | RegExp) => page.locator('.stage').getByRole('button', { name });
const pause = (page: Page) => control(page, 'Pause').click();

/** From now on time passes on the page only when it is let pass. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}
/** Without motion the same is told by a still: nothing of it is animated. */
async function standsStill(page: Page, part: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect
    .poll(() =>
      page
        .locator(`${part}, ${part} *`)
        .evaluateAll((all) => all.filter((each) => getComputedStyle(each).animationName !== 'none').length),
    )
    .toBe(0);
  await expect(page.locator(part).first()).toBeVisible();
}
const stage = (page: Page) => page.locator('.stage');
const log = (page: Page) => page.locator('.log');
/** The decision that would tell how it comes out waits, and can be had at once. */
const waits = (page: Page) => expect(page.locator('.moment')).toHaveAttribute('data-kind', 'unfolds');

test('sealed bids lie on the power cards and turn over together, zeros too; nothing tells them before', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, {
    people: ['europe'],
    stage: 3,
    phase: 'blind-bid',
    powers: { europe: { grain: 8 }, usa: { cubes: 0 }, china: { oil: 9, cubes: 1 } },
  });
  await page.locator('.bids .choice').first().tap();
  await stopTime(page);
  await page.locator('.moment .filled').tap();
  const cards = page.locator('.powers .bid-card');
  await expect(cards).toHaveCount(3);
  await expect(stage(page)).toHaveAttribute('data-phase', 'goes');
  await waits(page);
  await expect(stage(page)).not.toContainText('Europe');
  await expect(page.locator('.power.you .cubes .on')).toHaveCount(3);
  await expect(log(page)).not.toContainText('spends a cube');
  await page.clock.runFor(1500);
  await expect(stage(page)).toHaveAttribute('data-phase', 'done');
  await expect(cards.and(page.locator('[data-cubes="1"]')).first()).toBeVisible();
  await expect(cards.and(page.locator('[data-cubes="0"]')).first()).toBeVisible();
  await expect(page.locator('.power.you .cubes .on')).toHaveCount(2);
  await expect(log(page)).toContainText('spends a cube');
  await standsStill(page, '.powers .bid-card');
  await control(page, 'Pause').tap();
  await control(page, 'Play').click();
  await pause(page);
  await page.clock.resume();
  expect(await seriousIssues(page, 'but the map'), 'bids').toEqual([]);
  // A key decides at once, as the button does.
  await expect(page.getByRole('button', { name: 'Decide now' })).toBeVisible();
  await page.locator('.moment h2').focus();
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(0);
  await expect(page.locator('.moment[data-kind="sell"], .moment[data-kind="waiting"]')).toBeVisible();
});

test('a battle comes near with its dice and losses, and neither board nor log tells them before', async ({ page }) => {
  await page.clock.install();
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
  await stopTime(page);
  await press(page, /^Attack/);
  await expect(scene(page, 'attack').locator('.near')).toContainText('Romania');
  const defended = page.locator('[data-shape][data-zone="romania"]');
  const untold = async () => {
    await expect(log(page)).not.toContainText(/loses/);
    await expect(page.locator('.moment .die')).toHaveCount(0);
    await expect(defended).toHaveAttribute('aria-label', /2 armies/);
  };
  await untold();
  // All that the computers answer has come before anything of it is shown.
  await expect(stage(page).getByRole('button', { name: /^Skip/ })).not.toHaveText('Skip');
  await expect(async () => {
    await page.clock.runFor(200);
    await expect(scene(page, 'fire').locator('.fighters-dice .die').first()).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(stage(page)).toHaveAttribute('data-phase', 'goes');
  await waits(page);
  await untold();
  await expect(async () => {
    await page.clock.runFor(200);
    await expect(scene(page, 'losses').locator('.fighter[data-falls]')).toHaveCount(2, { timeout: 100 });
  }).toPass();
  await untold();
  await standsStill(page, '.scene .near');
  await pause(page);
  await page.keyboard.press(' ');
  await expect(control(page, 'Pause')).toBeVisible();
  await page.clock.runFor(900);
  await expect(log(page)).toContainText(/loses/);
  await expect(async () => {
    if ((await stage(page).count()) > 0) await control(page, /^Skip/).tap({ timeout: 500 });
    await expect(page.locator('.scene')).toHaveCount(0, { timeout: 300 });
  }).toPass();
});

test('a home that is walked into is flooded with the colour of its taker, on a phone too, and a finger leaves it', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })).newPage();
  await page.clock.install();
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
  await stopTime(page);
  await press(page, /^Move|^March/);
  await expect(page.locator('.scene .flood')).toHaveCount(1);
  await expect(page.locator('.planted')).toContainText('Russia');
  await standsStill(page, '.scene .flood');
  await pause(page);
  await page.keyboard.press(' ');
  await control(page, /^Skip/).tap();
  await expect(page.locator('.scene')).toHaveCount(0);
  await page.context().close();
});

/** The USA comes to Nigeria while Africa has passed; everything of it is held for Africa. */
const landing = (command: Command): Prepared => ({
  people: ['africa'],
  stage: 4,
  phase: 'attacks',
  bidders: ['africa', 'usa'],
  powers: {
    africa: { units: { nigeria: 2 }, grain: 3, oil: 3, minerals: 3 },
    usa: { units: { 'midwest-usa': 6, 'caribbean-sea': 1 }, grain: 9, oil: 9, minerals: 9 },
  },
  played: [
    { seat: 'africa', command: { type: 'pass' } },
    { seat: 'usa', command },
  ],
});

test('an airborne attack is seen to come before any die falls; a key or a click goes on to the defense', async ({
  page,
}) => {
  const assault = landing({
    type: 'assault-by-air',
    to: 'nigeria',
    against: 'africa',
    orders: [{ how: 'airlift', from: 'midwest-usa', units: { army: 3 } }],
  });
  const ok = page.locator('.moment[data-kind="held"]').getByRole('button', { name: /^OK/ });
  for (const goOn of [() => page.keyboard.press('Enter'), () => ok.click()]) {
    await open(page, assault);
    await expect(scene(page, 'attack').locator('.comes[data-tactic="airborne"]')).toBeVisible();
    await expect(scene(page, 'attack').locator('.near')).toContainText('Nigeria');
    await expect(page.locator('.die')).toHaveCount(0);
    await expect(stage(page)).toHaveAttribute('data-phase', 'held');
    await goOn();
    await expect(page.locator('.comes')).toHaveCount(0);
    await expect(page.locator('.moment')).toHaveAttribute('data-kind', 'defend');
  }
});

test('a landing is seen to come from its sea, on a phone as a still, and a finger goes on', async ({ browser }) => {
  const page = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' })
  ).newPage();
  await open(
    page,
    landing({
      type: 'assault-by-sea',
      to: 'nigeria',
      sea: 'gulf-of-guinea',
      against: 'africa',
      orders: [
        { how: 'sail', from: 'caribbean-sea', units: { navy: 1 } },
        { how: 'board', from: 'midwest-usa', units: { army: 4 } },
        { how: 'by', zone: 'gulf-of-guinea' },
        { how: 'ashore', on: 'nigeria', units: { army: 4 } },
      ],
    }),
  );
  const comes = scene(page, 'attack').locator('.comes[data-tactic="amphibious"]');
  await expect(comes).toBeVisible();
  expect(await comes.evaluate((each) => getComputedStyle(each).animationName)).toBe('none');
  await expect(page.locator('.die')).toHaveCount(0);
  // A finger that comes down as it appears was meant for something else, and is not heard.
  await expect(stage(page)).toHaveAttribute('data-phase', 'held');
  await page.locator('.moment[data-kind="held"]').getByRole('button', { name: /^OK/ }).tap();
  await expect(page.locator('.comes')).toHaveCount(0);
  await expect(page.locator('.moment')).toHaveAttribute('data-kind', 'defend');
  await page.context().close();
});

test('nukes fly, are shot at and strike, and the roulette’s die falls; without motion as stills, each left with a key', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
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
    // The thirteenth land in ashes rolls the die of the roulette.
    nuked: TERRITORIES.slice(-24)
      .filter((land) => land !== 'greece' && land !== 'romania')
      .slice(0, 12),
    dice: [6, 2],
  });
  await page.getByRole('button', { name: 'Launch nukes', exact: true }).tap();
  await tapZone(page, 'romania');
  await press(page, 'Launch 1 nuke');
  await stopTime(page);
  await page.getByRole('button', { name: 'Yes, launch' }).click();
  await expect(scene(page, 'launch').locator('.missile')).toHaveCount(1);
  await control(page, 'Pause').tap();
  await page.clock.resume();
  await expect(page.locator('.announced')).toBeVisible();
  const untold = async () => {
    await expect(log(page)).not.toContainText('hits Romania');
    await expect(page.locator('.cloud')).toHaveCount(12);
    await expect(page.locator('[data-shape][data-zone="romania"]')).toHaveAttribute('aria-label', /4 armies/);
  };
  await untold();
  expect(await page.locator('.missile').evaluate((each) => getComputedStyle(each).animationName)).toBe('none');
  expect(await seriousIssues(page, 'but the map'), 'launch').toEqual([]);
  await page.keyboard.press('.');
  await expect(scene(page, 'shot').locator('.shot')).toHaveAttribute('data-hit', 'false');
  await untold();
  await control(page, 'Next').tap();
  await expect(scene(page, 'strike').locator('.hit-cloud')).toBeVisible();
  await untold();
  await expect(page.locator('html')).toHaveAttribute('data-heard', 'strike');
  await page.keyboard.press('.');
  const roulette = scene(page, 'roulette').locator('.roulette');
  await expect(roulette).toHaveAttribute('data-ends', 'false');
  await expect(roulette.locator('.die')).toBeVisible();
  expect(await roulette.locator('.die').evaluate((each) => getComputedStyle(each).animationName)).toBe('none');
  await page.keyboard.press('.');
  await expect(scene(page, 'roulette')).toHaveCount(0);
  await expect(page.locator('.cloud')).toHaveCount(13);
  await expect(log(page)).toContainText('hits Romania');
});

test('generals are watched in the war room, with captions, a pause, and sound that can be switched off', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${site.url}?pace=900&seed=watch#watch`);
  await expect(page.locator('.power')).toHaveCount(6);
  await expect(page.locator('.stage-caption')).not.toBeEmpty();
  await pause(page);
  await page.keyboard.press(' ');
  await control(page, 'Pause').tap();
  await page.locator('.top').getByRole('button', { name: 'Sound' }).click();
  await expect(page.locator('.top').getByRole('button', { name: 'Sound' })).toHaveAttribute('aria-pressed', 'false');
  expect(await seriousIssues(page, 'but the map'), 'watch').toEqual([]);
});
