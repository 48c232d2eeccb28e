// The opening, in German.
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
import type { German } from './phrases.ts';

const UNITS = { one: 'Einheit', other: 'Einheiten' } as const;
const BONUS = { one: 'Bonuseinheit', other: 'Bonuseinheiten' } as const;

export const opening: RoomTexts<'opening', German> = {
  refusals: {
    'armies-at-least': ({ navies }, w) =>
      navies === 0
        ? 'Du hast keine Figuren mehr für Flotten. Nimm Armeen.'
        : `Du hast nur noch Figuren für ${w.units(navies, 'navy')}. Nimm für den Rest Armeen.`,
    clashed: ({ sea }, w) =>
      `Auch ein anderer Spieler hat ${w.zone(sea, 'accusative')} gewählt. Setze deine Flotten woandershin.`,
    'nine-supplies': ({ units }) => `Wähle genau ${units} Vorräte: Getreide, Öl und Erz, beliebig gemischt.`,
    'no-home-port:berth':
      'Für jedes Heimatgebiet mit Hafen bekommst du eine Flotte, in einem Meer, an dem dieser Hafen liegt.',
    'no-home-port:navies': ({ sea }, w) => `Keines deiner Heimatgebiete hat einen Hafen ${w.on(sea)}.`,
    'no-such-pile': ({ piles }) =>
      piles === 1
        ? 'Es ist nur noch ein Stapel da. Wähle diesen.'
        : `Es sind noch ${piles} Stapel da. Wähle einen davon.`,
    'not-your-land:card': ({ zone }, w) =>
      `${land(zone, w)} weder eines deiner Heimatgebiete noch ein Gebiet, in dem du ein Unternehmen hast.`,
    'not-your-land:home': ({ zone }, w) => `${land(zone, w)} keines deiner Heimatgebiete.`,
    'opponent-navy': ({ sea }, w) => `${w.in(sea)} ist die Flotte eines anderen Spielers.`,
    'opponent-port': ({ sea, port }, w) =>
      `${w.zone(sea)} ist dir verschlossen, weil ein Gegner ${w.zone(port, 'accusative')} mit einem Hafen daran hält.`,
    'power-taken': ({ power }, w) =>
      `Jemand führt schon ${w.power(power, 'accusative')}. Wähle eine andere Supermacht.`,
    'so-many-units': ({ units }, w) => `Wähle genau ${units} ${w.plural(units, UNITS)}: Armeen oder Flotten.`,
  },
  questions: {
    'bonus-supplies': ({ units }) => `Wähle ${units} Bonusvorräte: Getreide, Öl und Erz.`,
    'bonus-units': ({ units }, w) =>
      `Wähle ${units} ${w.plural(units, BONUS)}, und stelle ${units === 1 ? 'sie' : 'sie alle'} auf.`,
    'choose-pile': ({ piles }) =>
      piles === 1
        ? 'Nimm den letzten verdeckten Stapel. Er bestimmt, welche Supermacht du führst.'
        : `Wähle einen von ${piles} verdeckten Stapeln. Er bestimmt, welche Supermacht du führst.`,
    'pick-power': 'Wähle die Supermacht, die du führen willst.',
    'place-armies': 'Wähle, welche deiner Gebiete eine Armee bekommen.',
    'place-navies': 'Für jedes Heimatgebiet mit Hafen bekommst du eine Flotte. Wähle für sie ein hellblaues Meer.',
  },
  events: {
    'bonus-supplies-revealed': ({ bonuses }, w) => {
      const same = sameFor(bonuses);
      if (same !== undefined) return `Alle bekommen als Bonus ${w.supplies(same)}.`;
      const lists = keysOf(bonuses).map(
        (seat) => `${w.seat(seat)} ${RESOURCES.map((resource) => bonuses[seat]?.[resource] ?? 0).join('/')}`,
      );
      return `Bonusvorräte (Getreide/Öl/Erz): ${lists.join(', ')}.`;
    },
    'card-dealt': ({ seat, card }, w) => `${w.seat(seat)} ${w.verb(seat, 'bekommt', 'bekommen')} ${dealt(card, w)}.`,
    'card-returned': ({ seat, card }, w) =>
      `${w.seat(seat)} ${w.verb(seat, 'gibt', 'geben')} ${dealt(card, w)} zurück und ${w.verb(seat, 'zieht', 'ziehen')} neu.`,
    'piles-laid': ({ count }) =>
      count === 1
        ? 'Die Unternehmen einer Supermacht bilden einen eigenen Stapel, die übrigen Karten den Rohstoffstapel.'
        : `Die Unternehmen von ${count} Supermächten bilden eigene Stapel, die übrigen Karten den Rohstoffstapel.`,
    'placements-clashed': ({ clashes }, w) =>
      `Zu viele Flotten im selben Meer: ${clashes.map(({ sea, seats }) => `${w.seats(seats)} ${w.in(sea)}`).join('; ')}. Diese Flotten werden neu gesetzt.`,
    // A seat without a name of its own is called by its power.
    'power-taken': ({ seat, power }, w) =>
      seat === seatOf(power)
        ? `${w.power(power)} ${power === 'usa' ? 'sind' : 'ist'} dabei.`
        : `${w.leader(seat)} führt ${w.power(power, 'accusative')}.`,
    'prices-set': ({ spots }, w) =>
      new Set(RESOURCES.map((resource) => spots[resource])).size === 1
        ? `Alle Preise beginnen bei ${w.money(priceAt(spots.grain))}.`
        : `Preise zu Beginn: ${RESOURCES.map((resource) => `${w.resource(resource)} ${w.money(priceAt(spots[resource]))}`).join(', ')}.`,
    'seats-ordered': null,
    'supplies-given': ({ cash, each }, w) => `Alle beginnen mit ${w.money(cash)} und je ${each} Getreide, Öl und Erz.`,
    'units-placed': ({ placements }, w) => {
      const placed = (how: (placement: Placement, w: German) => string) =>
        `${placersOf(placements)
          .map(
            (seat, i) =>
              `${w.seat(seat)} ${i === 0 ? `${w.verb(seat, 'platziert', 'platzieren')} ` : ''}${how(placements[seat] ?? {}, w)}`,
          )
          .join('; ')}.`;
      // Nobody is told of a seat whose answer is still sealed.
      if (keysOf(placements).length === 0) return undefined;
      const byAll = placedByAll(placements);
      const inSum = sumByAll(placements);
      if (byAll !== undefined && w.total(byAll) === 0) return 'Niemand platziert etwas.';
      return w.fit(
        () => placed(zoneByZone),
        () => (byAll === undefined ? placed(inAll) : `Alle platzieren ${w.force(byAll)}.`),
        () => (inSum === undefined ? placed(inOneSum) : `Alle platzieren ${inSum} ${w.plural(inSum, UNITS)}.`),
      );
    },
  },
};

