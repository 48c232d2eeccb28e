// Endings and spoils, in Spanish.
import type { GameEvent, Seat } from '@marshall/rules';
import type { RoomTexts } from '../rooms.ts';
import type { Spanish } from './phrases.ts';

const OUT = {
  captured: 'cae en manos enemigas',
  destroyed: 'acaba en ruinas',
  bankrupt: 'se declara en quiebra',
  resigned: 'abandona',
} as const;

const HOW = {
  supremacy: 'La partida acaba por Supremacía',
  detente: 'La partida acaba en Détente',
  'coup-final': 'La partida acaba en un Coup Final',
} as const;

const WINNING = { one: 'gana', other: 'comparten la victoria' } as const;
const RICHEST = {
  one: 'es la potencia más rica y gana',
  other: 'empatan en riqueza y comparten la victoria',
} as const;

export const endings: RoomTexts<'endings', Spanish> = {
  refusals: {
    'agreed-before': 'Ya has aceptado. Espera a los demás.',
    'already-proposed': 'Ya hay una Détente propuesta. Di si la aceptas.',
    fallen:
      'Has perdido tu último territorio natal. Hasta que acabe este ataque solo puedes devolver el golpe o abandonar.',
    'fallen:partner': ({ seat }, w) =>
      `${w.capital(w.seat(seat))} ha perdido su último territorio natal, o ya no puede defenderlo, y solo puede devolver el golpe hasta que acabe este ataque. Espera hasta entonces.`,
    'fallen:both-undefended': ({ zones }, w) =>
      `Nada defiende ${w.and(zones.map(w.zone))}, tus últimos territorios natales, y otros pueden ocuparlos. Hasta que acabe este ataque solo puedes devolver el golpe o abandonar.`,
    'fallen:undefended': ({ seat, zone }, w) =>
      `Nada defiende ${w.zone(zone)}, tu último territorio natal, y ${w.seat(seat)} puede ocuparlo. Hasta que acabe este ataque solo puedes devolver el golpe o abandonar.`,
    'goes-on:pieces': 'Aún tienes más unidades que piezas. Elige más para retirar.',
    'not-proposed': 'Nadie ha propuesto una Détente. Puedes proponerla tú.',
    'not-too-many': 'Elige solo unidades de las que te sobran.',
    'proposed-before': 'Ya has propuesto una Détente en este ciclo. Podrás volver a hacerlo en el siguiente.',
  },
  questions: {
    surplus: ({ units }, w) => `No tienes piezas para todas tus unidades. Elige cuáles retiras: ${w.force(units)}.`,
  },
  events: {
    'detente-answered': ({ seat, agree }, w) => `${w.seat(seat)} ${agree ? 'acepta' : 'rechaza'} la Détente.`,
    'detente-called': () => 'Se acaba el tiempo. La partida termina en Détente después de este ciclo.',
    'detente-proposed': ({ seat }, w) => `${w.seat(seat)} propone una Détente.`,
    'game-ended': (event, w) => {
      const { how, winners, missed = [] } = event;
      const ended = (name: (seat: Seat) => string) => {
        const titled = (seats: readonly Seat[]) => w.and(seats.map(name));
        if (winners.length > 0)
          return `${HOW[how]}: ${titled(winners)} ${w.plural(winners.length, how === 'detente' ? RICHEST : WINNING)}.`;
        return missed.length === 0
          ? `${HOW[how]} y no gana nadie.`
          : `${HOW[how]} y no gana nadie, porque ${titled(missed)} no ${w.plural(missed.length, { one: 'ha', other: 'han' })} alcanzado el rango acordado.`;
      };
      return w.fit(
        () => ended((seat) => title(event, seat, w)),
        () => ended(w.seat),
      );
    },
    left: ({ seat, how }, w) => `${w.seat(seat)} ${OUT[how]} y queda fuera de la partida.`,
    'pieces-returned': ({ seat, pieces }, w) =>
      w.fit(
        () =>
          `${w.seat(seat)} no tiene piezas para todas sus unidades y retira ${w.and(pieces.map(({ number, kind, zone }) => `${w.units(number, kind)} ${w.in(zone)}`))}.`,
        () =>
          `${w.seat(seat)} no tiene piezas para todas sus unidades y retira ${pieces.reduce((sum, { number }) => sum + number, 0)}.`,
      ),
    'question-lapsed': null,
    'roulette-rolled': ({ seat, destroyed, die, least }, w) =>
      `Ruleta nuclear con ${destroyed} territorios destruidos: ${w.seat(seat)} saca un ${die}. ${die >= least ? 'La partida se acaba.' : `Con ${least === 6 ? 'un 6' : `un ${least} o más`} se habría acabado la partida.`}`,
    'spoils-taken': ({ captor, from }, w) => `${w.seat(captor)} se queda con todo lo que tenía ${w.seat(from)}.`,
    'zone-captured': ({ seat, zone, from }, w) => `${w.seat(seat)} arrebata ${w.zone(zone)} ${w.toSeat(from)}.`,
  },
};

type Ended = Extract<GameEvent, { type: 'game-ended' }>;

/** `China (5 estrellas, 3 territorios conquistados)`: somebody with the rank and what it was read from. */
function title({ table }: Ended, seat: Seat, w: Spanish): string {
  const row = table.find((other) => other.seat === seat);
  const { captured, destroyed, nukesFired, lostToNukes } = row?.record ?? NOTHING;
  const words = [
    row?.rank === undefined ? [] : [`${row.rank} ${w.plural(row.rank, { one: 'estrella', other: 'estrellas' })}`],
    captured > 0 ? [counted(captured, 'territorio conquistado', 'territorios conquistados', w)] : [],
    destroyed > 0 ? [counted(destroyed, 'destruido', 'destruidos', w)] : [],
    nukesFired > 0 ? [counted(nukesFired, 'misil lanzado', 'misiles lanzados', w)] : [],
    lostToNukes > 0 ? [counted(lostToNukes, 'perdido por misiles', 'perdidos por misiles', w)] : [],
  ].flat();
  return words.length === 0 ? w.seat(seat) : `${w.seat(seat)} (${words.join(', ')})`;
}

function counted(number: number, one: string, other: string, w: Spanish): string {
  return `${number} ${w.plural(number, { one, other })}`;
}

const NOTHING = { captured: 0, destroyed: 0, nukesFired: 0, lostToNukes: 0 } as const;
