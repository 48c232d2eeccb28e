// What the log tells of merchant ships and those who hunt them, in Spanish.
import { type Company, companyOf, type GameEvent, SEAS, type Seat, withDecoys } from '@marshall/rules';
import { gripsEnded } from '../facts.ts';
import type { RoomTexts } from '../rooms.ts';
import type { Spanish } from './phrases.ts';

/** More seas than these are counted, not named. */
const SEAS_NAMED = 5;

export const marineEvents: RoomTexts<'merchant-marine', Spanish>['events'] = {
  'blockade-rolled': ({ seat, territory, sea, navies, ships, die, fate, demands }, w) => {
    const lost = demands.reduce((sum, demand) => sum + (demand.kind === 'ships' ? demand.ships : 0), 0);
    const run = `${w.seat(seat)} intenta burlar el bloqueo ${w.of(territory)} ${w.in(sea)} ${roll(die, ships, navies, w)}`;
    return fate === 'through' ? `${run} y lo consigue.` : `${run}: ${becomes(lost, fate, w)}.`;
  },
  'carriage-refused': ({ seat, user, failed }, w) =>
    failed
      ? `La propuesta ${w.ofSeat(user)} ${w.toSeat(seat)} no sale adelante.`
      : `${w.seat(seat)} rechaza la propuesta ${w.ofSeat(user)}.`,
  'carriers-hired': ({ seat, armies, bought, price }, w) => {
    const supplies = bought.grain + bought.oil === 0 ? '' : `, incluido el precio de ${w.supplies(bought)}`;
    return `${w.seat(seat)} paga ${w.money(price)} a los transportistas por mover ${w.units(armies, 'army')}${supplies}.`;
  },
  'convoy-detected': ({ seat, sea, die, first }, w) => {
    const rolled = die === undefined ? '' : ` (tirada: ${die})`;
    return first === 'convoy'
      ? `${w.seat(seat)} esquiva a las escoltas ${w.in(sea)}${rolled} y ataca primero el convoy.`
      : `${w.seat(seat)} tiene que luchar antes contra las escoltas ${w.in(sea)}${rolled}.`;
  },
  'convoy-named': ({ owner, sea }, w) => `El objetivo son los buques mercantes ${w.ofSeat(owner)} ${w.in(sea)}.`,
  'convoy-unguarded': ({ owner, sea }, w) => `Nadie escolta los buques mercantes ${w.ofSeat(owner)} ${w.in(sea)}.`,
  'escorts-engaged': null,
  'escorts-named': ({ seat, sea, navies }, w) =>
    navies === 0
      ? `Las flotas ${w.ofSeat(seat)} dejan de escoltar sus buques mercantes ${w.in(sea)}.`
      : `${w.seat(seat)} escolta con ${w.units(navies, 'navy')} sus buques mercantes ${w.in(sea)}.`,
  'freight-paid': ({ seat, sailing, freight }, w) => {
    const ships = sailing.reduce((sum, each) => sum + each.ships, 0);
    return `${w.seat(seat)} paga ${w.money(freight)} de flete por ${w.units(ships, 'ship')}.`;
  },
  'goods-carried': ({ user, giver, receiver, resource, units, price, freight }, w) => {
    const goods = w.goods(units, resource);
    const way = user === receiver ? `recoge ${goods} ${w.ofSeat(giver)}` : `envía ${goods} ${w.toSeat(receiver)}`;
    return `${w.seat(user)} ${way} ${price === 0 ? 'gratis' : `por ${w.money(price)}`} y paga ${w.money(freight)} de plus de peligrosidad.`;
  },
  'goods-imported': ({ seat, resource, units, cost, freight }, w) =>
    `${w.seat(seat)} trae ${w.goods(units, resource)} por ${w.money(cost)} y paga ${w.money(freight)} de plus de peligrosidad.`,
  'grip-announced': ({ by, against, grip }, w) =>
    grip === 'siege'
      ? `${w.seat(by)} anuncia un asedio contra ${w.seat(against)}.`
      : `${w.seat(by)} anuncia un bloqueo de los puertos ${w.ofSeat(against)} ${w.in(grip)}.`,
  'grip-ended': ({ ended, lifted }, w) =>
    gripsEnded(ended)
      .map(({ by, besieged, zones }) => {
        const held = besieged.length > 0 ? `asedio contra ${w.seats(besieged)}` : `bloqueo ${w.zonesOf(zones)}`;
        return lifted
          ? `${w.capital(w.seat(by))} levanta su ${held}.`
          : `Termina el ${held} por parte ${w.ofSeat(by)}.`;
      })
      .join(' '),
  'lanes-changed': ({ lanes }, w) => {
    // The keys of this record are seats by its type.
    const seats = (Object.keys(lanes) as Seat[]).map((seat) => {
      const seas = SEAS.filter((sea) => (lanes[seat]?.[sea] ?? 0) > 0);
      return `${w.seat(seat)} tiene ${w.and(seas.map((sea) => `${lanes[seat]?.[sea]} ${w.in(sea)}`))}`;
    });
    return w.fit(
      () => `Los buques mercantes están en su sitio: ${seats.join('; ')}.`,
      () => 'Todos los buques mercantes están en su sitio.',
    );
  },
  'navies-engaged': null,
  'pirates-placed': ({ pirates }, w) => {
    const seas = SEAS.filter((sea) => (pirates[sea] ?? 0) > 0);
    return seas.length > SEAS_NAMED
      ? `Hay piratas al acecho en ${seas.length} mares azul claro.`
      : `Hay piratas al acecho ${w.and(seas.map((sea) => `${w.in(sea)} (${pirates[sea]})`))}.`;
  },
  'pirates-rolled': ({ seat, sea, company, die, demand }, w) => {
    const { resource } = companyOf(company);
    const met = `Los piratas ${w.of(sea)} acechan ${w.theResource(resource)} de ${w.card(company)} que espera ${w.seat(seat)} y sacan un ${die}`;
    if (demand === undefined) return `${met}: el cargamento pasa.`;
    return demand.kind === 'ransom'
      ? `${met}: exigen ${w.money(demand.amount)}.`
      : `${met}: hunden ${w.units(demand.ships, 'ship')}.`;
  },
  'ransom-paid': ({ seat, amount }, w) =>
    `${w.seat(seat)} paga ${w.money(amount)} a los piratas y el cargamento sigue su ruta.`,
  'reroute-intercepted': ({ seat, by, sea, navies, ships, die, fate, lost }, w) => {
    const met = `${w.seat(by)} intercepta los buques mercantes ${w.ofSeat(seat)} ${w.in(sea)} ${roll(die, ships, navies, w)}`;
    return `${met}: ${fate === 'through' ? 'consiguen pasar' : becomes(lost, fate, w)}.`;
  },
  'ships-done': null,
  'ships-inherited': null,
  'ships-loaded': ({ seat, trips }, w) => {
    if (trips.length === 0) return `${w.seat(seat)} no carga ningún buque mercante.`;
    return w.fit(
      () => `${w.seat(seat)} carga ${w.and(loads(trips, w))}.`,
      () => `${w.seat(seat)} carga ${w.supplies(cargoOf(trips))} en ${w.units(trips.length, 'ship')}.`,
    );
  },
  'ships-lost': ({ seat, sea, by, ships, laden, trips, stored }, w) => {
    const troops = laden.reduce((sum, cargo) => sum + w.total(cargo), 0);
    const number = ships + laden.length;
    const armies = w.units(troops, 'army');
    const aboard = troops === 0 ? '' : ` con ${armies} a bordo`;
    if (by === undefined) return `${w.seat(seat)} pierde ${w.units(number, 'ship')} ${w.in(sea)}${aboard}.`;
    const taken = `${w.seat(by)} captura ${w.units(number, 'ship')} ${w.ofSeat(seat)} ${w.in(sea)}`;
    const end = troops === 0 ? '.' : `; se ${w.plural(troops, { one: 'pierde', other: 'pierden' })} ${armies} a bordo.`;
    if (trips.length === 0) return `${taken}${end}`;
    const kept = stored ?? { grain: 0, oil: 0, minerals: 0 };
    return kept.grain + kept.oil + kept.minerals === 0
      ? `${taken}, pero no tiene sitio para el cargamento${end}`
      : `${taken} y almacena ${w.supplies(kept)} de su cargamento${end}`;
  },
  'ships-rerouted': ({ seat, from, into, ships }, w) =>
    `${w.seat(seat)} desvía ${w.units(ships, 'ship')} ${w.of(from)} ${w.to(into)}.`,
  'siege-rolled': ({ seat, die, ships, navies, result, stage }, w) => {
    const rolled = die === undefined ? `(${w.units(navies, 'navy')}, sin tirada)` : roll(die, ships, navies, w);
    return `El asedio contra ${w.seat(seat)} ${rolled} ${result === 'half' ? `es un medio asedio en esta fase${HALVES[stage] ?? ''}` : SIEGES[result]}.`;
  },
  'step-e-opened': null,
};

