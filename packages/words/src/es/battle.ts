// Battles, strikes and assaults, in Spanish.
import { type GameEvent, isSea, RESOURCES, type UnitKind, type Zone } from '@marshall/rules';
import { lossesIn, lossesTogether, nukesIn, sumOf } from '../facts.ts';
import type { RoomTexts } from '../rooms.ts';
import type { Spanish } from './phrases.ts';

type Loss = Extract<GameEvent, { type: 'units-lost' }>['losses'][number];

const ENEMIES = 'sus unidades, territorios natales o empresas que conozcas';
const POINTS = { one: 'punto', other: 'puntos' } as const;

export const battle: RoomTexts<'battle', Spanish> = {
  refusals: {
    'assault-stands:landed': ({ zone }, w) =>
      `Las unidades que desembarcan ${w.in(zone)} tienen que quedarse a luchar allí. Carga la flota en otro sitio.`,
    'assault-stands:undecided': 'Tu asalto aún no está decidido. Antes de nada, continúalo o abandónalo.',
    'at-sea:occupy': ({ sea }, w) => `Los ejércitos no pueden ocupar ${w.zone(sea)}. Envía flotas.`,
    bound: 'Los campeones tienen que seguir disparando hasta que no queden misiles o se les acaben los L-stars.',
    'cannot-fight': ({ from, to }, w) =>
      `Tus unidades ${w.in(from)} no pueden luchar contra nada de lo que hay ${w.in(to)}.`,
    'cannot-occupy': ({ because }, w) => w.said(because),
    'cannot-reinforce': 'No puedes permitirte mover ninguna unidad a una zona que puedas reforzar.',
    'contested:assault': ({ zone }, w) =>
      `Dos jugadores luchan ya por ${w.zone(zone)}. Nadie más puede desembarcar allí.`,
    'contested:surrender': ({ zone }, w) =>
      `Otro jugador también lucha por ${w.zone(zone)}, así que no puedes rendirte allí ante uno solo.`,
    'dark-sea:assault': ({ sea }, w) =>
      `${w.zone(sea)} es azul oscuro. Un asalto tiene que venir de un mar azul claro vecino del objetivo.`,
    'dark-sea:nukes': ({ sea }, w) => `${w.zone(sea)} es azul oscuro. Los misiles nucleares no llegan hasta allí.`,
    'empty-space': 'Nadie tiene L-stars en el espacio. Apunta tus misiles a una zona.',
    'flown-in:assault': 'Los ejércitos que llegaron por aire no pueden retirarse. Sigue luchando o ríndelos.',
    'flown-in:defence': 'Los ejércitos que llegaron por aire no pueden retirarse. Lucha o ríndete.',
    'goes-on:strikes': 'Nombra todos los territorios alcanzados, en el orden que quieras.',
    'home:surrender': 'No puedes rendir unidades en tus territorios natales. Retírate o lucha.',
    landlocked: ({ zone }, w) =>
      `${w.zone(zone)} no ${w.verb(zone, 'tiene', 'tienen')} al lado ningún mar azul claro. Ataca por tierra o por aire.`,
    'later-once': 'Ya has dejado que los demás vayan antes. Contraataca ahora o renuncia.',
    'no-assault:give-up': 'No tienes ningún asalto que abandonar.',
    'no-assault:go-on': 'No tienes ningún asalto que continuar.',
    'no-assault:now': ({ zone }, w) => `Decide ahora sobre tu asalto ${w.in(zone)}. El otro espera a tu turno.`,
    'no-assault:there': ({ zone }, w) => `No tienes ningún asalto por decidir ${w.in(zone)}.`,
    'no-convoy': ({ zone }, w) => `Ningún mar vecino ${w.of(zone)} está abierto a tus flotas.`,
    'no-convoy:because': ({ because }, w) => w.said(because),
    'no-drop':
      'Para un asalto aéreo necesitas un ejército en tierra, un objetivo y 2 de petróleo además del lote de suministros.',
    'no-force': ({ zone }, w) => `No tienes unidades ${w.in(zone)} con las que atacar.`,
    'no-haven': 'No hay ninguna zona vecina, vacía o tuya, a la que puedas permitirte retirarte.',
    'no-l-star': 'Para un choque necesitas un L-star propio. Puedes construir uno en la fase Construir.',
    'no-l-star-there': 'Elige un rival que tenga un L-star.',
    'no-l-stars': 'Un campeón necesita al menos un L-star.',
    'no-landing': 'Ninguna de tus flotas puede llevar un ejército a una costa que puedas atacar.',
    'no-next-turn': 'Ya no te quedan turnos en esta fase Atacar. Evacua tus fuerzas o ríndelas.',
    'no-nuke': ({ at }, w) => `Ningún misil va ${to(at, w)}. Elige uno que esté en el aire.`,
    'no-nukes': 'No tienes misiles nucleares que lanzar. Puedes construirlos en la fase Construir.',
    'no-set:attack': (has, w) =>
      `Un ataque con ejércitos o flotas gasta uno de grano, uno de petróleo y un mineral, y no tienes ${w.or(RESOURCES.filter((each) => has[each] === 0).map(w.resource))}.`,
    'no-set:defend': 'No tienes un lote completo de suministros, así que tienes que resistir sin él.',
    'no-ships:assault': ({ zone }, w) =>
      `Para evacuar ${w.zone(zone)} necesitas al lado una flota con sitio a bordo, y 1 de petróleo para embarcar.`,
    'no-ships:sea': ({ sea }, w) => `Ninguna de tus flotas ${w.in(sea)} tiene sitio a bordo. Elige otro mar.`,
    'no-such-force': ({ most }) =>
      most === 1
        ? 'Allí solo puede luchar una de tus unidades. Elige esa.'
        : `Elige entre 1 y ${most} de las unidades que pueden luchar allí.`,
    'no-such-force:kind': ({ unit, number }, w) =>
      number === 0
        ? `Tus ${w.unitsOf(unit)} no pueden luchar en ese ataque. Elige otras unidades.`
        : `En ese ataque puedes usar como máximo ${w.units(number, unit)}.`,
    'no-such-load': 'Tus flotas de allí no pueden llevar exactamente esas unidades. Elige otra carga.',
    'no-target': ({ zone }, w) => `No hay nadie a quien atacar ${w.in(zone)}.`,
    'nobody-else': 'Nadie más espera para contraatacar.',
    'nobody-to-clash': 'Ningún rival tiene un L-star con el que chocar.',
    'none-left:losses': ({ unit }, w) =>
      `Ya has retirado ${w.gender(unit, 'todos esos', 'todas esas')} ${w.unitsOf(unit)}.`,
    'not-a-loss': ({ unit, needs, points }, w) =>
      `Retirar ${w.gender(unit, 'ese', 'esa')} ${w.unit(unit)} cuesta ${needs} ${w.plural(needs, POINTS)}, y ${points === 0 ? 'no te queda ninguno' : `solo te ${w.plural(points, { one: 'queda', other: 'quedan' })} ${points}`}.`,
    'not-adjacent:assault': ({ territory, sea }, w) =>
      `No puedes desembarcar ${w.in(territory)} desde ${w.zone(sea)}. Elige un mar vecino.`,
    'not-adjacent:withdraw': ({ from, to: haven }, w) =>
      `${w.zone(from)} no ${w.verb(from, 'limita', 'limitan')} con ${w.zone(haven)}. Solo puedes retirarte a una zona vecina.`,
    'not-captured': ({ zone }, w) => `Aún no has conquistado ${w.zone(zone)}. El defensor sigue allí.`,
    'not-in-battle': 'El enemigo no tiene esa unidad en esta batalla. Elige otra.',
    'not-occupied:reinforce': ({ zone }, w) =>
      `No ocupas ${w.zone(zone)}. Solo puedes reforzar territorios que tengas.`,
    'not-struck': 'Nombra una sola vez cada territorio alcanzado.',
    'not-that-zone': ({ zone }, w) => `Ahora solo puedes ocupar ${w.zone(zone)}.`,
    'not-the-attackers': `Un primer golpe solo puede ir contra tu atacante: ${ENEMIES}.`,
    'not-the-defenders': `La represalia solo puede ir contra quien golpeó primero: ${ENEMIES}.`,
    'not-the-target:landing': ({ zone, sea }, w) =>
      `Ahora solo puedes desembarcar ${w.in(zone)}, desde ${w.zone(sea)}.`,
    'not-the-target:withdraw': ({ zone }, w) => `Solo pueden retirarse las unidades que están ${w.in(zone)}.`,
    'not-there:attack': ({ zone }, w) =>
      `Elige un rival que tenga unidades ${w.in(zone)}, o la milicia si no hay nadie.`,
    'not-yours-to-shoot:champion': 'Como campeón solo disparas a misiles dirigidos contra otros jugadores.',
    'not-yours-to-shoot:defender': 'Como defensor solo disparas a misiles dirigidos contra ti.',
    'nothing-in-reach':
      'Ninguna de tus fuerzas tiene un objetivo a su alcance. Pasa ahora y acércate en la fase Mover.',
    'nothing-in-reach:from': ({ zone }, w) => `Tus unidades ${w.in(zone)} no tienen ningún objetivo a su alcance.`,
    'nuked:target': ({ zone }, w) => `Un misil nuclear ya ha destruido ${w.zone(zone)}. Apunta a otro sitio.`,
    'out-of-reach:attack': ({ from, to: target }, w) =>
      `${w.zone(from)} no ${w.verb(from, 'limita', 'limitan')} con ${w.zone(target)}. Solo puedes atacar una zona vecina.`,
    'out-of-reach:from-dark-sea':
      'Desde un mar azul oscuro, las flotas solo pueden atacar en ese mar o en un mar azul claro vecino.',
    'out-of-reach:to-dark-sea': ({ to: target }, w) =>
      `${w.zone(target)} es azul oscuro. Solo pueden atacar allí las flotas que ya están dentro.`,
    'out-of-reach:within': ({ zone }, w) => `Nadie lucha contra ti por ${w.zone(zone)}. Ataca una zona vecina.`,
    'own-land': ({ zone }, w) => `Ya tienes unidades ${w.in(zone)}. Un asalto solo puede ir a donde no tengas ninguna.`,
    'own-zones': 'Todos los misiles van contra ti, y tus L-stars ya te defienden.',
    'sea-held:landing': ({ zone }, w) =>
      `Flotas de otros jugadores ocupan todos los mares vecinos ${w.of(zone)}. Atácalas primero.`,
    'sea-held:reinforce': ({ sea }, w) =>
      `Hay una flota de otro jugador ${w.in(sea)}. Solo puedes reforzar mares tuyos o vacíos.`,
    'wrong-number:nukes': ({ nukes }) =>
      nukes === 1
        ? 'Solo tienes un misil nuclear. Apúntalo a un objetivo.'
        : `Apunta entre 1 y ${nukes} misiles nucleares.`,
  },
  questions: {
    assault: ({ zones, nextTurn }, w) =>
      `Tus fuerzas aún no han conquistado ${w.or(zones.map(w.zone))}. ${nextTurn ? 'Sigue luchando en tu próximo turno o abandona ahora.' : 'Evacua o ríndete.'}`,
    attack: ({ assault }) =>
      assault ? 'Tu asalto aún no está decidido. Continúalo o abandónalo.' : 'Lanza un ataque, o pasa.',
    champion:
      'Hay misiles en el aire. ¿Defienden tus L-stars a otros? ¿Muestras alguna carta secreta que esté bajo ataque?',
    counterattack: 'Te han atacado. Puedes contraatacar una vez, donde quieras y contra quien quieras.',
    defend: ({ zone, fight, withdraw, surrender }, w) => {
      const open = [
        ...(fight ? ['luchar con un lote de suministros'] : []),
        'resistir sin suministros',
        ...(withdraw ? ['retirarte'] : []),
        ...(surrender ? ['rendirte'] : []),
      ];
      return `Te atacan ${w.in(zone)}. ${open.length === 1 ? 'Solo puedes' : 'Puedes'} ${w.or(open)}.`;
    },
    'first-strike': ({ zone }, w) => `Te atacan ${w.in(zone)}. ¿Golpeas primero con misiles nucleares?`,
    'go-on': 'El intercambio nuclear ha terminado. ¿Sigues con tu ataque o lo cancelas?',
    losses: ({ points, most, takes }, w) => {
      const units = w.plural(most, { one: '1 unidad enemiga', other: `hasta ${most} unidades enemigas` });
      return `Tienes ${points} ${w.plural(points, POINTS)}. Puedes retirar ${units}: ${prices(takes, w)}.`;
    },
    occupy: ({ zone }, w) => `Ya no queda nadie ${w.in(zone)}. Ocupa la zona ahora al coste normal o déjala vacía.`,
    reinforce: 'Trae refuerzos al coste normal, o termina.',
    retaliate: 'El defensor ha golpeado primero. ¿Tomas represalias con misiles nucleares?',
    shoot: ({ shots }, w) =>
      `Te ${w.plural(shots, { one: 'queda 1 disparo', other: `quedan ${shots} disparos` })} de L-star. ¿A qué misil disparas?`,
    'strike-order':
      'Elige el orden de tus impactos. A partir del 13.º territorio destruido, cada uno puede acabar con la partida.',
  },
  events: {
    'attack-declared': ({ attacker, defender, tactic, from, target, units }, w) => {
      const whom = defender === undefined ? 'a la milicia' : w.toSeat(defender);
      const away = from !== undefined && from !== target;
      const force = w.total(units) === 0 ? '' : ` con ${w.force(units)}`;
      if (tactic === 'standing')
        return `${w.seat(attacker)} continúa su asalto ${w.in(target)} contra ${defender === undefined ? 'la milicia' : w.seat(defender)}${force}.`;
      const way = tactic === 'airborne' ? ' por aire' : away ? ` desde ${w.zone(from)}` : '';
      return `${w.seat(attacker)} ataca ${whom} ${w.in(target)}${way}${force}.`;
    },
    'exchange-opened': ({ seat, retaliation }, w) =>
      `${w.seat(seat)} ${retaliation ? 'toma represalias' : 'golpea primero'}.`,
    'exchange-refused': ({ seat, retaliation }, w) =>
      retaliation ? `${w.seat(seat)} no toma represalias.` : undefined,
    'attack-resumed': ({ seat, fight }, w) => `${w.seat(seat)} ${fight ? 'sigue con el ataque' : 'cancela el ataque'}.`,
    'attack-foiled': ({ seat }, w) => `El ataque ${w.ofSeat(seat)} no puede continuar.`,
    'defence-chosen': ({ seat, supplied }, w) =>
      `${w.seat(seat)} ${supplied ? 'lucha con un lote de suministros' : 'resiste sin suministros'}.`,
    withdrew: ({ seat, zone, empty }, w) =>
      `${w.seat(seat)} se retira ${w.of(zone)}${empty ? ' y no deja a nadie allí' : ''}.`,
    surrendered: ({ seat, victor, zone, goesOn = false, pieces }, w) =>
      goesOn
        ? `${w.seat(seat)} entrega ${w.toSeat(victor)} ${pieces === undefined ? `las unidades que ocupan ${w.zone(zone)}` : `las escoltas ${w.in(zone)}`}. El ataque sigue.`
        : `${w.seat(seat)} se rinde ${w.in(zone)} y entrega ${w.toSeat(victor)} ${isSea(zone) ? 'sus flotas' : 'todo lo que tiene allí'}.`,
    'set-removed': ({ seat }, w) => `${w.seat(seat)} gasta un lote de suministros.`,
    'dice-counted': ({ attacker, defender }, w) => {
      const [first, second] = [diceIn(attacker), diceIn(defender)];
      return `El atacante tira ${first} ${w.plural(first, { one: 'dado', other: 'dados' })}; el defensor, ${second}.`;
    },
    fired: ({ seat, dice, edge, points }, w) => {
      const thrown =
        dice.length === 0 ? 'no tira dados' : `saca ${dice.length === 1 ? 'un ' : ''}${w.and(dice.map(String))}`;
      const adds = edge === 0 ? '' : ` y suma ${edge}`;
      return `${w.seat(seat)} ${thrown}${adds}: ${points} ${w.plural(points, POINTS)}.`;
    },
    'units-lost': ({ seat, losses }, w) =>
      w.fit(
        () => `${w.seat(seat)} ${losses.length === 0 ? 'no pierde nada' : `pierde ${w.and(lossesByZone(losses, w))}`}.`,
        () => `${w.seat(seat)} pierde ${w.force(lossesTogether(losses))}.`,
      ),
    'militia-rolled': ({ zone, points }, w) =>
      `La milicia ${w.of(zone)} consigue ${points} ${w.plural(points, POINTS)}.`,
    'occupation-settled': ({ seat, zone, occupied }, w) =>
      `${w.seat(seat)} ${occupied ? '' : 'no '}ocupa ${w.zone(zone)}.`,
    'joined-attacked': null,
    reinforced: null,
    'reinforcements-done': null,
    'assault-landed': null,
    'assault-stands': ({ assault }, w) => `${w.seat(assault.seat)} mantiene su asalto ${w.in(assault.zone)}.`,
    'assault-withdrawn': ({ seat, zone, takenOff }, w) => {
      const off = sumOf(takenOff.map(({ units }) => units));
      const seas = [...new Set(takenOff.map(({ sea }) => sea))];
      return `${w.seat(seat)} evacua ${w.force(off)} ${w.of(zone)} hacia ${w.zones(seas)}.`;
    },
    'assault-surrendered': ({ seat, victor, zone }, w) =>
      `${w.seat(seat)} entrega ${w.toSeat(victor)} sus fuerzas de asalto ${w.in(zone)}.`,
    // The capture that follows says it.
    'assault-decided': null,
    'nukes-launched': ({ attacker, targets }, w) => {
      const [first, ...others] = targets.map(({ at, nukes }) => ({ at: aim(at, w), nukes }));
      if (first === undefined) return undefined;
      const shots = [
        `${spelled(first.nukes, 'un')} ${w.plural(first.nukes, { one: 'misil nuclear', other: 'misiles nucleares' })} contra ${first.at}`,
        ...others.map(({ at, nukes }) => `${spelled(nukes, 'otro')} contra ${at}`),
      ];
      return w.fit(
        () => `${w.seat(attacker)} lanza ${w.and(shots)}.`,
        () => `${w.seat(attacker)} lanza ${w.weapons(nukesIn(targets), 'nuke')} contra ${targets.length} objetivos.`,
      );
    },
    'champions-revealed': ({ champions, shown }, w) => {
      const told = [
        ...shown.map(({ seat, cards }) => `${w.seat(seat)} muestra ${w.cards(cards)}`),
        ...(champions.length === 0
          ? []
          : [
              `${w.seats(champions)} ${w.plural(champions.length, { one: 'actúa de campeón', other: 'actúan de campeones' })}`,
            ]),
      ];
      return told.length === 0 ? undefined : `${told.join('; ')}.`;
    },
    'l-star-fired': ({ seat, at, die, hit }, w) =>
      `Un L-star ${w.ofSeat(seat)} saca un ${die} y ${hit ? 'destruye un' : 'falla contra un'} misil dirigido ${to(at, w)}.`,
    'fire-held': ({ seat }, w) => `${w.seat(seat)} no dispara.`,
    'strikes-ordered': ({ seat, zones }, w) =>
      w.fit(
        () => `Los misiles ${w.ofSeat(seat)} caen en este orden: ${zones.map(w.zone).join(', ')}.`,
        () => `${w.seat(seat)} decide en qué orden caen sus misiles en ${zones.length} zonas.`,
      ),
    struck: ({ zone, lost, cards }, w) => {
      const seats = [...new Set([...lost, ...cards].map(({ seat }) => seat))];
      const losses = seats.map((seat) => {
        const what = [
          ...lost.filter((each) => each.seat === seat).map(({ units }) => w.force(units)),
          ...cards.filter((each) => each.seat === seat).flatMap((each) => each.cards.map(w.card)),
        ];
        return `${w.seat(seat)} pierde ${w.and(what)}`;
      });
      const hits = `Un misil nuclear cae ${w.in(zone)}`;
      return w.fit(
        () => `${hits}${losses.length === 0 ? '' : `: ${losses.join('; ')}`}.`,
        () =>
          `${hits}: ${w.seats(seats)} ${w.plural(seats.length, { one: 'pierde', other: 'pierden' })} allí unidades y empresas.`,
      );
    },
    'secret-cards-destroyed': ({ seat, resources }, w) =>
      `${w.seat(seat)} devuelve ${w.plural(resources.length, { one: 'una carta secreta de una zona alcanzada', other: `${resources.length} cartas secretas de zonas alcanzadas` })}.`,
    'space-blasted': ({ lost }, w) =>
      `El golpe espacial destruye todos los L-stars: ${w.and(lost.map(({ seat, lStars }) => `${w.seat(seat)} pierde ${lStars}`))}.`,
    'counterattacks-due': ({ seats }, w) =>
      seats.length === 0
        ? undefined
        : `${w.seats(seats)} ${w.plural(seats.length, { one: 'ha sufrido un ataque', other: 'han sufrido un ataque' })}.`,
    clashed: ({ attacker, defender, dice, losers }, w) => {
      const [loser, other] = losers;
      const ends =
        other !== undefined || loser === undefined ? 'cada una pierde un L-star' : `${w.seat(loser)} pierde un L-star`;
      return `Choque de L-stars: ${w.seat(attacker)} saca un ${dice.attacker} y ${w.seat(defender)} un ${dice.defender}; ${ends}.`;
    },
    'counterattack-opened': ({ seat }, w) => `${w.seat(seat)} contraataca.`,
    'counterattack-declined': ({ seat }, w) => `${w.seat(seat)} no contraataca.`,
    'counterattack-put-off': ({ seat }, w) => `${w.seat(seat)} deja que los demás contraataquen antes.`,
    'attack-over': null,
  },
};

