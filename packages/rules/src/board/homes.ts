import { homeOf, POWERS, type Power } from './powers.ts';
import { isTerritory, TERRITORIES, type Territory, tableOf, ZONES, type Zone } from './zones.ts';

const homes = tableOf(ZONES, (zone) => POWERS.find((power) => isTerritory(zone) && homeOf(power).includes(zone)));

/** B-MAP-08: the territories that are nobody's printed home. */
export const NEUTRAL_TERRITORIES: readonly Territory[] = TERRITORIES.filter((t) => homes[t] === undefined);

/** The power whose printed home the zone is, if any. */
export function homePower(zone: Zone): Power | undefined {
  return homes[zone];
}
