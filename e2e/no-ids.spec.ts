import { COMPANIES, POWERS, RESEARCH_CARDS, ZONES } from '@marshall/rules';
import { expect, type Page, test } from '@playwright/test';
import { clickZone, loadPosition } from './position.ts';
import { type Site, serveSite } from './site.ts';
import { comeIn, type LiveTable, person, sendHome, serveTable, unfold } from './table.ts';

let site: Site;
let server: LiveTable;
test.beforeAll(async () => {
  site = await serveSite();
  server = await serveTable();
});
test.use({ actionTimeout: 60_000 });
test.afterEach(sendHome);
test.afterAll(() => server.close());

const IDS: readonly string[] = [...ZONES, ...COMPANIES, ...POWERS, ...RESEARCH_CARDS];
const words = (ids: readonly string[]): string => ids.map((id) => id.replace(/[.*+?]/g, '\\$&')).join('|');

/** How names look that only the program uses; ids are in small letters, and names of places never are. */
const RAW: readonly RegExp[] = [
  new RegExp(`(?<![\\w-])(?:${words(IDS)})(?![\\w-])`, 'g'),
  // The same with blanks, as in `Land central america`.
  new RegExp(`\\b(?:${words(IDS.filter((id) => id.includes('-')).map((id) => id.replaceAll('-', ' ')))})\\b`, 'g'),
  /\b[a-z]{2,}:[a-z][\w-]*/g,
  /(?<![\w$])[a-z]{2,}[A-Z]\w*/g,
  /\b[a-z]+-(?:[a-z]+-)*[a-z]+\b/g,
  /\b(?:undefined|null|NaN|\[object Object\])/g,
];

/** Ordinary words with a hyphen. */
const PLAIN: ReadonlySet<string> = new Set(['set-up', 'drop-ship']);

/** What a reader or listener finds on a page that only the program should know. */
async function rawNames(page: Page, but = 'head'): Promise<string[]> {
  const texts = await page.evaluate((but) => {
    for (const hidden of document.querySelectorAll<HTMLElement>(but)) hidden.style.display = 'none';
    const found: string[] = [document.body.innerText, document.title];
    for (const one of document.querySelectorAll('[title], [aria-label], [placeholder], option, svg text')) {
      for (const name of ['title', 'aria-label', 'placeholder']) found.push(one.getAttribute(name) ?? '');
      if (one.matches('option, text')) found.push(one.textContent ?? '');
    }
    return [...new Set(found)];
  }, but);
  const raw = texts.flatMap((text) =>
    RAW.flatMap((pattern) => [...text.matchAll(pattern)].map(([name, ...rest]) => [name, text, rest] as const)),
  );
  return [...new Set(raw.filter(([name]) => !PLAIN.has(name)).map(([name, text]) => `${name}: ${near(text, name)}`))];
}

/** Opens all that is folded. */
const openFolds = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });

const near = (text: string, name: string): string => {
  const at = text.indexOf(name);
  return text.slice(Math.max(0, at - 40), at + name.length + 40).replaceAll('\n', ' | ');
};

test('no screen of a game at this computer shows a name that only the program uses', async ({ page }) => {
  await page.goto(`${site.url}?pace=0&seed=names`);
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await openFolds(page);
  expect.soft(await rawNames(page), 'the front page with everything open').toEqual([]);

  await loadPosition(page, site, {
    people: ['europe'],
    stage: 5,
    phase: 'moves',
    bidders: ['europe'],
    powers: {
      usa: { units: { alaska: 2 } },
      europe: { units: { 'western-europe': 3, 'north-sea': 1 }, grain: 6, oil: 6, cards: { 'vistula-grains': 'open' } },
      'south-america': { units: { brazil: 1 } },
    },
  });
  await expect(page.locator('.moment')).toHaveAttribute('data-kind', 'move');
  await page.locator('.log').getByLabel('Show').selectOption('Everything, with every die');
  await openFolds(page);
  expect.soft(await rawNames(page), 'a moment with the whole log').toEqual([]);
  await page.locator('.power').nth(0).click();
  expect.soft(await rawNames(page), 'the card of a power').toEqual([]);
  await page.keyboard.press('Escape');
  await clickZone(page, 'brazil');
  await expect(page.locator('.zone-card')).toContainText('Brazil');
  expect.soft(await rawNames(page), 'the card of a zone').toEqual([]);
  await page.getByRole('button', { name: 'Menu' }).click();
  expect.soft(await rawNames(page), 'the menu').toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('.moment .clause').first().click();
  const rules = page.getByRole('dialog', { name: 'Rules' });
  await rules.getByRole('button', { name: 'The whole handbook' }).click();
  await expect(rules.locator('.chapter').first()).toBeVisible();
  await openFolds(page);
  // Names that the exact rules quote are theirs; the handbook is for players.
  expect.soft(await rawNames(page, '.rules dl'), 'the handbook').toEqual([]);
});

test('neither the end of a game nor a decision of an expansion shows such a name', async ({ page }) => {
  await loadPosition(page, site, {
    people: ['europe'],
    stage: 4,
    phase: 'attacks',
    bidders: ['usa'],
    powers: { 'south-america': {}, usa: { units: { alaska: 4 } }, europe: { units: { poland: 3 } } },
    played: [
      { seat: 'usa', command: { type: 'resign' } },
      { seat: 'south-america', command: { type: 'resign' } },
    ],
  });
  await page.locator('.curtain-go').click();
  await expect(page.locator('.ranking')).toBeVisible();
  expect.soft(await rawNames(page), 'the end').toEqual([]);
  for (const until of ['sea-lanes', 'bonus-dozen'] as const) {
    await loadPosition(page, site, {
      people: ['usa'],
      opening: true,
      options: { merchantMarine: true, highTech: true, apc: true },
      powers: { usa: {}, ussr: {} },
      until,
    });
    await expect(page.locator('.moment')).toHaveAttribute('data-kind', until);
    expect.soft(await rawNames(page), until).toEqual([]);
  }
});

test('neither the lobby nor a table shows a name that only the program uses', async ({ browser }) => {
  const anna = await person(browser);
  await anna.goto(`${server.url}/#lobby`);
  await comeIn(anna, 'Anna');
  await unfold(anna, 'Game options');
  expect.soft(await rawNames(anna), 'the lobby').toEqual([]);
  await anna.getByLabel('Visibility').selectOption('public');
  await anna.getByRole('combobox', { name: 'Europe', exact: true }).selectOption('computer');
  await anna.getByRole('button', { name: 'Computer for Europe: Jonna Pell, Recruit' }).click();
  await anna.getByRole('button', { name: 'Officer', exact: true }).click();
  await anna.getByRole('button', { name: 'Dag Rennick', exact: true }).click();
  expect.soft(await rawNames(anna), 'the choice of a computer').toEqual([]);
  await anna.getByRole('button', { name: 'Done', exact: true }).click();
  await anna.getByRole('button', { name: 'Open the table' }).click();
  await unfold(anna, 'Rules of this table');
  expect.soft(await rawNames(anna), 'a table').toEqual([]);
  await anna.getByRole('button', { name: 'Put a computer here, for the Soviet Union' }).click();
  await anna.getByRole('button', { name: 'Ready', exact: true }).click();
  await expect(anna.locator('.moment h2')).toBeVisible();
  expect.soft(await rawNames(anna), 'a game online').toEqual([]);
});
