import { setTimeout as pause } from 'node:timers/promises';
import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import { test } from './kept-page.ts';
import { openPosition, pointIn } from './position.ts';
import { type Site, serveSite } from './site.ts';

let site: Site;
test.beforeAll(async () => {
  site = await serveSite();
});

/** Units in lands that are wide enough to hold their token at any scale. */
const POSITION = {
  people: ['europe'],
  stage: 5,
  phase: 'moves',
  bidders: ['europe'],
  powers: {
    europe: { units: { 'western-europe': 3, 'northern-canada': 2 } },
    ussr: { units: { siberia: 4, russia: 2 } },
    africa: { units: { sahara: 2 } },
  },
} as const;
const LAND = 'siberia';
/** What one pixel of a wheel multiplies the scale by. */
const WHEEL = Math.exp(0.0018);
/** How often to look for what comes within some frames. */
const OFTEN = { intervals: [50] };

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
interface Point {
  readonly x: number;
  readonly y: number;
}

const shapeOf = (page: Page, zone: string): Locator => page.locator(`[data-shape][data-zone="${zone}"]`);

async function boxOf(page: Page, zone = LAND): Promise<Box> {
  const box = await shapeOf(page, zone).boundingBox();
  if (box === null) throw new Error(`${zone} is not drawn`);
  return box;
}

const widthOf = async (page: Page): Promise<number> => (await boxOf(page)).width;

const zoneAt = (page: Page, { x, y }: Point): Promise<string | undefined> =>
  page.evaluate(
    ([left, top]) => document.elementFromPoint(left, top)?.closest<SVGElement>('[data-zone]')?.dataset.zone,
    [x, y] as const,
  );

/** Tokens that do not lie on their zone. */
const astray = (page: Page): Promise<string[]> =>
  page.locator('.token').evaluateAll((tokens) =>
    tokens.flatMap((token) => {
      const zone = token.getAttribute('data-zone') ?? '';
      const land = document.querySelector(`[data-shape][data-zone="${zone}"]`)?.getBoundingClientRect();
      const { left, top, width, height } = token.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const inside = land && x > land.left && x < land.right && y > land.top && y < land.bottom;
      return inside ? [] : [zone];
    }),
  );

/** Nothing is left of the movement: no picture from far, and every token on its land. */
async function expectRest(page: Page): Promise<void> {
  await page.locator('.map-world:not([data-scaling])').waitFor({ state: 'attached' });
  await expect(page.locator('.map-far canvas')).toBeHidden();
  await expect(page.locator('.token')).not.toHaveCount(0);
  await expect.poll(() => astray(page), OFTEN).toEqual([]);
}

/** Comes to rest with the land so many times as wide as it was. */
async function expectScaled(page: Page, before: number, times: number): Promise<void> {
  await expect
    .poll(async () => Math.round((100 * (await widthOf(page))) / before), OFTEN)
    .toBe(Math.round(100 * times));
  await expectRest(page);
}

/** The whole board lies in the frame, except for its empty rim. */
async function expectWorld(page: Page): Promise<void> {
  const spare = () =>
    page.locator('.map').evaluate((map) => {
      const sheet = map.querySelector('.map-sheet')?.getBoundingClientRect();
      const frame = map.getBoundingClientRect();
      if (sheet === undefined) return Number.NaN;
      // The rim is 10 of 2000 wide; lands reach the upper edge.
      const [wide, high] = [(sheet.width * 1990) / 2000, sheet.height];
      return Math.min(frame.width - wide, frame.height - high);
    });
  await expect.poll(async () => Math.abs(await spare()) < 1, OFTEN).toBe(true);
  await expectRest(page);
}

const button = (page: Page, name: string): Locator => page.locator('.map-zoom').getByRole('button', { name });

/** Turns the wheel at the pointer, and does something else meanwhile. */
async function wheel(page: Page, by: number, meanwhile: () => Promise<unknown> = async () => undefined): Promise<void> {
  const turning = (async () => {
    for (let turn = 0; turn < 8; turn++) await page.mouse.wheel(0, by / 8);
  })();
  await meanwhile();
  await turning;
}

test('the wheel zooms in and out round the pointer', async ({ page }) => {
  await openPosition(page, site, POSITION);
  await expectWorld(page);
  const world = await widthOf(page);
  await button(page, 'Zoom in').click();
  await expectScaled(page, world, 1.5);

  // A wheel turns at whole pixels.
  const { x, y } = await pointIn(page, 'eastern-europe');
  const point = { x: Math.round(x), y: Math.round(y) };
  await page.mouse.move(point.x, point.y);
  /** Where the pointer is on its zone, in hundredths of it. */
  const place = async () => {
    const box = await boxOf(page, 'eastern-europe');
    return [(100 * (point.x - box.x)) / box.width, (100 * (point.y - box.y)) / box.height] as const;
  };
  const [across, down] = await place();
  for (const by of [-600, -400, 600]) {
    const before = await widthOf(page);
    await wheel(page, by);
    await expectScaled(page, before, WHEEL ** -by);
    expect(await zoneAt(page, point)).toBe('eastern-europe');
    expect(await place()).toEqual([expect.closeTo(across, 0), expect.closeTo(down, 0)]);
  }
  await wheel(page, 2000);
  await expectWorld(page);
});

