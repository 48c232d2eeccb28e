// The opening, in English.
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
import type { English } from './phrases.ts';

const UNITS = { one: 'unit', other: 'units' } as const;

export const opening: RoomTexts<'opening', English> = {
  refusals: {
    'armies-at-least': ({ navies }, w) =>
      navies === 0
        ? 'You have no pieces left for navies. Take armies.'
        : `You have pieces for only ${navies} more ${w.unitForm(navies, 'navy')}. Take armies for the rest.`,
    clashed: ({ sea }, w) => `Another player chose ${w.zone(sea)} too. Put your navies somewhere else.`,
    'nine-supplies': ({ units }) => `Choose exactly ${units} units of grain, oil and minerals, in any mix.`,
    'no-home-port:berth': 'Each home territory with a port gives you one navy, in a sea where it has that port.',
    'no-home-port:navies': ({ sea }, w) => `None of your home territories has a port on ${w.zone(sea)}.`,
    'no-such-pile': ({ piles }) =>
      piles === 1 ? 'Only one pile is left. Choose that one.' : `There are ${piles} piles left. Choose one of them.`,
    'not-your-land:card': ({ zone }, w) =>
      `${landIs(zone, ['is', 'are'], w)} neither one of your home territories nor a territory where you have a company.`,
    'not-your-land:home': ({ zone }, w) => `${landIs(zone, ['isn’t', 'aren’t'], w)} one of your home territories.`,
    'opponent-navy': ({ sea }, w) => `Another player’s navy is in ${w.zone(sea)}.`,
    'opponent-port': ({ sea, port }, w) =>
      `${w.zone(sea)} ${w.zoneVerb(sea, 'is', 'are')} closed to you because an opponent holds ${w.zone(port)}, with a port on it.`,
    'power-taken': ({ power }, w) => `${w.power(power)} already has a leader. Choose another superpower.`,
    'so-many-units': ({ units }, w) => `Choose exactly ${units} ${w.plural(units, UNITS)}, armies or navies.`,
  },
  questions: {
    'bonus-supplies': ({ units }) => `Choose ${units} bonus units of grain, oil and minerals.`,
    'bonus-units': ({ units }, w) =>
      `Choose ${units} bonus ${w.plural(units, UNITS)} and ${units === 1 ? 'place it' : 'place them'}.`,
    'choose-pile': ({ piles }) =>
      piles === 1
        ? 'Take the last face-down pile. It decides which superpower you lead.'
        : `Choose one of ${piles} face-down piles. It decides which superpower you lead.`,
    'pick-power': 'Choose the superpower you will lead.',
    'place-armies': 'Choose which of your territories get an army.',
    'place-navies': 'Each home territory with a port gives you one navy. Choose a light blue sea for it.',
  },
  events: {
    'bonus-supplies-revealed': ({ bonuses }, w) => {
      const same = sameFor(bonuses);
      if (same !== undefined) return `Everyone gets a bonus of ${w.supplies(same)}.`;
      const lists = keysOf(bonuses).map(
        (seat) => `${w.seat(seat)} ${RESOURCES.map((resource) => bonuses[seat]?.[resource] ?? 0).join('/')}`,
      );
      return `Bonus supplies (grain/oil/minerals): ${lists.join(', ')}.`;
    },
    'card-dealt': ({ seat, card }, w) => `${w.seat(seat)} is dealt ${dealt(card, w)}.`,
    'card-returned': ({ seat, card }, w) => `${w.seat(seat)} returns ${dealt(card, w)} and draws again.`,
    'piles-laid': ({ count }) =>
      count === 1
        ? 'The companies of one superpower go into a pile, the other cards into the deck.'
        : `The companies of ${count} superpowers go into piles, the other cards into the deck.`,
    'placements-clashed': ({ clashes }, w) =>
      `Navies clash: ${clashes.map(({ sea, seats }) => `${w.seats(seats)} in ${w.zone(sea)}`).join('; ')}. They have to place those navies again.`,
    // A seat without a name of its own is called by its power.
    'power-taken': ({ seat, power }, w) =>
      seat === seatOf(power) ? `${w.power(power)} takes part.` : `${w.leader(seat)} leads ${w.power(power)}.`,
    'prices-set': ({ spots }, w) =>
      new Set(RESOURCES.map((resource) => spots[resource])).size === 1
        ? `All prices open at ${w.money(priceAt(spots.grain))}.`
        : `Prices open at ${w.and(RESOURCES.map((resource) => `${w.money(priceAt(spots[resource]))} for ${w.resource(resource)}`))}.`,
    'seats-ordered': null,
    'supplies-given': ({ cash, each }, w) =>
      `Everyone starts with ${w.money(cash)} and ${each} units of each resource.`,
    'units-placed': ({ placements }, w) => {
      const placed = (how: (placement: Placement, w: English) => string) =>
        `${placersOf(placements)
          .map((seat, i) => `${w.seat(seat)} ${i === 0 ? 'places ' : ''}${how(placements[seat] ?? {}, w)}`)
          .join('; ')}.`;
      // Nobody is told of a seat whose answer is still sealed.
      if (keysOf(placements).length === 0) return undefined;
      const byAll = placedByAll(placements);
      const inSum = sumByAll(placements);
      if (byAll !== undefined && w.total(byAll) === 0) return 'Nobody places anything.';
      return w.fit(
        () => placed(zoneByZone),
        () => (byAll === undefined ? placed(inAll) : `Everyone places ${w.force(byAll)}.`),
        () => (inSum === undefined ? placed(inOneSum) : `Everyone places ${inSum} ${w.plural(inSum, UNITS)}.`),
      );
    },
  },
};

type Placement = Extract<GameEvent, { type: 'units-placed' }>['placements'][Seat];

function zoneByZone(placement: Placement, w: English): string {
  const force = (zone: Zone): string => w.force(placement[zone] ?? {});
  const zones = zonesOf(placement).filter((zone) => w.total(placement[zone] ?? {}) > 0);
  const each = alike(zones, force).map(
    (same) => `${force(same[0])}${same.length === 1 ? '' : ' each'} in ${w.zones(same)}`,
  );
  return each.length === 0 ? 'nothing' : each.join(', ');
}

/** How many there are of each kind, where naming every zone would take too long. */
function inAll(placement: Placement, w: English): string {
  const sums = placedIn(placement);
  return w.total(sums) === 0 ? 'nothing' : w.force(sums);
}

function inOneSum(placement: Placement, w: English): string {
  const sum = w.total(placedIn(placement));
  return `${sum} ${w.plural(sum, UNITS)}`;
}

/** Object.keys forgets what the keys are by their type. */
const keysOf = (table: Readonly<Record<Seat, unknown>>): readonly Seat[] => Object.keys(table) as Seat[];
const zonesOf = (placement: Placement): readonly Zone[] => Object.keys(placement) as Zone[];

const landIs = (zone: Zone | undefined, verbs: readonly [one: string, many: string], w: English): string =>
  zone === undefined ? `that ${verbs[0]}` : `${w.zone(zone)} ${w.zoneVerb(zone, ...verbs)}`;

/** `Inca Oil in Peru` */
export function dealt(card: Card, w: Pick<English, 'card' | 'zone'>): string {
  return isCompany(card) ? `${w.card(card)} in ${w.zone(companyOf(card).location)}` : w.card(card);
}
