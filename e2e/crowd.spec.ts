import { expect, type Page } from '@playwright/test';
import { seriousIssues } from './axe.ts';
import { CROWD } from './crowd.ts';
import { by } from './decisions/decision.ts';
import { test } from './kept-page.ts';
import { clickZone, openPosition } from './position.ts';
import { type Site, serveSite } from './site.ts';

let site: Site;
test.beforeAll(async () => {
  site = await serveSite();
});

const MOVES = { ...CROWD, people: ['europe'], stage: 5, phase: 'moves', bidders: ['europe'] } as const;
const ATTACKS = { ...MOVES, stage: 4, phase: 'attacks' } as const;

/** Pairs of tokens whose boxes share more than a rim. */
const touching = (page: Page): Promise<string[]> =>
  page.locator('.token').evaluateAll((tokens) => {
    const boxes = tokens.map((token) => ({
      zone: token.getAttribute('data-zone'),
      box: token.querySelector('.token-body')?.getBoundingClientRect(),
    }));
    return boxes.flatMap(({ zone, box: a }, i) =>
      boxes.slice(i + 1).flatMap(({ zone: other, box: b }) => {
        if (a === undefined || b === undefined) return [];
        const apart = a.right - 1 <= b.left || b.right - 1 <= a.left || a.bottom - 1 <= b.top || b.bottom - 1 <= a.top;
        return apart ? [] : [`${zone} on ${other}`];
      }),
    );
  });

/** Texts of the frame that are cut off. */
const cutOff = (page: Page): Promise<string[]> =>
  page
    .locator('.power h2, .power .by, .moment h2, .moment-foot button, .stages li, .tabs button')
    .evaluateAll((parts) =>
      parts.flatMap((part) =>
        part.clientWidth > 1 && part.scrollWidth > part.clientWidth + 1 ? [part.textContent ?? ''] : [],
      ),
    );

for (const [name, viewport, narrower] of [
  // Just above each width at which the frame changes, six powers have the least room.
  ['wide', { width: 1440, height: 900 }, [1561, 1301]],
  ['laptop', { width: 1280, height: 720 }, []],
  ['tablet', { width: 768, height: 1024 }, []],
  ['phone', { width: 390, height: 844 }, []],
  ['phone on its side', { width: 844, height: 390 }, []],
] as const) {
  test(`six powers and 200 units, ${name}: no token on another, nothing cut off, the button in reach`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openPosition(page, site, { ...MOVES, people: ['south-america'], bidders: ['south-america'] });
    await expect(page.locator('.token').first()).toBeVisible();
    expect(await touching(page)).toEqual([]);
    expect(await cutOff(page)).toEqual([]);
    for (const width of narrower) {
      await page.setViewportSize({ ...viewport, width });
      expect(await cutOff(page), `${width} wide`).toEqual([]);
    }
    await page.setViewportSize(viewport);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    const button = await page.locator('.moment-foot .filled').boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    expect((await page.locator('.map').boundingBox())?.height).toBeGreaterThan(200);
    const market = page.getByRole('button', { name: 'Market', exact: true });
    if (await market.isVisible()) await market.click();
    await expect(page.locator('.market .track')).toHaveCount(3);
    await expect(page.locator('.market .track').last()).toBeInViewport();
  });
}

test('axe finds nothing serious in a battle and before a strike', { tag: '@proof' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPosition(page, site, ATTACKS);
  await clickZone(page, 'greece');
  await clickZone(page, 'romania');
  await expect(page.locator('.odds-block')).toBeVisible();
  expect(await seriousIssues(page), 'attack').toEqual([]);
  await page.getByRole('button', { name: 'Launch nukes', exact: true }).click();
  await clickZone(page, 'kola');
  await expect(page.locator('[data-field="targets"] li')).toHaveCount(1);
  await expect(page.locator('.odds-block')).toBeVisible();
  expect(await seriousIssues(page), 'launch').toEqual([]);
  // Navies with troops aboard and without: there is something to choose.
  await openPosition(page, site, {
    ...ATTACKS,
    played: [
      by('europe', { type: 'attack', from: 'north-sea', to: 'baltic-sea', against: 'ussr', units: { navy: 2 } }),
      by('ussr', { type: 'defend', supplied: true }),
    ],
    dice: [3, 1, 1],
  });
  await expect(page.locator('.pieces')).toBeVisible();
  expect(await seriousIssues(page), 'losses').toEqual([]);
});
