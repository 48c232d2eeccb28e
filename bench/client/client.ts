// What the page costs in a real browser: npm run bench -- client
import { type Page, test } from '@playwright/test';
import { CROWD } from '../../e2e/crowd.ts';
import { loadPosition } from '../../e2e/position.ts';
import { type Site, serveSite } from '../../e2e/site.ts';

let site: Site;
test.beforeAll(async () => {
  site = await serveSite();
});

const SLOWED = 4;
const CROWDED = { ...CROWD, people: ['europe'], stage: 5, phase: 'moves', bidders: ['europe'] } as const;

test('front page, processor slowed four times', async ({ browser }) => {
  const before = await browser.newPage();
  await before.goto(site.url);
  const place = await before.locator(POWER).boundingBox();
  await before.close();
  const [x, y] = [(place?.x ?? 0) + 20, (place?.y ?? 0) + 10];
  for (let run = 1; run <= 5; run++) {
    const page = await browser.newPage();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await page.addInitScript(tellWhenPressed, POWER);
    const answer = page.waitForEvent('console', (message) => message.text().startsWith('answered'));
    let answered = '';
    answer.then((message) => (answered = message.text()));
    await page.goto(site.url, { waitUntil: 'commit' });
    // A hand that presses before anything is there, and again, until the page answers.
    for (const end = performance.now() + 20_000; answered === '' && performance.now() < end; ) {
      for (const type of ['mousePressed', 'mouseReleased'] as const)
        await devtools.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
      await page.waitForTimeout(30);
    }
    const started = performance.now();
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.locator('.moment').first().waitFor();
    const begun = performance.now() - started;
    tell(`run ${run}: ${answered}; from Play now to the first question ${seconds(begun)}`);
    await page.close();
  }
});

/** A power that is not chosen at first. */
const POWER = '.front-play button[aria-pressed]:nth-of-type(5)';

/** Runs in the page: says how long after its start it answered a press. */
function tellWhenPressed(power: string): void {
  const watch = new MutationObserver(() => {
    if (document.querySelector(power)?.getAttribute('aria-pressed') !== 'true') return;
    watch.disconnect();
    requestAnimationFrame(() => console.log(`answered a press after ${(performance.now() / 1000).toFixed(2)} s`));
  });
  watch.observe(document, { subtree: true, attributeFilter: ['aria-pressed'] });
}

test('frames on a board of six powers and 205 units', async ({ page }) => {
  await loadPosition(page, site, CROWDED);
  await page.locator('.token').first().waitFor();
  await page.waitForTimeout(1500);
  await page.mouse.move(700, 400);
  tell(`at rest: ${await framesDuring(page, () => page.waitForTimeout(1500))}`);
  tell(`dragging the world: ${await framesDuring(page, () => drag(page))}`);
  tell(`zooming in by the wheel: ${await framesDuring(page, () => wheel(page, -60))}`);
  tell(`after that, sharp again: ${await framesDuring(page, () => page.waitForTimeout(800))}`);
  tell(`dragging nearby: ${await framesDuring(page, () => drag(page))}`);
  await page.mouse.move(720, 330);
  await page.waitForTimeout(600);
  tell(`zooming out by the wheel: ${await framesDuring(page, () => wheel(page, 60))}`);
  tell(`after that, sharp again: ${await framesDuring(page, () => page.waitForTimeout(800))}`);
});

test('frames while moves of five computers are played on the same board', async ({ page }) => {
  const bidders = ['europe', 'usa', 'ussr', 'china', 'africa', 'south-america'] as const;
  const position = site.lay({ ...CROWDED, bidders });
  await page.goto(`${site.url}?pace=900&seed=crowd&position=${position}`);
  await page.locator('.token').first().waitFor();
  await page.waitForTimeout(1500);
  tell(`at rest, for comparison: ${await framesDuring(page, () => page.waitForTimeout(8000))}`);
  tell(`while moves are played: ${await framesDuring(page, () => letPlay(page), '.room[data-playing]')}`);
});

/** Presses what lies nearest whenever nothing is played, for a minute. */
async function letPlay(page: Page): Promise<void> {
  const near = page.locator('.moment-foot').getByRole('button', { name: /^(OK|Pass|Seal|Done|Pay)/ });
  for (const end = performance.now() + 60_000; performance.now() < end; ) {
    await page.waitForTimeout(300);
    const held = (await page.locator('.moment[data-kind="held"]').count()) > 0;
    if (!held && (await page.locator('.stage').count()) > 0) continue;
    await near
      .first()
      .click({ timeout: 1000 })
      .catch(() => undefined);
  }
}

async function drag(page: Page): Promise<void> {
  await page.mouse.move(700, 400);
  await page.mouse.down();
  for (let i = 0; i < 90; i++) {
    await page.mouse.move(700 + 220 * Math.sin(i / 14), 400 + 120 * Math.sin(i / 9));
    await page.waitForTimeout(12);
  }
  await page.mouse.up();
}

/** From the whole world to the nearest view, or back. */
async function wheel(page: Page, delta: number): Promise<void> {
  await page.mouse.move(720, 330);
  for (let i = 0; i < 22; i++) {
    await page.mouse.wheel(0, delta);
    await page.waitForTimeout(30);
  }
}

/** Milliseconds between the frames that the browser gave while something was done; with `only`, those while that was there. */
async function framesDuring(page: Page, act: () => Promise<void>, only?: string): Promise<string> {
  await page.evaluate((there) => {
    const gaps: number[] = [];
    let last: number | undefined;
    const next = (now: number): void => {
      const counts = there === undefined || document.querySelector(there) !== null;
      if (counts && last !== undefined) gaps.push(now - last);
      last = counts ? now : undefined;
      handle = requestAnimationFrame(next);
    };
    let handle = requestAnimationFrame(next);
    Object.assign(window, {
      framesOf: () => {
        cancelAnimationFrame(handle);
        return gaps;
      },
    });
  }, only);
  await act();
  const gaps = await page.evaluate(() => (window as unknown as { framesOf: () => number[] }).framesOf());
  gaps.sort((a, b) => a - b);
  const part = (share: number): string => `${(gaps[Math.floor(gaps.length * share)] ?? 0).toFixed(1)} ms`;
  const smooth = (100 * gaps.filter((gap) => gap < 17.5).length) / gaps.length;
  return `${gaps.length} frames, median ${part(0.5)}, 95% under ${part(0.95)}, longest ${part(0.9999)}, ${smooth.toFixed(0)}% in 16.7 ms`;
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
const tell = (line: string): boolean => process.stdout.write(`  ${line}\n`);
