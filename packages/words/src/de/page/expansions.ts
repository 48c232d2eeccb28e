// Texts that only games with expansions show, in German.
import type { Page } from '../../page.ts';
import { accusative, inZone, verb, zoneAccusative } from './cases.ts';
import { capital, count } from './text.ts';

const ships = (number: number): string => count(number, 'Handelsschiff', 'Handelsschiffe');

export const expansionWords: Page['expansions'] = {
  trip: (cargo, sea, perils) => `${cargo} ${inZone(sea)}${perils === '' ? '' : `, vorbei an: ${perils}`}`,
  cargo: (goods, company) => `${goods} von ${company}`,
  blockaded: 'Blockade',
  freight: 'Fracht',
  yourShips: (number, pay) =>
    `Das braucht ${number === 1 ? 'eins deiner Handelsschiffe' : `${number} deiner Handelsschiffe`} und ${pay} Fracht.`,
  dangerPay: 'Gefahrenzulage',
  sailing: (number, pay) => `${pay} für ${ships(number)}, höchstens drei Einheiten pro Schiff`,
  blockadeOf: (land) => `${land} (Blockade)`,
  lane: (company, sea) => `${company}: ${sea}`,
  giveUp: 'Markiere eigene Einheiten, die halb so viel wert sind wie die eingesetzten.',
  soFar: (chosen, least) =>
    chosen < least ? `Bisher ${chosen} von ${least}.` : least === 1 ? 'Gesetzt.' : `Alle ${least} sind gesetzt.`,
  takeOneOut: 'Alle sind gesetzt',
  loads: (number) => (number === 0 ? 'Kein Schiff beladen' : `${count(number, 'Schiff', 'Schiffe')} beladen`),
  pirates: (number) => count(number, 'Pirat', 'Piraten'),
  piratesHere: 'Piraten',
  escorts: 'Geleit',
  escort: (power, navies) => `${power}: ${count(navies, 'Flotte', 'Flotten')}`,
  announced: 'Angekündigt',
  blockade: (by, land, against) =>
    `${capital(by)} ${verb(by, 'blockiert', 'blockieren')} ${zoneAccusative(land)}, gegen ${accusative(against)}`,
  siege: (by, against) => `${capital(by)} ${verb(by, 'belagert', 'belagern')} ${accusative(against)}`,
  tech: {
    heading: 'Technik',
    technologies: { army: 'Armee', navy: 'Flotte' },
    own: { army: (level) => `Armee ${level}`, navy: (level) => `Flotte ${level}` },
    level: (level) => (level === 0 ? 'nicht eingeführt' : `Stufe ${level}`),
    atLeast: (level) => `Stufe ${level} oder höher`,
    hidden: 'den anderen nicht gezeigt',
    secret: '?',
    roll: (dice) =>
      dice === 1
        ? '100 bis 600\u00a0Mio.\u00a0$, mit einem Würfel'
        : '200 bis 1.200\u00a0Mio.\u00a0$, mit zwei Würfeln',
    cards: (levels) => (levels === '' ? 'keine Karten' : `Karten ${levels}`),
    rights: (levels) => `Lizenzen ${levels}`,
  },
  chart: {
    heading: 'Konflikttabelle',
    steps: { C: 'Feldherrnkunst', D: 'Tabelle, Verluste' },
    odds: 'Chancen nach der Konflikttabelle',
    points: (attacker, defender) => `${attacker} gegen ${defender} Punkte`,
    supported: (attacker, defender) =>
      `Mit Unterstützung: ${attacker === 0 ? '' : `Angreifer ${attacker}`}${attacker > 0 && defender > 0 ? ', ' : ''}${defender === 0 ? '' : `Verteidiger ${defender}`}.`,
    bothRoll: 'Mit dem Würfel der Feldherrnkunst kommen auf jeder Seite 0, 1 oder 2 dazu.',
    attackerRolls:
      'Beim Angreifer kommen mit dem Würfel der Feldherrnkunst 0, 1 oder 2 dazu. Ohne Vorräte kommt beim Verteidiger nichts dazu.',
    nobodyRolls: 'Die Verteidiger zählen nichts, also würfelt niemand.',
    fed: 'Mit Feldherrnkunst kämpfen',
    unfed: 'Ohne Würfel Widerstand leisten',
    meaningTo: {
      attacker: {
        A: 'Du gewinnst und verlierst nichts',
        B: 'Du gewinnst, gibst aber die Hälfte ab',
        C: 'Du verlierst alles Eingesetzte',
        D: 'Du verlierst alles, und der Gegner darf zurückschlagen',
      },
      defender: {
        A: 'Du verlierst dort alles',
        B: 'Du verlierst dort alles, der Gegner die Hälfte',
        C: 'Du hältst stand und verlierst nichts',
        D: 'Du hältst stand und darfst zurückschlagen',
      },
    },
    read: (row, column) => `${row} gegen ${column}`,
    sides: { attacker: 'Angreifer', defender: 'Verteidiger' },
    result: (letter) => `Ergebnis ${letter}`,
    parts: (units, support, generalship) =>
      [
        `${units} aus Einheiten`,
        ...(support > 0 ? [`${support} aus Unterstützung`] : []),
        ...(generalship === undefined ? [] : [`${generalship} aus Feldherrnkunst`]),
      ].join(' + '),
    meaning: {
      A: 'Der Angreifer gewinnt und verliert nichts.',
      B: 'Der Angreifer gewinnt, verliert aber die Hälfte.',
      C: 'Der Angreifer verliert alles Eingesetzte.',
      D: 'Der Angreifer verliert alles Eingesetzte, und der Verteidiger darf Vergeltung üben.',
    },
  },
};
