import { expect } from '@playwright/test';
import { keyboard } from './hands.ts';
import { test } from './kept-page.ts';
import { takeScreen } from './person.ts';
import { clickZone, openPosition, press } from './position.ts';
import { type Site, serveSite } from './site.ts';

let site: Site;
test.beforeAll(async () => {
  site = await serveSite();
});

test('a nuclear strike: targets on the map, champions, each shot of the L-star screen, and the cloud', async ({
  page,
}) => {
  await openPosition(page, site, {
    people: ['europe', 'ussr'],
    stage: 4,
    phase: 'attacks',
    bidders: ['europe'],
    powers: {
      europe: { units: { greece: 2 }, nukes: 3, grain: 3, oil: 3, minerals: 3 },
      ussr: { units: { romania: 4, kola: 1 }, lStars: 2, grain: 3, oil: 3, minerals: 3 },
    },
    // The first L-star misses, the second hits.
    dice: [6, 2],
  });
  await takeScreen(page, 'Europe');
  await page.getByRole('button', { name: 'Launch nukes', exact: true }).click();
  await clickZone(page, 'romania');
  await clickZone(page, 'kola');
  const targets = page.locator('[data-field="targets"]');
  await expect(targets.locator('li')).toHaveCount(2);
  await expect(targets).toContainText('2 L-stars');
  await expect(page.locator('.odds-block')).toContainText('Romania is hit');
  // What cannot be undone asks once, in place; the safe answer changes nothing.
  await press(page, 'Launch 2 nukes');
  const sure = page.locator('[data-sure="launch"]');
  await expect(sure.getByRole('button', { name: 'Not yet' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sure).toHaveCount(0);
  await press(page, 'Launch 2 nukes');
  await press(page, 'Yes, launch');

  await takeScreen(page, 'Soviet Union');
  await expect(page.locator('.strike .drill [aria-current]')).toHaveText('D L-star screen');
  await expect(page.locator('.incoming')).toHaveCount(2);
  await expect(page.locator('.screen-arc').first()).toBeVisible();
  await expect(page.locator('.screen')).toContainText('stops a nuke on 1 to 5');
  await page.locator('[data-field="at"]').getByRole('button', { name: 'Romania' }).click();
  await press(page, 'Fire an L-star');
  await expect(page.locator('.shots')).toContainText('Misses the nuke aimed at Romania');
  await page.locator('[data-field="at"]').getByRole('button', { name: 'Kola' }).click();
  await press(page, 'Fire an L-star');

  // One got through: the land is gone, and its owner may counterattack.
  await expect(page.locator('.cloud')).toHaveCount(1);
  await expect(page.locator('[data-shape][data-zone="romania"]')).toHaveAttribute('aria-label', /mushroom cloud/);
  await expect(page.locator('.token[data-zone="kola"]')).toBeVisible();
  await expect(page.locator('.log')).toContainText('A nuke hits Romania');
  await expect(page.locator('.moment')).toHaveAttribute('data-kind', 'counterattack');
});

test('by keys a target is chosen in the list, and added only when that is said', async ({ page }) => {
  await openPosition(page, site, {
    people: ['europe'],
    stage: 4,
    phase: 'attacks',
    bidders: ['europe'],
    powers: { europe: { units: { greece: 2 }, nukes: 2 }, ussr: { units: { romania: 4 }, lStars: 2 } },
  });
  const hand = keyboard(page);
  const targets = page.locator('[data-field="targets"] li');
  await hand.press('Launch nukes');
  await hand.choose('targets', 'Romania');
  await expect(targets).toHaveCount(0);
  await hand.more('Romania', 2);
  await expect(targets).toHaveCount(1);
  await expect(page.locator('.moment-foot').getByRole('button', { name: 'Launch 2 nukes' })).toBeVisible();
  // The line goes with its last nuke, and the focus to the list that stands in its place.
  await hand.fewer('Romania', 2);
  await expect(targets).toHaveCount(0);
  await expect(page.locator('[data-field="targets"] select')).toBeFocused();
});
