// How powers leave the game, lands are taken and L-stars clash, in the language that nobody speaks.
import type { Command } from '@marshall/rules';
import { expect, type Page, test } from '@playwright/test';
import { clickZone, loadPosition, type Prepared } from './position.ts';
import { sees, watch } from './pseudo.ts';
import { type Site, serveSite } from './site.ts';

let alone: Site;
test.beforeAll(async () => {
  alone = await serveSite();
});

test.use({ actionTimeout: 60_000 });
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('language', 'pseudo')));

const DESK = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };

/** Tibet is all that China has left of its home. */
const LAST_HOME = ['manchuria', 'mongolia', 'nanling', 'shantung'] as const;
const FULL = { grain: 3, oil: 3, minerals: 3, cash: 5000 } as const;
const EUROPE = { units: { iberia: 1 } } as const;

/** The Soviet Union can walk into Tibet, which nobody defends. */
const TAKEN = {
  stage: 5,
  phase: 'moves',
  bidders: ['ussr'],
  powers: { ussr: { ...FULL, units: { kazakh: 3 } }, china: { units: { india: 2 } }, europe: EUROPE },
  nuked: LAST_HOME,
} as const;
/** The USA can strike Tibet. */
const STRUCK = {
  stage: 4,
  phase: 'attacks',
  bidders: ['usa'],
  powers: { usa: { nukes: 2, units: { alaska: 2 } }, china: { units: { tibet: 1, india: 2 } }, europe: EUROPE },
  nuked: LAST_HOME,
} as const;
/** China cannot pay its only army. */
const BROKE = {
  stage: 1,
  powers: {
    china: { cash: 5, loans: 1, grain: 0, oil: 0, minerals: 0, units: { tibet: 1 } },
    usa: { units: { alaska: 2 } },
    europe: EUROPE,
  },
} as const;
const UNPAID: Command = {
  type: 'pay-salaries',
  pay: 'some',
  unpaidCompanies: [],
  unpaidLaden: {},
  unpaidUnits: { 'tibet/army': 1 },
};
const PAID: Command = { type: 'pay-salaries', pay: 'all' };

/** How China falls, at China's own screen. */
const FALLS = [
  [
    'captured',
    {
      ...TAKEN,
      people: ['china'],
      played: [
        {
          seat: 'ussr',
          command: { type: 'move', to: 'tibet', orders: [{ how: 'march', from: 'kazakh', units: { army: 1 } }] },
        },
        { seat: 'china', command: { type: 'no-counterattack' } },
      ],
    },
  ],
  [
    'destroyed',
    {
      ...STRUCK,
      people: ['china'],
      played: [
        { seat: 'usa', command: { type: 'launch', targets: { tibet: 1 } } },
        { seat: 'china', command: { type: 'no-counterattack' } },
      ],
    },
  ],
  [
    'bankrupt',
    {
      ...BROKE,
      people: ['china'],
      played: [
        { seat: 'china', command: UNPAID },
        { seat: 'usa', command: PAID },
        { seat: 'europe', command: PAID },
        { seat: 'china', command: { type: 'repay', billions: 0 } },
      ],
    },
  ],
] as const satisfies readonly (readonly [string, Prepared])[];

/** The address of a position at which computers take their time. */
const inPlay = (prepared: Prepared): string => `${alone.url}?pace=900&seed=scenes&position=${alone.lay(prepared)}`;

test('every text of the fall of a player is in the catalog and fits, 40% longer', async ({ page }) => {
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    for (const [how, at] of FALLS) {
      // Computers take their time, so that the game is still on.
      await page.goto(inPlay(at));
      await sees(page, `[data-great="${how}"]`, how);
      await page.locator('.curtain-go').evaluateAll((buttons) => {
        for (const button of buttons) if (button instanceof HTMLElement) button.click();
      });
      await expect(page.locator(`.curtain-call [data-great="${how}"]`)).toHaveCount(0);
      await sees(page, '.moment.out', `after ${how}`);
    }
  }
});

/** Opens a position at a speed at which what happens is played, with a clock that can be stopped. */
async function open(page: Page, prepared: Prepared): Promise<void> {
  await page.clock.install();
  await page.goto(inPlay(prepared));
  await expect(page.locator('.moment h2')).toBeVisible();
}

const commits = (page: Page): Promise<void> => page.locator('.moment-foot .filled').last().click();

test('so is every text of the scenes of a conquest and of a rival who falls by it', async ({ page }) => {
  await page.setViewportSize(DESK);
  await open(page, { ...TAKEN, people: ['ussr'] });
  await clickZone(page, 'kazakh');
  await clickZone(page, 'tibet');
  await sees(page, '.orders', 'orders to move');
  await watch(page, () => commits(page), ['march', 'out']);
});

test('so is every text of the scenes of a rival who is destroyed', async ({ page }) => {
  await page.setViewportSize(DESK);
  await open(page, { ...STRUCK, people: ['usa'] });
  await page.locator('[data-take="launch"]').first().click();
  await clickZone(page, 'tibet');
  await commits(page);
  await watch(page, () => page.locator('[data-sure="launch"] button').first().click(), ['strike', 'out']);
});

test('so is every text of the scene of a rival who is bankrupt', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const usa = { units: { alaska: 2 }, cash: 5000, loans: 1 };
  await open(page, {
    ...BROKE,
    powers: { ...BROKE.powers, usa },
    people: ['usa'],
    played: [
      { seat: 'china', command: UNPAID },
      { seat: 'usa', command: PAID },
      { seat: 'europe', command: PAID },
      { seat: 'china', command: { type: 'repay', billions: 0 } },
    ],
  });
  await watch(page, () => commits(page), ['out']);
});

/** The USA and China have L-stars in space. */
const CLASH = {
  ...STRUCK,
  nuked: [],
  powers: { usa: { lStars: 2, nukes: 1, units: { alaska: 2 } }, china: { lStars: 1 }, europe: EUROPE },
  dice: [6, 1],
} as const;

test('so is every text of an L-star clash, for the player who begins it and the one it is begun with', async ({
  page,
}) => {
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await loadPosition(page, alone, { ...CLASH, people: ['usa'] });
    await page.locator('[data-take="clash"]').first().click();
    await sees(page, '.moment-foot .filled', 'an L-star clash before it begins');
    await commits(page);
    await sees(page, '.moment', 'an L-star clash that was begun');
  }
  const played = [{ seat: 'usa', command: { type: 'clash', with: 'china' } }] as const;
  await open(page, { ...CLASH, people: ['china'], played });
  await sees(page, '.meanwhile', 'an L-star clash that was lost');
  await watch(page, () => page.locator('.meanwhile .text-link').first().click(), ['space']);
});
