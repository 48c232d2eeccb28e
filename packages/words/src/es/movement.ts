// Moving, passage and blockades, in Spanish.
import type { GameEvent, Seat } from '@marshall/rules';
import { type Gathering, gatheringOf, togetherOn } from '../facts.ts';
import type { RoomTexts } from '../rooms.ts';
import type { Spanish } from './phrases.ts';

const ASK = (ask: boolean): string => (ask ? ' Puedes pedirles que te dejen pasar.' : '');
const WAYS = { march: 'marchar', airlift: 'volar', sail: 'navegar', board: 'embarcar', land: 'desembarcar' } as const;
const HAS = { you: 'No tienes', seller: 'El vendedor no tiene' } as const;

const LEFT_NONE = { you: 'No te quedan', seller: 'Al vendedor no le quedan' } as const;
const LEFT_ONLY = { you: 'Solo tienes', seller: 'El vendedor solo tiene' } as const;

export const movement: RoomTexts<'movement', Spanish> = {
  refusals: {
    'all-granted': 'Ya dejas pasar a todos.',
    'asked-before': 'Ese jugador ya se ha negado en este turno. Busca otro camino o pasa.',
    'assault-stands:pinned': ({ zone }, w) =>
      `Tus fuerzas ${w.in(zone)} aún luchan por el territorio y tienen que quedarse.`,
    'at-sea': 'Los ejércitos no pueden cambiar de flota en el mar.',
    'besieged:build':
      'Todos tus puertos natales están bloqueados. Hasta que uno quede libre solo puedes construir en casa.',
    'besieged:trade':
      'Todos tus puertos natales están bloqueados. Podrás comerciar con suministros cuando uno quede libre.',
    blockaded:
      'Todos los puertos de ese territorio están bloqueados. No puedes construir allí hasta que uno quede libre.',
    'by-land': 'Los ejércitos marchan de territorio en territorio. Para cruzar el mar necesitan una flota.',
    'by-sea': 'Las flotas solo se mueven por mar. Elige un mar de destino.',
    'dark-sea:landing': ({ sea }, w) =>
      `${w.zone(sea)} es azul oscuro. Los ejércitos solo desembarcan desde un mar azul claro.`,
    elsewhere: ({ zone }, w) => `El transporte está ${w.in(zone)}, así que las unidades tienen que embarcar allí.`,
    'from-sea-to-land': 'Los ejércitos desembarcan desde un mar azul claro en un territorio vecino.',
    'goes-on:idle-carrier': ({ carrier }, w) =>
      `Falta una orden para ${w.theUnit(carrier)}: embarca o desembarca unidades, o elige un destino.`,
    'goes-on:land': ({ zone }, w) => `Al menos un ejército tiene que desembarcar ${w.in(zone)}.`,
    'goes-on:orders': 'Elige qué unidades se mueven, desde dónde y cómo.',
    granted: 'Ya dejas pasar a ese jugador.',
    'idle-carrier': ({ carrier }, w) => `Termina primero las órdenes ${w.ofTheUnit(carrier)} anterior.`,
    'land-first': ({ zone }, w) =>
      `La primera flota que elijas tiene que desembarcar un ejército ${w.in(zone)}: uno que lleve a bordo o uno que pueda recoger en un puerto.`,
    'may-pass': 'Ese jugador ya te deja pasar.',
    'never-flies': 'Las flotas solo se mueven por mar, nunca por tierra ni por aire.',
    'next-sea': 'Elige otro mar de la ruta.',
    'next-territory': 'Elige un territorio vecino del último de la ruta.',
    'no-flight-at-sea': 'Los ejércitos no pueden volar a una flota ni desde ella. Vuela de territorio a territorio.',
    'no-player:passage': 'No existe ese jugador en esta partida.',
    'no-port:boarding': ({ territory, sea }, w) =>
      `${w.zone(territory)} no ${w.verb(territory, 'tiene', 'tienen')} puerto ${w.in(sea)}. Los ejércitos solo embarcan en un puerto.`,
    'no-room': ({ room }) => (room === 0 ? 'No queda sitio a bordo.' : `A bordo solo queda sitio para ${room} más.`),
    'no-room:kind': ({ unit, carrier }, w) => `${w.theUnits(carrier)} no pueden llevar ${w.unitsOf(unit)} a bordo.`,
    'no-way:change': ({ from, to }, w) => `No se puede ir ${w.of(from)} ${w.to(to)} sin cambiar entre tierra y mar.`,
    'no-way:over-land': ({ from, to }, w) => `No hay camino por tierra ${w.of(from)} ${w.to(to)}. Vuela o ve por mar.`,
    'nobody-to-ask:passage': 'No queda nadie en tu camino a quien preguntar.',
    'none-granted': 'No dejas pasar a nadie, así que no hay nada que retirar.',
    'not-adjacent:landing': ({ territory, sea }, w) =>
      `${w.zone(territory)} no ${w.verb(territory, 'da', 'dan')} ${w.to(sea)}.`,
    'not-granted': 'No dejas pasar a ese jugador.',
    'not-in-the-way': 'Ese jugador no tiene ningún territorio ni mar azul claro, así que nada te corta el paso.',
    'not-let-through:by-land': ({ zone, ask }, w) =>
      `Otro jugador ocupa ${w.zone(zone)} y no te deja pasar. Da un rodeo.${ASK(ask)}`,
    'not-let-through:by-sea': ({ zone, ask }, w) =>
      `Otro jugador ocupa un mar en el camino ${w.to(zone)} y no te deja pasar.${ASK(ask)}`,
    'not-let-through:land': ({ from, to, ask }, w) =>
      `Ejércitos de otros jugadores cortan todos los caminos por tierra ${w.of(from)} ${w.to(to)}.${ASK(ask)}`,
    'not-let-through:sea': ({ from, to, ask }, w) =>
      `Flotas de otros jugadores cortan todos los caminos ${w.of(from)} ${w.to(to)}.${ASK(ask)}`,
    'not-this-way': ({ way }) => `Las unidades no pueden ${WAYS[way]} en este movimiento.`,
    'nothing-to-do': ({ zone }, w) =>
      `Esa flota ya está ${w.in(zone)}, y allí nada puede embarcar ni desembarcar de ella.`,
    'nothing-under-way': 'Elige primero las unidades y después su ruta.',
    'nuked:end': ({ zone }, w) =>
      `${w.zone(zone)} ${w.verb(zone, 'ha', 'han')} sufrido un ataque nuclear. Ningún ejército puede volver a entrar.`,
    'nuked:every-way': ({ from, to }, w) =>
      `Todos los caminos por tierra ${w.of(from)} ${w.to(to)} cruzan un territorio destruido por un ataque nuclear.`,
    'nuked:on-the-way': ({ zone }, w) =>
      `${w.zone(zone)} ${w.verb(zone, 'ha', 'han')} sufrido un ataque nuclear. Ningún ejército puede pasar por allí.`,
    'occupied:land': ({ zone }, w) =>
      `Otro jugador tiene un ejército ${w.in(zone)}. Ve a otro lugar o ataca en la fase Atacar.`,
    'occupied:sea': ({ zone }, w) =>
      `Otro jugador tiene una flota ${w.in(zone)}. Dos jugadores nunca comparten un mar azul claro.`,
    'one-by-one': 'Da las órdenes de una en una a las flotas que se quedan donde están.',
    'one-kind': 'Cada orden es para un solo tipo de unidad.',
    'one-navy:board': 'Elige primero la flota en la que embarcan.',
    'one-navy:leave': 'Elige primero la flota de la que desembarcan.',
    'out-of-reach': 'Ninguna de tus unidades puede llegar allí.',
    'out-of-reach:land': ({ unit, zone, of }, w) =>
      `${HAS[of]} ${w.noUnit(unit)} que pueda desembarcar un ejército ${w.in(zone)}.`,
    'out-of-reach:move': ({ unit, zone, of }, w) =>
      `${HAS[of]} en otra parte ${w.noUnit(unit)} que pueda ir ${w.to(zone)}.`,
    'there-already': ({ zone }, w) => `Esas unidades ya están ${w.in(zone)}.`,
    'too-dear:move': ({ grain, oil, has, of, keepsSet }, w) => {
      const short = { grain: grain > has.grain, oil: oil > has.oil };
      const costs = w.supplies({ grain: short.grain ? grain : 0, oil: short.oil ? oil : 0 });
      const left = [...(short.grain ? [has.grain] : []), ...(short.oil ? [has.oil] : [])];
      const none = left.every((each) => each === 0);
      const set = keepsSet ? ', además del lote de suministros para la batalla' : '';
      const owner = of === 'you' ? '' : 'el vendedor ';
      const has1 = of === 'you' ? 'tienes' : 'tiene';
      return `Ese movimiento cuesta ${costs}${set}, y ${owner}${none ? `no ${has1}` : `solo ${has1} ${w.and(left.map(String))}`}.`;
    },
    'too-far': ({ zones, most }) =>
      `Está a ${zones} zonas. Ahora solo puedes entrar en ${most === 1 ? 'una vecina' : `${most} como máximo`}.`,
    'too-few': ({ there, unit, zone, laden, of }, w) => {
      const load = laden ? ' con esa carga' : '';
      if (there === 0) return `${HAS[of]} ${w.unitsOf(unit)}${load} que mover ${w.in(zone)}.`;
      return `${LEFT_ONLY[of]} ${w.units(there, unit)}${load} que mover ${w.in(zone)}.`;
    },
    'too-few:aboard': ({ there, unit, zone, of }, w) => {
      const has = there === 0 ? w.unitsOf(unit) : w.units(there, unit);
      return `${there === 0 ? LEFT_NONE[of] : LEFT_ONLY[of]} ${has} fuera de un transporte ${w.in(zone)}. Las demás unidades tienen que bajar antes.`;
    },
    'too-few:laden': ({ there, unit, zone, of }, w) => {
      const has = there === 0 ? w.unitsOf(unit) : w.units(there, unit);
      return `${there === 0 ? LEFT_NONE[of] : LEFT_ONLY[of]} ${has} sin carga ${w.in(zone)}. Elige las demás con lo que llevan a bordo.`;
    },
    'too-few-aboard': ({ aboard }) =>
      aboard === 0 ? 'Ese transporte está vacío.' : `Ese transporte solo lleva ${aboard} a bordo.`,
    'too-many-offers:grant': ({ most }) =>
      `Ya no puedes hacer más ofertas, regalos ni permisos por ahora: el máximo es ${most}. Espera a la fase siguiente.`,
    'yourself:passage': 'Siempre puedes pasar por tus propios territorios y mares.',
  },
  questions: {
    permission: ({ asker }, w) => `¿Dejas que ${w.seat(asker)} pase por tus territorios y mares en este movimiento?`,
  },
  events: {
    'blockades-read': ({ besieged, blockaded }, w) => {
      const sieges =
        besieged.length === 0 ? [] : [`${w.seats(besieged)} ${besieged.length === 1 ? 'está' : 'están'} bajo asedio`];
      const victims = [...new Set(blockaded.map(({ seat }) => seat))];
      const lands = (seat: Seat) => blockaded.filter((each) => each.seat === seat).map(({ territory }) => territory);
      return w.fit(
        () =>
          `${[...sieges, ...victims.map((seat) => `los puertos ${w.ofSeat(seat)} ${w.zonesIn(lands(seat))} están bloqueados`)].join('; ')}.`,
        () =>
          `${[...sieges, `hay bloqueos contra ${w.and(victims.map((seat) => `${w.seat(seat)} (${lands(seat).length})`))}`].join('; ')}.`,
      );
    },
    'home-entered': ({ seat, owner, zone }, w) =>
      `${w.seat(seat)} conquista ${w.zone(zone)}, territorio natal ${w.ofSeat(owner)}.`,
    'cards-taken': ({ seat, from, zone, cards }, w) =>
      `${w.seat(seat)} le quita ${w.toSeat(from)} ${w.cards(cards)} ${w.in(zone)}.`,
    'secret-cards-taken': ({ seat, from, resources }, w) =>
      `${w.seat(from)} entrega ${w.toSeat(seat)} ${w.cardCount(resources.length)} boca abajo.`,
    'passage-granted': ({ seat, friend }, w) => `${w.seat(seat)} deja pasar ${w.toSeat(friend)} a partir de ahora.`,
    'passage-revoked': ({ seat, friend }, w) => `${w.seat(seat)} ya no deja pasar ${w.toSeat(friend)}.`,
    'permission-answered': ({ seat, asker, allow }, w) =>
      `${w.seat(seat)} ${allow ? '' : 'no '}deja pasar ${w.toSeat(asker)} en este movimiento.`,
    'units-moved': ({ seat, zone, legs: each, cost, payer }, w) => {
      const legs = togetherOn(each);
      const paid = payer === seat ? '' : `, que paga ${w.seat(payer)}`;
      const used = cost.grain + cost.oil === 0 ? '' : ` (${w.supplies(cost)}${paid})`;
      const gathering = gatheringOf(legs);
      const all = (how: Telling) =>
        gathering === undefined
          ? `${w.and(legs.map((leg, i) => tell(leg, w, how, i === 0 ? ` ${w.ofSeat(seat)}` : '')))}${used}.`
          : `${gather(gathering, w, how, w.ofSeat(seat))}${used}.`;
      const from = [...new Set(legs.map((leg) => leg.from))].filter((each) => each !== zone);
      return w.fit(
        () => all('with the way'),
        () => all('without it'),
        () =>
          from.length === 0
            ? `${w.seat(seat)} reordena sus unidades ${w.in(zone)}${used}.`
            : `${w.seat(seat)} mueve unidades ${w.zonesOf(from)} ${w.to(zone)}${used}.`,
        () => `${w.seat(seat)} mueve unidades de ${from.length} zonas ${w.to(zone)}${used}.`,
      );
    },
  },
};

