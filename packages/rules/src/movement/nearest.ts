// How far each zone is from the nearest of several starting zones other than itself, over open zones.
import { landBorders, SEAS, type Sea, seaBorders, TERRITORIES, type Territory } from '../board/index.ts';
import { sure } from '../sure.ts';

/** Steps to each territory, by its place in TERRITORIES; 0 where no open way leads. */
export function nearestByLand(from: readonly Territory[], open: (territory: Territory) => boolean): Uint8Array {
  return nearest(TERRITORIES, LAND, from, open);
}

/** Steps to each sea, by its place in SEAS; 0 where no open way leads. */
export function nearestBySea(from: readonly Sea[], open: (sea: Sea) => boolean): Uint8Array {
  return nearest(SEAS, WATER, from, open);
}

type Borders = readonly (readonly number[])[];
const LAND: Borders = TERRITORIES.map((territory) => landBorders(territory).map((next) => TERRITORIES.indexOf(next)));
const WATER: Borders = SEAS.map((sea) => seaBorders(sea).map((next) => SEAS.indexOf(next)));
const NONE = 255;

/**
 * One search from all starts at once, in which each place remembers its start. A start's nearest other one lies across
 * a border between its own places and another's: the shortest way there crosses such a border without loss.
 */
function nearest<Z extends string>(
  zones: readonly Z[],
  borders: Borders,
  from: readonly Z[],
  open: (zone: Z) => boolean,
): Uint8Array {
  const count = zones.length;
  const steps = new Uint8Array(count).fill(NONE);
  const start = new Uint8Array(count).fill(NONE);
  const passed = new Uint8Array(count);
  const queue = new Uint8Array(count);
  let end = 0;
  for (const zone of from) {
    const place = zones.indexOf(zone);
    steps[place] = 0;
    start[place] = place;
    queue[end++] = place;
  }
  for (let i = 0; i < end; i++) {
    const place = sure(queue[i]);
    if (steps[place] !== 0 && !open(sure(zones[place]))) continue;
    passed[place] = 1;
    for (const next of sure(borders[place])) {
      if (steps[next] !== NONE) continue;
      steps[next] = sure(steps[place]) + 1;
      start[next] = sure(start[place]);
      queue[end++] = next;
    }
  }
  const found = new Uint8Array(count);
  for (let place = 0; place < count; place++) {
    const own = sure(steps[place]);
    if (own !== 0) found[place] = own === NONE ? 0 : own;
  }
  for (let i = 0; i < end; i++) {
    const place = sure(queue[i]);
    if (passed[place] === 0) continue;
    const home = sure(start[place]);
    for (const next of sure(borders[place])) {
      if (passed[next] === 0 || start[next] === home) continue;
      const way = sure(steps[place]) + 1 + sure(steps[next]);
      const before = sure(found[home]);
      if (before === 0 || way < before) found[home] = way;
    }
  }
  return found;
}