type Placement = Extract<GameEvent, { type: 'units-placed' }>['placements'][Seat];

function zoneByZone(placement: Placement, w: German): string {
  const force = (zone: Zone): string => w.force(placement[zone] ?? {});
  const zones = zonesOf(placement).filter((zone) => w.total(placement[zone] ?? {}) > 0);
  const each = alike(zones, force).map((same) => `${same.length === 1 ? '' : 'je '}${force(same[0])} ${w.inAll(same)}`);
  return each.length === 0 ? 'nichts' : each.join(', ');
}

/** How many there are of each kind, where naming every zone would take too long. */
function inAll(placement: Placement, w: German): string {
  const sums = placedIn(placement);
  return w.total(sums) === 0 ? 'nichts' : w.force(sums);
}

function inOneSum(placement: Placement, w: German): string {
  const sum = w.total(placedIn(placement));
  return `${sum} ${w.plural(sum, UNITS)}`;
}

/** Object.keys forgets what the keys are by their type. */
const keysOf = (table: Readonly<Record<Seat, unknown>>): readonly Seat[] => Object.keys(table) as Seat[];
const zonesOf = (placement: Placement): readonly Zone[] => Object.keys(placement) as Zone[];

const land = (zone: Zone | undefined, w: German): string =>
  zone === undefined ? 'das ist' : `${w.zone(zone)} ${w.zoneVerb(zone, 'ist', 'sind')}`;

/** `Inca Oil in Peru` */
export function dealt(card: Card, w: Pick<German, 'card' | 'in'>): string {
  return isCompany(card) ? `${w.card(card)} ${w.in(companyOf(card).location)}` : w.card(card);
}