/** What a nuke is aimed at, behind "contra". */
function aim(at: Zone | 'space', w: Spanish): string {
  return at === 'space' ? 'los L-stars del espacio' : w.zone(at);
}

/** Where a nuke flies: `a Siberia`, `al espacio` */
function to(at: Zone | 'space', w: Spanish): string {
  return at === 'space' ? 'al espacio' : w.to(at);
}

const SPELLED = ['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];

/** A small number as it is spoken; one is `un` before its noun and `uno` without it. */
function spelled(number: number, one: 'un' | 'otro'): string {
  return number === 1 ? one : (SPELLED[number - 2] ?? String(number));
}

function diceIn(count: Readonly<Record<string, number>>): number {
  return Object.values(count).reduce((all, number) => all + number, 0);
}

/** `los ejércitos y las flotas cuestan 3 puntos por unidad; los transportes blindados, 8` */
function prices(takes: readonly { readonly unit: UnitKind; readonly points: number }[], w: Spanish): string {
  return [...new Set(takes.map(({ points }) => points))]
    .map((points, i) => {
      const units = takes.filter((each) => each.points === points).map(({ unit }) => unit);
      const names = w.and(units.map(w.theUnits));
      const each = eachOf(units.map((unit) => w.gender(unit, 'm', 'f')));
      return i === 0 ? `${names} cuestan ${points} ${w.plural(points, POINTS)} ${each}` : `${names}, ${points}`;
    })
    .join('; ');
}

/** Losses zone by zone, carriers with what went down with them: `2 ejércitos en Polonia`, `1 flota en la bahía Shark con 4 ejércitos a bordo`. */
function lossesByZone(losses: readonly Loss[], w: Spanish): string[] {
  return lossesIn(losses).flatMap(({ zone, plain, laden }) => {
    const sunk = laden.map(
      ({ kind, number, aboard }) => `${w.units(number, kind)} ${w.in(zone)} con ${w.force(aboard)} a bordo`,
    );
    return w.total(plain) === 0 ? sunk : [`${w.force(plain)} ${w.in(zone)}`, ...sunk];
  });
}

/** Of each unit: by its gender, or `por unidad` where there are both. */
function eachOf(genders: readonly string[]): string {
  if (!genders.includes('m')) return 'cada una';
  return genders.includes('f') ? 'por unidad' : 'cada uno';
}
