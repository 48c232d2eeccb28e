// Things that change hands, in German.
import { type Resource, type Thing, thingOf } from '@marshall/rules';
import type { plain } from './phrases.ts';
import { TECHNOLOGIES } from './terms.ts';

const COMPANIES: Readonly<Record<Resource, string>> = { grain: 'Getreide', oil: 'Öl', minerals: 'Erz' };

/** So many of a thing in a basket, as an object: `2 Öl`, `Baqa Oil`, `alle Flotten in der Ostsee mit allem an Bord`. */
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
      return `${number === 1 ? 'ein geheimes' : `${number} geheime`} ${COMPANIES[thing.resource]}unternehmen`;
    case 'order':
      return thing.resource === undefined
        ? 'eine Direktlieferung'
        : `eine Direktlieferung von ${w.goods(number, thing.resource)}`;
    case 'weapon':
      return w.weapons(number, thing.weapon);
    case 'land':
      return `${w.zone(thing.territory, 'accusative')} mit allem, was dort ist`;
    case 'fleet':
      return `alle Flotten ${w.in(thing.sea)} mit allem an Bord`;
    case 'tech-card': {
      const of = `für ${TECHNOLOGIES[thing.technology]}${thing.level === undefined ? '' : ` der Stufe ${thing.level}`}`;
      return `${w.cardCount(number)} ${of}`;
    }
    case 'licence':
      return `eine Lizenz für ${TECHNOLOGIES[thing.technology]} der Stufe ${thing.level}`;
    case 'ships':
      return `${w.units(number, 'ship')} ${w.in(thing.sea)}`;
  }
}
