// What stays in sight until it is put away, in Spanish: how a battle came out, and what a search has found.
import type { Page } from '../../page.ts';
import { capital, counted, list, of } from './names.ts';

const dice = (number: number): string => counted(number, 'dado', 'dados');

/** `2 empresas de grano` */
const companies = (number: number, resource: string): string =>
  `${counted(number, 'empresa', 'empresas')} de ${resource.toLowerCase()}`;

const oddsOf = (chance: string): string => `eso o más sale el ${chance} de las veces.`;

export const sightWords: Page['sight'] = {
  close: 'Cerrar',
  result: {
    heading: 'Resultado de la batalla',
    took: (zone) => `Has conquistado ${zone}`,
    notTook: (zone) => `No has conquistado ${zone}`,
    lost: (zone) => `Has perdido ${zone}`,
    held: (zone) => `Has conservado ${zone}`,
    you: 'Tú',
    sum: (faces, edge, points) =>
      faces.length < 2 && edge === 0
        ? `${points}`
        : `${faces.join(' + ')}${edge === 0 ? '' : ` ${edge > 0 ? '+' : '\u2212'} ${Math.abs(edge)}`} = ${points}`,
    killed: (units) => `destruido: ${units}`,
    killedNone: 'nada destruido',
    gained: 'Has ganado',
    gone: 'Has perdido',
    cost: 'Coste',
    nothing: 'nada',
    set: '1 lote de suministros',
    company: (name, facts) => `${name} (${facts})`,
    hidden: (number, resource) =>
      number === 1
        ? `una empresa de ${resource.toLowerCase()}, boca abajo`
        : `${companies(number, resource)}, boca abajo`,
    luck: 'Suerte',
    yours: (points, number, chance) => `Tus ${points} con ${dice(number)}: ${oddsOf(chance)}`,
    theirs: (who, points, number, chance) => `${capital(who)} sacó ${points} con ${dice(number)}: ${oddsOf(chance)}`,
    and: list,
  },
  layers: { heading: 'Qué muestra el mapa', companies: 'Empresas', legend: 'Leyenda', wide: 'Mapa más grande' },
  legend: {
    powers: 'Potencias',
    units: 'Unidades',
    army: 'Ejércitos, y cuántos',
    navy: 'Flotas, y cuántas. El número tras una barra cuenta los ejércitos a bordo.',
    ready: 'Subrayadas: estas unidades pueden actuar ahora.',
    places: 'Lugares',
    territorial: 'Azul claro: un mar que puede ser de una potencia.',
    international: 'Azul oscuro: un mar abierto a todos.',
    crossing: 'Línea discontinua: los ejércitos pueden cruzar por aquí.',
    target: 'Contorno discontinuo: puedes elegirlo ahora.',
    selected: 'Contorno continuo: elegido.',
    cloud: 'Destruido por un misil nuclear y fuera de la partida.',
    companies: 'Empresas',
    yields: 'De quién es una empresa y cuánto produce por ciclo.',
    shut: 'Tachada: la empresa no está abierta y no produce nada.',
    threatened: 'Borde rojo: otra potencia cercana es más fuerte que su guardia.',
    rights: 'Paso y bloqueo',
    passage: 'Contorno y emblema de otra potencia: esa potencia puede pasar por aquí.',
    port: 'Un puerto',
    closed: 'Un puerto cerrado por la flota de otra potencia. En rojo: te perjudica o aísla un territorio.',
    siege: 'Puntos rojos: bajo asedio o bloqueo.',
    contested: 'Rayas rojas: se lucha por un desembarco.',
    war: 'Guerra',
    arrow: 'El último movimiento o ataque',
    incoming: 'Misiles nucleares en camino',
    pirates: 'Piratas',
  },
  zone: {
    passage: 'Paso',
    blockade: 'Bloqueo',
    letsYou: (who) => `${capital(who)} te deja pasar.`,
    keepsYou: (who) => `${capital(who)} no te deja pasar.`,
    youLet: (who) => `Dejas pasar a ${list(who)}.`,
    lets: (host, who) => `${capital(host)} deja pasar a ${list(who)}.`,
    closed: (sea, by) => `${capital(by)} cierra el puerto ${of(sea)}.`,
    blockaded: (by) => `Bloqueo de ${by}: todos los puertos están cerrados.`,
    besieged: (who, by) => `Asedio de ${by} contra ${who}: todos los puertos natales están cerrados.`,
    closes: (who, land) => `${capital(who)} cierra el puerto ${of(land)}.`,
  },
  finds: {
    odds: (what, cards, chance) => `${what} en ${counted(cards, 'carta', 'cartas')}: ${chance}.`,
    of: {
      grain: (number) => companies(number, 'grano'),
      oil: (number) => counted(number, 'empresa petrolera', 'empresas petroleras'),
      minerals: (number) => counted(number, 'empresa minera', 'empresas mineras'),
      nuke: (number) => counted(number, 'misil nuclear', 'misiles nucleares'),
      'l-star': (number) => counted(number, 'L-star', 'L-stars'),
    },
    goBack: (number) =>
      `${number === 1 ? '1 está donde hay otros jugadores y volvería' : `${number} están donde hay otros jugadores y volverían`} al mazo.`,
    mayGoBack: (number) =>
      `Hasta ${number} ${number === 1 ? 'puede estar donde hay otros jugadores y volvería' : 'pueden estar donde hay otros jugadores y volverían'} al mazo.`,
    budget: 'Cuánto gastas como máximo',
    until: (sum) => `Levantar hasta encontrarla o gastar ${sum}`,
    stop: (left) => `Dejar de levantar (faltan ${left})`,
    makes: (goods, salary) =>
      `Abierta, produce ${goods} por ciclo con un sueldo de ${salary}. Abrirla es gratis, y entonces todos ven dónde está.`,
    open: 'Abrirla ahora',
    opened: 'Está abierta.',
  },
};
