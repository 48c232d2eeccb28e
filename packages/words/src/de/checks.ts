// What the check of a game finds, in German: of its entries, and of positions that no game can have.
import type { Remarks, RoomFacts } from '@marshall/rules';
import type { Texts } from '../rooms.ts';
import type { German } from './phrases.ts';
import { TECHNOLOGIES } from './terms.ts';

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

/** All but what is said of a file as a whole. Draws, events and facts keep the names they have in the file. */
export const checks: Texts<Omit<RoomFacts['table']['remarks'], Whole>, German> = {
  'draw-chance': ({ draw, name }) => `Ziehung ${draw} (${name}) hat eine andere Menge Zufall verbraucht.`,
  'draw-fact': ({ draw, name, ...unlike }) => `In Ziehung ${draw} (${name}) ${tellUnlike(unlike)}.`,
  'draw-follows': ({ draw, name, last }) => `Ziehung ${draw} (${name}) folgt auf Ziehung ${last}.`,
  'draw-named': ({ draw, written, name }) => `Ziehung ${draw} heißt hier ${written}, richtig wäre ${name}.`,
  'draw-order': ({ draw, name }) => `Ziehung ${draw} (${name}) ist nicht, was die Würfel ergaben.`,
  'draw-silent': ({ draw, name }) => `Ziehung ${draw} (${name}) sagt nicht, was herauskam.`,
  'draw-unnamed': ({ draw }) => `Ziehung ${draw} hat keinen Namen.`,
  'draw-value': ({ draw, name, written, gave }) =>
    `Ziehung ${draw} (${name}) steht als ${written} da, aber die Würfel ergaben ${gave}.`,
  'entry-differs': ({ difference, ...named }, w) =>
    `Bei ${entryOf(named, w)} ergeben die Regeln etwas anderes. ${w.said(difference)}`,
  'entry-fault': ({ fault, ...named }, w) => `${entryOf(named, w)} kann nicht stimmen. ${w.said(fault)}`,
  'entry-misfit': ({ entry }) => `Eintrag ${entry} passt nicht zu den Einträgen davor.`,
  'entry-refused': ({ clause, because, ...named }, w) =>
    `${entryOf(named, w)} verstößt gegen die Regeln (${clause}). ${w.said(because)}`,
  'entry-without-command': ({ entry }) => `Eintrag ${entry} hat keinen Befehl.`,
  'event-after': ({ event, fault }, w) => `Das Ereignis ${event} führt zu einer unmöglichen Stellung. ${w.said(fault)}`,
  'event-fact': ({ number, event, ...unlike }) => `In Ereignis ${number} (${event}) ${tellUnlike(unlike)}.`,
  'event-kind': ({ number, written, made }) =>
    `In der Datei ist Ereignis ${number} „${written}“. Nach den Regeln wäre es „${made}“.`,
  'event-misfit': ({ event }) => `Das Ereignis ${event} passt nicht zur Stellung.`,
  'event-other': ({ number, event }) => `Ereignis ${number} (${event}) ist nicht, was geschieht.`,
  'events-number': ({ written, made }, w) =>
    `Der Eintrag hat ${written} ${w.plural(written, { one: 'Ereignis', other: 'Ereignisse' })}, müsste aber ${made} haben.`,
  'goes-back': ({ edition, ...named }, w) => `${entryOf(named, w)} geht zu Fassung ${edition} der Regeln zurück.`,
  'no-opening': 'Der erste Eintrag muss die Eröffnung sein, und die hat keinen Befehl.',
  'nobody-commanded': 'Der Eintrag hat keinen Befehl.',
  'nothing-taken-back': 'Es gibt nichts, was er zurücknehmen könnte.',
  'opening-differs': ({ difference }, w) => `Die Eröffnung ist nicht, was aus den Regeln folgt. ${w.said(difference)}`,
  'opening-fault': ({ fault }, w) => `Die Eröffnung kann nicht stimmen. ${w.said(fault)}`,
  'opening-refused': ({ because }, w) => `So lässt sich die Partie nicht aufbauen. ${w.said(because)}`,
  unsound: ({ entry, because }, w) => `Eintrag ${entry} folgt nicht aus den Regeln. ${w.said(because)}`,
  'unsound-draws': 'Seine Würfel oder Karten können dort nicht gezogen worden sein.',
  'unsound-opening': 'Das ist keine Eröffnung.',
  'unused-draw': 'Der Eintrag hat eine Ziehung, die niemand gemacht hat.',
  'fault:cards': ({ cards, different, all }) =>
    `Es müsste ${all} Karten geben. Es sind ${cards}, davon ${different} verschiedene.`,
  'fault:carriers': ({ seat }, w) => `${w.seat(seat)} ${w.verb(seat, 'hat', 'haben')} mehr beladene Träger als Träger.`,
  'fault:has': ({ seat, number, what }, w) => {
    const cannot = `${w.seat(seat)} ${w.verb(seat, 'kann', 'können')} nicht`;
    if (what === 'loans') return `${cannot} ${w.money(1000 * number)} schulden.`;
    if (what === 'arrears') return `${cannot} ${w.money(number)} überfällige Zinsen haben.`;
    return what === 'cash' ? `${cannot} ${w.money(number)} haben.` : `${cannot} ${number} ${THINGS[what]} haben.`;
  },
  'fault:level': ({ technology, level, shown, raises }) =>
    `${TECHNOLOGIES[technology]} kann nicht auf Stufe ${level} sein: Gezeigt wurde Stufe ${shown}, und seither wurde sie ${raises}-mal erhöht.`,
  'fault:load': ({ seat, carrier, taken, places, zone }, w) =>
    `${w.seat(seat)} ${w.verb(seat, 'hat', 'haben')} ${w.in(zone)} einen Träger (${w.unit(carrier)}), bei dem ${taken} von ${places} Plätzen belegt sind.`,
  'fault:negative': ({ seat }, w) =>
    `${w.seat(seat)} ${w.verb(seat, 'hat', 'haben')} eine negative Zahl von Einheiten.`,
  'fault:nobody-asked': 'Niemand wird gefragt, und die Partie ist nicht zu Ende.',
  'fault:nuked': ({ zone }, w) => `${w.in(zone)} steht jemand, aber die Zone ist atomar zerstört.`,
  'fault:old-assault': ({ seat, zone }, w) =>
    `Die Landung ${w.possessive(seat)} ${w.in(zone)} ist vorbei, aber noch da.`,
  'fault:out': ({ seat }, w) =>
    `${w.seat(seat)} ${w.verb(seat, 'ist', 'sind')} ausgeschieden und ${w.verb(seat, 'hat', 'haben')} doch noch etwas.`,
  'fault:out-asked': 'Jemand, der ausgeschieden ist, ist noch am Zug, darf mitreden oder wird gefragt.',
  'fault:shared': ({ seats, zone }, w) => `${w.seats(seats)} können sich ${w.zone(zone, 'accusative')} nicht teilen.`,
  'fault:ship-load': ({ sea, units }, w) => `Ein Schiff ${w.in(sea)} kann nicht ${units} Einheiten befördern.`,
  'fault:ship-mixed': ({ sea }, w) => `Ein Schiff ${w.in(sea)} befördert mehr als einen Rohstoff.`,
  'fault:ships': ({ sea, ships }, w) => `${ships} beladene Schiffe sind ${w.in(sea)} zu viele.`,
  'fault:sum': ({ what, by }) => `Die Summe stimmt um ${by} nicht: ${THINGS[what]}.`,
  'fault:technology-cards': ({ technology, cards }) =>
    `Die Karten für ${TECHNOLOGIES[technology]} können nicht ${cards.join(', ')} sein.`,
  'fault:two-assaults': ({ seats, zone }, w) => `${w.seats(seats)} können nicht beide ${w.in(zone)} landen.`,
  'misfit:agenda': 'Dieses Programm weiß nicht, was darin vor sich geht.',
  'misfit:asked': 'Es wird jemand gefragt, der nicht mitspielt.',
  'misfit:card': ({ seat }, w) => `${w.seat(seat)} ${w.verb(seat, 'hat', 'haben')} eine Karte, die es nicht gibt.`,
  'misfit:centers': ({ seat }, w) => `${w.seat(seat)} ${w.verb(seat, 'hat', 'haben')} zu viele Versorgungslager.`,
  'misfit:cycle': 'Diesen Zyklus gibt es nicht.',
  'misfit:ending': 'So endet keine Partie.',
  'misfit:missing': 'Teile davon fehlen.',
  'misfit:name': ({ name }) => `Darin steht der Name ${name}, den in einer Partie nichts haben kann.`,
  'misfit:number': ({ number }) => `Darin steht die Zahl ${number}, die in einer Partie nicht vorkommen kann.`,
  'misfit:power': ({ seat }, w) => `${w.seat(seat)} ${w.verb(seat, 'führt', 'führen')} keine Supermacht.`,
  'misfit:price': ({ resource }, w) => `Der Preis für ${w.resource(resource)} liegt außerhalb seiner Leiste.`,
  'misfit:question': 'Dieses Programm weiß nicht, was darin gefragt wird.',
  'misfit:seats': 'Darin sind andere Plätze als in der Partie.',
  'misfit:stage': 'Diese Phase gibt es nicht.',
  'misfit:stranger': 'Auf dem Brett steht jemand, der nicht mitspielt.',
  'misfit:units': ({ seat }, w) =>
    `${w.seat(seat)} ${w.verb(seat, 'hat', 'haben')} eine Zahl von Einheiten, die niemand haben kann.`,
  'misfit:zones': 'Darin sind andere Zonen als auf dem Brett.',
};

const THINGS: Readonly<Record<Remarks['fault:sum']['what'] | 'cubes', string>> = {
  apc: 'Truppentransporter',
  army: 'Armeen',
  cash: 'Geld',
  cubes: 'Bietsteine',
  grain: 'Getreide',
  lStars: 'L-Sterne',
  minerals: 'Erz',
  navy: 'Flotten',
  nukes: 'Atomraketen',
  oil: 'Öl',
  ship: 'Handelsschiffe',
  tank: 'Panzer',
};

/** `Eintrag 12 (die Sowjetunion: bid)` */
function entryOf({ entry, seat }: Omit<Remarks['goes-back'], 'edition'>, w: German): string {
  return `Eintrag ${entry} (${w.seat(seat)})`;
}

/** `ist cubes 1, müsste aber 2 sein` */
function tellUnlike({ fact, written, made }: Pick<Remarks['draw-fact'], 'fact' | 'written' | 'made'>): string {
  if (written === undefined) return `fehlt ${fact}${made === undefined ? '' : ` und müsste ${made} sein`}`;
  return made === undefined
    ? `ist ${fact} ${written}, dürfte aber nicht da sein`
    : `ist ${fact} ${written}, müsste aber ${made} sein`;
}
