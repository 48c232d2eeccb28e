import { readFileSync } from 'node:fs';
import type { Position } from '@marshall/bots/positions';
import { ZONES, type Zone, zoneName } from '@marshall/rules';
import { expect, type Page, test } from '@playwright/test';
import { seriousIssues } from './axe.ts';
import { newcomer } from './newcomer.ts';
import { byKeys, byMouse, byTouch, followLights, obeyCoach, type Touch } from './pupil.ts';
import { type Site, serveSite } from './site.ts';

let site: Site;
test.beforeAll(async () => {
  site = await serveSite();
});

const LESSONS = ['economy', 'landing', 'crisis'] as const;
type Lesson = (typeof LESSONS)[number];
/** By mouse all lessons are gone through every day, by keys one; a proof goes through all by all. */
const PROOF = process.env.MARSHALL_PROOF === '1';
const few = (...lessons: readonly Lesson[]): readonly Lesson[] => (PROOF ? LESSONS : lessons);

/** Goes through all lessons, one after the other, each from the button that ends the one before. */
async function learn(page: Page, touch: Touch, each: (step: string) => Promise<void>): Promise<void> {
  await page.goto(`${site.url}?pace=0#learn`);
  await touch.press(page.locator(`[data-lesson="${LESSONS[0]}"]`));
  for (const lesson of LESSONS) {
    await expect(page.locator('.teacher')).toHaveAttribute('data-step', new RegExp(`^${lesson}-`));
    await followLights(page, touch, each);
    await expect(page.locator('.lesson-over')).toBeVisible();
    if (lesson !== LESSONS.at(-1)) await touch.press(page.locator('[data-teacher="on"]'));
  }
}

test('all lessons by mouse: what is lit leads through them, also after a reload, and another answer is not the end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Learn in ten minutes' }).click();
  await expect(page.getByRole('heading', { name: 'Learn in ten minutes' })).toBeVisible();
  expect(await seriousIssues(page)).toEqual([]);
  await learn(page, byMouse(page), async (step) => {
    if (step === 'economy-build') {
      await page.reload();
      await expect(page.locator('.teacher')).toHaveAttribute('data-step', step);
      expect(await seriousIssues(page, 'rail')).toEqual([]);
    }
    if (step === 'crisis-answer') {
      await page.getByRole('button', { name: 'Don’t counterattack' }).click();
      await expect(page.locator('.teacher')).toContainText('that is allowed');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.locator('.teacher')).toContainText('You can strike back once');
    }
  });
  await page.getByRole('button', { name: 'All lessons' }).click();
  await expect(page.locator('.learn-list [data-done]')).toHaveCount(3);
});

/** About three minutes, for somebody who reads every word; what is played out comes on top, a few seconds. */
const LESSON = { least: 45, most: 200 };

for (const [hand, touchOf, lessons] of [
  ['mouse', byMouse, few()],
  ['touch', byTouch, few()],
  ['keys', byKeys, few('crisis')],
] as const)
  test.describe(`by ${hand} alone`, () => {
    test.use(hand === 'touch' ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } : {});
    for (const lesson of lessons)
      test(`the lesson ${lesson} takes about three minutes with every word read`, async ({ page }) => {
        const touch = touchOf(page);
        await page.goto(`${site.url}?pace=0#learn`);
        await touch.press(page.locator(`[data-lesson="${lesson}"]`));
        await expect(page.locator('.teacher')).toHaveAttribute('data-step', new RegExp(`^${lesson}-`));
        const { seconds } = await newcomer(page, touch);
        expect(seconds).toBeGreaterThan(LESSON.least);
        expect(seconds).toBeLessThan(LESSON.most);
      });
  });

test('a player who does only what the coach says gets through the first cycle, and one press turns the coach off for good', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`${site.url}?pace=0&seed=coach#learn`);
  await page.locator('[data-lesson="first-cycle"]').click();
  await expect(page.locator('.teacher.coach')).toBeVisible();
  expect(await seriousIssues(page, 'rail')).toEqual([]);
  const cycle = page.locator('.cycle b');
  const pressed = await obeyCoach(page, async () => (await cycle.textContent()) === '2');
  expect(pressed).toBeGreaterThan(5);
  await page.getByRole('button', { name: 'Turn the coach off' }).click();
  await expect(page.locator('.teacher')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.moment')).toBeVisible();
  await expect(page.locator('.teacher')).toHaveCount(0);
});

