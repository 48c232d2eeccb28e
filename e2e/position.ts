import type { Command, Power, QuestionKind } from '@marshall/rules';
import type { Sketch } from '@marshall/rules/testing';
import { expect, type Page } from '@playwright/test';
import type { Site } from './site.ts';

/** A position to begin with, or an opening; who leads powers at this screen, and what was commanded since. */
export type Prepared = Sketch & {
  readonly people: readonly Power[];
  readonly opening?: boolean;
  readonly played?: readonly Played[];
  /** Nobody answers until this is asked. */
  readonly until?: QuestionKind;
};
export type Played = { readonly seat: Power; readonly command: Command };

/** Dice under which this many shuffles of the 65 cards keep their order. */
export const unshuffled = (times: number): number[] => Array.from({ length: 64 * times }, () => 1);

/**
 * Opens the page at a prepared position: dice fall as the sketch writes them. A page that is there already at that address
 * isn't loaded again, which is two thirds of the work: the hash leads back to the game only once the position has been
 * laid, so nothing of an earlier one is left to be seen.
 */
export async function openPosition(page: Page, site: Site, prepared: Prepared, more = '', pace = 0): Promise<void> {
  // Not by a route of the browser, with which it would keep no file of the page.
  await page.goto(`${site.url}?pace=${pace}${more}#prepared/${site.lay(prepared)}`);
  await laid(page);
}

/** The same in a page that is always loaded for it, with nothing left of what was done in it before. */
export async function loadPosition(page: Page, site: Site, prepared: Prepared, more = '', pace = 0): Promise<void> {
  await page.goto(`${site.url}?pace=${pace}&position=${site.lay(prepared)}${more}`);
  await laid(page);
}

/** Waits for the game; throws the page's own sentence if the position can't be set up. */
async function laid(page: Page): Promise<void> {
  const said = await page.waitForFunction(
    () => location.hash.startsWith('#game/') || document.querySelector('.setting[aria-busy="false"]')?.textContent,
    undefined,
    { polling: 20 },
  );
  const sentence = await said.jsonValue();
  if (typeof sentence === 'string') throw new Error(`The position can’t be set up: ${sentence}`);
  await expect(page.locator('.moment, .curtain').first()).toBeVisible();
}

/** A point of a zone where nothing but the zone, or a token of it, lies under the pointer. */
export async function pointIn(page: Page, id: string): Promise<{ readonly x: number; readonly y: number }> {
  const shape = page.locator(`[data-shape][data-zone="${id}"]`);
  await expect(shape).toBeVisible();
  await expect(page.locator('.token').first()).toBeVisible();
  const look = () => shape.evaluate(pointUnder, id);
  // The map may still be on its way there.
  await expect.poll(look, { message: `${id} is in sight` }).toBeDefined();
  const found = await look();
  if (found === undefined) throw new Error(`${id} is not in sight`);
  return found;
}

/** Runs in the page: a point of a shape at which nothing lies over it. */
function pointUnder(
  path: SVGElement | HTMLElement,
  zone: string,
): { readonly x: number; readonly y: number } | undefined {
  const { left, top, width, height } = path.getBoundingClientRect();
  const tries = [5, 3, 7, 4, 6, 2, 8, 1, 9];
  for (const row of tries)
    for (const column of tries) {
      const x = left + (width * column) / 10;
      const y = top + (height * row) / 10;
      const under = document.elementFromPoint(x, y)?.closest<SVGElement>('[data-zone]');
      if (under?.dataset.zone === zone) return { x, y };
    }
  return undefined;
}

/** Clicks a zone on the map, once the moment has something to choose. */
export async function clickZone(page: Page, id: string): Promise<void> {
  await expect(page.locator('.moment [data-field]').first()).toBeVisible();
  const { x, y } = await pointIn(page, id);
  await page.mouse.click(x, y);
}

/** Touches a zone on the map with a finger. */
export async function tapZone(page: Page, id: string): Promise<void> {
  await expect(page.locator('.moment [data-field]').first()).toBeVisible();
  const { x, y } = await pointIn(page, id);
  await page.touchscreen.tap(x, y);
}

/** Presses a button of the moment by its name. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.locator('.moment-foot').getByRole('button', { name, exact: true }).click();

/** Clicks a zone once it is lit, or chosen already as the only one. */
export async function clickTarget(page: Page, id: string): Promise<void> {
  await expect(page.locator(`[data-shape][data-zone="${id}"]`)).toHaveAttribute(
    'aria-label',
    /you can choose it|chosen/,
  );
  await clickZone(page, id);
}
