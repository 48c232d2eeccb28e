// How the choices that this set adds to a battle are taken to be made in odds.
import type { Command } from '../../game.ts';
import { firePowerPoints } from './battle/fire-power.ts';

/** The first target that goes with the losses a side would rather remove; without a wish the default of X-38. */
export function targetBy(picks: 'most' | 'navies-first' | 'armies-first' | 'none'): readonly Command[] {
  if (picks === 'navies-first') return [{ type: 'name-target', target: 'navy' }];
  return picks === 'armies-first' ? [{ type: 'name-target', target: 'army' }] : [];
}

/** The points that so much more fire power adds to a roll. */
export const pointsBy = (ahead: number): number => firePowerPoints(ahead, 0);
