// Computers are chosen by name and face, alone, at one screen and online, and are called so at the table.
import { expect, type Page, test } from '@playwright/test';
import { seriousIssues } from './axe.ts';
import { type Site, serveSite } from './site.ts';
import { comeIn, type LiveTable, serveTable } from './table.ts';

let site: Site;
let server: LiveTable;
test.beforeAll(async () => {
  [site, server] = await Promise.all([serveSite(), serveTable()]);
});
test.afterAll(() => server.close());

const sheet = (page: Page) => page.getByRole('dialog', { name: /^Choose the computer for/ });

test('alone, each computer has a level and a character, chosen by face, and is called by name at the table', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.url}?pace=0&seed=leaders`);
  await page.getByLabel('Against').selectOption('2');
  const opponents = page.getByRole('list', { name: 'Your opponents' });
  await expect(opponents.locator('.face')).toHaveCount(2);
  // By keys: Enter opens, Tab and Enter choose, Escape closes, and the focus is where it was.
  const first = opponents.getByRole('button', { name: 'Computer for the USA: Mira Halden, Recruit' });
  await first.focus();
  await page.keyboard.press('Enter');
  for (const [group, named] of [
    ['Level', ['Recruit', 'Officer', 'General', 'Marshal']],
    [
      'Character',
      [
        'Mira Halden',
        'Dag Rennick',
        'Jonna Pell',
        'Lio Farrow',
        'Amara Linden',
        'Bertil Quade',
        'Nico Brask',
        'Yuna Orrel',
        'Teodor Wick',
      ],
    ],
  ] as const)
    await expect(sheet(page).getByRole('group', { name: group }).getByRole('button')).toHaveText([...named]);
  expect(await seriousIssues(page)).toEqual([]);
  await sheet(page).getByRole('button', { name: 'Officer', exact: true }).press('Enter');
  await sheet(page).getByRole('button', { name: 'Bertil Quade' }).press('Enter');
  await expect(sheet(page)).toContainText('Bertil Quade. Sits behind strong armies and L-stars, and waits.');
  await page.keyboard.press('Escape');
  const chosen = opponents.getByRole('button', { name: 'Computer for the USA: Bertil Quade, Officer' });
  await expect(chosen).toBeFocused();
  await expect(page.getByLabel('They play like').locator('option:checked')).toHaveText('different levels');
  await page.getByRole('button', { name: 'Play now' }).click();

  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.locator('.power', { hasText: 'USA' }).locator('.face')).toBeVisible();
  await page.locator('.moment .filled').click();
  await expect(page.locator('.log')).toContainText('Bertil Quade \u00b7 The USA takes part');
  await expect(page.locator('.log')).toContainText('Dag Rennick \u00b7 The Soviet Union takes part');
  await page.getByRole('button', { name: 'USA in full' }).click();
  await expect(page.locator('.power-card')).toContainText('led by Bertil Quade, officer');
  await expect(page.locator('.power-card')).toContainText('Sits behind strong armies');
});

test('at one screen and online too', async ({ page }) => {
  await page.goto(`${site.url}?pace=0&seed=leaders`);
  await page.getByText('At one screen', { exact: true }).click();
  await page.getByRole('button', { name: 'Computer for Europe: Jonna Pell, Recruit' }).click();
  await sheet(page).getByRole('button', { name: 'Marshal', exact: true }).click();
  await sheet(page).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByLabel('Computers play like').locator('option:checked')).toHaveText('a marshal');

  await page.goto(`${server.url}/#lobby`);
  await comeIn(page, 'Anna');
  await page.getByRole('combobox', { name: 'Europe', exact: true }).selectOption('computer');
  await page.getByRole('button', { name: 'Computer for Europe: Jonna Pell, Recruit' }).click();
  await sheet(page).getByRole('button', { name: 'General', exact: true }).click();
  await sheet(page).getByRole('button', { name: 'Nico Brask' }).click();
  await sheet(page).getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  const row = page.locator('.lobby-seats li', { hasText: 'Europe' });
  await expect(row).toContainText('Nico Brask, general');
  await expect(row.locator('.face')).toBeVisible();
  await page.getByRole('button', { name: 'Put a computer here, for the Soviet Union' }).click();
  await page.getByRole('button', { name: 'Ready', exact: true }).click();
  await expect(page.locator('.power', { hasText: 'Europe' })).toContainText('Nico Brask');
  await expect(page.locator('.power', { hasText: 'Soviet Union' })).toContainText('Dag Rennick');
});
