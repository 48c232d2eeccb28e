import { expect, type Page, test } from '@playwright/test';
import { asked, playUntil, watchErrors } from './person.ts';
import { clickTarget, openPosition, press } from './position.ts';
import { type Site, serveSite } from './site.ts';

let site: Site;
test.beforeAll(async () => {
  site = await serveSite();
});
test.afterAll(() => site.close());

/** A zone's name to who cannot see the map, with all that stands there. */
const zone = (page: Page, id: string) => page.locator(`[data-shape][data-zone="${id}"]`);
const lead = (page: Page, power: string) =>
  page.getByRole('button', { name: new RegExp(`I lead (the )?${power}`) }).click();
const kindIs = (page: Page, kind: string) => expect(page.locator('.moment')).toHaveAttribute('data-kind', kind);

test('expansions are ticked on the front page, and each asks its first question', async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto(`${site.url}?pace=0&seed=sets`);
  await page.getByRole('button', { name: 'Europe', exact: true }).click();
  await page.getByLabel('Against').selectOption('1');
  await page.locator('.front-play .expansions summary').click();
  for (const name of [/Armored Personnel/, /High Tech/, /Merchant Marine/, /Conflict Chart/])
    await page.locator('.front-play').getByLabel(name).check();
  await page.locator('.front-play').getByLabel('Pirates in each lawless sea').selectOption('2');
  await page.getByRole('button', { name: 'Play now' }).click();

  await playUntil(page, async () => (await asked(page)) === 'sea-lanes');
  // Six ships in one sea are proposed; one of them goes elsewhere.
  const dark = page.locator('[data-field="dark"]');
  await dark.locator('button:enabled').first().click();
  await expect(dark).toContainText('5 of 6 so far');
  await dark.getByRole('button', { name: 'One more: North Pacific' }).click();
  await press(page, 'Seal: lay the sea lanes');
  await expect(page.locator('.log')).toContainText('5 merchant ships in');
  await expect(zone(page, 'north-pacific')).toHaveAttribute('aria-label', /merchant ship/);

  await playUntil(page, async () => (await asked(page)) === 'place-apc');
  await page.locator('[data-field="at"] .choice').nth(1).click();
  await press(page, 'Seal: place the APC');
  await expect(page.locator('.log')).toContainText('1 APC');
  await expect(page.locator('[data-shape][aria-label*="1 APC"]').first()).toBeAttached();
  await expect(page.locator('.pirates').first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('Armored Personnel Carriers: both name targets, and APCs take the points first', async ({ page }) => {
  await openPosition(page, site, {
    people: ['europe', 'ussr'],
    options: { apc: true },
    stage: 4,
    phase: 'attacks',
    bidders: ['europe'],
    powers: {
      europe: { units: { greece: 6 }, grain: 6, oil: 6, minerals: 6 },
      ussr: { units: { romania: { army: 3, apc: 1 } }, grain: 6, oil: 6, minerals: 6 },
    },
    dice: [6, 6, 1, 1],
  });
  await lead(page, 'Europe');
  await expect(zone(page, 'romania')).toHaveAttribute('aria-label', /3 armies and 1 APC/);
  await clickTarget(page, 'greece');
  await clickTarget(page, 'romania');
  await press(page, /Attack the Soviet Union/);
  await lead(page, 'Soviet Union');
  await press(page, 'Stay and fight');
  await press(page, 'Fight with two dice');
  await lead(page, 'Europe');
  await kindIs(page, 'target');
  await page.locator('[data-field="target"]').getByRole('button', { name: 'Army' }).click();
  await press(page, 'Destroy armies first');
  await lead(page, 'Soviet Union');
  await kindIs(page, 'absorb');
  await page.getByRole('button', { name: 'One more: APC, Romania' }).click();
  await press(page, 'Let them take the points');
  await lead(page, 'Europe');
  await expect(page.locator('.log')).toContainText('lets one APC take the points first');
});

test('High-Tech Edge: an agenda is sealed, a card drawn, and its level deployed out of sight', async ({ page }) => {
  await openPosition(page, site, {
    people: ['europe'],
    options: { highTech: true },
    stage: 6,
    phase: 'tech-agenda',
    bidders: ['europe'],
    powers: { europe: { units: { greece: 2 }, cash: 3000 }, ussr: { units: { romania: 1 } } },
    dice: [2],
  });
  await kindIs(page, 'tech-agenda');
  await page.locator('[data-field="lines"]').getByRole('button', { name: 'Army technology' }).click();
  await expect(page.locator('.chosen')).toContainText('Army technology');
  await press(page, 'Seal the agenda');
  await playUntil(page, async () => {
    if ((await asked(page)) === 'tech-research') return true;
    const pass = page.locator('.moment-foot').getByRole('button', { name: 'Pass' });
    if ((await pass.count()) > 0) await pass.click();
    return false;
  });
  await press(page, 'Draw a card, $200M');
  await expect(page.locator('.log')).toContainText(/researches army technology for \$200M: level \d/);
  await page.getByText('You may also').click();
  await page.getByRole('button', { name: 'Deploy technology' }).click();
  await press(page, 'Roll and deploy');
  await expect(page.locator('.log')).toContainText(/rolls 2 and deploys army technology of level \d for \$200M/);
  const tech = page.locator('.tech');
  await expect(tech.locator('summary')).toContainText(/army level \d and navy not deployed/);
  await tech.locator('summary').click();
  await expect(tech).toContainText(/not shown to the others; cards \d/);
});

test('Merchant Marine: ships are loaded as proposed or otherwise, and lie in their sea as tokens', async ({ page }) => {
  await openPosition(page, site, {
    people: ['usa'],
    options: { merchantMarine: true, pirates: 2 },
    stage: 2,
    powers: { usa: { cards: { 'baqa-oil': 'open' }, units: { 'red-sea': { ship: 2 } }, oil: 0 }, ussr: {} },
  });
  await kindIs(page, 'load-ships');
  const trips = page.locator('[data-field="trips"]');
  await expect(trips.locator('.chosen li')).toHaveText([/3 Baqa Oil from the Red Sea/, /2 Baqa Oil from the Red Sea/]);
  await trips.getByRole('button', { name: /Take out 2 Baqa Oil/ }).click();
  await expect(trips.locator('.chosen li')).toHaveCount(1);
  await trips.getByRole('button', { name: 'Baqa Oil from the Red Sea', exact: true }).click();
  await press(page, 'Load 2 ships');
  await expect(page.locator('.log')).toContainText('in the Red Sea 3 of Baqa Oil, 1 of Baqa Oil');
  await expect(zone(page, 'red-sea')).toHaveAttribute('aria-label', /2 merchant ships/);
  await expect(page.locator('.token[data-zone="red-sea"]')).toBeVisible();
});
