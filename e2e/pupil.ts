import { expect, type Locator, type Page } from '@playwright/test';
import { tabTo } from './hands.ts';
import { pointIn } from './position.ts';

/** How somebody touches the page. */
export interface Touch {
  readonly press: (target: Locator) => Promise<void>;
  /** Touches a zone of the map; who has only keys chooses it in a list. */
  readonly zone?: (id: string) => Promise<void>;
  readonly choose: (list: Locator, value: string) => Promise<void>;
}

export const byMouse = (page: Page): Touch => ({
  press: (target) => target.click(),
  zone: async (id) => {
    const { x, y } = await pointIn(page, id);
    await page.mouse.click(x, y);
  },
  choose: async (list, value) => void (await list.selectOption(value)),
});

export const byTouch = (page: Page): Touch => ({
  press: (target) => target.tap(),
  zone: async (id) => {
    const { x, y } = await pointIn(page, id);
    await page.touchscreen.tap(x, y);
  },
  choose: async (list, value) => void (await list.selectOption(value)),
});

export const byKeys = (page: Page): Touch => ({
  press: async (target) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  },
  choose: async (list, value) => {
    await tabTo(page, list);
    const name = await list.locator(`option[value="${value}"]`).textContent();
    await page.keyboard.type(name ?? '');
  },
});

/** More touches than any lesson takes. */
const MOST = 80;

/** Goes through a lesson by pressing what is lit and nothing else, whatever it says. */
export async function followLights(page: Page, touch: Touch, each?: (step: string) => Promise<void>): Promise<void> {
  const over = page.locator('.lesson-over');
  const card = page.locator('.teacher');
  const next = page.locator('[data-teacher="next"]');
  const lit = page.locator('.moment [data-lit]');
  let seen = '';
  for (let touches = 0; touches < MOST; touches++) {
    await expect(over.or(next).or(lit).first()).toBeVisible();
    await expect(page.locator('.moment[aria-busy="true"]')).toHaveCount(0);
    if (await over.isVisible()) return;
    const step = (await card.getAttribute('data-step')) ?? '';
    if (step !== seen) await each?.(step);
    seen = step;
    const before = await signature(page);
    if (await next.isVisible()) await touch.press(next);
    else await pressLit(page, touch, lit.first());
    // What was pressed has had its effect before the next thing is.
    await expect.poll(() => signature(page)).not.toBe(before);
  }
  throw new Error('the lesson does not end');
}

async function pressLit(page: Page, touch: Touch, lit: Locator): Promise<void> {
  const zone = page.locator('[data-lit-zone]');
  if (touch.zone !== undefined && (await zone.count()) === 1)
    await touch.zone((await zone.getAttribute('data-lit-zone')) ?? '');
  else if ((await lit.evaluate((element) => element.tagName)) === 'SELECT')
    await touch.choose(lit, (await lit.getAttribute('data-lit')) ?? '');
  else await touch.press(lit);
}

/** What the page proposes and what is chosen so far. */
const signature = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const told = document.querySelector('.teacher')?.textContent ?? '';
    const question = document.querySelector('.moment')?.getAttribute('data-question') ?? '';
    const fields = [
      ...document.querySelectorAll('.moment output, .moment [aria-pressed], .moment select, .moment .orders'),
    ]
      .map(
        (field) =>
          `${field.getAttribute('aria-pressed')} ${field.textContent} ${field instanceof HTMLSelectElement ? field.value : ''}`,
      )
      .join();
    const foot = document.querySelector('.moment-foot')?.textContent ?? '';
    return [told, question, fields, foot, document.querySelector('.lesson-over') !== null].join('\n');
  });

/** Does what the coach says, and nothing else: presses the coach's own button, else the button that the coach names. */
export async function obeyCoach(page: Page, until: () => Promise<boolean>): Promise<number> {
  const coach = page.locator('.teacher.coach');
  for (let touches = 0; touches < MOST; touches++) {
    if (await until()) return touches;
    const before = await signature(page);
    const says = coach.locator('[data-coach="says"]');
    await expect(says).toBeVisible();
    const said = (await says.textContent()) ?? '';
    // In quotation marks of any language, word for word as it stands on the button.
    const [, named] = /[“„«]([^”“»]+)[”“»]/.exec(said) ?? [];
    const button =
      named === undefined
        ? coach.locator('p').getByRole('button').last()
        : page.locator('.moment-foot').getByRole('button', { name: named, exact: true });
    await button.click({ timeout: 10_000 }).catch(async (error: Error) => {
      // What is asked may change before a slow hand comes: then the coach says something else, and that is obeyed.
      if (!(await until()) && (await says.textContent({ timeout: 1000 })) === said) throw error;
    });
    await expect.poll(async () => (await until()) || (await signature(page)) !== before).toBe(true);
  }
  throw new Error('the coach leads nowhere');
}
