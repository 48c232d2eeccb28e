import type { Page } from '@playwright/test';

/** The sizes at which nothing that a decision needs may have to be scrolled to. */
export const SIZES = [
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

/** Controls of the moment that cannot be seen and pressed without scrolling, at each of the sizes; the window is as before then. */
export async function belowTheFold(page: Page): Promise<readonly string[]> {
  const before = page.viewportSize() ?? SIZES[0];
  const found: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const hidden = await page.evaluate(controlsOutOfSight);
    found.push(...hidden.map((name) => `${size.width} x ${size.height}: ${name}`));
  }
  await page.setViewportSize(before);
  return found;
}

/** Runs in the page: everything to press or to fill in, but not what explains, what is folded, and what else may be done. */
async function controlsOutOfSight(): Promise<string[]> {
  // The layout for a new size is there two frames later.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const body = document.querySelector('.moment-body');
  if (body === null) return ['there is no panel'];
  body.scrollTop = 0;
  const frame = body.getBoundingClientRect();
  const controls = [...document.querySelectorAll<HTMLElement>('.moment :is(button, select, input, textarea)')].filter(
    (control) => control.closest('details:not([open]), .rights, .facts-list, .clause, .term-word') === null,
  );
  return controls.flatMap((control) => {
    const { top, bottom, left, right, width } = control.getBoundingClientRect();
    if (width === 0) return [];
    const [highest, lowest] = body.contains(control)
      ? [frame.top, Math.min(frame.bottom, innerHeight)]
      : [0, innerHeight];
    const seen = top >= highest - 1 && bottom <= lowest + 1 && left >= -1 && right <= innerWidth + 1;
    return seen ? [] : [control.getAttribute('aria-label') ?? control.textContent ?? control.tagName];
  });
}
