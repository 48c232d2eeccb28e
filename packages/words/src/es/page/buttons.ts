// Buttons that name what a command does, with its numbers, in Spanish.
import type { Page } from '../../page.ts';
import { counted, list, of, to as toward } from './names.ts';

const unitsOf = (number: number): string => counted(number, 'unidad', 'unidades');
const nukesOf = (number: number): string => counted(number, 'misil nuclear', 'misiles nucleares');
const forPrice = (price: string | undefined): string => (price === undefined ? '' : ` por ${price}`);

const moving = (verb: string) => (units: string, to: string | undefined) =>
  `${verb} ${units}${to === undefined ? '' : ` ${toward(to)}`}`;

export const buttonWords: Page['buttons'] = {
  bid: (cubes) =>
    cubes === 0 ? 'Guardar el cubo (en secreto)' : `Pujar con ${cubes === 1 ? 'un cubo' : 'dos cubos'} (en secreto)`,
  sell: (goods, price) => `Vender ${goods}${forPrice(price)}`,
  buy: (goods, price) => `Comprar ${goods}${forPrice(price)}`,
  place: (pieces) => `Colocar ${pieces}`,
  payAll: 'Pagar a todos',
  paySome: 'Pagar al resto',
  payBut: (unpaid) => `Pagar a todos menos: ${unpaid}`,
  interest: 'Pagar los intereses',
  repay: (amount) => `Pagar los intereses y devolver ${amount}`,
  borrow: (amount) => `Pedir prestados ${amount}`,
  move: moving('Mover'),
  withdraw: moving('Retirar'),
  reinforce: moving('Traer'),
  occupy: (units, to) => `Entrar con ${units}${to === undefined ? '' : ` en ${to}`}`,
  carry: moving('Llevar'),
  attack: (who, zone, units) => `Atacar ${who === undefined ? zone : `a ${who} en ${zone}`} con ${units}`,
  build: (units, price, zone) => `Construir ${units}${zone === undefined ? '' : ` en ${zone}`} por ${price}`,
  weapons: (nukes, lStars) =>
    `Construir ${list([...(nukes ? [nukesOf(nukes)] : []), ...(lStars ? [counted(lStars, 'L-star', 'L-stars')] : [])]) || 'nada'}`,
  remove: (number) => (number === 0 ? 'No retirar nada' : `Retirar ${unitsOf(number)}`),
  launch: (number, zones = []) => `Lanzar ${nukesOf(number)}${zones.length === 0 ? '' : ` contra ${list(zones)}`}`,
  champion: 'En secreto: defender a otros',
  noChampion: 'En secreto: no defender a nadie más',
  giveUp: (number) => `Entregar ${unitsOf(number)}`,
  raise: (amount) => `Pujar ${amount}`,
  giveCash: (amount, who) => `Dar ${amount} a ${who}`,
};

/** The same for commands of the expansions. */
export const expansionButtons: Page['expansionButtons'] = {
  noApc: 'En secreto: sin transporte blindado',
  apcIn: (land) => `En secreto: poner el transporte blindado en ${land}`,
  getOff: (number, armies) => (number === 0 ? 'Que no baje nadie' : `Bajar ${armies}`),
  target: (kinds) => `Destruir primero ${kinds}`,
  absorb: (number, apcs) => (number === 0 ? 'No usar escudo' : `Proteger al resto con ${apcs}`),
  noAgenda: 'En secreto: no investigar',
  deploy: (technology, level) => `Tirar y desplegar ${technology} de nivel ${level}`,
  show: (technology, level) => `Mostrar a todos ${technology} de nivel ${level}`,
  disclose: {
    none: 'En secreto: no mostrar nada',
    army: 'En secreto: mostrar la tecnología de ejército',
    navy: 'En secreto: mostrar la tecnología de flota',
    both: 'En secreto: mostrar las dos',
  },
  seal: (units) => (units === '' ? 'En secreto: nada' : `En secreto: ${units}`),
  ransom: (amount) => `Pagar ${amount}`,
  noRansom: 'No pagar y perder los buques',
  giveUp: (ships) => `Entregar ${ships}`,
  reroute: (ships, sea) => `Desviar ${ships} ${toward(sea)}`,
  attackShips: (owner, sea, units) =>
    `Atacar los buques mercantes de ${owner} en ${sea} ${units === '' ? 'sin unidades' : `con ${units}`}`,
  strike: { convoy: 'Atacar primero el convoy', escorts: 'Atacar primero las escoltas' },
  besiege: (who) => `Asediar a ${who}`,
  blockade: (land) => `Bloquear ${land}`,
  liftSiege: (who) => `Levantar el asedio contra ${who}`,
  liftBlockade: (land) => `Levantar el bloqueo ${of(land)}`,
  escort: (navies, sea) => `Escoltar con ${navies} en ${sea}`,
  noEscort: (sea) => `Sin escolta en ${sea}`,
  fetch: (goods) => `Traer ${goods} del mercado`,
  bring: (goods, who, price) => `Proponer: recoger ${goods} de ${who} por ${price}`,
  send: (goods, who, price) => `Proponer: llevar ${goods} a ${who} por ${price}`,
  give: (goods, price) => `Dar ${goods} por ${price}`,
  take: (goods, price) => `Aceptar ${goods} por ${price}`,
  disagree: 'Decir que no',
};

/** Why a control is grey. */
export const greyWords: Page['grey'] = {
  none: 'Aún no has elegido nada.',
  least: (least) => `Lo mínimo es ${least}.`,
  most: (most) => `Ahora lo máximo es ${most}.`,
  full: 'Ya lo has elegido todo. Quita algo antes.',
  unchosen: 'Elige antes algo de la lista.',
  noSet: 'No tienes ningún lote de suministros.',
};
