// The main screens in every language, on a desk and on a phone, to be looked at: one by one in test-results, and on one sheet for each in docs/pictures.
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { page as de } from '../../packages/words/src/de/page/index.ts';
import { page as en } from '../../packages/words/src/en/page/index.ts';
import { page as es } from '../../packages/words/src/es/page/index.ts';
import { CROWD } from '../crowd.ts';
import { loadPosition, type Prepared } from '../position.ts';
import { type Site, serveSite } from '../site.ts';
import { type LiveTable, serveTable } from '../table.ts';

let site: Site;
let server: LiveTable;
test.beforeAll(async () => {
  [site, server] = await Promise.all([serveSite(), serveTable()]);
});
test.afterAll(() => server.close());

const SIZES = { desk: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } } as const;
const EUROPE = { ...CROWD, people: ['europe'], bidders: ['europe'] } as const;

/** Both sides have rolled in Romania, and Europe decides what comes next. */
const FOUGHT = {
  ...EUROPE,
  stage: 4,
  phase: 'attacks',
  dice: [4, 5, 1, 2, 3],
  played: [
    {
      seat: 'europe',
      command: { type: 'attack', from: 'greece', to: 'romania', against: 'ussr', units: { army: 6 } },
    },
    { seat: 'ussr', command: { type: 'defend', supplied: true } },
  ],
} as const satisfies Prepared;

/** How large a screen is on the sheet, and how many stand in a row. */
const SHEET = { desk: { width: 640, row: 2 }, phone: { width: 240, row: 5 } } as const;

for (const [language, text] of Object.entries({ en, de, es }))
  for (const size of ['desk', 'phone'] as const)
    test(`the main screens in ${language}, ${size}`, async ({ page }) => {
      test.setTimeout(180_000);
      page.setDefaultTimeout(15_000);
      await page.addInitScript((code) => localStorage.setItem('language', code), language);
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
      await page.setViewportSize(SIZES[size]);
      const kept: Buffer[] = [];
      const end = `${language}${size === 'phone' ? '-phone' : ''}`;
      const keep = async (name: string): Promise<void> => {
        await page.mouse.move(2, 2);
        await page.waitForTimeout(700);
        const path = fileURLToPath(new URL(`../../test-results/languages/${name}-${end}.png`, import.meta.url));
        kept.push(await page.screenshot({ path }));
      };

      await page.goto(`${site.url}?theme=light`);
      await expect(page.locator('.showcase').first()).toBeVisible();
      await keep('front');

      await loadPosition(page, site, { ...CROWD, people: ['europe'], stage: 3 }, '&theme=light');
      await page.locator('.bids .choice').nth(1).click();
      await keep('bid');

      await loadPosition(page, site, { ...EUROPE, stage: 3, phase: 'market-sales' }, '&theme=light');
      await page.locator('[data-choice="resource:oil"]').click();
      await keep('sell');

      await loadPosition(page, site, { ...EUROPE, stage: 4, phase: 'attacks' }, '&theme=light');
      await keep('attack');

      await loadPosition(page, site, FOUGHT, '&theme=light');
      await expect(page.locator('.side .sum').first()).toBeVisible();
      await keep('battle');
      if (size === 'phone') {
        await page.locator('.tabs button').last().click();
        await keep('log');
      }

      await loadPosition(
        page,
        site,
        {
          people: ['europe'],
          stage: 4,
          phase: 'attacks',
          bidders: ['usa'],
          powers: { china: { nukes: 1 }, europe: { units: { poland: 3 } }, usa: { nukes: 1, units: { alaska: 4 } } },
          played: [
            { seat: 'usa', command: { type: 'propose-detente' } },
            { seat: 'china', command: { type: 'agree-detente', agree: true } },
            { seat: 'europe', command: { type: 'agree-detente', agree: true } },
          ],
        },
        '&theme=light',
      );
      await page.keyboard.press('Escape');
      await expect(page.locator('.my-place')).toBeVisible();
      await keep('end');

      await page.goto(`${site.url}?theme=light#learn`);
      await page.locator('.learn-go').first().waitFor();
      await keep('lessons');
      await page.locator('.learn-go').first().click();
      await expect(page.locator('.moment').first()).toBeVisible();
      await keep('lesson');
      await page.getByRole('button', { name: text.room.menu.rules, exact: true }).click();
      await expect(page.getByRole('dialog').first()).toBeVisible();
      await keep('handbook');
      await page.locator('details.exactly:not(.proven) summary').first().click();
      await page.locator('details.exactly dl').first().scrollIntoViewIfNeeded();
      await keep('exact-rules');

      await page.goto(`${server.url}/?theme=light#lobby`);
      await page.getByLabel(text.online.name).fill('Anna');
      await page.getByRole('button', { name: text.online.sitDown }).click();
      await page.getByLabel(text.online.make.title).waitFor();
      await keep('lobby');
      for (const seat of await page.locator('.new-seat select').all())
        if ((await seat.inputValue()) === 'open') await seat.selectOption('computer');
      await page.getByRole('button', { name: text.online.make.go }).click();
      await page.getByRole('button', { name: text.online.seats.ready, exact: true }).waitFor();
      await keep('seats');
      await page.getByRole('button', { name: text.online.seats.ready, exact: true }).click();
      await page.locator('.moment .filled').first().click();
      await page.locator('[data-orders]').click();
      await expect(page.locator('[data-order="defence"]')).toBeVisible();
      await keep('orders');

      // All of them side by side, small enough to be kept.
      const { width, row } = SHEET[size];
      await page.setViewportSize({ width: row * width, height: 800 });
      await page.goto('about:blank');
      await page.setContent(
        `<body style="margin:0;display:flex;flex-wrap:wrap">${kept
          .map((png) => `<img style="width:${width}px" src="data:image/png;base64,${png.toString('base64')}">`)
          .join('')}</body>`,
      );
      await page.screenshot({
        path: fileURLToPath(new URL(`../../docs/pictures/screens-${end}.jpg`, import.meta.url)),
        fullPage: true,
        type: 'jpeg',
        quality: 78,
      });
    });
