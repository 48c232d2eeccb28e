// What stands on labels, buttons and lists, in English.
import { type Resource, type Thing, thingOf } from '@marshall/rules';
import type { Names } from '../language.ts';
import { labelOf, nameOf } from './names.ts';
import { plain } from './phrases.ts';
import { RESOURCES, TECHNOLOGIES, WEAPONS } from './terms.ts';

export const names: Names = {
  zone: labelOf,
  zoneInText: nameOf,
  units: plain.units,
  unit: plain.unit,
  unitsOf: plain.unitsOf,
  goods: plain.goods,
  thing: (good) => capital(labelled(thingOf(good))),
};

function labelled(thing: Thing): string {
  switch (thing.kind) {
    case 'supplies':
      return RESOURCES[thing.resource];
    case 'company':
      return plain.card(thing.company);
    case 'secret-company':
      return `secret ${kindOf(thing.resource)} companies`;
    case 'order':
      return thing.resource === undefined ? 'drop-ship order' : `drop-ship order of ${RESOURCES[thing.resource]}`;
    case 'weapon':
      return WEAPONS[thing.weapon].other;
    case 'land':
      return `${labelOf(thing.territory)} with everything in it`;
    case 'fleet':
      return `all navies in ${nameOf(thing.sea)}`;
    case 'tech-card':
      return `${TECHNOLOGIES[thing.technology]} card${thing.level === undefined ? '' : `, level ${thing.level}`}`;
    case 'licence':
      return `license for ${TECHNOLOGIES[thing.technology]}, level ${thing.level}`;
    case 'ships':
      return `merchant ships in ${nameOf(thing.sea)}`;
  }
}

const kindOf = (resource: Resource): string => (resource === 'minerals' ? 'mineral' : resource);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