for (const language of ['de', 'es'])
  test(`the coach names every button as it stands there, also in another language (${language})`, {
    tag: '@proof',
  }, async ({ page }) => {
    await page.goto(site.url);
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    await page.goto(`${site.url}?pace=0&seed=coach#learn`);
    await page.locator('[data-lesson="first-cycle"]').click();
    const cycle = page.locator('.cycle b');
    expect(await obeyCoach(page, async () => (await cycle.textContent()) === '2')).toBeGreaterThan(5);
  });

test('how to play has its pictures from the real board, and nothing serious for axe, in German on a phone too', async ({
  page,
}) => {
  await page.goto(site.url);
  await page.getByRole('button', { name: 'How to play' }).click();
  await expect(page.getByRole('heading', { name: 'The aim' })).toBeVisible();
  await expect(page.locator('.map.still .token')).toHaveCount(28);
  expect(await seriousIssues(page)).toEqual([]);
  await page.evaluate(() => localStorage.setItem('language', 'de'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await page.getByRole('button', { name: 'Weiter: ein Zyklus auf einen Blick' }).click();
  await expect(page.locator('.example .die').first()).toBeVisible();
  await expect(page.locator('.example')).toContainText('Polen');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await seriousIssues(page)).toEqual([]);
});

function nameOf(zone: Zone | undefined): string {
  if (zone === undefined) throw new Error('there is a choice');
  return zoneName(zone);
}

test('a position is found on the front page, judged with figures, tried again, solved and remembered', async ({
  page,
}) => {
  const file = new URL('../packages/web/src/positions/positions.json', import.meta.url);
  const all: readonly Position[] = JSON.parse(readFileSync(file, 'utf8'));
  const crises = all.filter(({ kind }) => kind === 'crisis');
  const [first] = crises;
  if (first === undefined) throw new Error('there is a crisis');
  const [launch] = first.played ?? [];
  if (first.answer.type !== 'shoot' || launch?.command.type !== 'launch') throw new Error('nukes are shot at');
  const { at } = first.answer;
  const targets = ZONES.filter((zone) => launch.command.type === 'launch' && (launch.command.targets[zone] ?? 0) > 0);
  const best = nameOf(targets.find((zone) => zone === at));
  const other = nameOf(targets.find((zone) => zone !== at));
  await page.goto(`${site.url}?pace=0`);
  await page.getByRole('link', { name: /^Positions to solve/ }).click();
  await expect(page.getByRole('region', { name: 'Position of the day' })).toBeVisible();
  await expect(page.getByText(`0 of ${all.length} solved`)).toBeVisible();
  expect(await seriousIssues(page)).toEqual([]);
  const tiles = page.getByRole('region', { name: 'Survive the crisis' }).getByRole('link');
  await expect(tiles).toHaveCount(crises.length);
  await tiles.first().click();
  await expect(page.locator('.teacher')).toContainText('Fire your first L-star where it saves the most');
  const answer = async (zone: string): Promise<void> => {
    await page.locator('.moment').getByRole('button', { name: zone, exact: true }).first().click();
    await page.getByRole('button', { name: 'Fire an L-star' }).click();
  };
  await answer(other);
  const judged = page.getByRole('region', { name: 'How you answered' });
  await expect(judged).toContainText(`Better: fire at the nukes aimed at ${best}`);
  expect(await seriousIssues(page, 'rail')).toEqual([]);
  await judged.getByRole('button', { name: 'Try again' }).click();
  await answer(best);
  await expect(judged.getByRole('heading')).toHaveText('That’s it!');
  await judged.getByRole('button', { name: 'All positions' }).click();
  await page.reload();
  await expect(tiles.first()).toHaveAccessibleName(/, solved$/);
  await expect(page.getByText(`1 of ${all.length} solved`)).toBeVisible();
});
