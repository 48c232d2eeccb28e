// The choices before the first cycle.
import type { Zone } from '@marshall/rules';
import type { Moment } from '../commander.ts';
import { legal } from '../fill.ts';
import type { Decision } from '../mind.ts';
import { sightOf } from '../sight.ts';

const BONUS_UNITS = 9;

/** Spreads the bonus units over the home country, so that no home is bare. */
export function bonusUnits(moment: Moment): Decision | undefined {
  const homes = sightOf(moment).homes(moment.seat);
  if (homes.length === 0) return undefined;
  const armies: Record<string, number> = {};
  for (let i = 0; i < BONUS_UNITS; i++) {
    const home = homes[i % homes.length];
    if (home !== undefined) armies[home] = (armies[home] ?? 0) + 1;
  }
  const command = legal(moment, { type: 'bonus-units', armies: armies as Record<Zone, number>, navies: {} });
  return command === undefined ? undefined : { command, why: 'spreads its armies over the home country' };
}
