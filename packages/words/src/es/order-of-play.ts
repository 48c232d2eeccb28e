// The order of play, in Spanish.
import type { Followed, GameEvent, Resource, Seat, Stage } from '@marshall/rules';
import type { RoomTexts } from '../rooms.ts';
import type { Spanish } from './phrases.ts';

/** What a cube is spent for. */
const PLAY: Readonly<Record<Stage, string>> = {
  1: 'jugar',
  2: 'jugar',
  3: 'vender',
  4: 'atacar',
  5: 'mover',
  6: 'construir',
  7: 'comprar o prospectar',
};
const A_COMPANY: Readonly<Record<Resource, string>> = {
  grain: 'una empresa de grano',
  oil: 'una empresa petrolera',
  minerals: 'una empresa minera',
};
const CUBES = { one: 'cubo', other: 'cubos' } as const;
const SETS = { one: 'lote', other: 'lotes' } as const;
/** More idle companies than these are counted, not named. */
const MOST_NAMED = 3;

/** De qué trata cada orden permanente. */
const TOPICS: Readonly<Record<Exclude<Followed, 'duel'>, string>> = {
  bids: 'las pujas de este ciclo',
  pass: 'pasar en esta fase',
  pay: 'pagar sueldos e intereses',
  battle: 'qué hacer después de esta batalla',
  'bid-3': 'las pujas de la fase 3',
  'bid-4': 'las pujas de la fase 4',
  'bid-5': 'las pujas de la fase 5',
  'bid-6': 'las pujas de la fase 6',
  'bid-7': 'las pujas de la fase 7',
  'sell-grain': 'la venta de grano',
  'sell-oil': 'la venta de petróleo',
  'sell-minerals': 'la venta de minerales',
  'buy-grain': 'la compra de grano',
  'buy-oil': 'la compra de petróleo',
  'buy-minerals': 'la compra de minerales',
  sell: 'vender en el mercado',
  buy: 'comprar en el mercado',
  defence: 'la defensa',
  losses: 'las bajas del enemigo',
  occupy: 'la ocupación de zonas vacías tras una batalla',
  reinforce: 'los refuerzos',
  counterattack: 'los contraataques',
  retaliation: 'la represalia nuclear',
  champion: 'ser campeón',
  screen: 'disparar los L-stars contra los misiles',
  passage: 'el derecho de paso',
  'build-permission': 'dejar construir en el mar',
  offers: 'las ofertas de otros jugadores',
  attack: 'atacar',
  move: 'mover',
  build: 'construir',
  weapons: 'construir armas',
  research: 'la investigación',
  prospect: 'la prospección',
  auction: 'las subastas',
  'first-strike': 'los primeros golpes',
  surplus: 'las unidades para las que faltan piezas',
  passengers: 'los pasajeros de los transportes blindados',
  target: 'el primer objetivo de una batalla',
  absorb: 'los transportes que reciben los impactos',
  disclosure: 'mostrar tecnología',
  'tech-research': 'investigar tecnología',
  'chart-retaliation': 'la represalia tras una batalla',
  'half-losses': 'tus propias bajas en una batalla',
  ships: 'los buques mercantes durante una batalla',
  carriage: 'el comercio durante una batalla',
  ransom: 'los rescates',
  'give-up-ships': 'los buques que debes entregar',
  'load-ships': 'cargar los buques mercantes',
};

