// The opening, in Spanish.
import {
  type Card,
  companyOf,
  type GameEvent,
  isCompany,
  priceAt,
  RESOURCES,
  type Seat,
  seat as seatOf,
  type Zone,
} from '@marshall/rules';
import { alike, placedByAll, placedIn, placersOf, sameFor, sumByAll } from '../facts.ts';
import type { RoomTexts } from '../rooms.ts';
import type { Spanish } from './phrases.ts';

const UNITS = { one: 'unidad', other: 'unidades' } as const;

export const opening: RoomTexts<'opening', Spanish> = {
  refusals: {
    'armies-at-least': ({ navies }, w) =>
      navies === 0
        ? 'No te quedan piezas de flota. Elige ejércitos.'
        : `Solo tienes piezas para ${w.units(navies, 'navy')} más. Elige ejércitos para el resto.`,
    clashed: ({ sea }, w) => `Otro jugador también ha elegido ${w.zone(sea)}. Pon tus flotas en otro sitio.`,
    'nine-supplies': ({ units }) =>
      `Elige exactamente ${units} unidades de grano, petróleo y minerales, como quieras combinarlas.`,
    'no-home-port:berth': 'Cada territorio natal con puerto te da una flota, que va a un mar al que dé ese puerto.',
    'no-home-port:navies': ({ sea }, w) => `Ninguno de tus territorios natales tiene puerto ${w.in(sea)}.`,
    'no-such-pile': ({ piles }) =>
      piles === 1 ? 'Solo queda un montón. Elige ese.' : `Quedan ${piles} montones. Elige uno de ellos.`,
    'not-your-land:card': ({ zone }, w) =>
      zone === undefined
        ? 'Ese no es un territorio natal tuyo ni tienes una empresa allí.'
        : `${w.zone(zone)} no ${w.verb(zone, 'es', 'son')} territorio natal tuyo ni tienes una empresa allí.`,
    'not-your-land:home': ({ zone }, w) =>
      zone === undefined
        ? 'Ese no es un territorio natal tuyo.'
        : `${w.zone(zone)} no ${w.verb(zone, 'es', 'son')} territorio natal tuyo.`,
    'opponent-navy': ({ sea }, w) => `Hay una flota de otro jugador ${w.in(sea)}.`,
    'opponent-port': ({ sea, port }, w) =>
      `No puedes entrar ${w.in(sea)} porque un rival tiene allí un puerto, el ${w.of(port)}.`,
    'power-taken': ({ power }, w) => `${w.power(power)} ya tiene líder. Elige otra superpotencia.`,
    'so-many-units': ({ units }, w) => `Elige exactamente ${units} ${w.plural(units, UNITS)}, ejércitos o flotas.`,
  },
  questions: {
    'bonus-supplies': ({ units }) => `Elige ${units} unidades extra de grano, petróleo y minerales.`,
    'bonus-units': ({ units }, w) =>
      `Elige ${units} ${w.plural(units, UNITS)} extra y ${units === 1 ? 'colócala' : 'colócalas'}.`,
    'choose-pile': ({ piles }) =>
      piles === 1
        ? 'Toma el último montón boca abajo. De él depende qué superpotencia diriges.'
        : `Elige uno de los ${piles} montones boca abajo. De él depende qué superpotencia diriges.`,
    'pick-power': 'Elige la superpotencia que vas a dirigir.',
    'place-armies': 'Elige cuáles de tus territorios reciben un ejército.',
    'place-navies': 'Cada territorio natal con puerto te da una flota. Elige un mar azul claro para ella.',
  },
  events: {
    'bonus-supplies-revealed': ({ bonuses }, w) => {
      const same = sameFor(bonuses);
      if (same !== undefined) return `Todos reciben ${w.supplies(same)} de regalo.`;
      const lists = keysOf(bonuses).map(
        (seat) => `${w.seat(seat)} ${RESOURCES.map((resource) => bonuses[seat]?.[resource] ?? 0).join('/')}`,
      );
      return `Suministros extra (grano/petróleo/minerales): ${lists.join(', ')}.`;
    },
    'card-dealt': ({ seat, card }, w) => `${w.seat(seat)} recibe ${dealt(card, w)}.`,
    'card-returned': ({ seat, card }, w) => `${w.seat(seat)} devuelve ${dealt(card, w)} y roba otra carta.`,
    'piles-laid': ({ count }) =>
      count === 1
        ? 'Las empresas de una superpotencia forman un montón; las demás cartas van al mazo.'
        : `Las empresas de ${count} superpotencias forman montones; las demás cartas van al mazo.`,
    'placements-clashed': ({ clashes }, w) =>
      w.fit(
        () =>
          `Coinciden flotas: ${clashes.map(({ sea, seats }) => `${w.seats(seats)} ${w.in(sea)}`).join('; ')}. Hay que volver a colocarlas.`,
        () => `Coinciden flotas ${w.zonesIn(clashes.map(({ sea }) => sea))}. Hay que volver a colocarlas.`,
      ),
    // A seat without a name of its own is called by its power.
    'power-taken': ({ seat, power }, w) =>
      seat === seatOf(power) ? `${w.power(power)} participa.` : `${w.leader(seat)} dirige ${w.power(power)}.`,
    'prices-set': ({ spots }, w) =>
      new Set(RESOURCES.map((resource) => spots[resource])).size === 1
        ? `Todos los precios empiezan en ${w.money(priceAt(spots.grain))}.`
        : `Precios iniciales: ${RESOURCES.map((resource) => `${w.resource(resource)}, ${w.money(priceAt(spots[resource]))}`).join('; ')}.`,
    'seats-ordered': null,
    'supplies-given': ({ cash, each }, w) => `Todos empiezan con ${w.money(cash)} y ${each} unidades de cada recurso.`,
    'units-placed': ({ placements }, w) => {
      const placed = (how: (placement: Placement, w: Spanish) => string) =>
        `${placersOf(placements)
          .map((seat, i) => `${w.seat(seat)}${i === 0 ? ' coloca' : ','} ${how(placements[seat] ?? {}, w)}`)
          .join('; ')}.`;
      // Nobody is told of a seat whose answer is still sealed.
      if (keysOf(placements).length === 0) return undefined;
      const byAll = placedByAll(placements);
      const inSum = sumByAll(placements);
      if (byAll !== undefined && w.total(byAll) === 0) return 'Nadie coloca nada.';
      return w.fit(
        () => placed(zoneByZone),
        () => (byAll === undefined ? placed(inAll) : `Todos colocan ${w.force(byAll)}.`),
        () => (inSum === undefined ? placed(inOneSum) : `Todos colocan ${inSum} ${w.plural(inSum, UNITS)}.`),
      );
    },
  },
};

