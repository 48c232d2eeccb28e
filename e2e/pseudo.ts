// A language that nobody speaks, 40% longer and full of accents (`packages/web/src/pseudo.ts`): what has no accents there is not translated, and what is clipped would be clipped in a long language.
import { LEADERS } from '@marshall/bots/leaders';
import { COMPANIES, companyOf } from '@marshall/rules';
import type { Page } from '@playwright/test';

/** Names that are the same in every language: of companies, of the game and its sets, of people and of keys. */
const NAMES = new Set(
  [
    ...COMPANIES.map((id) => companyOf(id).name),
    ...Object.values(LEADERS),
    'Marshall Supremacy Military Conflict Chart Colonial Legions Merchant Marine High-Tech Edge Conventional Forces Armored Personnel Carriers',
    'English Deutsch Español Anna Boris Escape Enter Shift Space JSON Chrome Linux Mastermind Suez Panama Sun Tzu',
  ].flatMap((text) => text.split(/[^\p{L}]+/u)),
);

export interface Seen {
  /** Words without accents, which the catalogue does not hold. */
  readonly foreign: readonly string[];
  /** Texts that do not fit where they stand. */
  readonly clipped: readonly string[];
}

/** What is wrong with the texts on screen, in the language that nobody speaks; the referee does not speak it either. */
export async function look(page: Page, but = 'head'): Promise<Seen> {
  const { words, clipped } = await page.evaluate((but) => {
    const words: string[] = [];
    const clipped: string[] = [];
    // Rules have the same names in every language.
    const said = (text: string): string => text.replace(/[A-Z]+(?:-[A-Z]+)*-\d+/g, '').trim();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = said(node.textContent ?? '');
      const parent = node.parentElement;
      if (text === '' || parent === null || parent.closest('script, style, kbd, code, body [lang], [data-own-words]'))
        continue;
      if (parent.closest(but)) continue;
      if (!parent.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
      words.push(...(text.match(/[A-Za-z]{4,}/g) ?? []).map((word) => `${word} (in: ${text.slice(0, 60)})`));
      const box = parent.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1 || parent instanceof SVGElement) continue;
      const { overflowX, overflowY } = getComputedStyle(parent);
      const wide = overflowX !== 'visible' && overflowX !== 'auto' && parent.scrollWidth > parent.clientWidth + 1;
      const high = overflowY === 'hidden' && parent.scrollHeight > parent.clientHeight + 2;
      if (wide || high) clipped.push(`${parent.className || parent.tagName}: ${text.slice(0, 60)}`);
    }
    for (const { ariaLabel, title } of document.querySelectorAll<HTMLElement>('[aria-label], [title]'))
      for (const text of [said(ariaLabel ?? ''), said(title ?? '')])
        words.push(...(text.match(/[A-Za-z]{4,}/g) ?? []).map((word) => `${word} (label: ${text.slice(0, 60)})`));
    return { words, clipped };
  }, but);
  const foreign = words.filter((word) => !NAMES.has(word.split(' ')[0] ?? ''));
  return { foreign: [...new Set(foreign)], clipped: [...new Set(clipped)] };
}

export const CLEAN: Seen = { foreign: [], clipped: [] };

/** Opens the page again in that language, where it is. */
export async function inPseudo(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('language', 'pseudo'));
  await page.reload();
}

/** Opens all that is folded. */
export const openFolds = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
