// What the check of a game finds, in Spanish: of its entries, and of positions that no game can have.
import type { Remarks, RoomFacts } from '@marshall/rules';
import type { Texts } from '../rooms.ts';
import { TECHNOLOGIES } from './names.ts';
import type { Spanish } from './phrases.ts';

type Whole =
  | 'cited-otherwise'
  | 'judged-by'
  | 'judged-otherwise'
  | 'not-over'
  | 'verified'
  | 'verified-draws'
  | 'without-contribution'
  | 'without-secret'
  | 'wrong-secret';

/** All but what is said of a file as a whole. */
export const checks: Texts<Omit<RoomFacts['table']['remarks'], Whole>, Spanish> = {
  'draw-chance': ({ draw, name }) => `El sorteo ${draw} (${name}) ha consumido otra cantidad de azar.`,
  'draw-fact': ({ draw, name, ...unlike }) => `En el sorteo ${draw} (${name}), ${tellUnlike(unlike)}.`,
  'draw-follows': ({ draw, name, last }) => `El sorteo ${draw} (${name}) sigue al sorteo ${last}.`,
  'draw-named': ({ draw, written, name }) => `El sorteo ${draw} figura como ${written}, pero se llama ${name}.`,
  'draw-order': ({ draw, name }) => `El sorteo ${draw} (${name}) no es lo que dieron los dados.`,
  'draw-silent': ({ draw, name }) => `El sorteo ${draw} (${name}) no dice qué salió.`,
  'draw-unnamed': ({ draw }) => `El sorteo ${draw} no tiene nombre.`,
  'draw-value': ({ draw, name, written, gave }) =>
    `El sorteo ${draw} (${name}) figura como ${written}, pero los dados dieron ${gave}.`,
  'entry-differs': ({ difference, ...named }, w) =>
    `${entryOf(named, w)} no es lo que se sigue de las reglas. ${w.said(difference)}`,
  'entry-fault': ({ fault, ...named }, w) => `${entryOf(named, w)} no puede ser correcta. ${w.said(fault)}`,
  'entry-misfit': ({ entry }) => `La entrada ${entry} no encaja con las anteriores.`,
  'entry-refused': ({ clause, because, ...named }, w) =>
    `${entryOf(named, w)} va contra las reglas (${clause}). ${w.said(because)}`,
  'entry-without-command': ({ entry }) => `La entrada ${entry} no tiene orden.`,
  'event-after': ({ event, fault }, w) => `Su suceso ${event} deja una posición imposible. ${w.said(fault)}`,
  'event-fact': ({ number, event, ...unlike }) => `En el suceso ${number} (${event}), ${tellUnlike(unlike)}.`,
  'event-kind': ({ number, written, made }) =>
    `En el archivo, el suceso ${number} es «${written}». Según las reglas sería «${made}».`,
  'event-misfit': ({ event }) => `Su suceso ${event} no encaja en la posición.`,
  'event-other': ({ number, event }) => `El suceso ${number} (${event}) no es lo que ocurre.`,
  'events-number': ({ written, made }, w) =>
    `Tiene ${written} ${w.plural(written, { one: 'suceso', other: 'sucesos' })}, pero debería tener ${made}.`,
  'goes-back': ({ edition, ...named }, w) => `${entryOf(named, w)} vuelve a la edición ${edition} del reglamento.`,
  'no-opening': 'La primera entrada tiene que ser la apertura, que no tiene orden.',
  'nobody-commanded': 'No tiene orden.',
  'nothing-taken-back': 'No hay nada que pudiera deshacer.',
  'opening-differs': ({ difference }, w) => `La apertura no es lo que se sigue de las reglas. ${w.said(difference)}`,
  'opening-fault': ({ fault }, w) => `La apertura no puede ser correcta. ${w.said(fault)}`,
  'opening-refused': ({ because }, w) => `La partida no se puede preparar así. ${w.said(because)}`,
  unsound: ({ entry, because }, w) => `La entrada ${entry} no se sigue de las reglas. ${w.said(because)}`,
  'unsound-draws': 'Sus dados o cartas no pueden haber salido ahí.',
  'unsound-opening': 'No es una apertura.',
  'unused-draw': 'Tiene un sorteo que nadie ha hecho.',
  'fault:cards': ({ cards, different, all }) =>
    `Debería haber ${all} cartas. Hay ${cards}, y ${different} de ellas son distintas.`,
  'fault:carriers': ({ seat }, w) => `${w.seat(seat)} tiene más transportes cargados que transportes.`,
  'fault:has': ({ seat, number, what }, w) =>
    what === 'loans'
      ? `${w.seat(seat)} no puede deber ${w.money(1000 * number)}.`
      : what === 'arrears'
        ? `${w.seat(seat)} no puede tener ${w.money(number)} de atrasos.`
        : what === 'cash'
          ? `${w.seat(seat)} no puede tener ${w.money(number)} en efectivo.`
          : `${w.seat(seat)} no puede tener ${number} ${MEASURED.has(what) ? 'de ' : ''}${THINGS[what]}.`,
  'fault:level': ({ technology, level, shown, raises }) =>
    `El nivel ${level} de ${TECHNOLOGIES[technology]} no puede ser: se ha mostrado el ${shown} y desde entonces ha subido ${raises} veces.`,
  'fault:load': ({ seat, carrier, taken, places, zone }, w) =>
    `${w.seat(seat)} tiene ${w.in(zone)} un transporte (${w.unit(carrier)}) con ${taken} de ${places} plazas ocupadas.`,
  'fault:negative': ({ seat }, w) => `${w.seat(seat)} tiene menos de cero unidades de un tipo.`,
  'fault:nobody-asked': 'No se pregunta a nadie, y la partida no ha terminado.',
  'fault:nuked': ({ zone }, w) => `Hay alguien ${w.in(zone)}, donde ha caído un misil nuclear.`,
  'fault:old-assault': ({ seat, zone }, w) => `El asalto ${w.ofSeat(seat)} ${w.in(zone)} ha terminado, pero sigue ahí.`,
  'fault:out': ({ seat }, w) => `${w.seat(seat)} está fuera de la partida, pero aún tiene algo.`,
  'fault:out-asked': 'Alguien que está fuera de la partida aún tiene un turno, un voto o una pregunta.',
  'fault:shared': ({ seats, zone }, w) => `${w.seats(seats)} no pueden compartir ${w.zone(zone)}.`,
  'fault:ship-load': ({ sea, units }, w) => `Un buque ${w.in(sea)} no puede llevar ${units} unidades.`,
  'fault:ship-mixed': ({ sea }, w) => `Un buque ${w.in(sea)} lleva más de un recurso.`,
  'fault:ships': ({ sea, ships }, w) => `${ships} buques cargados son demasiados ${w.in(sea)}.`,
  'fault:sum': ({ what, by }) => `El total de ${THINGS[what]} no cuadra: la diferencia es ${by}.`,
  'fault:technology-cards': ({ technology, cards }) =>
    `Las cartas de ${TECHNOLOGIES[technology]} no pueden ser ${cards.join(', ')}.`,
  'fault:two-assaults': ({ seats, zone }, w) => `${w.seats(seats)} no pueden asaltar a la vez ${w.zone(zone)}.`,
  'misfit:agenda': 'Este programa no sabe qué está pasando en esta posición.',
  'misfit:asked': 'Se pregunta a alguien que no está en la partida.',
  'misfit:card': ({ seat }, w) => `${w.seat(seat)} tiene una carta que no existe.`,
  'misfit:centers': ({ seat }, w) => `${w.seat(seat)} tiene demasiados centros de suministros.`,
  'misfit:cycle': 'Ese ciclo no existe.',
  'misfit:ending': 'Ninguna partida acaba así.',
  'misfit:missing': 'Faltan partes.',
  'misfit:name': ({ name }) => `Tiene el nombre ${name}, que nada puede llevar en una partida.`,
  'misfit:number': ({ number }) => `Tiene el número ${number}, que no puede salir en una partida.`,
  'misfit:power': ({ seat }, w) => `${w.seat(seat)} no dirige ninguna superpotencia.`,
  'misfit:price': ({ resource }) => `El precio ${PRICES[resource]} se sale de su escala.`,
  'misfit:question': 'Este programa no sabe qué se pregunta en esta posición.',
  'misfit:seats': 'Sus asientos no son los de la partida.',
  'misfit:stage': 'Esa fase no existe.',
  'misfit:stranger': 'En el tablero hay alguien que no está en la partida.',
  'misfit:units': ({ seat }, w) => `${w.seat(seat)} tiene un número de unidades que nadie puede tener.`,
  'misfit:zones': 'Sus zonas no son las del tablero.',
};