/** What a half-siege stops or leaves in the stage it was rolled for. */
const HALVES: Readonly<Partial<Record<number, string>>> = {
  2: ': las empresas del extranjero siguen entregando',
  3: ': no se pueden comprar ni vender recursos',
  6: ': aún se puede comerciar con unidades y armas',
  7: ': no se pueden comprar ni vender recursos',
};

const SIEGES = { none: 'no tiene efecto en esta fase', holds: 'se mantiene en esta fase' } as const;

/** The roll with what changed it: `(5, menos 2 por señuelos, contra 2 flotas)`. */
function roll(die: number, ships: number, navies: number, w: Spanish): string {
  const less = die - withDecoys(die, ships, navies);
  return `(${die}${less === 0 ? '' : `, menos ${less} por señuelos`}, contra ${w.units(navies, 'navy')})`;
}

const FATES = {
  captured: { one: 'captura', other: 'capturan' },
  sunk: { one: 'hunde', other: 'hunden' },
} as const;

/** `se hunden 2 buques mercantes` */
function becomes(ships: number, fate: keyof typeof FATES, w: Spanish): string {
  return `se ${w.plural(ships, FATES[fate])} ${w.units(ships, 'ship')}`;
}

type Trips = Extract<GameEvent, { type: 'ships-loaded' }>['trips'];

/** What each company sends in each sea: `5 de petróleo de Taranaki Oil en el mar de Tasmania`. */
function loads(trips: Trips, w: Spanish): string[] {
  return SEAS.flatMap((sea) => {
    const here = trips.filter((trip) => trip.sea === sea);
    const companies = [...new Set(here.flatMap(({ cargo }) => Object.keys(cargo) as Company[]))];
    return companies.map((company) => {
      const units = here.reduce((sum, { cargo }) => sum + (cargo[company] ?? 0), 0);
      return `${w.goods(units, companyOf(company).resource)} de ${w.card(company)} ${w.in(sea)}`;
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