test('a wheel that turns on where nothing is left to zoom leaves the map at rest', async ({ page }) => {
  await openPosition(page, site, POSITION);
  await expectWorld(page);
  const { x, y } = await pointIn(page, LAND);
  // Whether a turn falls into the frame in which the map would come to rest is chance: some times over it does.
  for (let time = 0; time < 5; time++) {
    await page.evaluate(
      ([clientX, clientY]) =>
        new Promise<void>((done) => {
          const target = document.elementFromPoint(clientX, clientY);
          const turn = (deltaY: number) =>
            target?.dispatchEvent(
              new WheelEvent('wheel', { deltaY, clientX, clientY, bubbles: true, cancelable: true }),
            );
          turn(-300);
          let turns = 0;
          const turning = setInterval(() => {
            turn(100);
            if (++turns < 15) return;
            clearInterval(turning);
            done();
          }, 33);
        }),
      [x, y] as const,
    );
    await expectWorld(page);
  }
});

test('keys and buttons zoom in, out and back to the whole world', async ({ page }) => {
  await openPosition(page, site, POSITION);
  await expectWorld(page);
  const world = await widthOf(page);
  await page.locator('[data-shape][tabindex="0"]').focus();
  const ways: Readonly<Record<string, (what: '+' | '-' | '0') => Promise<void>>> = {
    keys: (what) => page.keyboard.press(what),
    buttons: (what) => button(page, { '+': 'Zoom in', '-': 'Zoom out', 0: 'Whole world' }[what]).click(),
  };
  for (const press of Object.values(ways)) {
    await press('+');
    await expectScaled(page, world, 1.5);
    // The second comes while the first still glides.
    await press('+');
    await press('+');
    await expectScaled(page, world, 1.5 ** 3);
    await press('-');
    await expectScaled(page, world, 1.5 ** 2);
    await press('0');
    await expectWorld(page);
  }
  // What moves the map while it glides leaves the scale to come: by hand, or to the next zone.
  await page.locator('[data-shape][tabindex="0"]').focus();
  await page.keyboard.press('+');
  await page.keyboard.press('Shift+ArrowRight');
  await expectScaled(page, world, 1.5);
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowRight');
  await expectScaled(page, world, 1.5 ** 2);
  await page.keyboard.press('0');
  await page.keyboard.press('Shift+ArrowRight');
  await expectWorld(page);
});

test('the mouse drags the map, and chooses nothing by it', async ({ page }) => {
  await openPosition(page, site, POSITION);
  await expectWorld(page);
  const world = await widthOf(page);
  await button(page, 'Zoom in').click();
  await button(page, 'Zoom in').click();
  await expectScaled(page, world, 1.5 ** 2);
  const [before, from] = [await boxOf(page), await pointIn(page, 'eastern-europe')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 90, from.y + 40, { steps: 5 });
  await expect(page.locator('.map[data-dragging]')).toBeVisible();
  await page.mouse.up();
  await expect(page.locator('.map[data-dragging]')).toHaveCount(0);
  const after = await boxOf(page);
  expect([after.x - before.x, after.y - before.y].map(Math.round)).toEqual([-90, 40]);
  expect(after.width).toBeCloseTo(before.width, 3);
  expect(await zoneAt(page, { x: from.x - 90, y: from.y + 40 })).toBe('eastern-europe');
  // A click would have chosen the zone, or left its card open.
  await page.mouse.move(5, 5);
  await expect(page.locator('.zone-card')).toHaveCount(0);
  await expect(page.locator('[data-shape][aria-label*="chosen"]')).toHaveCount(0);
  await expectRest(page);
});

test('another size and another theme in the middle of a zoom leave the map whole', async ({ page }) => {
  await openPosition(page, site, POSITION, '&theme=light');
  await expectWorld(page);
  const point = await pointIn(page, 'eastern-europe');
  await page.mouse.move(point.x, point.y);
  await wheel(page, -900, () => page.setViewportSize({ width: 1100, height: 700 }));
  await expectRest(page);
  await wheel(page, 400, () => page.setViewportSize({ width: 1280, height: 720 }));
  await expectRest(page);
  await wheel(page, 300, () => page.getByRole('button', { name: 'Light or dark' }).dispatchEvent('click'));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectRest(page);

  // What is seen from far while the world shrinks has the colour of the new theme's sea.
  await wheel(page, -600);
  await expectRest(page);
  const grounds = page.locator('.map-far canvas').evaluate(async (far: HTMLCanvasElement) => {
    while (far.hidden) await new Promise(requestAnimationFrame);
    const sample = document.createElement('canvas').getContext('2d');
    if (sample === null) return [];
    sample.fillStyle = getComputedStyle(far).backgroundColor;
    sample.fillRect(0, 0, 1, 1);
    // A place at the side, where there is neither ice nor a line.
    sample.drawImage(far, 0, Math.round(far.height * 0.45), 1, 1, 1, 0, 1, 1);
    return [0, 1].map((x) => sample.getImageData(x, 0, 1, 1).data.join());
  });
  await wheel(page, 3000);
  const [sea, painted] = await grounds;
  expect(painted).toBe(sea);
  await expectWorld(page);
});