const THINGS: Readonly<Record<Remarks['fault:sum']['what'] | 'cubes', string>> = {
  apc: 'transportes blindados',
  army: 'ejércitos',
  cash: 'dinero',
  cubes: 'cubos',
  grain: 'grano',
  lStars: 'L-stars',
  minerals: 'minerales',
  navy: 'flotas',
  nukes: 'misiles nucleares',
  oil: 'petróleo',
  ship: 'buques mercantes',
  tank: 'tanques',
};

/** What is measured rather than counted: `3 de grano`. */
const MEASURED: ReadonlySet<string> = new Set(['grain', 'oil']);

const PRICES = { grain: 'del grano', oil: 'del petróleo', minerals: 'de los minerales' } as const;

/** `La entrada 12 (la Unión Soviética: bid)` */
function entryOf({ entry, seat }: Omit<Remarks['goes-back'], 'edition'>, w: Spanish): string {
  return `La entrada ${entry} (${w.seat(seat)})`;
}

/** `cubes es 1, pero debería ser 2` */
function tellUnlike({ fact, written, made }: Pick<Remarks['draw-fact'], 'fact' | 'written' | 'made'>): string {
  if (written === undefined) return made === undefined ? `falta ${fact}` : `falta ${fact}, que debería ser ${made}`;
  return made === undefined
    ? `${fact} es ${written}, pero no debería estar`
    : `${fact} es ${written}, pero debería ser ${made}`;
}
