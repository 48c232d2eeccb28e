// Movement, passage and blockades, in German.
import type { GameEvent, Seat } from '@marshall/rules';
import { type Gathering, gatheringOf, togetherOn } from '../facts.ts';
import type { RoomTexts } from '../rooms.ts';
import type { German } from './phrases.ts';

const ASK = (ask: boolean): string => (ask ? ' Du kannst sie bitten, dich durchzulassen.' : '');
const WAYS = {
  march: 'marschieren',
  airlift: 'fliegen',
  sail: 'fahren',
  board: 'an Bord gehen',
  land: 'landen',
} as const;
const HAS = { you: 'Du hast', seller: 'Der Verkäufer hat' } as const;

export const movement: RoomTexts<'movement', German> = {
  refusals: {
    'all-granted': 'Du lässt schon alle durch.',
    'asked-before': 'Dieser Spieler hat es in diesem Zug schon abgelehnt. Suche einen anderen Weg oder passe.',
    'assault-stands:pinned': ({ zone }, w) =>
      `Deine Truppen ${w.in(zone)} kämpfen noch um das Gebiet und müssen bleiben.`,
    'at-sea': 'Armeen können auf See nicht von einer Flotte auf die andere wechseln.',
    'besieged:build': 'Alle deine Heimathäfen sind blockiert. Bis einer frei ist, kannst du nur in der Heimat bauen.',
    'besieged:trade':
      'Alle deine Heimathäfen sind blockiert. Sobald einer frei ist, kannst du wieder mit Vorräten handeln.',
    blockaded: 'Alle Häfen dieses Gebiets sind blockiert. Bis einer frei ist, kannst du dort nicht bauen.',
    'by-land': 'Armeen marschieren von Gebiet zu Gebiet. Über das Meer brauchen sie eine Flotte.',
    'by-sea': 'Flotten bewegen sich nur zur See. Wähle ein Meer als Ziel.',
    'dark-sea:landing': ({ sea }, w) =>
      `${w.zone(sea)} ist dunkelblau. Armeen können nur aus einem hellblauen Meer landen.`,
    elsewhere: ({ zone }, w) => `Der Träger steht ${w.in(zone)}; dort müssen die Einheiten an Bord gehen.`,
    'from-sea-to-land': 'Armeen landen aus einem hellblauen Meer in einem angrenzenden Gebiet.',
    'goes-on:idle-carrier': ({ carrier }, w) =>
      `Für ${w.theUnit(carrier, 'accusative')} fehlt noch ein Befehl: Lass Einheiten an Bord oder von Bord gehen, oder wähle ein Ziel.`,
    'goes-on:land': ({ zone }, w) => `Mindestens eine Armee muss ${w.in(zone)} an Land gehen.`,
    'goes-on:orders': 'Wähle, welche Einheiten sich bewegen, von wo und wie.',
    granted: 'Du lässt diesen Spieler schon durch.',
    'idle-carrier': ({ carrier }, w) => `Schließe zuerst die Befehle für ${w.theUnit(carrier, 'accusative')} davor ab.`,
    'land-first': ({ zone }, w) =>
      `Die erste Flotte, die du wählst, muss ${w.in(zone)} eine Armee an Land setzen: eine, die an Bord ist, oder eine, die sie in einem Hafen abholt.`,
    'may-pass': 'Dieser Spieler lässt dich schon durch.',
    'never-flies': 'Flotten bewegen sich nur zur See, nie an Land oder in der Luft.',
    'next-sea': 'Wähle ein anderes Meer auf dem Weg.',
    'next-territory': 'Wähle ein Gebiet neben dem letzten auf dem Weg.',
    'no-flight-at-sea':
      'Armeen können auf einer Flotte weder landen noch von ihr abfliegen. Fliege von Gebiet zu Gebiet.',
    'no-player:passage': 'Diesen Spieler gibt es in dieser Partie nicht.',
    'no-port:boarding': ({ territory, sea }, w) =>
      `${w.zone(territory)} ${w.zoneVerb(territory, 'hat', 'haben')} keinen Hafen ${w.on(sea)}. Armeen gehen nur in einem Hafen an Bord.`,
    'no-room': ({ room }) => (room === 0 ? 'An Bord ist kein Platz mehr.' : `An Bord ist nur noch Platz für ${room}.`),
    'no-room:kind': ({ unit, carrier }, w) => `${w.unitsOf(carrier)} können keine ${w.unitsOf(unit)} an Bord nehmen.`,
    'no-way:change': ({ from, to }, w) =>
      `${w.away(from)} kommst du nicht ${w.to(to)}, ohne zwischen Land und See zu wechseln.`,
    'no-way:over-land': ({ from, to }, w) =>
      `${w.away(from)} führt kein Landweg ${w.to(to)}. Fliege oder nimm den Seeweg.`,
    'nobody-to-ask:passage': 'Es ist niemand mehr im Weg, den du fragen könntest.',
    'none-granted': 'Du hast niemandem Durchzug gewährt, es gibt also nichts zurückzunehmen.',
    'not-adjacent:landing': ({ territory, sea }, w) =>
      `${w.zone(territory)} ${w.zoneVerb(territory, 'liegt', 'liegen')} nicht ${w.on(sea)}.`,
    'not-granted': 'Du hast diesem Spieler keinen Durchzug gewährt.',
    'not-in-the-way': 'Dieser Spieler hält kein Gebiet und kein hellblaues Meer, dir ist also nichts im Weg.',
    'not-let-through:by-land': ({ zone, ask }, w) =>
      `Ein anderer Spieler hält ${w.zone(zone, 'accusative')} und lässt dich nicht durch. Nimm einen anderen Weg.${ASK(ask)}`,
    'not-let-through:by-sea': ({ zone, ask }, w) =>
      `Ein anderer Spieler hält ein Meer auf dem Weg ${w.to(zone)} und lässt dich nicht durch.${ASK(ask)}`,
    'not-let-through:land': ({ from, to, ask }, w) =>
      `Armeen anderer Spieler versperren jeden Landweg ${w.away(from)} ${w.to(to)}.${ASK(ask)}`,
    'not-let-through:sea': ({ from, to, ask }, w) =>
      `Flotten anderer Spieler versperren jeden Weg ${w.away(from)} ${w.to(to)}.${ASK(ask)}`,
    'not-this-way': ({ way }) => `Bei dieser Bewegung können Einheiten nicht ${WAYS[way]}.`,
    'nothing-to-do': ({ zone }, w) =>
      `Diese Flotte ist schon ${w.in(zone)}, und dort kann nichts an Bord oder von Bord gehen.`,
    'nothing-under-way': 'Wähle zuerst die Einheiten, dann ihren Weg.',
    'nuked:end': ({ zone }, w) =>
      `${w.zone(zone)} ${w.zoneVerb(zone, 'ist', 'sind')} atomar zerstört. Keine Armee darf dort wieder hinein.`,
    'nuked:every-way': ({ from, to }, w) =>
      `Jeder Landweg ${w.away(from)} ${w.to(to)} führt durch ein atomar zerstörtes Gebiet.`,
    'nuked:on-the-way': ({ zone }, w) =>
      `${w.zone(zone)} ${w.zoneVerb(zone, 'ist', 'sind')} atomar zerstört. Keine Armee kommt dort hindurch.`,
    'occupied:land': ({ zone }, w) =>
      `Ein anderer Spieler hat ${w.in(zone)} eine Armee. Geh woandershin, oder greife sie in der Phase Angreifen an.`,
    'occupied:sea': ({ zone }, w) =>
      `Ein anderer Spieler hat ${w.in(zone)} eine Flotte. Ein hellblaues Meer teilt man nie.`,
    'one-by-one': 'Gib Flotten, die bleiben, wo sie sind, ihre Befehle einzeln.',
    'one-kind': 'Jeder Befehl gilt für eine Art von Einheiten.',
    'one-navy:board': 'Wähle zuerst die eine Flotte, an deren Bord sie gehen.',
    'one-navy:leave': 'Wähle zuerst die eine Flotte, die sie verlassen.',
    'out-of-reach': 'Keine deiner Einheiten kommt dorthin.',
    'out-of-reach:land': ({ unit, zone, of }, w) =>
      `${HAS[of]} ${w.noUnit(unit, 'accusative')}, ${w.relative(unit)} ${w.in(zone)} eine Armee an Land setzen könnte.`,
    'out-of-reach:move': ({ unit, zone, of }, w) =>
      `${HAS[of]} anderswo ${w.noUnit(unit, 'accusative')} für eine Bewegung ${w.to(zone)}.`,
    'there-already': ({ zone }, w) => `Diese Einheiten sind schon ${w.in(zone)}.`,
    'too-dear:move': ({ grain, oil, has, of, keepsSet }, w) => {
      const short = { grain: grain > has.grain, oil: oil > has.oil };
      const costs = w.supplies({ grain: short.grain ? grain : 0, oil: short.oil ? oil : 0 });
      const left = [...(short.grain ? [has.grain] : []), ...(short.oil ? [has.oil] : [])];
      const none = left.length === 1 ? 'keines' : 'nichts davon';
      const stock = left.every((each) => each === 0) ? none : `dafür nur ${w.and(left.map(String))}`;
      const set = keepsSet ? ' zusätzlich zum Satz Vorräte für die Schlacht' : '';
      return `Diese Bewegung kostet ${costs}${set}, und ${of === 'you' ? 'du hast' : 'der Verkäufer hat'} ${stock}.`;
    },
    'too-far': ({ zones, most }) =>
      `Das ist ${zones} Zonen entfernt. Du darfst jetzt nur ${most === 1 ? 'eine benachbarte Zone' : `bis zu ${most} Zonen`} betreten.`,
    'too-few': ({ there, unit, zone, laden, of }, w) => {
      const has = there === 0 ? `keine ${w.unitsOf(unit)}` : `nur ${w.units(there, unit)}`;
      return `${HAS[of]} ${w.in(zone)} ${has}${laden ? ' mit dieser Ladung' : ''} für diese Bewegung.`;
    },
    'too-few:aboard': ({ there, unit, zone, of }, w) => {
      const has = there === 0 ? `keine ${w.unitsOf(unit)}` : `nur ${w.units(there, unit)}`;
      return `${HAS[of]} ${w.in(zone)} ${has} außerhalb eines Trägers. Die anderen müssen erst aussteigen.`;
    },
    'too-few:laden': ({ there, unit, zone, of }, w) => {
      const has = there === 0 ? `keine ${w.unitsOf(unit)}` : `nur ${w.units(there, unit)}`;
      return `${HAS[of]} ${w.in(zone)} ${has} ohne Ladung. Wähle die anderen mit dem, was an Bord ist.`;
    },
    'too-few-aboard': ({ aboard }) =>
      aboard === 0 ? 'Dieser Träger ist leer.' : `Dieser Träger hat nur ${aboard} an Bord.`,
    'too-many-offers:grant': ({ most }) =>
      `Du hast deine ${most} Angebote, Geschenke und Durchzugsrechte für jetzt verbraucht. Warte auf den nächsten Abschnitt.`,
    'yourself:passage': 'Durch deine eigenen Gebiete und Meere kommst du immer.',
  },
  questions: {
    permission: ({ asker }, w) =>
      `Lässt du ${w.seat(asker, 'accusative')} in dieser Bewegung durch deine Gebiete und Meere?`,
  },
  events: {
    'blockades-read': ({ besieged, blockaded }, w) => {
      const sieges =
        besieged.length === 0 ? [] : [`${w.seats(besieged)} ${w.verbs(besieged, 'wird', 'werden')} belagert`];
      const victims = [...new Set(blockaded.map(({ seat }) => seat))];
      const lands = (seat: Seat) => blockaded.filter((each) => each.seat === seat).map(({ territory }) => territory);
      const closed = (seat: Seat) => {
        return `die Häfen ${w.possessive(seat)} ${w.inAll(lands(seat))} sind blockiert`;
      };
      return w.fit(
        () => `${[...sieges, ...victims.map(closed)].join('; ')}.`,
        () =>
          `${[...sieges, `Blockaden gelten gegen ${w.and(victims.map((seat) => `${w.seat(seat, 'accusative')} (${lands(seat).length})`))}`].join('; ')}.`,
      );
    },
    'home-entered': ({ seat, owner, zone }, w) =>
      `${w.seat(seat)} ${w.verb(seat, 'erobert', 'erobern')} ${w.zone(zone, 'accusative')}, ein Heimatgebiet ${w.possessive(owner)}.`,
    'cards-taken': ({ seat, from, zone, cards }, w) =>
      `${w.seat(seat)} ${w.verb(seat, 'nimmt', 'nehmen')} ${w.seat(from, 'dative')} ${w.in(zone)} ${w.cards(cards)} ab.`,
    'secret-cards-taken': ({ seat, from, resources }, w) =>
      `${w.seat(from)} ${w.verb(from, 'gibt', 'geben')} ${w.seat(seat, 'dative')} verdeckt ${w.cardCount(resources.length)}.`,
    'passage-granted': ({ seat, friend }, w) =>
      `${w.seat(seat)} ${w.verb(seat, 'lässt', 'lassen')} ${w.seat(friend, 'accusative')} von jetzt an durch.`,
    'passage-revoked': ({ seat, friend }, w) =>
      `${w.seat(seat)} ${w.verb(seat, 'lässt', 'lassen')} ${w.seat(friend, 'accusative')} nicht mehr durch.`,
    'permission-answered': ({ seat, asker, allow }, w) =>
      `${w.seat(seat)} ${w.verb(seat, 'lässt', 'lassen')} ${w.seat(asker, 'accusative')} in dieser Bewegung ${allow ? '' : 'nicht '}durch.`,
    'units-moved': ({ seat, zone, legs: each, cost, payer }, w) => {
      const legs = togetherOn(each);
      const paid = payer === seat ? '' : `, bezahlt von ${w.seat(payer, 'dative')}`;
      const used = cost.grain + cost.oil === 0 ? '' : ` (${w.supplies(cost)}${paid})`;
      const gathering = gatheringOf(legs);
      const all = (how: Telling) =>
        gathering === undefined
          ? `${w.and(legs.map((leg, i) => tell(leg, w, how, i === 0 ? ` ${w.possessive(seat)}` : '')))}${used}.`
          : `${gather(gathering, w, how, w.possessive(seat))}${used}.`;
      const from = [...new Set(legs.map((leg) => leg.from))].filter((each) => each !== zone);
      const moves = `${w.seat(seat)} ${w.verb(seat, 'bewegt', 'bewegen')} Einheiten`;
      return w.fit(
        () => all('with the way'),
        () => all('without it'),
        () => `${moves} ${w.and(from.map((each) => w.from(each)))} ${w.to(zone)}${used}.`,
        () => `${moves} von ${from.length} Orten ${w.to(zone)}${used}.`,
      );
    },
  },
};

