import { expect, type Locator, type Page } from '@playwright/test';

/** Somebody who answers the moment, with a mouse or with keys alone. */
export interface Hand {
  readonly page: Page;
  /** Presses a button, wherever it stands beside the map. */
  press(name: string | RegExp): Promise<void>;
  /** Chooses a value of a field by its name: a card, or a line of a list. */
  choose(field: string, value: string): Promise<void>;
  /** One more, and one fewer, of something counted. */
  more(what: string, times?: number): Promise<void>;
  fewer(what: string, times?: number): Promise<void>;
  /** Writes a number into a field. */
  fill(field: string, number: number): Promise<void>;
  /** Opens what may be done beside the question, and takes one of it. */
  alsoDo(name: string): Promise<void>;
}

type Touch = (target: Locator) => Promise<void>;

/** A hand on a mouse. */
export const mouse = (page: Page): Hand =>
  hand(
    page,
    (target) => target.click(),
    async (list, value) => void (await list.selectOption({ label: value })),
  );

/** A hand that never leaves the keyboard: Tab to what is meant, then Enter; lists and numbers are typed. */
export const keyboard = (page: Page): Hand =>
  hand(
    page,
    async (target) => {
      await tabTo(page, target);
      await page.keyboard.press('Enter');
    },
    async (list, value) => {
      await tabTo(page, list);
      await page.keyboard.type(value);
    },
  );

function hand(page: Page, reach: Touch, pick: (list: Locator, value: string) => Promise<void>): Hand {
  /** What was touched has its effect before the next thing is. */
  const touch: Touch = async (target) => {
    await reach(target);
    await page.locator('.moment[aria-busy="false"]').waitFor();
  };
  const button = (name: string | RegExp): Locator =>
    page.locator('.rail').getByRole('button', { name, exact: true }).first();
  const field = (name: string): Locator => page.locator(`.moment [data-field="${name}"]`);
  const often = async (name: string, times: number): Promise<void> => {
    for (let i = 0; i < times; i++) await touch(button(name));
  };
  return {
    page,
    press: async (name) => {
      // A button that is not ready is there, and does nothing.
      await expect(button(name)).not.toHaveAttribute('aria-disabled', 'true');
      await touch(button(name));
    },
    choose: async (name, value) => {
      const card = field(name).getByRole('button', { name: value, exact: true });
      const list = field(name).locator('select');
      await expect(card.or(list).first()).toBeVisible();
      if ((await list.count()) > 0) {
        await pick(list, value);
        await expect(list.locator('option:checked')).toHaveText(value);
      } else await touch(card);
    },
    more: (what, times = 1) => often(`One more: ${what}`, times),
    fewer: (what, times = 1) => often(`One fewer: ${what}`, times),
    fill: async (name, number) => {
      const box = field(name).locator('input[type="number"]');
      await touch(box);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(String(number));
    },
    alsoDo: async (name) => {
      await touch(page.locator('.moment .rights summary').filter({ hasText: 'You can also' }));
      await touch(page.locator('.moment .rights').getByRole('button', { name, exact: true }));
    },
  };
}

/** More presses of Tab than the room has things to reach. */
const MOST_TABS = 160;

/** Goes by Tab, forwards or back, from where the focus is; in the room from nowhere by the key of the moment. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    const way = await target.evaluate((element) => {
      const here = document.activeElement;
      if (here === element) return 'here';
      if (here === null || here === document.body) return document.querySelector('.moment') ? 'nowhere' : 'on';
      return here.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? 'back' : 'on';
    });
    if (way === 'here') return;
    await page.keyboard.press({ nowhere: 'm', back: 'Shift+Tab', on: 'Tab' }[way]);
  }
  throw new Error(`the focus does not reach ${target}`);
}
