// What the log tells of merchant ships and of those who hunt them, in German.
import { type Company, companyOf, type GameEvent, SEAS, type Seat, withDecoys } from '@marshall/rules';
import { gripsEnded } from '../facts.ts';
import type { RoomTexts } from '../rooms.ts';
import type { German } from './phrases.ts';

/** More seas than these are counted, not named. */
const SEAS_NAMED = 5;

export const marineEvents: RoomTexts<'merchant-marine', German>['events'] = {
  'blockade-rolled': ({ seat, territory, sea, navies, ships, die, fate, demands }, w) => {
    const lost = demands.reduce((sum, demand) => sum + (demand.kind === 'ships' ? demand.ships : 0), 0);
    const run = `${w.seat(seat)} ${w.verb(seat, 'versucht', 'versuchen')}, ${w.in(sea)} die Blockade ${w.zone(territory, 'genitive')} zu brechen ${roll(die, ships, navies, w)}`;
    return fate === 'through'
      ? `${run}, und ${w.verb(seat, 'kommt', 'kommen')} durch.`
      : `${run}: ${becomes(lost, fate, w)}.`;
  },
  'carriage-refused': ({ seat, user, failed }, w) =>
    failed
      ? `Der Vorschlag ${w.possessive(user)} an ${w.seat(seat, 'accusative')} platzt.`
      : `${w.seat(seat)} ${w.verb(seat, 'lehnt', 'lehnen')} den Vorschlag ${w.possessive(user)} ab.`,
  'carriers-hired': ({ seat, armies, bought, price }, w) => {
    const supplies = bought.grain + bought.oil === 0 ? '' : `, ${w.supplies(bought)} eingeschlossen`;
    return `${w.seat(seat)} ${w.verb(seat, 'zahlt', 'zahlen')} Spediteuren ${w.money(price)} für den Transport von ${w.units(armies, 'army', 'dative')}${supplies}.`;
  },
  'convoy-detected': ({ seat, sea, die, first }, w) => {
    const rolled = die === undefined ? '' : ` (Wurf: ${die})`;
    return first === 'convoy'
      ? `${w.seat(seat)} ${w.verb(seat, 'schleicht', 'schleichen')} sich ${w.in(sea)} am Geleit vorbei${rolled} und ${w.verb(seat, 'greift', 'greifen')} zuerst den Konvoi an.`
      : `${w.seat(seat)} ${w.verb(seat, 'muss', 'müssen')} ${w.in(sea)} zuerst gegen das Geleit kämpfen${rolled}.`;
  },
  'convoy-named': ({ owner, sea }, w) => `Ziel sind die Handelsschiffe ${w.possessive(owner)} ${w.in(sea)}.`,
  'convoy-unguarded': ({ owner, sea }, w) =>
    `Niemand gibt den Handelsschiffen ${w.possessive(owner)} ${w.in(sea)} Geleit.`,
  'escorts-engaged': null,
  'escorts-named': ({ seat, sea, navies }, w) =>
    navies === 0
      ? `Die Flotten ${w.possessive(seat)} ${w.in(sea)} geben den Handelsschiffen kein Geleit mehr.`
      : `${w.units(navies, 'navy')} ${w.possessive(seat)} ${w.plural(navies, { one: 'gibt', other: 'geben' })} den Handelsschiffen ${w.in(sea)} Geleit.`,
  'freight-paid': ({ seat, sailing, freight }, w) => {
    const ships = sailing.reduce((sum, each) => sum + each.ships, 0);
    return `${w.seat(seat)} ${w.verb(seat, 'zahlt', 'zahlen')} ${w.money(freight)} Fracht für ${w.units(ships, 'ship')}.`;
  },
  'goods-carried': ({ user, giver, receiver, resource, units, price, freight }, w) => {
    const goods = w.goods(units, resource);
    const paid = price === 0 ? 'kostenlos' : `für ${w.money(price)}`;
    const way =
      user === receiver
        ? `${w.verb(user, 'holt', 'holen')} bei ${w.seat(giver, 'dative')} ${paid} ${goods} ab`
        : `${w.verb(user, 'bringt', 'bringen')} ${w.seat(receiver, 'dative')} ${paid} ${goods}`;
    return `${w.seat(user)} ${way} und ${w.verb(user, 'zahlt', 'zahlen')} ${w.money(freight)} Gefahrenzulage.`;
  },
  'goods-imported': ({ seat, resource, units, cost, freight }, w) =>
    `${w.seat(seat)} ${w.verb(seat, 'führt', 'führen')} ${w.goods(units, resource)} für ${w.money(cost)} ein und ${w.verb(seat, 'zahlt', 'zahlen')} ${w.money(freight)} Gefahrenzulage.`,
  'grip-announced': ({ by, against, grip }, w) =>
    grip === 'siege'
      ? `${w.seat(by)} ${w.verb(by, 'kündigt', 'kündigen')} die Belagerung ${w.possessive(against)} an.`
      : `${w.seat(by)} ${w.verb(by, 'kündigt', 'kündigen')} an, die Häfen ${w.possessive(against)} ${w.in(grip)} zu blockieren.`,
  'grip-ended': ({ ended, lifted }, w) =>
    gripsEnded(ended)
      .map(({ by, besieged, zones }) => {
        const held =
          besieged.length > 0
            ? `Belagerung ${w.and(besieged.map(w.possessive))}`
            : `Blockade ${w.zones(zones, 'genitive')}`;
        return w.capital(
          lifted
            ? `${w.seat(by)} ${w.verb(by, 'hebt', 'heben')} die ${held} auf.`
            : `die ${held} durch ${w.seat(by, 'accusative')} ist vorbei.`,
        );
      })
      .join(' '),
  'lanes-changed': ({ lanes }, w) => {
    // The keys of this record are seats by its type.
    const seats = (Object.keys(lanes) as Seat[]).map((seat) => {
      const seas = SEAS.filter((sea) => (lanes[seat]?.[sea] ?? 0) > 0);
      return `${w.seat(seat)} ${w.and(seas.map((sea) => `${lanes[seat]?.[sea]} ${w.in(sea)}`))}`;
    });
    return w.fit(
      () => `Die Handelsschiffe liegen bereit: ${seats.join('; ')}.`,
      () => 'Alle Handelsschiffe liegen bereit.',
    );
  },
  'navies-engaged': null,
  'pirates-placed': ({ pirates }, w) => {
    const seas = SEAS.filter((sea) => (pirates[sea] ?? 0) > 0);
    return seas.length > SEAS_NAMED
      ? `Piraten lauern in ${seas.length} hellblauen Meeren.`
      : `Piraten lauern ${w.and(seas.map((sea) => `${w.in(sea)} (${pirates[sea]})`))}.`;
  },
  'pirates-rolled': ({ seat, sea, company, die, demand }, w) => {
    const { resource } = companyOf(company);
    const met = `Piraten ${w.in(sea)} haben es auf das ${w.resource(resource)} von ${w.card(company)} für ${w.seat(seat, 'accusative')} abgesehen und würfeln eine ${die}`;
    if (demand === undefined) return `${met}: Die Ladung kommt durch.`;
    return demand.kind === 'ransom'
      ? `${met}: Sie wollen ${w.money(demand.amount)}.`
      : `${met}: Sie versenken ${w.units(demand.ships, 'ship')}.`;
  },
  'ransom-paid': ({ seat, amount }, w) =>
    `${w.seat(seat)} ${w.verb(seat, 'zahlt', 'zahlen')} den Piraten ${w.money(amount)}, und die Ladung fährt weiter.`,
  'reroute-intercepted': ({ seat, by, sea, navies, ships, die, fate, lost }, w) => {
    const met = `${w.seat(by)} ${w.verb(by, 'fängt', 'fangen')} ${w.in(sea)} Handelsschiffe ${w.possessive(seat)} ab ${roll(die, ships, navies, w)}`;
    return `${met}: ${fate === 'through' ? 'sie kommen durch' : becomes(lost, fate, w)}.`;
  },
  'ships-done': null,
  'ships-inherited': null,
  'ships-loaded': ({ seat, trips }, w) => {
    const loadsUp = `${w.seat(seat)} ${w.verb(seat, 'verlädt', 'verladen')}`;
    if (trips.length === 0) return `${w.seat(seat)} ${w.verb(seat, 'belädt', 'beladen')} keine Handelsschiffe.`;
    return w.fit(
      () => `${loadsUp} ${w.and(loads(trips, w))}.`,
      () => `${loadsUp} ${w.supplies(cargoOf(trips))} auf ${w.units(trips.length, 'ship')}.`,
    );
  },
  'ships-lost': ({ seat, sea, by, ships, laden, trips, stored }, w) => {
    const troops = laden.reduce((sum, cargo) => sum + w.total(cargo), 0);
    const lost = w.units(ships + laden.length, 'ship');
    if (by === undefined) {
      const aboard = troops === 0 ? '' : ` mit ${w.units(troops, 'army')} an Bord`;
      return `${w.seat(seat)} ${w.verb(seat, 'verliert', 'verlieren')} ${w.in(sea)} ${lost}${aboard}.`;
    }
    const taken = `${w.seat(by)} ${w.verb(by, 'erbeutet', 'erbeuten')} ${w.in(sea)} ${lost} ${w.possessive(seat)}`;
    const gone = w.plural(troops, { one: 'geht', other: 'gehen' });
    const end = troops === 0 ? '.' : `; ${w.units(troops, 'army')} an Bord ${gone} verloren.`;
    if (trips.length === 0) return `${taken}${end}`;
    const kept = stored ?? { grain: 0, oil: 0, minerals: 0 };
    return kept.grain + kept.oil + kept.minerals === 0
      ? `${taken}, ${w.verb(by, 'hat', 'haben')} aber keinen Platz für die Ladung${end}`
      : `${taken} und ${w.verb(by, 'lagert', 'lagern')} davon ${w.supplies(kept)} ein${end}`;
  },
  'ships-rerouted': ({ seat, from, into, ships }, w) =>
    `${w.seat(seat)} ${w.verb(seat, 'verlegt', 'verlegen')} ${w.units(ships, 'ship')} ${w.from(from)} ${w.to(into)}.`,
  'siege-rolled': ({ seat, die, ships, navies, result, stage }, w) => {
    const rolled = die === undefined ? `(${w.units(navies, 'navy')}, ohne Wurf)` : roll(die, ships, navies, w);
    return `Die Belagerung ${w.possessive(seat)} ${rolled} ${result === 'half' ? `ist in dieser Phase nur eine Halbbelagerung${HALVES[stage] ?? ''}` : SIEGES[result]}.`;
  },
  'step-e-opened': null,
};

