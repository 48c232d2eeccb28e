// What stays in sight until it is put away: how a battle came out, and what a search has found, in German.
import type { Page } from '../../page.ts';
import { accusative, dative, verb, zoneAccusative, zoneGenitive } from './cases.ts';
import { capital, count, list } from './text.ts';

const dice = (number: number): string => (number === 1 ? '1 Würfel' : `${number} Würfeln`);

/** `1 Ölunternehmen` */
const companies = (number: number, resource: string): string => `${number} ${resource}unternehmen`;

export const sightWords: Page['sight'] = {
  close: 'Schließen',
  result: {
    heading: 'Ergebnis der Schlacht',
    took: (zone) => `Du hast ${zoneAccusative(zone)} erobert`,
    notTook: (zone) => `Du hast ${zoneAccusative(zone)} nicht erobert`,
    lost: (zone) => `Du hast ${zoneAccusative(zone)} verloren`,
    held: (zone) => `Du hast ${zoneAccusative(zone)} gehalten`,
    you: 'Du',
    sum: (faces, edge, points) =>
      faces.length < 2 && edge === 0
        ? `${points}`
        : `${faces.join(' + ')}${edge === 0 ? '' : ` ${edge > 0 ? '+' : '\u2212'} ${Math.abs(edge)}`} = ${points}`,
    killed: (units) => `${units} zerstört`,
    killedNone: 'nichts zerstört',
    gained: 'Gewonnen',
    gone: 'Verloren',
    cost: 'Kosten',
    nothing: 'nichts',
    set: '1 Satz Vorräte',
    company: (name, facts) => `${name} (${facts})`,
    hidden: (number, resource) => `${companies(number, resource)}, verdeckt`,
    luck: 'Glück',
    yours: (points, number, chance) =>
      `Deine ${points} mit ${dice(number)}: So viel oder mehr fällt in ${chance} der Fälle.`,
    theirs: (who, points, number, chance) =>
      `${capital(who)} ${verb(who, 'würfelte', 'würfelten')} ${points} mit ${dice(number)}: So viel oder mehr fällt in ${chance} der Fälle.`,
    and: list,
  },
  layers: { heading: 'Was die Karte zeigt', companies: 'Unternehmen', legend: 'Legende', wide: 'Größere Karte' },
  legend: {
    powers: 'Mächte',
    units: 'Einheiten',
    army: 'Armeen und ihre Zahl',
    navy: 'Flotten und ihre Zahl. Nach einem Strich steht, wie viele Armeen an Bord sind.',
    ready: 'Unterstrichen: Diese Einheiten können jetzt etwas tun.',
    places: 'Orte',
    territorial: 'Hellblau: ein Meer, das einer Macht gehören kann.',
    international: 'Dunkelblau: ein Meer, das allen offensteht.',
    crossing: 'Gestrichelte Linie: Hier können Armeen hinüber.',
    target: 'Gestrichelter Rand: kannst du jetzt wählen.',
    selected: 'Durchgezogener Rand: gewählt.',
    cloud: 'Von einer Atomrakete zerstört und aus dem Spiel.',
    companies: 'Unternehmen',
    yields: 'Wem ein Unternehmen gehört, und wie viel es pro Zyklus fördert.',
    shut: 'Durchgestrichen: Das Unternehmen ist nicht geöffnet und fördert nichts.',
    threatened: 'Roter Rand: Eine andere Macht in der Nähe ist stärker als die Wache.',
    rights: 'Durchzug und Blockade',
    passage: 'Rand und Zeichen einer anderen Macht: Sie darf hier durch.',
    port: 'Ein Hafen',
    closed: 'Ein Hafen, den eine fremde Flotte sperrt. Rot: Es trifft dich oder schneidet ein Gebiet ab.',
    siege: 'Rote Punkte: belagert oder blockiert.',
    contested: 'Rote Striche: Um eine Landung wird gekämpft.',
    war: 'Krieg',
    arrow: 'Die letzte Bewegung oder der letzte Angriff',
    incoming: 'Anfliegende Atomraketen',
    pirates: 'Piraten',
  },
  zone: {
    passage: 'Durchzug',
    blockade: 'Blockade',
    letsYou: (who) => `${capital(who)} ${verb(who, 'lässt', 'lassen')} dich durch.`,
    keepsYou: (who) => `${capital(who)} ${verb(who, 'lässt', 'lassen')} dich nicht durch.`,
    youLet: (who) => `Du lässt ${accusative(list(who))} durch.`,
    lets: (host, who) => `${capital(host)} ${verb(host, 'lässt', 'lassen')} ${accusative(list(who))} durch.`,
    closed: (sea, by) => `Der Hafen (${sea}) ist von ${dative(by)} gesperrt.`,
    blockaded: (by) => `Blockiert von ${dative(by)}: Alle Häfen sind gesperrt.`,
    besieged: (who, by) =>
      `${capital(who)} ${verb(who, 'wird', 'werden')} von ${dative(by)} belagert: Alle Heimathäfen sind gesperrt.`,
    closes: (who, land) => `${capital(who)} ${verb(who, 'sperrt', 'sperren')} den Hafen ${zoneGenitive(land)}.`,
  },
  finds: {
    odds: (what, cards, chance) => `${what} in ${count(cards, 'Karte', 'Karten')}: ${chance}.`,
    of: {
      grain: (number) => companies(number, 'Getreide'),
      oil: (number) => companies(number, 'Öl'),
      minerals: (number) => companies(number, 'Erz'),
      nuke: (number) => count(number, 'Atomrakete', 'Atomraketen'),
      'l-star': (number) => count(number, 'L-Stern', 'L-Sterne'),
    },
    goBack: (number) =>
      `${number === 1 ? '1 davon liegt' : `${number} davon liegen`}, wo andere Spieler stehen, und ${number === 1 ? 'ginge' : 'gingen'} in den Stapel zurück.`,
    mayGoBack: (number) =>
      `Bis zu ${number} davon ${number === 1 ? 'liegt' : 'liegen'}, wo andere Spieler stehen, und ${number === 1 ? 'ginge' : 'gingen'} in den Stapel zurück.`,
    budget: 'Was du höchstens ausgibst',
    until: (sum) => `Aufdecken bis zum Fund oder ${sum}`,
    stop: (left) => `Nicht weiter aufdecken (noch ${left})`,
    makes: (goods, salary) =>
      `Geöffnet fördert es pro Zyklus ${goods} für ${salary} Sold. Öffnen ist kostenlos, und dann sehen alle, wo es liegt.`,
    open: 'Jetzt öffnen',
    opened: 'Es ist geöffnet.',
  },
};
