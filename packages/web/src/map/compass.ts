import type { ChartZone } from './board.ts';
import type { Point } from './geometry.ts';

export const DIRECTIONS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const satisfies Record<string, Point>;

export type Direction = keyof typeof DIRECTIONS;

export const isDirection = (key: string): key is Direction => key in DIRECTIONS;

/** The nearest zone in a direction: straight ahead is better than aside, and nothing behind counts. */
export function zoneToward(zones: readonly ChartZone[], from: ChartZone, direction: Direction): ChartZone | undefined {
  const [dx, dy] = DIRECTIONS[direction];
  let best: { zone: ChartZone; cost: number } | undefined;
  for (const zone of zones) {
    const x = zone.label.x - from.label.x;
    const y = zone.label.y - from.label.y;
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (zone === from || ahead <= 0 || aside > ahead * 1.2) continue;
    const cost = ahead + aside * 1.5;
    if (!best || cost < best.cost) best = { zone, cost };
  }
  return best?.zone;
}
