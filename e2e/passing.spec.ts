// What comes and goes: scenes, the ends of games and lessons, pauses, announcements, in the language that nobody speaks.
import { readFileSync } from 'node:fs';
import type { Position } from '@marshall/bots/positions';
import { TERRITORIES } from '@marshall/rules';
import { expect, type Page, test } from '@playwright/test';
import { clickZone, loadPosition, type Prepared } from './position.ts';
import { openFolds, sees, watch } from './pseudo.ts';
import { byMouse, followLights } from './pupil.ts';
import { type Site, serveSite } from './site.ts';
import { type LiveTable, serveTable } from './table.ts';

let site: LiveTable;
let alone: Site;
test.beforeAll(async () => {
  [site, alone] = await Promise.all([serveTable(), serveSite()]);
});
test.afterAll(() => site.close());

test.use({ actionTimeout: 60_000 });
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('language', 'pseudo')));

const DESK = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };

/** Opens a position at a speed at which what happens is played. */
async function open(page: Page, prepared: Prepared): Promise<void> {
  await page.clock.install();
  await page.goto(`${alone.url}?pace=900&seed=scenes&position=${alone.lay(prepared)}`);
  await expect(page.locator('.moment h2')).toBeVisible();
}

const commits = (page: Page): Promise<void> => page.locator('.moment-foot .filled').last().click();

test('every text of the scenes of bids is in the catalog and fits, 40% longer', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, {
    people: ['europe'],
    stage: 3,
    phase: 'blind-bid',
    powers: { europe: { grain: 8 }, usa: { cubes: 0 }, china: { oil: 9, cubes: 1 } },
  });
  await page.locator('.bids .choice').first().click();
  await watch(page, () => commits(page), ['bids']);
});

test('so is every text of the scenes of a battle', async ({ page }) => {
  await page.setViewportSize(DESK);
  await open(page, {
    people: ['europe'],
    stage: 4,
    phase: 'attacks',
    bidders: ['europe'],
    powers: {
      europe: { units: { greece: 5 }, grain: 3, oil: 3, minerals: 3, cash: 5000 },
      ussr: { units: { romania: 2, kola: 1 }, grain: 3, oil: 3, minerals: 3 },
    },
    dice: [6, 5, 4, 2, 1, 3],
  });
  await clickZone(page, 'greece');
  await clickZone(page, 'romania');
  await watch(page, () => commits(page), ['attack', 'fire', 'losses']);
});

test('so is every text of the scenes of a nuclear strike and of the roulette', async ({ page }) => {
  await page.setViewportSize(DESK);
  await open(page, {
    people: ['europe'],
    stage: 4,
    phase: 'attacks',
    bidders: ['europe'],
    powers: {
      europe: { units: { greece: 2 }, nukes: 3 },
      ussr: { units: { romania: 4, kola: 1 }, lStars: 1 },
      china: {},
    },
    nuked: TERRITORIES.slice(-24)
      .filter((land) => land !== 'greece' && land !== 'romania')
      .slice(0, 12),
    dice: [6, 2],
  });
  await page.locator('[data-take="launch"]').first().click();
  await clickZone(page, 'romania');
  await commits(page);
  await watch(page, () => page.locator('[data-sure="launch"] button').first().click(), [
    'launch',
    'shot',
    'strike',
    'roulette',
  ]);
});

const POWERS = {
  china: { nukes: 1 },
  europe: { units: { poland: 3 } },
  usa: { nukes: 1, units: { alaska: 4 } },
} as const;
const AT = { people: ['europe'], stage: 4, phase: 'attacks', bidders: ['usa'], powers: POWERS } as const;

/** How a game can end for the player at the screen. */
const ENDS = [
  [
    'coup-final',
    {
      ...AT,
      nuked: TERRITORIES.filter((territory) => territory !== 'egypt')
        .slice(-30)
        .slice(0, 17),
      played: [{ seat: 'usa', command: { type: 'launch', targets: { egypt: 1 } } }],
    },
  ],
  [
    'supremacy',
    {
      ...AT,
      powers: { europe: POWERS.europe, usa: POWERS.usa },
      played: [{ seat: 'usa', command: { type: 'resign' } }],
    },
  ],
  ['resigned', { ...AT, played: [{ seat: 'europe', command: { type: 'resign' } }] }],
] as const satisfies readonly (readonly [string, Prepared])[];