type Placement = Extract<GameEvent, { type: 'units-placed' }>['placements'][Seat];

function zoneByZone(placement: Placement, w: Spanish): string {
  const force = (zone: Zone): string => w.force(placement[zone] ?? {});
  const zones = zonesOf(placement).filter((zone) => w.total(placement[zone] ?? {}) > 0);
  const each = alike(zones, force).map(
    (same) => `${force(same[0])}${same.length === 1 ? '' : ' por zona'} ${w.zonesIn(same)}`,
  );
  return each.length === 0 ? 'nada' : each.join(', ');
}

/** How many there are of each kind, where naming every zone would take too long. */
function inAll(placement: Placement, w: Spanish): string {
  const sums = placedIn(placement);
  return w.total(sums) === 0 ? 'nada' : w.force(sums);
}

function inOneSum(placement: Placement, w: Spanish): string {
  const sum = w.total(placedIn(placement));
  return `${sum} ${w.plural(sum, UNITS)}`;
}

/** Object.keys forgets what the keys are by their type. */
const keysOf = (table: Readonly<Record<Seat, unknown>>): readonly Seat[] => Object.keys(table) as Seat[];
const zonesOf = (placement: Placement): readonly Zone[] => Object.keys(placement) as Zone[];

/** `Inca Oil (Perú)` */
export function dealt(card: Card, w: Pick<Spanish, 'card' | 'label'>): string {
  return isCompany(card) ? `${w.card(card)} (${w.label(companyOf(card).location)})` : w.card(card);
}
