// What stands on labels, buttons and lists, in German.
import { type Thing, thingOf } from '@marshall/rules';
import type { Names } from '../language.ts';
import { plain } from './phrases.ts';
import { RESOURCES, TECHNOLOGIES, WEAPONS } from './terms.ts';

export const names: Names = {
  zone: plain.label,
  zoneInText: (zone) => plain.zone(zone),
  units: (number, kind) => plain.units(number, kind),
  unit: plain.unit,
  unitsOf: (kind) => plain.unitsOf(kind),
  goods: plain.goods,
  thing: (good) => plain.capital(labelled(thingOf(good))),
};

function labelled(thing: Thing): string {
  switch (thing.kind) {
    case 'supplies':
      return RESOURCES[thing.resource];
    case 'company':
      return plain.card(thing.company);
    case 'secret-company':
      return `geheime ${RESOURCES[thing.resource]}unternehmen`;
    case 'order':
      return thing.resource === undefined ? 'Direktlieferung' : `Direktlieferung von ${RESOURCES[thing.resource]}`;
    case 'weapon':
      return WEAPONS[thing.weapon].other;
    case 'land':
      return `${plain.label(thing.territory)} mit allem, was dort ist`;
    case 'fleet':
      return `alle Flotten ${plain.in(thing.sea)}`;
    case 'tech-card':
      return `Karte für ${TECHNOLOGIES[thing.technology]}${thing.level === undefined ? '' : `, Stufe ${thing.level}`}`;
    case 'licence':
      return `Lizenz für ${TECHNOLOGIES[thing.technology]}, Stufe ${thing.level}`;
    case 'ships':
      return `Handelsschiffe ${plain.in(thing.sea)}`;
  }
}
