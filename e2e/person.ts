import { expect, type Page } from '@playwright/test';

/** Collects what must never happen on a page. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
}

/** Starts a game from the front page with a mouse. */
export async function playNow(page: Page, { power = 'Europe', opponents = 1, cycles = 8 } = {}): Promise<void> {
  await page.getByRole('button', { name: power, exact: true }).click();
  await page.getByLabel('Against').selectOption(String(opponents));
  await page.getByLabel('Ends after').selectOption(String(cycles));
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator('.moment h2')).toBeVisible();
}

/** Moves the mouse, as somebody does who is about to press something, until everything a game needs has come; untouched, the page waits for some seconds. */
export async function untilPrepared(page: Page): Promise<void> {
  let moves = 0;
  const move = async (): Promise<number> => {
    await page.mouse.move(9, 9 + (moves++ % 2));
    return page.locator('html[data-prepared]').count();
  };
  await expect.poll(move).toBe(1);
}

/** What is asked now, such as `bid`. */
export const asked = (page: Page): Promise<string | null> => page.locator('.moment').getAttribute('data-kind');

/** Answers whatever is asked as somebody would who reads the panel and presses its buttons. */
export async function answer(page: Page, bids = true): Promise<void> {
  await answerTo(page, await asked(page), bids);
}

/** Answers nothing but a question of that kind, for another may be asked by now; says whether there was something to press. */
async function answerTo(page: Page, kind: string | null, bids: boolean): Promise<boolean> {
  const moment = page.locator(`.moment:not(.end)${kind === null ? ':not([data-kind])' : `[data-kind="${kind}"]`}`);
  const filled = moment.locator('.filled:not([aria-disabled="true"])');
  const plain = moment.locator('.go .plain').first();
  const choice = moment.locator('.field[data-open] .choice').first();
  if (kind === 'bid' && bids) await moment.locator('.bids .choice').first().click({ timeout: 2000 });
  for (const button of kind === 'sell' ? [plain, filled, choice] : [filled, plain, choice])
    if ((await button.count()) > 0) {
      await button.click({ timeout: 2000 });
      return true;
    }
  return false;
}

const MOST = 250;
/** A busy machine takes its time before it asks. */
const PATIENCE = 60_000;

/** Plays on until something holds; throws after too many moments, or where nothing can be answered for long. */
export async function playUntil(page: Page, done: () => Promise<boolean>, bids = true): Promise<void> {
  let last = Date.now();
  for (let answered = 0; answered < MOST && Date.now() - last < PATIENCE; ) {
    const kind = await asked(page);
    if (await done()) return;
    // The table may move on between a look and a click; the next look sees it.
    if (await answerTo(page, kind, bids).catch(() => false)) {
      answered += 1;
      last = Date.now();
    }
    await page.waitForTimeout(25);
  }
  throw new Error(`still ${await asked(page)} after many moments`);
}

export const cycleIs = (page: Page, cycle: number) => async (): Promise<boolean> =>
  Number(await page.locator('.cycle b').textContent()) >= cycle;

/** At one screen: waits until a power has it, and takes it for that power where a curtain is drawn. */
export async function takeScreen(page: Page, power: string): Promise<void> {
  const curtain = page.locator('.curtain', { hasText: power }).getByRole('button');
  const mine = page.locator('.power.you', { hasText: power });
  await expect(curtain.or(mine).first()).toBeVisible();
  if (await curtain.isVisible()) await curtain.click();
  await expect(mine).toBeVisible();
}
