import { expect } from '@playwright/test';
import { test } from './kept-page.ts';
import { clickZone, openPosition, pointIn, press } from './position.ts';
import { type Site, serveSite } from './site.ts';

let site: Site;
test.beforeAll(async () => {
  site = await serveSite();
});

const MOVES = {
  people: ['europe'],
  stage: 5,
  phase: 'moves',
  bidders: ['europe'],
  powers: {
    europe: {
      units: { greece: 3, iberia: 1, 'north-sea': 1 },
      grain: 9,
      oil: 9,
      laden: [{ zone: 'bay-of-biscay', cargo: { army: 2 } }],
    },
    ussr: { units: { romania: 2 } },
  },
} as const;

test('a stack is moved by dragging it: way and cost first, then the move', async ({ page }) => {
  await openPosition(page, site, MOVES);
  await expect(page.locator('.token.ready[data-zone="greece"]')).toBeVisible();
  const token = await page.locator('.token[data-zone="greece"]').boundingBox();
  const from = { x: (token?.x ?? 0) + (token?.width ?? 0) / 2, y: (token?.y ?? 0) + (token?.height ?? 0) / 2 };
  const to = await pointIn(page, 'eastern-europe');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await expect(page.locator('.map-drag')).toBeVisible();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator('.facts-list')).toContainText('3 grain from your supply center');
  await expect(page.locator('.arrow.move')).toHaveCount(1);
  await press(page, 'Move 3 armies to Eastern Europe, 3 grain');
  await expect(page.locator('.token[data-zone="eastern-europe"]')).toBeVisible();
  await expect(page.locator('.token[data-zone="greece"]')).toHaveCount(0);
});

test('units are taken up and sent by two clicks, a convoy with what it carries', async ({ page }) => {
  await openPosition(page, site, MOVES);
  await clickZone(page, 'bay-of-biscay');
  await expect(page.locator('.target-line').first()).toBeVisible();
  await clickZone(page, 'mid-atlantic');
  await expect(page.locator('.orders .on')).toContainText('2 armies');
  await press(page, /^Move 1 navy and 2 armies to the Mid Atlantic/);
  await expect(page.locator('.token[data-zone="mid-atlantic"]')).toBeVisible();
});

test('a place that cannot be reached says why', async ({ page }) => {
  await openPosition(page, site, MOVES);
  await clickZone(page, 'iberia');
  await expect(page.locator('.target-line').first()).toBeVisible();
  await clickZone(page, 'romania');
  await expect(page.locator('.why-not')).toContainText('Romania');
});

test('pieces are built by clicking zones, and stand there before they are paid for', async ({ page }) => {
  await openPosition(page, site, {
    ...MOVES,
    stage: 6,
    phase: 'conventional-builds',
  });
  await page.locator('[data-field="kind"]').getByRole('button', { name: 'Army' }).click();
  await clickZone(page, 'western-europe');
  await expect(page.locator('.token.chosen[data-zone="western-europe"]')).toBeVisible();
  const button = page.locator('.moment-foot .filled');
  const first = Number(/\d+/.exec((await button.textContent()) ?? '')?.[0]);
  await clickZone(page, 'western-europe');
  await expect(button).not.toContainText(`Build ${first} `);
  const number = Number(/\d+/.exec((await button.textContent()) ?? '')?.[0]);
  await expect(page.locator('.facts-list')).toContainText(
    `$7,000M becomes $${(7000 - 100 * number).toLocaleString('en-US')}M`,
  );
  await button.click();
  await expect(page.locator('.token[data-zone="western-europe"]')).toContainText(String(number));
});