type Leg = Extract<GameEvent, { type: 'units-moved' }>['legs'][number];

/** How much is told of a leg. */
type Telling = 'with the way' | 'without it';

/** `1 ejército de China marcha de Alaska a Canadá Occidental`; the first leg says whose units they are. */
function tell(leg: Leg, w: Spanish, how: Telling, whose: string): string {
  const who = `${w.force(leg.units)}${whose}`;
  const number = w.total(leg.units);
  const verb = (forms: { readonly one: string; readonly other: string }) => w.plural(number, forms);
  if (!('path' in leg)) {
    if (leg.how === 'board')
      return leg.from === leg.to
        ? `${who} ${verb(VERBS.board)} en ${w.theUnit(leg.carrier)} ${w.in(leg.to)}`
        : `${who} ${verb(VERBS.board)} desde ${w.zone(leg.from)} en ${w.aUnit(leg.carrier)} ${w.in(leg.to)}`;
    return leg.from === leg.to
      ? `${who} ${verb(VERBS.off)} ${w.ofTheUnit(leg.carrier)} ${w.in(leg.to)}`
      : `${who} ${verb(VERBS.land)} ${w.in(leg.to)} desde ${w.zone(leg.from)}`;
  }
  const drives = leg.how === 'march' && w.drives(leg.units);
  const by = how === 'with the way' ? leg.path.slice(0, -1) : [];
  const aboard = w.total(leg.cargo) > 0 ? ` con ${w.force(leg.cargo)} a bordo` : '';
  return `${who}${aboard} ${verb(VERBS[drives ? 'drive' : leg.how])} ${w.of(leg.from)} ${w.to(leg.to)}${by.length === 0 ? '' : ` por ${w.zones(by)}`}`;
}

/** `3 ejércitos de China vuelan a Manchuria: 1 desde Perú y 2 desde Zaire`. */
function gather({ how, kind, number, to, groups }: Gathering, w: Spanish, telling: Telling, whose: string): string {
  const { other: verb } = VERBS[how === 'march' && w.drives({ [kind]: number }) ? 'drive' : how];
  const parts = groups.map(({ number: some, from, by }) => {
    const way = telling === 'with the way' && by.length > 0 ? ` por ${w.zones(by)}` : '';
    return `${some} desde ${w.zone(from)}${way}`;
  });
  return `${w.units(number, kind)} ${whose} ${verb} ${w.to(to)}: ${w.and(parts)}`;
}

const VERBS = {
  march: { one: 'marcha', other: 'marchan' },
  drive: { one: 'avanza', other: 'avanzan' },
  airlift: { one: 'vuela', other: 'vuelan' },
  sail: { one: 'navega', other: 'navegan' },
  board: { one: 'embarca', other: 'embarcan' },
  land: { one: 'desembarca', other: 'desembarcan' },
  off: { one: 'baja', other: 'bajan' },
} as const;
