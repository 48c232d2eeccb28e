import { expect } from '@playwright/test';
import { by } from './decisions/decision.ts';
import { test } from './kept-page.ts';
import { takeScreen } from './person.ts';
import { clickTarget, openPosition, press } from './position.ts';
import { type Site, serveSite } from './site.ts';

let site: Site;
test.beforeAll(async () => {
  site = await serveSite();
});

/** Europe in Greece against the Soviet Union in Romania; both lead from this screen. */
const BATTLE = {
  people: ['europe', 'ussr'],
  stage: 4,
  phase: 'attacks',
  bidders: ['europe'],
  powers: {
    europe: { units: { greece: 5, iberia: 1 }, grain: 6, oil: 6, minerals: 6, lStars: 1 },
    ussr: { units: { romania: 4, russia: 2 }, grain: 6, oil: 6, minerals: 6 },
  },
  // Europe rolls three dice, the Soviet Union two; in the counterattack one against two.
  dice: [4, 5, 1, 2, 3, 6, 1, 1],
} as const;

test('a battle with a counterattack is played out: odds, dice as drawn, losses, and the same screen the other way', async ({
  page,
}) => {
  await openPosition(page, site, BATTLE);
  await takeScreen(page, 'Europe');

  // Origin and target on the map; all units go unless somebody says otherwise.
  await clickTarget(page, 'greece');
  await clickTarget(page, 'romania');
  await expect(page.locator('.drill [aria-current]')).toHaveText('A Declare');
  await expect(page.locator('.odds-block')).toContainText('You destroy 3 or more');
  await expect(page.locator('.odds-block')).toContainText('your dice: 3, theirs: 2');
  await press(page, /Attack the Soviet Union in Romania with 5 armies/);

  await takeScreen(page, 'Soviet Union');
  await expect(page.locator('.bids')).toContainText('Fight with two dice');
  await expect(page.locator('.odds-block')).toContainText('You lose');
  await press(page, 'Fight with two dice');

  // Armies alone stand there: nobody has a loss to choose, and the dice of both lie there at once.
  const [attacker, defender] = [page.locator('.side').first(), page.locator('.side').nth(1)];
  const dice = attacker.getByRole('img', { name: /^[1-6]$/ });
  await expect(dice).toHaveCount(3);
  expect(await dice.evaluateAll((all) => all.map((die) => die.ariaLabel))).toEqual(['4', '5', '1']);
  await expect(attacker.locator('.sum')).toContainText('10');
  await expect(defender.locator('.sum')).toContainText('5');
  for (const loss of ['Soviet Union loses 3 armies in Romania.', 'Europe loses 1 army in Greece.'])
    await expect(page.locator('.log')).toContainText(loss);

  // Reinforcements, and then the counterattack on the same screen.
  await expect(page.locator('.drill [aria-current]')).toHaveText('E Reinforce');
  await press(page, 'No reinforcements');
  await takeScreen(page, 'Europe');
  await press(page, 'No reinforcements');
  await takeScreen(page, 'Soviet Union');
  await expect(page.locator('.moment')).toHaveAttribute('data-kind', 'counterattack');
  await clickTarget(page, 'romania');
  await clickTarget(page, 'greece');
  await press(page, /Attack Europe in Greece with 1 army/);
  await takeScreen(page, 'Europe');
  await expect(page.locator('.battle .eyebrow')).toContainText('Counterattack');
  await press(page, 'Fight with two dice');
  await expect(attacker.locator('.sum')).toContainText('6');
  await expect(page.locator('.log')).toContainText('Europe loses 2 armies in Greece.');
});

test('one army against one: what comes after the battle is said with it, and three questions decide it', async ({
  page,
}) => {
  await openPosition(page, site, {
    ...BATTLE,
    powers: {
      europe: { ...BATTLE.powers.europe, units: { greece: 1, iberia: 3 }, lStars: 0 },
      ussr: { ...BATTLE.powers.ussr, units: { romania: 1, russia: 3 } },
    },
    // The attack hits and the defence does not.
    dice: [6, 1, 1],
  });
  await takeScreen(page, 'Europe');
  await clickTarget(page, 'greece');
  await clickTarget(page, 'romania');
  await expect(page.getByLabel('After the battle')).toHaveValue('move-in');
  await press(page, /Attack the Soviet Union in Romania with 1 army/);
  await takeScreen(page, 'Soviet Union');
  await expect(page.getByLabel('After the battle')).toHaveValue('stay');
  await press(page, 'Fight with two dice');
  // Nobody is asked about moving in or reinforcements: the next question is the counterattack.
  await expect(page.locator('.moment')).toHaveAttribute('data-kind', 'counterattack');
  await expect(page.locator('.log')).toContainText('You lost Romania to Europe.');
});

test('a player who can hit navies with different troops aboard chooses which of them sink', async ({ page }) => {
  await openPosition(page, site, {
    ...BATTLE,
    people: ['europe'],
    powers: {
      europe: { ...BATTLE.powers.europe, units: { 'sea-of-crete': 5, iberia: 1 } },
      ussr: {
        ...BATTLE.powers.ussr,
        units: { 'black-sea': 2 },
        laden: [
          { zone: 'black-sea', cargo: { army: 2 } },
          { zone: 'black-sea', cargo: { army: 1 } },
        ],
      },
    },
    played: [
      by('europe', { type: 'attack', from: 'sea-of-crete', to: 'black-sea', against: 'ussr', units: { navy: 5 } }),
      by('ussr', { type: 'defend', supplied: true }),
    ],
  });
  await expect(page.locator('.drill [aria-current]')).toHaveText('D Roll, losses');
  await expect(page.locator('.side').first().locator('.sum')).toContainText('10');
  // Three are marked; one is spared and marked again.
  await expect(page.locator('.pieces .hit')).toHaveCount(3);
  await page.locator('.pieces .hit').first().click();
  await expect(page.locator('.pieces .hit')).toHaveCount(2);
  await page.locator('.pieces button:not(.hit):enabled').first().click();
  await press(page, 'Remove 3 units');
  await expect(page.locator('.log')).toContainText(/Soviet Union loses .*nav/);
});

test('a battle between others is told afterwards and can be watched again', async ({ page }) => {
  await openPosition(page, site, {
    ...BATTLE,
    people: ['europe', 'ussr', 'africa'],
    bidders: ['europe', 'africa'],
    powers: {
      europe: { units: { greece: 5 }, grain: 6, oil: 6, minerals: 6, lStars: 1 },
      ussr: { units: { romania: 3 }, grain: 6, oil: 6, minerals: 6 },
      africa: { units: { nigeria: 1 } },
    },
  });
  await takeScreen(page, 'Europe');
  await clickTarget(page, 'greece');
  await clickTarget(page, 'romania');
  await press(page, /Attack the Soviet Union in Romania/);
  await takeScreen(page, 'Soviet Union');
  await press(page, 'Fight with two dice');
  await takeScreen(page, 'Europe');
  await press(page, 'Leave it empty');

  await takeScreen(page, 'Africa');
  const told = page.locator('.meanwhile');
  await expect(told).toContainText('Europe attacks the Soviet Union in Romania from Greece');
  await expect(told).toContainText('Soviet Union loses 3 armies.');
  await told.locator('summary').click();
  await told.getByRole('button', { name: 'Show on the map: Europe attacks' }).click();
  await expect(page.locator('.side').first().locator('.sum')).toContainText('10');
});
