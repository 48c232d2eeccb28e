// What stands on labels, buttons and lists, in Spanish.
import { type Resource, type Thing, thingOf } from '@marshall/rules';
import type { Names } from '../language.ts';
import { capital, RESOURCES, TECHNOLOGIES, WEAPONS } from './names.ts';
import { plain } from './phrases.ts';

export const names: Names = {
  zone: plain.label,
  zoneInText: plain.zone,
  units: plain.units,
  unit: plain.unit,
  unitsOf: plain.unitsOf,
  goods: plain.goods,
  thing: (good) => capital(labelled(thingOf(good))),
};

const SECRET: Readonly<Record<Resource, string>> = {
  grain: 'empresas secretas de grano',
  oil: 'empresas petroleras secretas',
  minerals: 'empresas mineras secretas',
};

function labelled(thing: Thing): string {
  switch (thing.kind) {
    case 'supplies':
      return RESOURCES[thing.resource];
    case 'company':
      return plain.card(thing.company);
    case 'secret-company':
      return SECRET[thing.resource];
    case 'order':
      return thing.resource === undefined ? 'pedido directo' : `pedido directo de ${RESOURCES[thing.resource]}`;
    case 'weapon':
      return WEAPONS[thing.weapon].other;
    case 'land':
      return `${plain.label(thing.territory)} con todo lo que hay allí`;
    case 'fleet':
      return `todas las flotas ${plain.of(thing.sea)}`;
    case 'tech-card':
      return `carta de ${TECHNOLOGIES[thing.technology]}${thing.level === undefined ? '' : `, nivel ${thing.level}`}`;
    case 'licence':
      return `licencia de ${TECHNOLOGIES[thing.technology]}, nivel ${thing.level}`;
    case 'ships':
      return `buques mercantes ${plain.of(thing.sea)}`;
  }
}
