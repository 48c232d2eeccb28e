// Buttons that name what a command does, with its numbers, in German.
import type { Page } from '../../page.ts';
import { TECHNOLOGIES } from '../terms.ts';
import { accusative, dative, genitive, inZone, toZone, unitsDative, zoneAccusative, zoneGenitive } from './cases.ts';
import { capital, count, list } from './text.ts';

const units = (number: number): string => count(number, 'Einheit', 'Einheiten');

/** `2 Armeen nach Alaska bewegen` */
const moving = (verb: string) => (force: string, to: string | undefined) =>
  `${force}${to === undefined ? '' : ` ${toZone(to)}`} ${verb}`;

/** `army` and `navy` are the only technologies. */
const technology = (id: string): string => (id === 'navy' ? TECHNOLOGIES.navy : TECHNOLOGIES.army);

export const buttonWords: Page['buttons'] = {
  bid: (cubes) =>
    cubes === 0
      ? 'Verdeckt festlegen: nichts bieten'
      : `Verdeckt bieten: ${cubes === 1 ? 'einen Bietstein' : 'zwei Bietsteine'}`,
  sell: (goods, price) => `${goods}${price === undefined ? '' : ` für ${price}`} verkaufen`,
  buy: (goods, price) => `${goods}${price === undefined ? '' : ` für ${price}`} kaufen`,
  place: (pieces) => `${pieces} aufstellen`,
  payAll: 'Alle bezahlen',
  paySome: 'Die übrigen bezahlen',
  payBut: (unpaid) => `Alle bezahlen außer: ${unpaid}`,
  interest: 'Zinsen zahlen',
  repay: (amount) => `Zinsen zahlen und ${amount} tilgen`,
  borrow: (amount) => `${amount} leihen`,
  move: moving('bewegen'),
  withdraw: moving('zurückziehen'),
  reinforce: moving('heranholen'),
  occupy: (force, to) => `Mit ${unitsDative(force)}${to === undefined ? '' : ` ${toZone(to)}`} einrücken`,
  carry: moving('befördern lassen'),
  attack: (who, zone, force) =>
    who === undefined
      ? `${capital(zoneAccusative(zone))} mit ${unitsDative(force)} angreifen`
      : `${capital(accusative(who))} ${inZone(zone)} mit ${unitsDative(force)} angreifen`,
  build: (force, price, zone) => `${force}${zone === undefined ? '' : ` ${inZone(zone)}`} für ${price} bauen`,
  weapons: (nukes, lStars) =>
    `${
      list([
        ...(nukes ? [count(nukes, 'Atomrakete', 'Atomraketen')] : []),
        ...(lStars ? [count(lStars, 'L-Stern', 'L-Sterne')] : []),
      ]) || 'Nichts'
    } bauen`,
  remove: (number) => (number === 0 ? 'Nichts entfernen' : `${units(number)} entfernen`),
  launch: (number, zones = []) =>
    `${count(number, 'Atomrakete', 'Atomraketen')}${zones.length === 0 ? '' : ` auf ${list(zones.map(zoneAccusative))}`} starten`,
  champion: 'Verdeckt festlegen: andere verteidigen',
  noChampion: 'Verdeckt festlegen: sonst niemanden verteidigen',
  giveUp: (number) => `${units(number)} abgeben`,
  raise: (amount) => `${amount} bieten`,
  giveCash: (amount, who) => `${amount} an ${accusative(who)} geben`,
};

export const expansionButtons: Page['expansionButtons'] = {
  noApc: 'Verdeckt festlegen: kein Truppentransporter',
  apcIn: (land) => `Verdeckt festlegen: Truppentransporter ${inZone(land)}`,
  getOff: (number, armies) => (number === 0 ? 'Alle bleiben drin' : `${armies} aussteigen lassen`),
  target: (kinds) => `Zuerst ${kinds} zerstören`,
  absorb: (number, apcs) =>
    number === 0 ? 'Keinen Truppentransporter als Schild nutzen' : `Die anderen mit ${unitsDative(apcs)} schützen`,
  noAgenda: 'Verdeckt festlegen: keine Forschung',
  deploy: (id, level) => `Würfeln und ${technology(id)} Stufe ${level} einführen`,
  show: (id, level) => `Allen ${technology(id)} Stufe ${level} zeigen`,
  disclose: {
    none: 'Verdeckt festlegen: nichts zeigen',
    army: 'Verdeckt festlegen: Armeetechnik zeigen',
    navy: 'Verdeckt festlegen: Flottentechnik zeigen',
    both: 'Verdeckt festlegen: beides zeigen',
  },
  seal: (force) => `Verdeckt festlegen: ${force === '' ? 'keine' : force}`,
  ransom: (amount) => `${amount} zahlen`,
  noRansom: 'Nichts zahlen und die Schiffe verlieren',
  giveUp: (ships) => `${ships} abgeben`,
  reroute: (ships, sea) => `${ships} ${toZone(sea)} verlegen`,
  attackShips: (owner, sea, force) =>
    `Handelsschiffe ${genitive(owner)} ${inZone(sea)} mit ${force === '' ? 'nichts' : unitsDative(force)} angreifen`,
  strike: { convoy: 'Zuerst den Konvoi angreifen', escorts: 'Zuerst das Geleit angreifen' },
  besiege: (who) => `${capital(accusative(who))} belagern`,
  blockade: (land) => `${capital(zoneAccusative(land))} blockieren`,
  liftSiege: (who) => `Belagerung ${genitive(who)} aufheben`,
  liftBlockade: (land) => `Blockade ${zoneGenitive(land)} aufheben`,
  escort: (navies, sea) => `Geleit mit ${navies} ${inZone(sea)}`,
  noEscort: (sea) => `Kein Geleit ${inZone(sea)}`,
  fetch: (goods) => `${goods} vom Markt holen`,
  bring: (goods, who, price) => `Vorschlagen: ${goods} bei ${dative(who)} für ${price} abholen`,
  send: (goods, who, price) => `Vorschlagen: ${goods} für ${price} zu ${dative(who)} bringen`,
  give: (goods, price) => `${goods} für ${price} abgeben`,
  take: (goods, price) => `${goods} für ${price} nehmen`,
  disagree: 'Ablehnen',
};

export const greyWords: Page['grey'] = {
  none: 'Du hast noch keine gewählt.',
  least: (least) => `Mindestens ${least}.`,
  most: (most) => `Jetzt höchstens ${most}.`,
  full: 'Du hast schon alle gewählt. Nimm zuerst eine heraus.',
  unchosen: 'Wähle zuerst etwas aus der Liste.',
  noSet: 'Du hast keinen Satz Vorräte.',
};