export const orderOfPlay: RoomTexts<'order-of-play', Spanish> = {
  refusals: {
    'asked-before:build': ({ sea }, w) =>
      `Ese jugador ya se ha negado en este turno a que construyas ${w.in(sea)}. Construye en otro sitio.`,
    'assault-stands:pass': 'Tu asalto aún no está decidido. Continúalo o abandónalo.',
    'both-ways:prepared': ({ most }) =>
      `Elige hasta ${most} unidades de cada recurso. Un mismo recurso no puede ir en los dos sentidos.`,
    'bought:no-prospecting':
      'Has gastado en comprar tu único cubo para esta fase. Para comprar y prospectar necesitas dos.',
    'closed:sea': ({ opponents, sea }, w) =>
      `${w.seats(opponents)} ${w.plural(opponents.length, { one: 'tiene', other: 'tienen' })} un puerto ${w.in(sea)}. Pide permiso para construir allí o construye en otro sitio.`,
    'freight:sell': ({ freight, left, units, resource }, w) =>
      `Llevar ${w.goods(units, resource)} al mercado cuesta ${w.money(freight)}. Con lo que ganes solo tendrías ${w.money(left)}.`,
    'no-army-there': ({ zone }, w) =>
      `En territorio extranjero solo puedes construir donde tengas un ejército. ${w.capital(w.in(zone))} no tienes ninguno.`,
    'no-cube:bid': ({ cubes }, w) =>
      cubes === 0
        ? 'No te quedan cubos en este ciclo.'
        : `Solo te ${w.plural(cubes, { one: 'queda', other: 'quedan' })} ${cubes} ${w.plural(cubes, CUBES)} en este ciclo.`,
    'no-cube:plan': ({ left }, w) =>
      left === 0
        ? 'No te queda ningún cubo que reservar para esta fase.'
        : `Puedes reservar como máximo ${left} ${w.plural(left, CUBES)} para esta fase.`,
    'no-partner:prepared': 'Elige a otro jugador que siga en la partida.',
    'no-pieces': ({ unit }, w) =>
      `Ya tienes ${w.gender(unit, 'todos', 'todas')} tus ${w.unitsOf(unit)} en el tablero. En esta partida solo cuentas con las piezas de la caja.`,
    'no-pieces:left': ({ number, unit }, w) => `Solo tienes piezas para ${w.units(number, unit)} más.`,
    'no-port:build': ({ sea }, w) =>
      `Necesitas un puerto ${w.in(sea)}, en un territorio natal que ocupes o en uno extranjero con un ejército tuyo.`,
    'no-price:trade': ({ most }, w) => `Elige un precio por unidad, de ${w.money(1)} a ${w.money(most)}.`,
    'no-price:wake': ({ most }, w) =>
      `Elige a qué precio quieres que se te pregunte, de ${w.money(1)} a ${w.money(most)}.`,
    'no-prices-now': 'Los precios solo cambian en las fases 3 y 7. Aquí solo puedes pasar la fase entera.',
    'no-set:build': 'No tienes un lote completo de suministros: uno de grano, uno de petróleo y un mineral.',
    'no-site:build': ({ unit }, w) => `Ahora no hay ningún sitio donde puedas construir ${w.unitsOf(unit)}.`,
    'nobody-to-ask:build': 'No hay ningún rival a quien pedir permiso para construir en un mar.',
    'not-a-port-sea': ({ unit }, w) => `${w.theUnits(unit)} se construyen en un mar azul claro donde tengas un puerto.`,
    'not-at-sea': ({ unit }, w) => `${w.theUnits(unit)} se construyen en tierra. Elige uno de tus territorios.`,
    'not-closed': ({ sea }, w) => `Ese jugador no te impide construir ${w.in(sea)}.`,
    'not-researched:weapon': ({ weapon }, w) => `Tienes que investigar ${w.theWeapon(weapon)} antes de construirlo.`,
    'nothing-prepared': 'No has preparado esa oferta, así que no hay nada que descartar.',
    'nothing-stored': ({ resource }, w) => `No tienes ${w.resource(resource)}. Vende otra cosa o pasa.`,
    'nothing:weapons': 'Construye al menos un arma o pasa.',
    nowhere: 'Ninguna de tus unidades puede moverse con los suministros que tienes. Solo puedes pasar.',
    'nuked:build': ({ zone }, w) =>
      `${w.zone(zone)} ${w.verb(zone, 'ha', 'han')} sufrido un ataque nuclear. Allí ya no se puede construir nada.`,
    'occupied:build': ({ zone }, w) => `Otro jugador ocupa ${w.zone(zone)}. Construye en otro sitio.`,
    'one-cube': ({ stage }) =>
      stage === 7
        ? 'Aquí puedes gastar dos cubos como máximo: uno para comprar y otro para prospectar.'
        : 'Aquí basta con un cubo. Solo en la fase 7 puedes gastar otro más, para comprar y prospectar.',
    'open:sea': ({ sea }, w) => `Ya puedes construir ${w.in(sea)}.`,
    'ordered-already': ({ on }) =>
      on ? 'Ya has dado esa orden.' : 'No has dado esa orden, así que no hay nada que retirar.',
    'researched:weapon': ({ weapon }, w) =>
      `Ya has investigado ${w.theWeapon(weapon)}. Puedes construir más en otra fase Construir.`,
    'row-full:buy': ({ resource }, w) => `No te cabe más ${w.resource(resource)}. Compra otra cosa o pasa.`,
    'row-full:room': ({ free, resource }, w) => `Solo tienes sitio para ${w.goods(free, resource)}.`,
    'row-full:weapons': ({ number, weapon }, w) =>
      number === 0
        ? `En tu centro de suministros no caben más ${w.weaponsOf(weapon)}.`
        : `En tu centro de suministros solo ${w.plural(number, { one: 'cabe', other: 'caben' })} ${w.weapons(number, weapon)} más.`,
    'searched:weapon': ({ weapon }, w) => `Ya has buscado ${w.aWeapon(weapon)} en este turno.`,
    'too-few-sets': ({ number, unit }, w) => `Tus suministros solo dan para ${w.units(number, unit)}.`,
    'too-few-stored:sell': ({ stored, resource }, w) => `Solo tienes ${w.goods(stored, resource)} para vender.`,
    'no-such-unit': ({ unit }, w) => `En esta partida no hay ${w.unitsOf(unit)}.`,
    'not-on-payroll:company': 'Solo puedes dejar sin pagar tus propias empresas abiertas, cada una una sola vez.',
    'not-on-payroll:units': 'No tienes tantas unidades allí. Deja sin pagar solo unidades que tengas.',
    'too-few-unpaid': ({ bill, cash }, w) =>
      `Estos sueldos suman ${w.money(bill)} y tienes ${w.money(cash)} para pagarlos. Deja más sin pagar o pide antes un préstamo.`,
    'too-little-cash:build': ({ price, cash, unit }, w) =>
      `Cada ${w.unit(unit)} cuesta ${w.money(price)} y tienes ${w.money(cash)}. Pide un préstamo o pasa.`,
    'too-little-cash:builds': ({ number, unit }, w) => `Tu dinero solo da para ${w.units(number, unit)}.`,
    'too-little-cash:card': ({ price, cash }, w) =>
      `Una carta cuesta ${w.money(price)} y tienes ${w.money(cash)}. Pide antes un préstamo o déjalo aquí.`,
    'too-little-cash:unit': ({ price, cash, resource }, w) =>
      `Una unidad de ${w.resource(resource)} cuesta ${w.money(price)} y tienes ${w.money(cash)}.`,
    'too-little-cash:units': ({ most, resource }, w) => `Tu dinero solo da para ${w.goods(most, resource)}.`,
    'too-long:prepared': ({ most }) => `Usa ${most} caracteres como máximo.`,
    'too-many-changes': ({ most }) => `Ya has cambiado tus órdenes ${most} veces. Espera a la fase siguiente.`,
    'too-many-prepared': ({ most }) => `Ya has preparado ${most} ofertas. Descarta una antes.`,
    'too-many:weapons': ({ number, weapon }, w) =>
      number <= 0
        ? `Tus minerales y tu dinero no dan para ${w.aWeapon(weapon)}.`
        : `Tus minerales y tu dinero solo dan para ${w.weapons(number, weapon)}.`,
    'too-much-asked:prepared': ({ most }, w) => `Puedes ofrecer o pedir ${w.money(most)} como máximo.`,
    'wrong-number:buy': ({ most, resource }, w) => `Compra entre 1 y ${w.goods(most, resource)}.`,
  },
  questions: {
    bid: ({ stage }) =>
      `¿Gastas un cubo para ${PLAY[stage]} en la fase ${stage}?${stage === 7 ? ' Con dos cubos puedes hacer ambas cosas.' : ''}`,
    build: ({ kinds }, w) => {
      const perSet = [...new Set(kinds.map((kind) => kind.perSet))].map((number) => {
        const forms = kinds.filter((kind) => kind.perSet === number).map(({ unit }) => w.unitForm(number, unit));
        return `${w.number(number)} ${w.or(forms)}`;
      });
      return `Construye ${w.or(kinds.map(({ unit }) => w.unitsOf(unit)))}, o pasa. Cada lote de suministros da para ${perSet.join(', o ')} como máximo.`;
    },
    'build-permission': ({ asker, sea }, w) => `¿Dejas que ${w.seat(asker)} construya flotas ${w.in(sea)}?`,
    'build-weapons': ({ costs }, w) => {
      const kinds = costs.map(
        ({ weapon, minerals, price }) =>
          `${w.weaponsOf(weapon)} (${w.goods(minerals, 'minerals')} y ${w.money(price)} cada uno)`,
      );
      return `Construye ${kinds.length === 0 ? 'armas' : w.or(kinds)}, o pasa.`;
    },
    buy: 'Compra un recurso en el mercado, o pasa.',
    move: 'Mueve todas las unidades que quieras a un solo territorio o mar, o pasa.',
    prospect: ({ price }, w) => `Prospecta grano, petróleo o minerales a ${w.money(price)} por carta, o pasa.`,
    research: ({ price }, w) => `Investiga un misil nuclear o un L-star a ${w.money(price)} por carta, o pasa.`,
    salaries: ({ bill }, w) => `Los sueldos suman ${w.money(bill)}. Paga a todos o elige quién no cobra.`,
    sell: 'Vende un recurso al mercado, o pasa.',
    'turn-card': ({ price }, w) => `Levanta la siguiente carta por ${w.money(price)}, o déjalo.`,
    'turn-research-card': ({ price }, w) => `Levanta la siguiente carta por ${w.money(price)}, o déjalo.`,
  },
  events: {
    'attempt-began': ({ seat, resource }, w) => `${w.seat(seat)} prospecta en busca de ${w.resource(resource)}.`,
    'attempt-stopped': ({ seat, why }, w) =>
      why === 'cut-losses' ? `${w.seat(seat)} deja de prospectar.` : `${w.seat(seat)} llega al final del mazo.`,
    'bids-revealed': ({ bids }, w) => {
      const with1 = (Object.keys(bids) as Seat[]).filter((seat) => bids[seat] === 1);
      const with2 = (Object.keys(bids) as Seat[]).filter((seat) => bids[seat] === 2);
      if (with1.length + with2.length === 0) return 'Nadie puja.';
      const spend = (seats: readonly Seat[], one: string, other: string) =>
        seats.length === 0 ? [] : [`${w.seats(seats)} ${seats.length === 1 ? one : other}`];
      return `${[
        ...spend(with1, 'puja con un cubo', 'pujan con un cubo cada una'),
        ...spend(with2, 'puja con dos cubos', 'pujan con dos cubos cada una'),
      ].join('; ')}.`;
    },
    bought: ({ seat, resource, units, cost, lost }, w) => {
      const bought = `${w.seat(seat)} compra ${w.goods(units, resource)} por ${w.money(cost)}`;
      return lost === 0
        ? `${bought}.`
        : `${bought}; ${w.number(lost)} no ${w.plural(lost, { one: 'cabe y se pierde', other: 'caben y se pierden' })}.`;
    },
    'build-permission-answered': ({ seat, asker, sea, allow }, w) =>
      `${w.seat(seat)} ${allow ? '' : 'no '}deja que ${w.seat(asker)} construya flotas ${w.in(sea)}.`,
    'builds-opened': null,
    'card-turned': ({ seat, resource, cost, find }, w) => {
      const turned = `${w.seat(seat)} levanta una carta por ${w.money(cost)}`;
      if (find === 'other') return `${turned}.`;
      return find === 'kept'
        ? `${turned} y encuentra ${A_COMPANY[resource]}.`
        : `${turned}; sale ${A_COMPANY[resource]}, pero no puede quedársela y vuelve al mazo.`;
    },
    'cycle-began': ({ cycle }) => `Empieza el ciclo ${cycle}. Todos tienen tres cubos.`,
    'dues-set': ({ dues }, w) =>
      `Sueldos que pagar: ${dues.map(({ seat, salaries }) => `${w.seat(seat)}, ${w.money(salaries)}`).join('; ')}.`,
    'first-turn-ban': ({ phase }) =>
      phase === 'research' ? 'En el primer ciclo nadie investiga armas.' : 'En el primer ciclo nadie construye armas.',
    'market-closed': () => 'El mercado cierra.',
    'market-opened': ({ stage }) => `El mercado abre y el banco ${stage === 3 ? 'compra' : 'vende'}.`,
    'order-followed': ({ about }) =>
      about === 'duel'
        ? 'Luchó una unidad contra una, así que no se te pregunta por el resto de esta batalla.'
        : `La mesa cumple tu orden sobre ${TOPICS[about]}.`,
    'orders-given': null,
    passed: ({ seat, idle }, w) => (idle === true ? undefined : `${w.seat(seat)} pasa.`),
    'prepared-dropped': ({ partner, stage }, w) =>
      `La oferta que habías preparado para ${w.seat(partner)} en la fase ${stage} no se envía.`,
    'prospecting-opened': ({ entitled }, w) =>
      entitled.length === 0
        ? 'Nadie puede prospectar.'
        : `${w.seats(entitled)} ${w.plural(entitled.length, { one: 'puede', other: 'pueden' })} prospectar.`,
    'research-began': ({ seat, weapon }, w) => `${w.seat(seat)} busca ${w.weaponCard(weapon)}.`,
    'research-card-turned': ({ seat, weapon, cost, found }, w) =>
      `${w.seat(seat)} levanta una carta por ${w.money(cost)}${found ? ` y encuentra ${w.weaponCard(weapon)}` : ''}.`,
    'research-opened': null,
    'research-stopped': ({ seat, weapon }, w) => `${w.seat(seat)} deja de buscar ${w.weaponCard(weapon)}.`,
    'salaries-paid': ({ seat, amount, unpaid, dismissed }, w) => {
      const gone = dismissed.reduce((sum, each) => sum + numberGone(each, w), 0);
      const said = [
        amount === 0 ? `${w.seat(seat)} no paga sueldos` : `${w.seat(seat)} paga ${w.money(amount)} en sueldos`,
      ];
      if (unpaid.length > 0)
        said.push(`${named(unpaid, w)} no ${w.plural(unpaid.length, { one: 'cobra', other: 'cobran' })}`);
      if (gone > 0)
        said.push(
          `${gone} ${w.plural(gone, { one: 'unidad no cobra y deja', other: 'unidades no cobran y dejan' })} el tablero`,
        );
      return `${said.join('; ')}.`;
    },
    'sequence-set': ({ sequence }, w) =>
      sequence.length === 1
        ? `Solo juega ${w.seats(sequence)}.`
        : `Orden de juego: ${sequence.map(w.seat).join(', ')}.`,
    sold: ({ seat, resource, units, proceeds }, w) =>
      `${w.seat(seat)} vende ${w.goods(units, resource)} por ${w.money(proceeds)}.`,
    'stage-opened': ({ stage }, w) => `Fase ${stage}: ${w.stage(stage)}.`,
    'stage-skipped': ({ stage }, w) => `La fase ${stage}, ${w.stage(stage)}, no se juega en este ciclo.`,
    'strategic-builds-opened': null,
    transferred: ({ seat, stored, lost, idle }, w) => {
      const said = [
        `${w.seat(seat)} ${stored.grain + stored.oil + stored.minerals === 0 ? 'no almacena nada' : `almacena ${w.supplies(stored)}`}`,
      ];
      if (lost.grain + lost.oil + lost.minerals > 0)
        said.push(`pierde ${w.supplies(lost)} porque el almacén está lleno`);
      if (idle.length > 0) {
        const companies = idle.map(({ company }) => company);
        said.push(`${named(companies, w)} no ${w.plural(idle.length, { one: 'produce', other: 'producen' })} nada`);
      }
      return `${said.join('; ')}.`;
    },
    'units-built': ({ seat, kind, zone, number, sets, cost }, w) => {
      const built = `${w.seat(seat)} construye ${w.units(number, kind)} ${w.in(zone)} por ${w.money(cost)}`;
      return sets === 0 ? `${built}.` : `${built} y ${sets} ${w.plural(sets, SETS)} de suministros.`;
    },
    'weapon-developed': ({ seat, weapon, minerals, cost }, w) =>
      `${w.seat(seat)} desarrolla ${w.aWeapon(weapon)} por ${w.goods(minerals, 'minerals')} y ${w.money(cost)}.`,
    'weapons-built': ({ seat, nukes, lStars, minerals, cost }, w) => {
      const built = [nukes > 0 ? [w.weapons(nukes, 'nuke')] : [], lStars > 0 ? [w.weapons(lStars, 'l-star')] : []];
      return `${w.seat(seat)} construye ${w.and(built.flat())} por ${w.goods(minerals, 'minerals')} y ${w.money(cost)}.`;
    },
  },
};

type Told<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

/** `Inca Oil y Obo Mines`; `5 empresas` where there are too many to name. */
function named(companies: Told<'salaries-paid'>['unpaid'], w: Spanish): string {
  return companies.length > MOST_NAMED ? `${companies.length} empresas` : w.cards(companies);
}

/** How many units leave, those aboard too. */
function numberGone({ units, laden, relieved }: Told<'salaries-paid'>['dismissed'][number], w: Spanish): number {
  const aboard = laden.reduce((sum, { cargo }) => sum + 1 + w.total(cargo), 0);
  return w.total(units) + aboard + relieved.reduce((sum, { gone }) => sum + w.total(gone), 0);
}
