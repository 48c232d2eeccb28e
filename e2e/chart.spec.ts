import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { type Site, serveSite } from './site.ts';

let site: Site;
test.beforeAll(async () => {
  site = await serveSite();
});
test.afterAll(() => site.close());

test('the Military Conflict Chart shows letters and exact odds, by mouse and by keyboard', async ({ page }) => {
  await page.goto(site.url);
  await page.getByRole('button', { name: /The Military Conflict Chart/ }).click();
  await expect(page.getByRole('heading', { name: 'Military Conflict Chart' })).toBeVisible();
  await expect(page.locator('.graph tbody button')).toHaveCount(400);
  // 6 against 4: the odds that the command line tells too.
  const odds = page.getByRole('region', { name: 'Odds over the Generalship dice' });
  await expect(odds).toContainText('44.4%16 of 36');
  await expect(odds).toContainText('22.2%8 of 36');
  await expect(odds).toContainText('33.3%12 of 36');

  await page.getByRole('button', { name: '10 against 5: B' }).click();
  await expect(page.getByLabel('Attacker\u2019s points')).toHaveValue('10');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.graph button:focus')).toHaveAttribute('aria-label', /^11 against 4: A/);
  await expect(page.getByLabel('Defender\u2019s points')).toHaveValue('4');

  await page.getByLabel('Attacker\u2019s die').selectOption('5');
  await page.getByLabel('Defender\u2019s die').selectOption('1');
  await expect(page.getByRole('status')).toContainText('Result A: 13 against 4.');
  await page.getByRole('status').getByRole('button').first().click();
  await expect(page.getByRole('dialog', { name: 'Rules' })).toContainText('C-RES');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  // Beyond twenty the chart says nothing unless one chooses how it shall be read.
  await page.getByLabel('Attacker\u2019s points').fill('20');
  await expect(odds).toContainText('Off the chart');
  await page.getByLabel('Totals above 20').selectOption('count as 20');
  await expect(odds).not.toContainText('Off the chart');

  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id }) => id)).toEqual(
    [],
  );
});
