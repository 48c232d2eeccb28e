// Moving, passage and blockades, in English.
import type { GameEvent, Seat } from '@marshall/rules';
import { type Gathering, gatheringOf, togetherOn } from '../facts.ts';
import type { RoomTexts } from '../rooms.ts';
import type { English } from './phrases.ts';

const ASK = (ask: boolean): string => (ask ? ' You can ask them to let you through.' : '');
const WAYS = { march: 'march', airlift: 'fly', sail: 'sail', board: 'board', land: 'land' } as const;

export const movement: RoomTexts<'movement', English> = {
  refusals: {
    'all-granted': 'You already let everyone pass.',
    'asked-before': 'That player has already said no this turn. Find another way, or pass.',
    'assault-stands:pinned': ({ zone }, w) => `Your force in ${w.zone(zone)} is still fighting for it and has to stay.`,
    'at-sea': 'Armies can’t switch from one navy to another at sea.',
    'besieged:build': 'All your home ports are blocked. Until one is free you can build only at home.',
    'besieged:trade': 'All your home ports are blocked. You can trade resources again when one is free.',
    blockaded: 'All ports of that territory are blocked. You can’t build there until one is free.',
    'by-land': 'Armies march from territory to territory. To cross the sea they need a navy.',
    'by-sea': 'Navies move only by sea. Choose a sea to sail to.',
    'dark-sea:landing': ({ sea }, w) =>
      `${w.zone(sea)} ${w.zoneVerb(sea, 'is', 'are')} dark blue. Armies can land only from a light blue sea.`,
    elsewhere: ({ zone }, w) => `The carrier is in ${w.zone(zone)}, so units have to board it there.`,
    'from-sea-to-land': 'Armies land from a light blue sea on a territory next to it.',
    'goes-on:idle-carrier': ({ carrier }, w) =>
      `That ${w.unit(carrier)} isn’t doing anything yet. Let units board it or leave it, or move it.`,
    'goes-on:land': ({ zone }, w) => `At least one army has to go ashore in ${w.zone(zone)}.`,
    'goes-on:orders': 'Choose which units move, from where and how.',
    granted: 'You already let that player pass.',
    'idle-carrier': ({ carrier }, w) => `Finish the orders of the previous ${w.unit(carrier)} first.`,
    'land-first': ({ zone }, w) =>
      `The first navy you choose has to put an army ashore in ${w.zone(zone)}: one already aboard, or one it can pick up at a port.`,
    'may-pass': 'That player already lets you pass.',
    'never-flies': 'Navies move only by sea, never by land or air.',
    'next-sea': 'Choose another sea on the way.',
    'next-territory': 'Choose a territory next to the last one on the route.',
    'no-flight-at-sea': 'Armies can’t fly onto or off a navy. Fly from territory to territory.',
    'no-player:passage': 'There is no such player in this game.',
    'no-port:boarding': ({ territory, sea }, w) =>
      `${w.zone(territory)} ${w.zoneVerb(territory, 'has', 'have')} no port on ${w.zone(sea)}. Armies board only at a port.`,
    'no-room': ({ room }) =>
      room === 0 ? 'There is no room left aboard.' : `There is room aboard for only ${room} more.`,
    'no-room:kind': ({ unit, carrier }, w) => `${w.unitsOf(carrier)} can’t take ${w.unitsOf(unit)} aboard.`,
    'no-way:change': ({ from, to }, w) =>
      `You can’t get from ${w.zone(from)} to ${w.zone(to)} without changing between land and sea.`,
    'no-way:over-land': ({ from, to }, w) =>
      `There is no way over land from ${w.zone(from)} to ${w.zone(to)}. Fly, or go by sea.`,
    'nobody-to-ask:passage': 'There is nobody left in your way to ask.',
    'none-granted': 'You haven’t let anyone pass, so there is nothing to take back.',
    'not-adjacent:landing': ({ territory, sea }, w) =>
      `${w.zone(territory)} ${w.zoneVerb(territory, 'is', 'are')} not on ${w.zone(sea)}.`,
    'not-granted': 'You haven’t let that player pass.',
    'not-in-the-way': 'That player holds no territory or light blue sea, so nothing is in your way.',
    'not-let-through:by-land': ({ zone, ask }, w) =>
      `Another player holds ${w.zone(zone)} and isn’t letting you through. ${ask ? 'Go around, or ask them to let you through.' : 'Go around.'}`,
    'not-let-through:by-sea': ({ zone, ask }, w) =>
      `Another player holds a sea on the way to ${w.zone(zone)} and isn’t letting you through.${ASK(ask)}`,
    'not-let-through:land': ({ from, to, ask }, w) =>
      `Other players’ armies block every way over land from ${w.zone(from)} to ${w.zone(to)}.${ASK(ask)}`,
    'not-let-through:sea': ({ from, to, ask }, w) =>
      `Other players’ navies block every way from ${w.zone(from)} to ${w.zone(to)}.${ASK(ask)}`,
    'not-this-way': ({ way }) => `Units can’t ${WAYS[way]} in this move.`,
    'nothing-to-do': ({ zone }, w) =>
      `That navy is already in ${w.zone(zone)}, and nothing can board or leave it there.`,
    'nothing-under-way': 'Choose the units first, then their route.',
    'nuked:end': ({ zone }, w) =>
      `${w.zone(zone)} ${w.zoneVerb(zone, 'has', 'have')} been nuked. No army can go there again.`,
    'nuked:every-way': ({ from, to }, w) =>
      `Every way over land from ${w.zone(from)} to ${w.zone(to)} goes through a nuked territory.`,
    'nuked:on-the-way': ({ zone }, w) =>
      `${w.zone(zone)} ${w.zoneVerb(zone, 'has', 'have')} been nuked. No army can pass through.`,
    'occupied:land': ({ zone }, w) =>
      `Another player has an army in ${w.zone(zone)}. Go somewhere else, or attack it in the Attack stage.`,
    'occupied:sea': ({ zone }, w) =>
      `Another player has a navy in ${w.zone(zone)}. Two players never share a light blue sea.`,
    'one-by-one': 'Give orders one at a time to navies that stay where they are.',
    'one-kind': 'Each order is for one kind of unit.',
    'one-navy:board': 'First choose the navy they board.',
    'one-navy:leave': 'First choose the navy they leave.',
    'out-of-reach': 'None of your units can get there.',
    'out-of-reach:land': ({ unit, zone, of }, w) =>
      `${of === 'you' ? 'You have' : 'The seller has'} no ${w.unit(unit)} that could land an army in ${w.zone(zone)}.`,
    'out-of-reach:move': ({ unit, zone, of }, w) =>
      `${of === 'you' ? 'You have' : 'The seller has'} no ${w.unit(unit)} elsewhere that could move to ${w.zone(zone)}.`,
    'there-already': ({ zone }, w) => `Those units are already in ${w.zone(zone)}.`,
    'too-dear:move': ({ grain, oil, has, of, keepsSet }, w) => {
      const short = {
        ...(grain > has.grain ? { grain: { costs: grain, has: has.grain } } : {}),
        ...(oil > has.oil ? { oil: { costs: oil, has: has.oil } } : {}),
      };
      const costs = w.supplies({ grain: short.grain?.costs ?? 0, oil: short.oil?.costs ?? 0 });
      const left = [short.grain?.has, short.oil?.has].filter((each) => each !== undefined);
      const stock = left.every((each) => each === 0) ? 'none' : w.and(left.map(String));
      const set = keepsSet ? ' on top of the set of supplies for the battle' : '';
      return `That move costs ${costs}${set}, and ${of === 'you' ? 'you have' : 'the seller has'} ${left.some((each) => each > 0) ? 'only ' : ''}${stock}${keepsSet ? ' left for it' : ''}.`;
    },
    'too-far': ({ zones, most }) =>
      `That is ${zones} zones away. You may enter only ${most === 1 ? 'an adjacent one' : `up to ${most}`} now.`,
    'too-few': ({ there, unit, zone, laden, of }, w) => {
      const has = there === 0 ? `no ${w.unitsOf(unit)}` : `only ${w.units(there, unit)}`;
      return `${of === 'you' ? 'You have' : 'The seller has'} ${has}${laden ? ' with that aboard' : ''} to move in ${w.zone(zone)}.`;
    },
    'too-few:aboard': ({ there, unit, zone, of }, w) => {
      const has = there === 0 ? `no ${w.unitsOf(unit)}` : `only ${w.units(there, unit)}`;
      return `${of === 'you' ? 'You have' : 'The seller has'} ${has} in ${w.zone(zone)} outside a carrier. The others have to get off first.`;
    },
    'too-few:laden': ({ there, unit, zone, of }, w) => {
      const has = there === 0 ? `no ${w.unitsOf(unit)}` : `only ${w.units(there, unit)}`;
      return `${of === 'you' ? 'You have' : 'The seller has'} ${has} in ${w.zone(zone)} with nothing aboard. Choose the others with what they carry.`;
    },
    'too-few-aboard': ({ aboard }) =>
      aboard === 0 ? 'That carrier is empty.' : `That carrier has only ${aboard} aboard.`,
    'too-many-offers:grant': ({ most }) =>
      `You have made your ${most} offers, gifts and grants for now. Wait for the next phase or stage.`,
    'yourself:passage': 'You can always pass through your own territories and seas.',
  },
  questions: {
    permission: ({ asker }, w) => `Will you let ${w.seat(asker)} pass through your territories and seas in this move?`,
  },
  events: {
    'blockades-read': ({ besieged, blockaded }, w) => {
      const sieges =
        besieged.length === 0 ? [] : [`${w.seats(besieged)} ${besieged.length === 1 ? 'is' : 'are'} under siege`];
      const victims = [...new Set(blockaded.map(({ seat }) => seat))];
      const lands = (seat: Seat) => blockaded.filter((each) => each.seat === seat).map(({ territory }) => territory);
      return w.fit(
        () =>
          `${[...sieges, ...victims.map((seat) => `${w.possessive(seat)} ports in ${w.zones(lands(seat))} are blockaded`)].join('; ')}.`,
        () =>
          `${[...sieges, `blockades are in force against ${w.and(victims.map((seat) => `${w.seat(seat)} (${lands(seat).length})`))}`].join('; ')}.`,
      );
    },
    'home-entered': ({ seat, owner, zone }, w) =>
      `${w.seat(seat)} captures ${w.zone(zone)}, a home territory of ${w.seat(owner)}.`,
    'cards-taken': ({ seat, from, zone, cards }, w) =>
      `${w.seat(seat)} takes ${w.cards(cards)} in ${w.zone(zone)} from ${w.seat(from)}.`,
    'secret-cards-taken': ({ seat, from, resources }, w) =>
      `${w.seat(from)} hands ${w.seat(seat)} ${w.cardCount(resources.length)} face down.`,
    'passage-granted': ({ seat, friend }, w) => `${w.seat(seat)} lets ${w.seat(friend)} pass from now on.`,
    'passage-revoked': ({ seat, friend }, w) => `${w.seat(seat)} no longer lets ${w.seat(friend)} pass.`,
    'permission-answered': ({ seat, asker, allow }, w) =>
      `${w.seat(seat)} ${allow ? 'lets' : 'won’t let'} ${w.seat(asker)} through in this move.`,
    'units-moved': ({ seat, zone, legs: each, cost, payer }, w) => {
      const legs = togetherOn(each);
      const paid = payer === seat ? '' : `, paid by ${w.seat(payer)}`;
      const used = cost.grain + cost.oil === 0 ? '' : ` (${w.supplies(cost)}${paid})`;
      const gathering = gatheringOf(legs);
      const all = (how: Telling) =>
        `${w.seat(seat)} ${gathering === undefined ? w.and(legs.map((leg) => tell(leg, w, how))) : gather(gathering, w, how)}${used}.`;
      const from = [...new Set(legs.map((leg) => leg.from))].filter((each) => each !== zone);
      return w.fit(
        () => all('with the way'),
        () => all('without it'),
        () => `${w.seat(seat)} moves units from ${w.zones(from)} to ${w.zone(zone)}${used}.`,
        () => `${w.seat(seat)} moves units from ${from.length} places to ${w.zone(zone)}${used}.`,
      );
    },
  },
};

