// A page that the tests of a process take turns with, so that the next one needn't load it: for tests that begin with a position.
import { type Browser, test as base, type Page } from '@playwright/test';

type Pages = Map<string, Page>;

export const test = base.extend<{ page: Page }, { kept: Pages }>({
  kept: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter.
    async ({}, use) => {
      const kept: Pages = new Map();
      await use(kept);
      for (const page of kept.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, kept, viewport, hasTouch, isMobile, contextOptions }, use) => {
    const options = { ...contextOptions, viewport, hasTouch, isMobile };
    const key = JSON.stringify(options);
    const page = kept.get(key) ?? (await open(browser, options));
    kept.set(key, page);
    await use(page);
    // What comes next finds the page as somebody does who comes for the first time.
    await page.unrouteAll();
    page.removeAllListeners();
    await page.emulateMedia({ colorScheme: null, media: null });
    if (viewport !== null) await page.setViewportSize(viewport);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
      delete document.documentElement.dataset.theme;
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    await page.mouse.move(0, 0);
  },
});

const open = async (browser: Browser, options: Parameters<Browser['newContext']>[0]): Promise<Page> =>
  (await browser.newContext(options)).newPage();
