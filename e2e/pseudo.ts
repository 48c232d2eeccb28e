// A language that nobody speaks, 40% longer and full of accents (`packages/web/src/pseudo.ts`): what has no accents there is not translated, and what is clipped would be clipped in a long language.
import { LEADERS } from '@marshall/bots/leaders';
import { COMPANIES, companyOf } from '@marshall/rules';
import { expect, type Page } from '@playwright/test';
import { keepSeen, SIGNS } from './seen.ts';

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
  const { words, clipped, seen } = await page.evaluate(readScreen, { but, signs: Object.values(SIGNS) });
  keepSeen(seen);
  const foreign = words.filter((word) => !NAMES.has(word.split(' ')[0] ?? ''));
  return { foreign: [...new Set(foreign)], clipped: [...new Set(clipped)] };
}

/** Runs in the page: every word without accents, and every text that is cut off. */
function readScreen({ but, signs }: { readonly but: string; readonly signs: readonly string[] }): {
  readonly words: readonly string[];
  readonly clipped: readonly string[];
  /** The keys of all texts that are on screen, as `packages/web/src/pseudo.ts` remembers them, and the signs of components. */
  readonly seen: readonly string[];
} {
  const words: string[] = [];
  const onScreen: string[] = [];
  const clipped: string[] = [];
  // Rules have the same names in every language.
  const said = (text: string | null): string => (text ?? '').replace(/[A-Z]+(?:-[A-Z]+)*-\d+/g, '').trim();
  const read = (text: string, where: string): void => {
    onScreen.push(text);
    words.push(...(text.match(/[A-Za-z]{4,}/g) ?? []).map((word) => `${word} (${where}: ${text.slice(0, 60)})`));
  };
  /** Whether something around a text hides a part of it; what scrolls shows the rest. */
  const isCut = (node: Node, around: HTMLElement): boolean => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    // What may be missing where there is no room for it is there whole, or not at all.
    const isSpare = around.closest('[data-spare]') !== null;
    let [across, down] = [true, true];
    for (let each: HTMLElement | null = around; each !== null && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(each);
      const box = each.getBoundingClientRect();
      // What is there only to be heard, also on a card that is being turned over, and what moves over the map.
      if (each.offsetWidth <= 1 || each.offsetHeight <= 1 || each.matches('.map, .stage-field, .scene-field'))
        return false;
      if (isSpare && /hidden/.test(overflowY) && top >= box.bottom) return false;
      if (/auto|scroll/.test(overflowX)) across = false;
      if (/auto|scroll/.test(overflowY)) down = false;
      if (across && /hidden|clip/.test(overflowX) && (left < box.left - 1 || right > box.right + 1)) return true;
      if (down && /hidden|clip/.test(overflowY) && (top < box.top - 2 || bottom > box.bottom + 2)) return true;
      if (position === 'fixed') return across && (left < -1 || right > innerWidth + 1);
    }
    return across && (left < -1 || right > innerWidth + 1);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = said(node.textContent);
    const parent = node.parentElement;
    if (text === '' || parent === null || parent.closest('script, style, kbd, code, body [lang], [data-own-words]'))
      continue;
    if (parent.closest(but)) continue;
    if (!parent.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    read(text, 'in');
    if (parent instanceof HTMLElement && parent.tagName !== 'OPTION' && isCut(node, parent))
      clipped.push(`${parent.className || parent.tagName}: ${text.slice(0, 60)}`);
  }
  for (const attribute of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-description'])
    for (const each of document.querySelectorAll(`[${attribute}]`))
      if (!each.closest(but)) read(said(each.getAttribute(attribute)), attribute);
  const bar = [...document.querySelectorAll('.top > *')].map((each) => ({ each, box: each.getBoundingClientRect() }));
  for (const [i, { each, box }] of bar.filter((one) => one.box.width > 1).entries()) {
    const next = bar.filter((one) => one.box.width > 1)[i + 1];
    const inner = Math.max(
      box.right,
      ...[...each.querySelectorAll(':scope > button')].map((one) => one.getBoundingClientRect().right),
    );
    if (next !== undefined && inner > next.box.left + 1)
      clipped.push(`${each.className} of the top bar runs into ${next.each.className || next.each.tagName}`);
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) {
    const out = [...document.querySelectorAll('*')].filter(
      (each) => each.getBoundingClientRect().right > innerWidth + 1,
    );
    clipped.push(`the page is wider than the screen: ${out.map((each) => each.className || each.tagName).join(', ')}`);
  }
  // Explained words part a text into several nodes, so long texts are looked for without any spaces.
  const screen = onScreen.join('\n');
  const letters = screen.replace(/\s/g, '');
  const isOnScreen = (text: string): boolean => {
    const [looked, bare] = [text.trim(), text.replace(/\s/g, '')];
    if (bare.length >= 16) return letters.includes(bare);
    for (let at = screen.indexOf(looked); looked !== '' && at !== -1; at = screen.indexOf(looked, at + 1))
      if (!/\p{L}/u.test((screen[at - 1] ?? '') + (screen[at + looked.length] ?? ''))) return true;
    return false;
  };
  const { said: spoken = new Map() } = globalThis as { said?: ReadonlyMap<string, ReadonlySet<string>> };
  const keys = [...spoken].filter(([, texts]) => [...texts].some(isOnScreen)).map(([key]) => key);
  const there = signs.filter((sign) => [...document.querySelectorAll(sign)].some((each) => each.checkVisibility()));
  return { words, clipped, seen: [...keys, ...there] };
}

/** Waits for what has come, opens what is folded, and looks at all of the page. */
export async function sees(page: Page, selector: string, what: string, but?: string): Promise<void> {
  await expect(page.locator(selector).first()).toBeVisible();
  await openFolds(page);
  // A map that was drawn for another size of the screen takes its new one with the next frames; what stays too wide is told.
  await page
    .waitForFunction(() => document.documentElement.scrollWidth <= innerWidth + 1, undefined, { timeout: 60_000 })
    .catch(() => undefined);
  expect.soft(await look(page, but), `${what}, ${page.viewportSize()?.width} wide`).toEqual(CLEAN);
}

/** From now on time passes only step by step; every kind of scene is looked at once. */
export async function watch(page: Page, act: () => Promise<void>, kinds: readonly string[]): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await act();
  const seen = new Set<string>();
  await expect(async () => {
    await page.clock.runFor(400);
    const kind = await page.locator('.stage').getAttribute('data-beat', { timeout: 500 });
    if (kind !== null && !seen.has(kind)) {
      expect.soft(await look(page), `the scene ${kind}`).toEqual(CLEAN);
      seen.add(kind);
    }
    expect(kinds.filter((each) => !seen.has(each))).toEqual([]);
  }).toPass({ timeout: 180_000 });
  await page.clock.resume();
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
