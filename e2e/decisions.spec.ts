import { setDecisions } from '@marshall/rules/testing';
import { expect, type Page, test } from '@playwright/test';
import { apcDecisions } from './decisions/apc.ts';
import { baseDecisions } from './decisions/base.ts';
import { chartDecisions } from './decisions/chart.ts';
import type { Decision } from './decisions/decision.ts';
import { highTechDecisions } from './decisions/high-tech.ts';
import { marineOpening } from './decisions/marine-opening.ts';
import { marineTrade } from './decisions/marine-trade.ts';
import { marineWar } from './decisions/marine-war.ts';
import { belowTheFold } from './fold.ts';
import { type Hand, keyboard, mouse } from './hands.ts';
import { watchErrors } from './person.ts';
import { openPosition } from './position.ts';
import { type Site, serveSite } from './site.ts';

const DECISIONS = {
  base: baseDecisions,
  apc: apcDecisions,
  highTech: highTechDecisions,
  merchantMarine: [...marineOpening, ...marineTrade, ...marineWar],
  chart: chartDecisions,
} as const;
const ALL: readonly Decision[] = Object.values(DECISIONS).flat();

// So many that they are shared between the workers.
test.describe.configure({ mode: 'parallel' });

let site: Site;
let page: Page;
let errors: string[];
test.beforeAll(async ({ browser }) => {
  site = await serveSite();
  page = await browser.newPage();
  errors = watchErrors(page);
});
test.afterAll(() => page.close());

test('every command and every question of the expansions is among the decisions, half of them by keys', () => {
  const known = setDecisions();
  for (const set of ['apc', 'highTech', 'merchantMarine', 'chart'] as const) {
    const { commands, questions } = known[set];
    expect(commands.filter((type) => !DECISIONS[set].some(({ command }) => command === type))).toEqual([]);
    expect(questions.filter((kind) => !DECISIONS[set].some(({ question }) => question === kind))).toEqual([]);
  }
  // Something must tell that it is done.
  expect(ALL.filter(({ log, next }) => log === undefined && next === undefined)).toEqual([]);
  expect(ALL.filter(({ byKeys }) => byKeys).length * 2).toBeGreaterThanOrEqual(ALL.length);
});

// Each decision is made once, by keys or by mouse; a proof makes those by keys by mouse as well.
const { MARSHALL_PROOF: proof } = process.env;
for (const [set, decisions] of Object.entries(DECISIONS))
  for (const decision of decisions) {
    if (decision.byKeys) test(`${set}, by keys: ${decision.name}`, () => decide(decision, keyboard));
    if (!decision.byKeys || proof === '1') test(`${set}: ${decision.name}`, () => decide(decision, mouse));
  }

/** Comes to the decision, reads it, finds every control in sight at the sizes that people have, makes it, and sees it done. */
async function decide({ at, question, reads, chooses, presses, log, next, board }: Decision, of: (page: Page) => Hand) {
  await openPosition(page, site, at);
  const hand = of(page);
  const moment = page.locator('.moment');
  await expect(moment).toHaveAttribute('data-kind', question);
  await chooses?.(hand);
  for (const words of reads) await expect(page.locator('.rail')).toContainText(words);
  expect(await belowTheFold(page)).toEqual([]);
  await hand.press(presses);
  if (log !== undefined) await expect(page.locator('.log')).toContainText(log);
  if (next !== undefined) await expect(moment).toHaveAttribute('data-kind', next);
  for (const [zone, name] of Object.entries(board ?? {})) {
    await expect(page.locator(`[data-shape][data-zone="${zone}"]`)).toHaveAttribute('aria-label', name);
    await expect(page.locator(`.token[data-zone="${zone}"]`).first()).toBeVisible();
  }
  expect(errors).toEqual([]);
}