/** What a half-siege stops or leaves in the stage it was rolled for. */
const HALVES: Readonly<Partial<Record<number, string>>> = {
  2: ': Unternehmen im Ausland liefern noch',
  3: ': Rohstoffe können nicht gehandelt werden',
  6: ': Einheiten und Waffen können noch gehandelt werden',
  7: ': Rohstoffe können nicht gehandelt werden',
};

const SIEGES = { none: 'wirkt in dieser Phase nicht', holds: 'hält in dieser Phase' } as const;

/** The roll with what changed it: `(5, minus 2 für Lockschiffe, gegen 2 Flotten)`. */
function roll(die: number, ships: number, navies: number, w: German): string {
  const less = die - withDecoys(die, ships, navies);
  return `(${die}${less === 0 ? '' : `, minus ${less} für Lockschiffe`}, gegen ${w.units(navies, 'navy')})`;
}

const FATES = { captured: 'erbeutet', sunk: 'versenkt' } as const;

function becomes(ships: number, fate: keyof typeof FATES, w: German): string {
  return `${w.units(ships, 'ship')} ${w.plural(ships, { one: 'wird', other: 'werden' })} ${FATES[fate]}`;
}

type Trips = Extract<GameEvent, { type: 'ships-loaded' }>['trips'];

/** What each company sends in each sea: `5 Öl von Taranaki Oil in der Tasmansee`. */
function loads(trips: Trips, w: German): string[] {
  return SEAS.flatMap((sea) => {
    const here = trips.filter((trip) => trip.sea === sea);
    const companies = [...new Set(here.flatMap(({ cargo }) => Object.keys(cargo) as Company[]))];
    return companies.map((company) => {
      const units = here.reduce((sum, { cargo }) => sum + (cargo[company] ?? 0), 0);
      return `${w.goods(units, companyOf(company).resource)} von ${w.card(company)} ${w.in(sea)}`;
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
