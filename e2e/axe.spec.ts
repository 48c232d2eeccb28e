import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { asked, playNow, playUntil } from './person.ts';
import { openPosition } from './position.ts';
import { comeIn, type LiveTable, serveTable } from './table.ts';

let site: LiveTable;
test.beforeAll(async () => {
  site = await serveTable();
});
test.afterAll(() => site.close());

test.setTimeout(180_000);

/** The map is large and the same on every screen: it is looked at once. In the dark only colours differ. */
async function seriousIssues(page: Page, map = false): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  if (page.url().includes('theme=dark')) axe.withRules(['color-contrast']);
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

/** Two powers that can both attack, so that a battle is asked about at once. */
const BATTLE = {
  people: ['europe'],
  stage: 4,
  phase: 'attacks',
  bidders: ['europe'],
  powers: {
    europe: { units: { greece: 5 }, grain: 6, oil: 6, minerals: 6, lStars: 1, nukes: 1 },
    ussr: { units: { romania: 4, russia: 2 }, grain: 6, oil: 6, minerals: 6 },
  },
  dice: [4, 5, 1, 2, 3],
} as const;

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious in the war room, from the opening to the end, ${theme}`, async ({ page }) => {
    await page.goto(`${site.url}/?pace=0&seed=axe&theme=${theme}`);
    await playNow(page, { opponents: 2, cycles: 1 });
    const screens = theme === 'light' ? ['place-armies', 'salaries', 'bid', 'trade'] : ['salaries', 'bid'];
    for (const kind of screens) {
      await playUntil(page, async () => (await asked(page)) === kind);
      expect(await seriousIssues(page, kind === 'place-armies'), kind).toEqual([]);
    }
    await playUntil(page, async () => (await page.locator('.moment.end').count()) > 0, false);
    await expect(page.getByRole('table', { name: 'Final table' })).toBeVisible();
    expect(await seriousIssues(page), 'end').toEqual([]);
    const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await seriousIssues(page), 'report on a phone').toEqual([]);
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: 'Watch it move by move' }).click();
    await expect(page.getByRole('slider')).toBeVisible();
    expect(await seriousIssues(page), 'move by move').toEqual([]);
    await openPosition(page, { url: `${site.url}/`, close: site.close }, BATTLE, `&theme=${theme}`);
    await expect(page.locator('.moment')).toHaveAttribute('data-kind', 'attack');
    expect(await seriousIssues(page), 'attack').toEqual([]);
  });

  test(`axe finds nothing serious around the war room, ${theme}`, async ({ page }) => {
    const at = (hash: string) => page.goto(`${site.url}/?pace=0&seed=axe&theme=${theme}${hash}`);
    await at('');
    await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
    await page.getByText('At one screen', { exact: true }).click();
    expect(await seriousIssues(page), 'front').toEqual([]);

    await page.getByRole('button', { name: 'Start at one screen' }).click();
    await expect(page.getByRole('heading', { name: /^Hand the screen/ })).toBeVisible();
    expect(await seriousIssues(page), 'curtain').toEqual([]);

    await at('#chart');
    await expect(page.getByRole('heading', { name: 'Military Conflict Chart' })).toBeVisible();
    expect(await seriousIssues(page), 'chart').toEqual([]);
    await page.getByRole('button', { name: 'Rules', exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText('B-');
    expect(await seriousIssues(page), 'rules').toEqual([]);
    await page.getByRole('button', { name: 'Close' }).click();

    await at('#lobby');
    await page.getByText('Played here before? Sign in').click();
    expect(await seriousIssues(page), 'sign in').toEqual([]);
    await page.getByRole('button', { name: 'Passphrase forgotten' }).click();
    expect(await seriousIssues(page), 'recovery').toEqual([]);
    await comeIn(page, 'Anna');
    await page.getByText('Options of the game').click();
    await page.getByText('Claim it with a passphrase').click();
    await expect(page.getByLabel('Login').first()).toBeVisible();
    expect(await seriousIssues(page), 'lobby').toEqual([]);
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('button', { name: 'Conversations' }).click();
    await expect(page.getByRole('button', { name: 'I am ready' })).toBeVisible();
    expect(await seriousIssues(page), 'table').toEqual([]);
    await page.getByLabel('Computer for the Soviet Union').selectOption('recruit');
    await page.getByRole('button', { name: 'I am ready' }).click();
    await expect(page.locator('.moment h2')).toBeVisible();
    await page.getByRole('button', { name: 'Soviet Union in full' }).click();
    expect(await seriousIssues(page), 'online war room').toEqual([]);

    await at('#watch');
    await expect(page.locator('.power').first()).toBeVisible();
    expect(await seriousIssues(page), 'spectator').toEqual([]);
  });
}