test('so is every text of the moments that end a game, and of a player who is out', async ({ page }) => {
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    for (const [how, at] of ENDS) {
      // Computers take their time, so that a game without the player is still on.
      await loadPosition(page, alone, at, '', how === 'resigned' ? 900 : 0);
      await sees(page, `[data-great="${how}"]`, how);
      // The game goes on meanwhile: on a busy machine the next moment may have taken its place.
      await page.locator('.curtain-go').evaluateAll((buttons) => {
        for (const button of buttons) if (button instanceof HTMLElement) button.click();
      });
      await expect(page.locator(`[data-great="${how}"]`)).toHaveCount(0);
      await openFolds(page);
      await sees(page, '.moment', `after ${how}`);
    }
  }
});

test('so is every text of the end of a lesson and of a position that was answered', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto(`${alone.url}?pace=0#learn`);
  await page.locator('[data-lesson="crisis"]').click();
  await followLights(page, byMouse(page), async (step) => sees(page, '.teacher', step));
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    await sees(page, '.lesson-over', 'the end of a lesson');
  }
  await page.setViewportSize(DESK);
  // Of the kinds of positions a crisis is answered with two presses.
  const file = new URL('../packages/web/src/positions/positions.json', import.meta.url);
  const all: readonly Position[] = JSON.parse(readFileSync(file, 'utf8'));
  await page.goto(`${alone.url}?pace=0#positions/${all.find(({ kind }) => kind === 'crisis')?.id}`);
  await expect(page.locator('.teacher')).toBeVisible();
  await page.locator('.moment [data-field] button').first().click();
  await commits(page);
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    await sees(page, '.answered', 'a position that was answered');
  }
});

test('so is every text of votes, a pause, a lent seat, an announcement and an account that was claimed', async ({
  page,
}) => {
  const post = async (path: string, data: object): Promise<Record<string, unknown>> =>
    (await page.request.post(`${site.url}/api/${path}`, { data })).json();
  await post('guests', { name: 'Anna' });
  const seats = [
    { power: 'usa', player: 'me' },
    { power: 'china', player: { bot: 'fallback' } },
    { power: 'europe', player: { bot: 'fallback' } },
  ];
  const { id } = await post('games', { seats, clock: 43_200, clockKind: 'stage' });
  await post(`games/${id}/seats/usa/ready`, { ready: true, contribution: 'x' });
  await page.goto(`${site.url}/#table/${id}`);
  await expect(page.locator('.moment h2').first()).toBeVisible();
  await site.host('announce', { text: 'Anna', minutes: 10 });
  // What the server says: it does not speak that language.
  const SERVERS = '.moment h2, .log, .notices p, .menu-terms';
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    await sees(page, '.notices', 'an announcement', SERVERS);
    await page.locator('.menu > .icon-button').click();
    await openFolds(page);
    await sees(page, '.time-acts', 'votes', SERVERS);
    await page.keyboard.press('Escape');
  }
  await post(`games/${id}/ballots`, { about: 'pause' });
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await sees(page, '.away.paused', 'a pause', SERVERS);
  }
  await post(`games/${id}/ballots`, { about: 'resume' });
  await post(`games/${id}/seats/usa/lead`, { by: 'caretaker' });
  await sees(page, '.away', 'a seat that is led by another', SERVERS);
  await post('me/claim', { login: 'anna', passphrase: 'a long winter night' });
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    await page.goto(`${site.url}/#lobby`);
    await page.reload();
    await expect(page.locator('[data-list="mine"] .game').first()).toBeVisible();
    await openFolds(page);
    await sees(page, 'main', 'a claimed account', '.options, [data-list] .game, .notices p');
  }
});
