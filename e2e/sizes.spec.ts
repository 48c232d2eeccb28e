// At the sizes that people have, everything that matters is in sight.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { asked, playNow } from './person.ts';
import { loadPosition } from './position.ts';
import { type Site, serveSite } from './site.ts';
import { person, sendHome, serveTable } from './table.ts';

let site: Site;
test.beforeAll(async () => {
  site = await serveSite();
});

const SIZES = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
] as const;

/** Whether the whole of it lies within the window. */
async function isInSight(page: Page, what: Locator): Promise<boolean> {
  const box = await what.boundingBox();
  const size = page.viewportSize();
  if (box === null || size === null) return false;
  return box.x >= 0 && box.y >= 0 && box.x + box.width <= size.width + 1 && box.y + box.height <= size.height + 1;
}

test('a low window shows the start of a game and the other ways to play without scrolling', async ({ page }) => {
  await page.setViewportSize(SIZES[0]);
  await page.goto(site.url);
  for (const name of ['Play now', 'Learn in ten minutes', /^Online/])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('At one screen', { exact: true })).toBeInViewport({ ratio: 1 });
});

for (const size of SIZES)
  test(`the button of every decision is in sight at ${size.width} x ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto(`${site.url}?pace=0&seed=sizes`);
    await playNow(page);
    const seen = new Set<string>();
    for (let moment = 0; moment < 14; moment++) {
      const kind = (await asked(page)) ?? '';
      const filled = page.locator('.moment .filled');
      await expect(filled).toBeVisible();
      await expect.poll(() => isInSight(page, filled), { message: `${kind}: the filled button` }).toBe(true);
      for (const plain of await page.locator('.moment .go .plain').all())
        expect(await isInSight(page, plain), `${kind}: ${await plain.textContent()}`).toBe(true);
      seen.add(kind);
      if (seen.has('move') || seen.has('buy')) break;
      if (kind === 'bid') await page.locator('.bids .choice').first().click();
      const quick = page.locator('.moment .ahead button').first();
      if (kind === 'sell' && (await quick.count()) > 0) await quick.click();
      else await filled.click();
      await expect(page.locator('.moment')).not.toHaveAttribute('data-kind', kind);
      await expect(page.locator('.moment')).not.toHaveAttribute('data-kind', 'waiting');
    }
    expect(seen).toContain('bid');
    expect(seen).toContain('sell');
  });

test('six powers fit the strip of a laptop with the names of the people who lead them', async ({ browser }) => {
  const server = await serveTable();
  const [anna, boris] = await Promise.all([person(browser), person(browser)]);
  const api = `${server.url}/api`;
  await anna.request.post(`${api}/guests`, { data: { name: 'Anna Karenina' } });
  await boris.request.post(`${api}/guests`, { data: { name: 'Boris Godunov' } });
  const computers = (['china', 'europe', 'africa', 'south-america'] as const).map((power) => ({
    power,
    player: { bot: 'officer' },
  }));
  const seats = [{ power: 'usa', player: 'me' }, { power: 'ussr', player: 'open' }, ...computers];
  const made = await anna.request.post(`${api}/games`, { data: { seats, public: true } });
  const { id } = await made.json();
  await boris.request.post(`${api}/games/${id}/seats/ussr/take`, { data: {} });
  for (const [page, seat] of [
    [anna, 'usa'],
    [boris, 'ussr'],
  ] as const)
    await page.request.post(`${api}/games/${id}/seats/${seat}/ready`, { data: { ready: true, contribution: 'x' } });
  await Promise.all([anna.goto(`${server.url}/#table/${id}`), boris.goto(`${server.url}/#table/${id}`)]);
  await expect(anna.locator('.power').filter({ hasText: 'Boris Godunov' }).locator('.presence')).toBeVisible();
  for (const size of [
    { width: 1280, height: 720 },
    { width: 1024, height: 768 },
  ]) {
    await anna.setViewportSize(size);
    const below = await anna.locator('.power').evaluateAll((cells) => {
      const room = document.querySelector('.board')?.getBoundingClientRect().top ?? 0;
      return cells.filter(
        (cell) => Math.max(...[...cell.children].map((part) => part.getBoundingClientRect().bottom)) > room + 1,
      ).length;
    });
    expect(below, `cells that hang over the board at ${size.width}`).toBe(0);
  }
  await anna.setViewportSize({ width: 1280, height: 720 });
  const names = anna.locator('.power .person');
  await expect(names).toHaveCount(6);
  for (const name of await names.all()) {
    await expect(name).toBeInViewport({ ratio: 1 });
    expect(await name.evaluate((one) => one.scrollWidth <= one.clientWidth), (await name.textContent()) ?? '').toBe(
      true,
    );
  }
  await sendHome();
  await server.close();
});

test('at 1024 x 768 cash, supplies and the target of an attack are in sight; the whole world fits, Alaska free of buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await loadPosition(page, site, {
    people: ['usa'],
    stage: 4,
    phase: 'attacks',
    bidders: ['usa'],
    powers: {
      usa: { units: { alaska: 4 }, cash: 3210, grain: 6, oil: 6, minerals: 6 },
      ussr: { units: { yakutsk: 2 }, grain: 6, oil: 6, minerals: 6 },
    },
  });
  const you = page.locator('.power.you');
  await expect(you).toContainText('$3,210M');
  for (const fact of [you.locator('.by'), you.locator('.facts li').nth(5), you.locator('.facts li').nth(7)])
    expect(await isInSight(page, fact)).toBe(true);
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: width === 1920 ? 1080 : width === 1440 ? 900 : 768 });
    await page.getByRole('button', { name: 'Whole world' }).click();
    await page.waitForTimeout(400);
    const frame = await page.locator('.map').boundingBox();
    const buttons = await page.locator('.map-zoom').boundingBox();
    if (frame === null || buttons === null) throw new Error('There is no map.');
    for (const zone of ['alaska', 'greenland', 'siberia', 'yakutsk', 'new-zealand', 'argentina']) {
      const box = await page.locator(`.map [data-shape][data-zone="${zone}"]`).first().boundingBox();
      if (box === null) throw new Error(`${zone} is not on the map.`);
      expect(box.y, `${zone} at ${width}`).toBeGreaterThanOrEqual(frame.y - 2);
      expect(box.y + box.height, `${zone} at ${width}`).toBeLessThanOrEqual(frame.y + frame.height + 2);
      expect(box.x, `${zone} at ${width}`).toBeGreaterThanOrEqual(frame.x - 2);
      expect(box.x + box.width, `${zone} at ${width}`).toBeLessThanOrEqual(frame.x + frame.width + 2);
      const covered =
        box.x < buttons.x + buttons.width &&
        buttons.x < box.x + box.width &&
        box.y < buttons.y + buttons.height &&
        buttons.y < box.y + box.height;
      expect(covered, `${zone} under the buttons at ${width}`).toBe(false);
    }
  }
});