test('with reduced motion the map goes there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPosition(page, site, POSITION);
  await expectWorld(page);
  const world = await widthOf(page);
  const widths = await button(page, 'Zoom in').evaluate(async (zoom: HTMLElement, zone) => {
    const seen = new Set<number>();
    const look = () => {
      const width = document.querySelector(`[data-shape][data-zone="${zone}"]`)?.getBoundingClientRect().width;
      seen.add(Math.round(width ?? 0));
    };
    look();
    zoom.click();
    for (let frame = 0; frame < 10; frame++) {
      await new Promise(requestAnimationFrame);
      look();
    }
    return [...seen];
  }, LAND);
  expect(widths).toEqual([world, world * 1.5].map(Math.round));
  await expectScaled(page, world, 1.5);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  /** Lays fingers on the glass, draws each to its end, and lifts them. */
  async function draw(touch: CDPSession, ways: readonly (readonly [from: Point, to: Point])[]): Promise<void> {
    const STEPS = 8;
    const at = (step: number) =>
      ways.map(([from, to], id) => ({
        id,
        x: from.x + ((to.x - from.x) * step) / STEPS,
        y: from.y + ((to.y - from.y) * step) / STEPS,
      }));
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (let step = 1; step <= STEPS; step++)
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step) });
    // The hand stands still before it is lifted: the browser takes a tap after a fling for a stop.
    await pause(200);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(STEPS) });
    await pause(200);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  test('two fingers zoom where units could be taken up as well, and send nothing', async ({ page }) => {
    // Tall, so that the units lie clear of the buttons on the map however near they come.
    await page.setViewportSize({ width: 390, height: 1100 });
    await openPosition(page, site, POSITION);
    await expectRest(page);
    const touch = await page.context().newCDPSession(page);
    const middleOf = async () => {
      const box = await page.locator('.token[data-grab][data-zone="western-europe"]').first().boundingBox();
      if (box === null) throw new Error('the units are not drawn');
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const start = await widthOf(page);
    /** Nothing is about to be sent, and no line of a drag is left. */
    const expectIdle = async () => {
      await expect(page.locator('.moment-foot .filled')).toHaveAttribute('aria-disabled', 'true');
      await expect(page.locator('.map-drag')).toHaveCount(0);
    };

    // The first finger lies on units, then the second one does.
    let { x, y } = await middleOf();
    await draw(touch, [
      [
        { x, y },
        { x: x - 30, y },
      ],
      [
        { x: x + 60, y },
        { x: x + 90, y },
      ],
    ]);
    await expectScaled(page, start, 2);
    await expectIdle();
    ({ x, y } = await middleOf());
    await draw(touch, [
      [
        { x: x + 120, y },
        { x: x + 90, y },
      ],
      [
        { x, y },
        { x: x + 30, y },
      ],
    ]);
    await expectScaled(page, start, 1);
    await expectIdle();

    // Units that one finger carries stay where they were when a second comes.
    ({ x, y } = await middleOf());
    const put = (type: 'touchStart' | 'touchMove', ...points: readonly Point[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
    await put('touchStart', { x, y });
    for (const dx of [10, 20, 30]) await put('touchMove', { x: x + dx, y });
    await expect(page.locator('.map-drag')).toBeVisible();
    await put('touchStart', { x: x + 30, y }, { x: x + 90, y });
    for (const dx of [5, 10, 15, 20, 25, 30]) await put('touchMove', { x: x + 30 - dx, y }, { x: x + 90 + dx, y });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expectScaled(page, start, 2);
    await expectIdle();
  });

  test('two fingers zoom, one drags, and the first tap afterwards shows the whole world', async ({ page }) => {
    await openPosition(page, site, POSITION);
    await expectRest(page);
    const touch = await page.context().newCDPSession(page);
    const frame = await page.locator('.map').boundingBox();
    const middle = { x: 195, y: (frame?.y ?? 0) + (frame?.height ?? 0) / 2 };
    const aside = (dx: number, dy = 0): Point => ({ x: middle.x + dx, y: middle.y + dy });

    const start = await widthOf(page);
    await draw(touch, [
      [aside(-40), aside(-80)],
      [aside(40), aside(80)],
    ]);
    await expectScaled(page, start, 2);
    await draw(touch, [
      [aside(-80), aside(-60)],
      [aside(80), aside(60)],
    ]);
    await expectScaled(page, start, 1.5);

    const before = await boxOf(page);
    await draw(touch, [[aside(0), aside(-60, 30)]]);
    await expect.poll(async () => Math.round((await boxOf(page)).x - before.x), OFTEN).toBe(-60);
    expect(Math.round((await boxOf(page)).y - before.y)).toBe(30);
    await expectRest(page);

    await button(page, 'Whole world').tap();
    await expect.poll(() => widthOf(page), OFTEN).toBeLessThan(start);
    await expectRest(page);
  });
});
