import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds serious, in light and in dark. The map is large and the same on every screen: it is looked at once. */
export async function seriousIssues(
  page: Page,
  part: 'all' | 'but the map' | 'rail' = 'but the map',
): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    // Without frames of other origins there is no need of a second page for each look.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    if (part === 'rail') axe.include('.rail');
    if (part === 'but the map') axe.exclude('.map');
    // Themes differ in their colours alone.
    if (theme === 'dark') axe.withRules(['color-contrast']);
    const { violations } = await axe.analyze();
    for (const { id, impact, nodes } of violations) {
      const where = nodes.slice(0, 3).map(({ target }) => target.join(' '));
      if (impact === 'serious' || impact === 'critical') found.push(`${theme}, ${id}: ${where.join(' | ')}`);
    }
  }
  return found;
}
