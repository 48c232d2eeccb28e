// What the log tells of merchant ships and of those who hunt them, in English.
import { type Company, companyOf, type GameEvent, SEAS, type Seat, withDecoys } from '@marshall/rules';
import { gripsEnded } from '../facts.ts';
import type { RoomTexts } from '../rooms.ts';
import type { English } from './phrases.ts';

/** A line of the log is no longer than this; details are on the board. */
const LINE = 200;
/** More seas than these are counted, not named. */
const SEAS_NAMED = 5;

export const marineEvents: RoomTexts<'merchant-marine', English>['events'] = {
  'blockade-rolled': ({ seat, territory, sea, navies, ships, die, fate, demands }, w) => {
    const lost = demands.reduce((sum, demand) => sum + (demand.kind === 'ships' ? demand.ships : 0), 0);
    const run = `${w.seat(seat)} runs the blockade of ${w.zone(territory)} in ${w.zone(sea)} ${roll(die, ships, navies, w)}`;
    return fate === 'through' ? `${run} and gets through.` : `${run}: ${becomes(lost, fate, w)}.`;
  },
  'carriage-refused': ({ seat, user, failed }, w) =>
    failed
      ? `${w.possessive(user)} proposal to ${w.seat(seat)} falls through.`
      : `${w.seat(seat)} turns ${w.possessive(user)} proposal down.`,
  'carriers-hired': ({ seat, armies, bought, price }, w) => {
    const supplies = bought.grain + bought.oil === 0 ? '' : `, including the price of ${w.supplies(bought)}`;
    return `${w.seat(seat)} pays carriers ${w.money(price)} to move ${w.units(armies, 'army')}${supplies}.`;
  },
  'convoy-detected': ({ seat, sea, die, first }, w) => {
    const rolled = die === undefined ? '' : `rolls a ${die} and `;
    return first === 'convoy'
      ? `${w.seat(seat)} ${rolled}slips past the escorts in ${w.zone(sea)} to strike the convoy first.`
      : `${w.seat(seat)} ${rolled}has to fight the escorts in ${w.zone(sea)} first.`;
  },
  'convoy-named': ({ owner, sea }, w) => `${w.possessive(owner)} merchant ships in ${w.zone(sea)} are the target.`,
  'convoy-unguarded': ({ owner, sea }, w) => `Nobody escorts ${w.possessive(owner)} merchant ships in ${w.zone(sea)}.`,
  'escorts-engaged': null,
  'escorts-named': ({ seat, sea, navies }, w) =>
    navies === 0
      ? `${w.possessive(seat)} navies no longer escort its merchant ships in ${w.zone(sea)}.`
      : `${w.seat(seat)} has ${w.units(navies, 'navy')} escorting its merchant ships in ${w.zone(sea)}.`,
  'freight-paid': ({ seat, sailing, freight }, w) => {
    const ships = sailing.reduce((sum, each) => sum + each.ships, 0);
    return `${w.seat(seat)} pays ${w.money(freight)} in freight for ${w.units(ships, 'ship')}.`;
  },
  'goods-carried': ({ user, giver, receiver, resource, units, price, freight }, w) => {
    const goods = w.goods(units, resource);
    const way = user === receiver ? `fetches ${goods} from ${w.seat(giver)}` : `ships ${goods} to ${w.seat(receiver)}`;
    return `${w.seat(user)} ${way} for ${price === 0 ? 'nothing' : w.money(price)} and pays ${w.money(freight)} in danger pay.`;
  },
  'goods-imported': ({ seat, resource, units, cost, freight }, w) =>
    `${w.seat(seat)} brings in ${w.goods(units, resource)} for ${w.money(cost)} and pays ${w.money(freight)} in danger pay.`,
  'grip-announced': ({ by, against, grip }, w) =>
    grip === 'siege'
      ? `${w.seat(by)} announces a siege of ${w.seat(against)}.`
      : `${w.seat(by)} announces a blockade of ${w.possessive(against)} ports in ${w.zone(grip)}.`,
  'grip-ended': ({ ended, lifted }, w) =>
    gripsEnded(ended)
      .map(({ by, besieged, zones }) => {
        const held = besieged.length > 0 ? `siege of ${w.seats(besieged)}` : `blockade of ${w.zones(zones)}`;
        return capital(lifted ? `${w.seat(by)} lifts its ${held}.` : `${w.possessive(by)} ${held} is over.`);
      })
      .join(' '),
  'lanes-changed': ({ lanes }, w) => {
    // The keys of this record are seats by its type.
    const seats = (Object.keys(lanes) as Seat[]).map((seat) => {
      const seas = SEAS.filter((sea) => (lanes[seat]?.[sea] ?? 0) > 0);
      return `${w.seat(seat)} has ${w.and(seas.map((sea) => `${lanes[seat]?.[sea]} in ${w.zone(sea)}`))}`;
    });
    const all = `Merchant ships are in place: ${seats.join('; ')}.`;
    return all.length <= LINE ? all : 'All merchant ships are in place.';
  },
  'navies-engaged': null,
  'pirates-placed': ({ pirates }, w) => {
    const seas = SEAS.filter((sea) => (pirates[sea] ?? 0) > 0);
    return seas.length > SEAS_NAMED
      ? `Pirates lie in wait in ${seas.length} light blue seas.`
      : `Pirates lie in wait in ${w.and(seas.map((sea) => `${w.zone(sea)} (${pirates[sea]})`))}.`;
  },
  'pirates-rolled': ({ seat, sea, company, die, demand }, w) => {
    const { resource } = companyOf(company);
    const met = `Pirates in ${w.zone(sea)} go after ${w.possessive(seat)} ${w.resource(resource)} from ${w.card(company)} and roll a ${die}`;
    if (demand === undefined) return `${met}: the cargo gets through.`;
    return demand.kind === 'ransom'
      ? `${met}: they want ${w.money(demand.amount)}.`
      : `${met}: they sink ${w.units(demand.ships, 'ship')}.`;
  },
  'ransom-paid': ({ seat, amount }, w) =>
    `${w.seat(seat)} pays the pirates ${w.money(amount)}, and the cargo sails on.`,
  'reroute-intercepted': ({ seat, by, sea, navies, ships, die, fate, lost }, w) => {
    const met = `${w.seat(by)} intercepts ${w.possessive(seat)} merchant ships in ${w.zone(sea)} ${roll(die, ships, navies, w)}`;
    return `${met}: ${fate === 'through' ? 'they get through' : becomes(lost, fate, w)}.`;
  },
  'ships-done': null,
  'ships-inherited': null,
  'ships-loaded': ({ seat, trips }, w) => {
    if (trips.length === 0) return `${w.seat(seat)} loads no merchant ships.`;
    const full = `${w.seat(seat)} loads ${w.and(loads(trips, w))}.`;
    return full.length <= LINE
      ? full
      : `${w.seat(seat)} loads ${w.supplies(cargoOf(trips))} into ${w.units(trips.length, 'ship')}.`;
  },
  'ships-lost': ({ seat, sea, by, ships, laden, trips, stored }, w) => {
    const troops = laden.reduce((sum, cargo) => sum + w.total(cargo), 0);
    const number = ships + laden.length;
    const armies = w.units(troops, 'army');
    const aboard = troops === 0 ? '' : ` with ${armies} aboard`;
    if (by === undefined) return `${w.seat(seat)} loses ${w.units(number, 'ship')} in ${w.zone(sea)}${aboard}.`;
    const taken = `${w.seat(by)} captures ${w.units(number, 'ship')} from ${w.seat(seat)} in ${w.zone(sea)}`;
    const end = troops === 0 ? '.' : `; ${armies} aboard ${w.plural(troops, { one: 'is', other: 'are' })} lost.`;
    if (trips.length === 0) return `${taken}${end}`;
    const kept = stored ?? { grain: 0, oil: 0, minerals: 0 };
    return kept.grain + kept.oil + kept.minerals === 0
      ? `${taken} but has no room for the cargo${end}`
      : `${taken} and stores ${w.supplies(kept)} of its cargo${end}`;
  },
  'ships-rerouted': ({ seat, from, into, ships }, w) =>
    `${w.seat(seat)} reroutes ${w.units(ships, 'ship')} from ${w.zone(from)} to ${w.zone(into)}.`,
  'siege-rolled': ({ seat, die, ships, navies, result, stage }, w) => {
    const rolled = die === undefined ? `(${w.units(navies, 'navy')}, no roll)` : roll(die, ships, navies, w);
    return `The siege of ${w.seat(seat)} ${rolled} ${result === 'half' ? `is a half-siege in this stage${HALVES[stage] ?? ''}` : SIEGES[result]}.`;
  },
  'step-e-opened': null,
};

