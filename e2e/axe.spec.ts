import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { asked, playNow, playUntil } from './person.ts';
import { type Site, serveSite } from './site.ts';

let site: Site;
test.beforeAll(async () => {
  site = await serveSite();
});
test.afterAll(() => site.close());

/** The map is large and the same on every screen: it is looked at once. */
async function seriousIssues(page: Page, map = false): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (map ? axe : axe.exclude('.map')).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ target }) => target.join(' '))
          .slice(0, 3)
          .join(' | ')}`,
    );
}

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious on any screen, ${theme}`, async ({ page }) => {
    await page.goto(`${site.url}?pace=0&seed=axe&theme=${theme}`);
    await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
    expect(await seriousIssues(page)).toEqual([]);
    await playNow(page, { opponents: 2, cycles: 3 });
    const screens = theme === 'light' ? ['place-armies', 'salaries', 'bid', 'trade'] : ['salaries', 'bid'];
    for (const kind of screens) {
      await playUntil(page, async () => (await asked(page)) === kind);
      expect(await seriousIssues(page, kind === 'place-armies'), kind).toEqual([]);
    }
    await page.getByRole('button', { name: 'Rules', exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText('B-');
    expect(await seriousIssues(page), 'rules').toEqual([]);
  });
}
