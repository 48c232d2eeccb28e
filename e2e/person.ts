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

/** What is asked now, such as `bid`. */
export const asked = (page: Page): Promise<string | null> => page.locator('.moment').getAttribute('data-kind');

/** Answers whatever is asked as somebody would who reads the panel and presses its buttons. */
export async function answer(page: Page, bids = true): Promise<void> {
  const filled = page.locator('.moment:not(.end) .filled:not([aria-disabled="true"])');
  const plain = page.locator('.moment:not(.end) .go .plain').first();
  const kind = await asked(page);
  if (kind === 'bid' && bids) await page.locator('.bids .choice').first().click({ timeout: 2000 });
  if (kind === 'sell' && (await plain.count()) > 0) await plain.click({ timeout: 2000 });
  else if ((await filled.count()) > 0) await filled.click({ timeout: 2000 });
  else if ((await plain.count()) > 0) await plain.click({ timeout: 2000 });
  else await page.locator('.field[data-open] .choice').first().click({ timeout: 2000 });
}

/** Plays on until something holds; throws after too many moments. */
export async function playUntil(page: Page, done: () => Promise<boolean>, bids = true): Promise<void> {
  for (let moment = 0; moment < 250; moment++) {
    if (await done()) return;
    // The table may move on between a look and a click; the next look sees it.
    await answer(page, bids).catch(() => undefined);
    await page.waitForTimeout(25);
  }
  throw new Error(`still ${await asked(page)} after 250 moments`);
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