/** What a half-siege stops or leaves in the stage it was rolled for. */
const HALVES: Readonly<Partial<Record<number, string>>> = {
  2: ': companies abroad still deliver',
  3: ': no resources can be bought or sold',
  6: ': units and weapons can still be traded',
  7: ': no resources can be bought or sold',
};

const SIEGES = { none: 'has no effect in this stage', holds: 'holds in this stage' } as const;

/** The roll with what changed it: `(5, less 2 for decoys, against 2 navies)`. */
function roll(die: number, ships: number, navies: number, w: English): string {
  const less = die - withDecoys(die, ships, navies);
  return `(${die}${less === 0 ? '' : `, less ${less} for decoys`}, against ${w.units(navies, 'navy')})`;
}

function becomes(ships: number, fate: string, w: English): string {
  return `${w.units(ships, 'ship')} ${w.plural(ships, { one: 'is', other: 'are' })} ${fate}`;
}

type Trips = Extract<GameEvent, { type: 'ships-loaded' }>['trips'];

/** What each company sends in each sea: `5 oil from Taranaki Oil in the Tasman Sea`. */
function loads(trips: Trips, w: English): string[] {
  return SEAS.flatMap((sea) => {
    const here = trips.filter((trip) => trip.sea === sea);
    const companies = [...new Set(here.flatMap(({ cargo }) => Object.keys(cargo) as Company[]))];
    return companies.map((company) => {
      const units = here.reduce((sum, { cargo }) => sum + (cargo[company] ?? 0), 0);
      return `${w.goods(units, companyOf(company).resource)} from ${w.card(company)} in ${w.zone(sea)}`;
    });
  });
}

function cargoOf(trips: Trips) {
  const cargo = { grain: 0, oil: 0, minerals: 0 };
  for (const trip of trips)
    for (const company of Object.keys(trip.cargo) as Company[])
      cargo[companyOf(company).resource] += trip.cargo[company] ?? 0;
  return cargo;
}

/** For a second sentence of one line. */
function capital(sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);
}
