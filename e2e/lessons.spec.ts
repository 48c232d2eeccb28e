import { expect, type Page, test } from '@playwright/test';
import { seriousIssues } from './axe.ts';
import { byKeys, byMouse, byTouch, followLights, obeyCoach, type Touch } from './pupil.ts';
import { type Site, serveSite } from './site.ts';

let site: Site;
test.beforeAll(async () => {
  site = await serveSite();
});
test.afterAll(() => site.close());

const LESSONS = ['economy', 'landing', 'crisis'] as const;

/** Goes through all lessons, one after the other, each from the button that ends the one before. */
async function learn(page: Page, touch: Touch, each?: (step: string) => Promise<void>): Promise<void> {
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('all lessons by touch', async ({ page }) => {
    await learn(page, byTouch(page));
  });
});

test('all lessons by keys alone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await learn(page, byKeys(page));
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