type Leg = Extract<GameEvent, { type: 'units-moved' }>['legs'][number];

/** How much is told of a leg. */
type Telling = 'with the way' | 'without it';

/** `marches 1 army from Alaska to Western Canada`, behind the name of the player who moves. */
function tell(leg: Leg, w: English, how: Telling): string {
  const units = w.force(leg.units);
  const [from, to] = [w.zone(leg.from), w.zone(leg.to)];
  if (!('path' in leg)) {
    const here = leg.from === leg.to;
    if (leg.how === 'board')
      return `loads ${units}${here ? '' : ` from ${from}`} ${leg.carrier === 'apc' ? 'into' : 'onto'} ${here ? 'the' : leg.carrier === 'apc' ? 'an' : 'a'} ${w.unit(leg.carrier)} in ${to}`;
    return here ? `unloads ${units} from the ${w.unit(leg.carrier)} in ${to}` : `lands ${units} in ${to} from ${from}`;
  }
  const drives = leg.how === 'march' && w.drives(leg.units);
  const by = how === 'with the way' ? leg.path.slice(0, -1) : [];
  const aboard = w.total(leg.cargo) > 0 ? ` with ${w.force(leg.cargo)} aboard` : '';
  return `${VERBS[drives ? 'drive' : leg.how]} ${units}${aboard} from ${from} to ${to}${by.length === 0 ? '' : ` by way of ${w.zones(by)}`}`;
}

/** `flies 3 armies to Manchuria: 1 from Peru and 2 from Zaire`. */
function gather({ how, kind, number, to, groups }: Gathering, w: English, telling: Telling): string {
  const verb = VERBS[how === 'march' && w.drives({ [kind]: number }) ? 'drive' : how];
  const parts = groups.map(({ number: some, from, by }) => {
    const way = telling === 'with the way' && by.length > 0 ? ` by way of ${w.zones(by)}` : '';
    return `${some} from ${w.zone(from)}${way}`;
  });
  return `${verb} ${w.units(number, kind)} to ${w.zone(to)}: ${w.and(parts)}`;
}

const VERBS = { march: 'marches', drive: 'drives', airlift: 'flies', sail: 'sails' } as const;