type Leg = Extract<GameEvent, { type: 'units-moved' }>['legs'][number];

/** How much is told of a leg. */
type Telling = 'with the way' | 'without it';

/** `1 Armee der USA marschiert aus Alaska nach Westkanada`; the first leg says whose units they are. */
function tell(leg: Leg, w: German, how: Telling, whose: string): string {
  const who = `${w.force(leg.units)}${whose}`;
  const number = w.total(leg.units);
  const verb = (forms: { readonly one: string; readonly other: string }) => w.plural(number, forms);
  if (!('path' in leg)) {
    const inside = leg.carrier === 'apc';
    const origin = leg.from === leg.to ? '' : ` ${w.from(leg.from)}`;
    if (leg.how === 'board')
      return inside
        ? `${who}${origin} ${verb(VERBS.step)} ${w.in(leg.to)} in ${w.aUnit(leg.carrier, 'accusative')}`
        : `${who}${origin} ${verb(VERBS.board)} ${w.in(leg.to)} an Bord`;
    if (leg.from !== leg.to) return `${who} ${verb(VERBS.land)} ${w.away(leg.from)} aus ${w.in(leg.to)}`;
    return inside
      ? `${who} ${verb(VERBS.step)} ${w.in(leg.to)} aus`
      : `${who} ${verb(VERBS.board)} ${w.in(leg.to)} von Bord`;
  }
  const drives = leg.how === 'march' && w.drives(leg.units);
  const by = how === 'with the way' ? leg.path.slice(0, -1) : [];
  const aboard = w.total(leg.cargo) > 0 ? ` mit ${w.force(leg.cargo, 'dative')} an Bord` : '';
  const way = by.length === 0 ? '' : ` über ${w.zones(by, 'accusative')}`;
  return `${who}${aboard} ${verb(VERBS[drives ? 'drive' : leg.how])} ${w.from(leg.from)}${way} ${w.to(leg.to)}`;
}

/** `3 Armeen der USA fliegen in die Mandschurei: 1 aus Peru und 2 aus Zaire`. */
function gather({ how, kind, number, to, groups }: Gathering, w: German, telling: Telling, whose: string): string {
  const { other: verb } = VERBS[how === 'march' && w.drives({ [kind]: number }) ? 'drive' : how];
  const parts = groups.map(({ number: some, from, by }) => {
    const way = telling === 'with the way' && by.length > 0 ? ` über ${w.zones(by, 'accusative')}` : '';
    return `${some} ${w.from(from)}${way}`;
  });
  return `${w.units(number, kind)} ${whose} ${verb} ${w.to(to)}: ${w.and(parts)}`;
}

const VERBS = {
  march: { one: 'marschiert', other: 'marschieren' },
  drive: { one: 'fährt', other: 'fahren' },
  airlift: { one: 'fliegt', other: 'fliegen' },
  sail: { one: 'fährt', other: 'fahren' },
  board: { one: 'geht', other: 'gehen' },
  land: { one: 'landet', other: 'landen' },
  step: { one: 'steigt', other: 'steigen' },
} as const;
