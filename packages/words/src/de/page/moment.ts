// The moment: what is asked now and how it is answered, in German.
import type { Page } from '../../page.ts';
import { battle } from './battle.ts';
import { accusative, fromZone, inZone, verb, zoneAccusative, zoneVerb } from './cases.ts';
import { capital, count } from './text.ts';

const cubes = (number: number): string => count(number, 'Bietstein', 'Bietsteine');
const sets = (number: number): string => count(number, 'Satz', 'Sätze');

export const momentWords: Page['moment'] = {
  ...battle,
  heading: 'Deine Entscheidung',
  ways: 'Mögliche Antworten',
  stage: (stage, name) => (stage > 0 ? `Phase ${stage}, ${name}` : name),
  opening: 'Eröffnung',
  fewer: (what) => `Eins weniger: ${what}`,
  more: (what) => `Eins mehr: ${what}`,
  exactly: (what) => `${what}, genau`,
  atLeast: (number) => `Wähle mindestens ${number}.`,
  of: (number) => `von ${number}`,
  all: (number) => `Alle ${number}`,
  addOne: (what) => `Eins dazu: ${what}`,
  takeOut: (what) => `Herausnehmen: ${what}`,
  nothingHere: 'In dieser Phase kann nichts den Besitzer wechseln.',
  onMapOrHere: 'Karte oder Liste',
  choose: 'Wählen',
  mayJoin: (groups) =>
    groups === 1 ? '1 weitere Gruppe kann mitmachen' : `${groups} weitere Gruppen können mitmachen`,
  byWayOf: 'Über',
  shortestWay: 'den kürzesten offenen Weg',
  goBy: (zone) => (zone === undefined ? 'Weg wählen' : `Über ${zoneAccusative(zone)}`),
  way: { by: (zone) => `über ${zoneAccusative(zone)}` },
  order: (how, who, place, load, by) => {
    const carrying = load === '' ? '' : ` mit je ${load}`;
    const oil = by.flight === 0 ? '' : `, je ${by.flight} Öl`;
    const said: Readonly<Record<string, string>> = {
      march: `${who} ${by.wheel ? 'fahren' : 'marschieren'} ${fromZone(place)}`,
      airlift: `${who} fliegen ${fromZone(place)}${oil}`,
      land: by.sea ? `${who} gehen ${fromZone(place)} an Land` : `${who} steigen ${inZone(place)} aus`,
      sail: `${who} fahren ${fromZone(place)}`,
      convoy: `${who}${carrying} fahren ${fromZone(place)}`,
      lift: `${who}${carrying} fliegen ${fromZone(place)}${oil}`,
      board: `${who} gehen ${inZone(place)} an Bord`,
      ashore: by.sea ? `${who} landen ${inZone(place)}` : `${who} steigen ${inZone(place)} aus`,
    };
    return capital(said[how] ?? `${who} ${fromZone(place)}`);
  },
  markLosses: 'Drei Punkte entfernen eine Einheit. Wähle die Einheiten.',
  mark: (piece) => `Eine markieren: ${piece}`,
  spare: (piece) => `Eine verschonen: ${piece}`,
  if: 'Wenn du wartest',
  ifWait: (what) => `Der Schiedsrichter antwortet für dich: „${what}“.`,
  ifNoClock: 'Nichts passiert. Es gibt kein Zeitlimit.',
  cost: 'Kosten',
  path: 'Weg',
  rule: 'Regel',
  cash: 'Geld',
  becomes: (before, after) => `aus ${before} wird ${after}`,
  youKeep: 'Du behältst',
  youGet: 'Du bekommst',
  afterYou: 'Nach dir',
  whatElse: 'Du kannst auch',
  back: 'Zurück',
  undo: 'Meinen letzten Zug zurücknehmen',
  branch: 'Vor meinem letzten Zug weiterspielen',
  branchAbout: 'Damit beginnt dort eine neue Partie. Die jetzige bleibt erhalten.',
  waitingFor: (who) => `Warten auf ${accusative(who)}.`,
  pass: {
    again: 'Wenn du passt, wirst du wieder gefragt, sobald ein anderer etwas tut.',
    ends: 'Alle anderen haben gepasst. Wenn du auch passt, ist hier Schluss.',
    trades: 'Wenn gehandelt wird, wirst du trotzdem gefragt: Du hast gesagt, dass du handeln willst.',
  },
  passing: 'Du passt für den Rest dieser Phase.',
  goesOn: 'Die Partie geht weiter.',
  sealed: 'Verdeckt festgelegt. Ändern kannst du es, bis alle entschieden haben.',
  justNow: 'Gerade eben',
  next: {
    zone: 'Wähle einen Ort auf der Karte oder in der Liste.',
    other: 'Vervollständige deine Auswahl.',
    field: (field) => `Noch zu wählen: ${field}.`,
  },
  free: 'nichts',
  costs: (parts) => `${parts} aus deinem Versorgungslager`,
  bid: {
    title: (stage) => `Einen Bietstein für die Phase ${stage} einsetzen?`,
    planned: (left) => (left === 0 ? 'Keine Bietsteine mehr.' : `Noch ${cubes(left)}.`),
    nothing: 'Nichts in diesem Zyklus',
    bid: (stage) => `Für ${stage} bieten`,
    both: 'Zwei Bietsteine: kaufen und schürfen',
    keep: 'Behalten',
    left: (left, later) =>
      later === ''
        ? 'Das ist die letzte Phase des Zyklus. Im nächsten Zyklus hast du alle Bietsteine wieder.'
        : left === 0
          ? `Keiner mehr für ${later}.`
          : `Noch ${left === 1 ? 'einer' : 'zwei'} für ${later}.`,
    notPlay: (stage, left) => `Du spielst die Phase ${stage} nicht mit. Du behältst ${cubes(left)}.`,
    about: {
      3: 'Verkaufe an den Markt, in jedem Zug einen Rohstoff.',
      4: 'Greif mit Armeen, Flotten oder Atomraketen an. Ein konventioneller Angriff kostet einen Satz Vorräte.',
      5: 'In jedem Zug bewegst du beliebig viele Einheiten an einen Ort.',
      6: 'Baue Einheiten und Waffen oder erforsche neue Waffen.',
      7: 'Kaufe am Markt oder schürfe nach neuen Unternehmen. Mit zwei Bietsteinen geht beides.',
    },
    stock: (worth) => `Deine Vorräte sind zu heutigen Preisen ${worth} wert.`,
    sets: (number) => `Du hast ${sets(number)} Vorräte.`,
    means: (cash, number) => `Du hast ${cash} und ${sets(number)} Vorräte.`,
    cash: (cash) => `Du hast ${cash}.`,
  },
  trade: {
    sell: 'Verkaufe an den Markt oder passe.',
    sellAbout: {
      batch: 'In jedem Zug einen Rohstoff. Du bekommst für alles den heutigen Preis. Danach fällt er.',
      unit: 'In jedem Zug einen Rohstoff. Der Preis fällt mit jeder Einheit, die du verkaufst.',
    },
    buy: 'Kaufe am Markt oder passe.',
    buyAbout: {
      batch: 'In jedem Zug einen Rohstoff. Du zahlst für alles den heutigen Preis. Danach steigt er.',
      unit: 'In jedem Zug einen Rohstoff. Der Preis steigt mit jeder Einheit, die du kaufst.',
    },
    stored: (units, price) => `${units} gelagert, ${price}`,
    at: {
      batch: (goods, price) => `${goods} zu ${price}`,
      unit: (goods, price) => `${goods}, die erste Einheit zu ${price}`,
    },
    arrears: 'Überfällige Zinsen',
    kept: (owed) => `Die Bank behält deine Einnahmen, bis ${owed} Zinsen bezahlt sind.`,
    nowAfter: (now, after) => `jetzt ${now}, danach ${after}`,
    keep: (goods, number) => `${goods}, ${sets(number)} Vorräte`,
    others: (who, goods) =>
      `${capital(who)} ${verb(who, 'hat', 'haben')} ${goods} und ${verb(who, 'ist', 'sind')} als Nächstes dran.`,
    last: 'Sonst spielt niemand diese Phase.',
    none: 'Davon kannst du jetzt nichts handeln.',
    all: (units) => `Alle ${units}`,
    most: (units) => `Höchstens ${units}`,
    drag: (resource) => `${resource}: wie viele, auf der Preisleiste`,
    priceAfter: (units, price) => `${units}, danach ist der Preis ${price}`,
  },
  pay: {
    about: (companies, units) =>
      `Du hast ${count(companies, 'geöffnetes Unternehmen', 'geöffnete Unternehmen')} und ${count(units, 'Einheit', 'Einheiten')}. Unbezahlte Unternehmen fördern nichts. Unbezahlte Einheiten verlassen das Brett.`,
  },
  odds: {
    heading: 'Chancen',
    dice: (yours, theirs) => `deine Würfel: ${yours}, Gegner: ${theirs}`,
    diceFor: (yours, theirs) => `Deine Würfel: ${yours || 'keine'}. Gegner: ${theirs || 'keine'}.`,
    dieFor: (number, reason) => `${number} für ${reason}`,
    supposed: 'Wie diese Chancen berechnet sind',
    remove: (number) => `Du zerstörst ${number} oder mehr`,
    removeAll: (number) => (number === 1 ? 'Du zerstörst die einzige Einheit' : `Du zerstörst alle ${number}`),
    lose: (number) => `Du verlierst ${number} oder mehr`,
    loseAll: (number) => (number === 1 ? 'Du verlierst deine einzige Einheit' : `Du verlierst alle ${number}`),
    take: (zone) => `Du eroberst ${zoneAccusative(zone)}`,
    hold: (zone) => `Du hältst ${zoneAccusative(zone)}`,
    strike: (zone) => `${capital(zone)} ${zoneVerb(zone, 'wird', 'werden')} getroffen`,
    shotDown: (number) =>
      number === 1
        ? 'Mindestens 1 Atomrakete wird abgeschossen'
        : `Mindestens ${number} Atomraketen werden abgeschossen`,
    blast: 'Alle L-Sterne im All werden zerstört',
    end: 'Damit endet die Partie für alle',
    clash: (who) => `${capital(who)} ${verb(who, 'verliert', 'verlieren')} einen L-Stern`,
  },
  deal: { gives: 'Du gibst', gets: 'Du bekommst' },
  cards: {
    turned: 'Aufgedeckte Karten',
    looks: (who, what) => `${capital(who)} ${verb(who, 'sucht', 'suchen')} ${what}`,
    wanted: {
      grain: 'Getreide',
      oil: 'Öl',
      minerals: 'Erz',
      nuke: 'eine Atomrakete',
      'l-star': 'einen L-Stern',
    },
    paid: (paid, left) => `${paid} bezahlt, noch ${count(left, 'Karte', 'Karten')}`,
    hidden: (found) => (found ? 'Eine behaltene Karte' : 'Eine zurückgelegte Karte'),
    found: 'Gefunden',
    returned: 'Zurück in den Stapel',
    researchCard: 'Forschungskarte',
    deck: (cards) => `${count(cards, 'Karte', 'Karten')} im Stapel`,
  },
};
