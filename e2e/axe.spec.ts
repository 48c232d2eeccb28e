import { expect, type Page, test } from '@playwright/test';
import { seriousIssues } from './axe.ts';
import { by } from './decisions/decision.ts';
import { asked, playNow, playUntil } from './person.ts';
import { clickTarget, clickZone, openPosition, type Prepared, unshuffled } from './position.ts';
import { type Site, serveSite } from './site.ts';
import { comeIn, type LiveTable, serveTable } from './table.ts';

let site: LiveTable;
let alone: Site;
test.beforeAll(async () => {
  [site, alone] = await Promise.all([serveTable(), serveSite()]);
});
test.afterAll(() => site.close());

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

const BASE = {
  people: ['europe'],
  bidders: ['europe'],
  powers: { europe: { units: { greece: 2 } }, ussr: { units: { romania: 2 } } },
  deck: ['palliser-grain', 'shan-mines', 'baqa-oil', 'nuke-1'],
  dice: unshuffled(1),
} as const;

/** What is asked, where, and what is chosen before it is looked at. */
const DECIDED: readonly {
  readonly kind: string;
  readonly at: Prepared;
  readonly chosen?: (page: Page) => Promise<void>;
}[] = [
  {
    kind: 'move',
    at: { ...BASE, stage: 5, phase: 'moves' },
    chosen: async (page) => {
      await clickZone(page, 'greece');
      await clickTarget(page, 'eastern-europe');
      await expect(page.locator('.facts-list')).toContainText('grain from your supply center');
    },
  },
  {
    kind: 'build',
    at: { ...BASE, stage: 6, phase: 'conventional-builds' },
    chosen: async (page) => {
      await page.locator('[data-field="kind"]').getByRole('button', { name: 'Army' }).click();
      await clickTarget(page, 'western-europe');
      await expect(page.locator('.token.chosen')).toBeVisible();
    },
  },
  {
    kind: 'sell',
    at: { ...BASE, stage: 3, phase: 'market-sales' },
    chosen: async (page) => {
      await page.locator('.segments').getByRole('button', { name: /Oil/ }).click();
      await expect(page.locator('.moment-foot .filled')).toContainText('Sell 1 oil');
    },
  },
  {
    kind: 'turn-research-card',
    at: {
      ...BASE,
      stage: 6,
      phase: 'research',
      played: [by('europe', { type: 'research', weapon: 'nuke' }), by('europe', { type: 'turn-research-card' })],
    },
  },
  {
    kind: 'turn-card',
    at: {
      ...BASE,
      stage: 7,
      phase: 'prospecting',
      played: [by('europe', { type: 'prospect', resource: 'oil' }), by('europe', { type: 'turn-card' })],
    },
  },
  {
    kind: 'shoot',
    at: {
      ...BASE,
      people: ['ussr'],
      stage: 4,
      phase: 'attacks',
      powers: { europe: { ...BASE.powers.europe, nukes: 2 }, ussr: { ...BASE.powers.ussr, lStars: 2 } },
      played: [by('europe', { type: 'launch', targets: { romania: 1 } })],
    },
  },
  {
    kind: 'trade',
    at: { ...BASE, stage: 3, phase: 'sales-to-players' },
    chosen: async (page) => {
      await page.getByRole('button', { name: 'Write an offer' }).click();
      await page.locator('.baskets section').first().getByRole('button', { name: 'One more: oil' }).click();
    },
  },
];

test('axe finds nothing serious where something is decided, nor in any tab of a phone', async ({ page }) => {
  for (const { kind, at, chosen } of DECIDED) {
    await openPosition(page, alone, at);
    await expect(page.locator('.moment')).toHaveAttribute('data-kind', kind);
    await chosen?.(page);
    expect(await seriousIssues(page, 'rail'), kind).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  for (const tab of ['Turn', 'Powers', 'Market', 'Deals', 'Log']) {
    await page.locator('.tabs').getByText(tab).click();
    expect(await seriousIssues(page), `${tab} on a phone`).toEqual([]);
  }
});

test('axe finds nothing serious in the war room, from the opening to the end', async ({ page }) => {
  await page.goto(`${site.url}/?pace=0&seed=axe`);
  await playNow(page, { opponents: 2, cycles: 1 });
  for (const kind of ['place-armies', 'salaries', 'bid']) {
    await playUntil(page, async () => (await asked(page)) === kind);
    expect(await seriousIssues(page, kind === 'place-armies' ? 'all' : 'but the map'), kind).toEqual([]);
  }
  await playUntil(page, async () => (await page.locator('.moment.end').count()) > 0, false);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('tab', { name: 'The game in figures' }).click();
  await expect(page.getByRole('table', { name: 'Final table' })).toBeVisible();
  expect(await seriousIssues(page), 'end').toEqual([]);
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await seriousIssues(page), 'report on a phone').toEqual([]);
  await page.setViewportSize({ width, height });
  await page.getByRole('button', { name: 'Replay it move by move' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  expect(await seriousIssues(page), 'move by move').toEqual([]);
  await openPosition(page, alone, BATTLE);
  await expect(page.locator('.moment')).toHaveAttribute('data-kind', 'attack');
  expect(await seriousIssues(page), 'attack').toEqual([]);
});

test('axe finds nothing serious around the war room', async ({ page }) => {
  const at = (hash: string) => page.goto(`${site.url}/?pace=0&seed=axe${hash}`);
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

  await at('#odds/attack=army6,sets2&defend=army3,sets1');
  await expect(page.getByLabel('Odds', { exact: true })).toContainText('Dice in the first round: 2 against 2');
  await page.getByRole('checkbox', { name: /militia/ }).check();
  await expect(page).toHaveURL(/#odds\/attack=army6,sets2&militia$/);
  await expect(page.getByLabel('Odds', { exact: true })).not.toContainText('Dice in the first round');
  expect(await seriousIssues(page), 'odds').toEqual([]);
  await page.getByLabel('What happens').selectOption('Nukes on territories');
  await expect(page.getByLabel('Odds', { exact: true })).toContainText('Nothing gets through');
  expect(await seriousIssues(page), 'strike').toEqual([]);

  await at('#lobby');
  await page.getByText('Played here before? Sign in').click();
  expect(await seriousIssues(page), 'sign in').toEqual([]);
  await page.getByRole('button', { name: 'Forgot your passphrase?' }).click();
  expect(await seriousIssues(page), 'recovery').toEqual([]);
  await comeIn(page, 'Anna');
  await page.getByText('Game options').click();
  await page.getByText('Claim it with a passphrase').click();
  await expect(page.getByLabel('Login').first()).toBeVisible();
  expect(await seriousIssues(page), 'lobby').toEqual([]);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Chat' }).click();
  await expect(page.getByRole('button', { name: 'Ready', exact: true })).toBeVisible();
  expect(await seriousIssues(page), 'table').toEqual([]);
  await page.getByRole('button', { name: 'Put a computer here, for the Soviet Union' }).click();
  await page.getByRole('button', { name: 'Ready', exact: true }).click();
  await expect(page.locator('.moment h2')).toBeVisible();
  await page.getByRole('button', { name: 'Soviet Union in full' }).click();
  expect(await seriousIssues(page), 'online war room').toEqual([]);

  await at('#watch');
  await expect(page.locator('.power').first()).toBeVisible();
  expect(await seriousIssues(page), 'spectator').toEqual([]);
});
