// Things that change hands, in English.
import { type Resource, type Thing, thingOf } from '@marshall/rules';
import type { plain } from './phrases.ts';
import { TECHNOLOGIES } from './terms.ts';

const COMPANIES: Readonly<Record<Resource, string>> = { grain: 'grain', oil: 'oil', minerals: 'mineral' };

/** So many of a thing in a basket: `2 oil`, `Baqa Oil`, `all navies in the Baltic Sea with everything aboard`. */
export function things(good: string, number: number, w: typeof plain): string {
  return named(thingOf(good), number, w);
}

function named(thing: Thing, number: number, w: typeof plain): string {
  switch (thing.kind) {
    case 'supplies':
      return w.goods(number, thing.resource);
    case 'company':
      return w.card(thing.company);
    case 'secret-company':
      return counted(
        number,
        `secret ${COMPANIES[thing.resource]} company`,
        `secret ${COMPANIES[thing.resource]} companies`,
      );
    case 'order':
      return thing.resource === undefined
        ? 'a drop-ship order'
        : `a drop-ship order of ${w.goods(number, thing.resource)}`;
    case 'weapon':
      return w.weapons(number, thing.weapon);
    case 'land':
      return `${w.zone(thing.territory)} with everything in it`;
    case 'fleet':
      return `all navies in ${w.zone(thing.sea)} with everything aboard`;
    case 'tech-card': {
      const card = `${thing.level === undefined ? '' : `level ${thing.level} `}${TECHNOLOGIES[thing.technology]} card`;
      return number === 1 ? `${card.startsWith('army') ? 'an' : 'a'} ${card}` : `${number} ${card}s`;
    }
    case 'licence':
      return `a license for level ${thing.level} ${TECHNOLOGIES[thing.technology]}`;
    case 'ships':
      return `${w.units(number, 'ship')} in ${w.zone(thing.sea)}`;
  }
}

function counted(number: number, one: string, other: string): string {
  return number === 1 ? `a ${one}` : `${number} ${other}`;
}
