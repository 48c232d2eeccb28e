// What changes hands, in Spanish.
import { type Resource, type Thing, thingOf } from '@marshall/rules';
import { TECHNOLOGIES } from './names.ts';
import type { plain } from './phrases.ts';

const COMPANIES: Readonly<Record<Resource, { readonly one: string; readonly other: string }>> = {
  grain: { one: 'una empresa secreta de grano', other: 'empresas secretas de grano' },
  oil: { one: 'una empresa petrolera secreta', other: 'empresas petroleras secretas' },
  minerals: { one: 'una empresa minera secreta', other: 'empresas mineras secretas' },
};

/** So many of a thing in a basket: `2 de petróleo`, `Baqa Oil`, `todas las flotas del mar Báltico con lo que llevan a bordo`. */
export function things(good: string, number: number, w: typeof plain): string {
  return named(thingOf(good), number, w);
}

function named(thing: Thing, number: number, w: typeof plain): string {
  switch (thing.kind) {
    case 'supplies':
      return w.goods(number, thing.resource);
    case 'company':
      return w.card(thing.company);
    case 'secret-company': {
      const forms = COMPANIES[thing.resource];
      return number === 1 ? forms.one : `${number} ${forms.other}`;
    }
    case 'order':
      return thing.resource === undefined
        ? 'un pedido directo'
        : `un pedido directo de ${w.goods(number, thing.resource)}`;
    case 'weapon':
      return w.weapons(number, thing.weapon);
    case 'land':
      return `${w.zone(thing.territory)} con todo lo que hay allí`;
    case 'fleet':
      return `todas las flotas ${w.of(thing.sea)} con lo que llevan a bordo`;
    case 'tech-card': {
      const of = `de ${TECHNOLOGIES[thing.technology]}${thing.level === undefined ? '' : ` de nivel ${thing.level}`}`;
      return `${w.cardCount(number)} ${of}`;
    }
    case 'licence':
      return `una licencia de ${TECHNOLOGIES[thing.technology]} de nivel ${thing.level}`;
    case 'ships':
      return `${w.units(number, 'ship')} ${w.in(thing.sea)}`;
  }
}
