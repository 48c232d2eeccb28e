import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds serious, in light and in dark. The map is large and the same on every screen: it is looked at once. */
export async function seriousIssues(
  page: Page,
  part: 'all' | 'but the map' | 'rail' | 'chart' = 'but the map',
): Promise<string[]> {
  // Once for each page that is loaded: it is large.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(async (looked) => {
    const found: string[] = [];
    const context = {
      all: document,
      'but the map': { exclude: ['.map'] },
      rail: { include: ['.rail'] },
      chart: { include: ['.chart-page'], exclude: ['.graph'] },
    }[looked];
    for (const theme of ['light', 'dark'] as const) {
      document.documentElement.dataset.theme = theme;
      const { violations } = await window.axe.run(context, {
        resultTypes: ['violations'],
        // Themes differ in their colours alone.
        ...(theme === 'dark' ? { runOnly: { type: 'rule', values: ['color-contrast'] } } : {}),
      });
      for (const { id, impact, nodes } of violations) {
        const where = nodes.slice(0, 3).map(({ target }) => target.join(' '));
        if (impact === 'serious' || impact === 'critical') found.push(`${theme}, ${id}: ${where.join(' | ')}`);
      }
    }
    return found;
  }, part);
}
