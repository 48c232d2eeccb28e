// The Military Conflict Chart, in Spanish.
import type { GameEvent, Letter } from '@marshall/rules';
import type { RoomTexts } from '../rooms.ts';
import type { Spanish } from './phrases.ts';

export const conflictChart: RoomTexts<'conflict-chart', Spanish> = {
  refusals: {
    'goes-on:half': ({ used, chosen }, w) =>
      `Has usado ${used} ${w.plural(used, { one: 'punto', other: 'puntos' })}. Entrega unidades que valgan al menos la mitad${chosen > 0 ? `; por ahora valen ${chosen}` : ''}.`,
    'less-than-half': ({ given, used }) =>
      `Eso es menos de la mitad de los ${used} puntos usados (${given}). Entrega al menos ${Math.ceil(used / 2)}.`,
    'more-than-half': ({ used }) =>
      `Podrías quedarte una de esas fichas y aun así entregar la mitad de los ${used} puntos usados. Entrega una menos.`,
    'moves-made': ({ moves }, w) =>
      `Ya has hecho ${w.plural(moves, { one: 'tu movimiento', other: `tus ${moves} movimientos` })}. Ataca ahora al perdedor o termina tu represalia.`,
    'no-points': ({ name }) => `${name} tiene 0 puntos y la tabla empieza en 1. Usa al menos una ficha.`,
    'no-retaliation:chart': 'Solo puede haber represalia después de un resultado D. Empieza otro conflicto.',
    'no-such-card:points': ({ points, card }, w) =>
      `Un certificado o una carta vale un número entero de puntos, 0 o más. ${card} no puede valer ${w.number(points)}.`,
    'no-such-token': ({ token, name }, w) =>
      `Una ficha vale un número entero de puntos, 1 o más. Corrige el ${w.number(token)} entre las fichas de ${name}.`,
    'not-by-chart': 'Esa batalla no se lee en la tabla. Mira sus probabilidades con dados.',
    'not-half': ({ half }) =>
      `Entrega unidades que valgan la mitad de los puntos que has usado, es decir, ${half}, y ni una más de las necesarias.`,
    'not-the-loser': ({ loser }) => `Una represalia va contra el perdedor. Ataca a ${loser}.`,
    'not-the-loser:retaliation': ({ against }, w) => `En esta represalia solo puedes atacar ${w.toSeat(against)}.`,
    'not-the-winner': ({ winner }) =>
      `Solo ${winner} puede tomar represalias tras ganar con un resultado D. Deja que ataque.`,
    'not-two-players': 'Un conflicto es entre dos jugadores. Da a cada uno su propio nombre.',
    'not-used': ({ token, tokens }) =>
      `No se ha usado ninguna otra ficha de ${token}. Elige entre las fichas usadas: ${tokens.join(', ')}.`,
    'nowhere:retaliation': 'Ninguna de tus unidades puede moverse con los suministros que tienes.',
    'off-the-chart': ({ attacker, defender, most }) =>
      `La tabla acaba en ${most}, y ${attacker} contra ${defender} queda fuera. Elige si los totales mayores de ${most} se recortan o se reducen en proporción.`,
  },
  questions: {
    'chart-retaliation': ({ against, moves }, w) => {
      const enemy = w.toSeat(against);
      if (moves === 0) return `Ataca ${enemy} o termina tu represalia.`;
      const often = moves === 1 ? 'una vez más' : `hasta ${moves} veces`;
      return `Ahora puedes tomar represalias. Mueve ${often} y ataca ${enemy}, o termina tu represalia.`;
    },
    'half-losses': ({ zone }, w) =>
      `Has ganado ${w.zone(zone)} con un resultado B. Entrega la mitad de las unidades que has usado.`,
  },
  events: {
    'chart-read': ({ zone, attacker, defender, lookedUp, letter }, w) => {
      if (lookedUp === undefined) return `Los defensores ${w.of(zone)} no tienen puntos. Resultado ${letter}.`;
      const [row, column] = lookedUp;
      const scaled =
        row === attacker.total && column === defender.total ? '' : `, que se lee como ${row} contra ${column}`;
      return `${w.label(zone)}: ${parts(attacker)} contra ${parts(defender)}${scaled}. Resultado ${letter}: ${MEANING[letter]}.`;
    },
    'retaliation-opened': ({ seat, against }, w) =>
      `${w.seat(seat)} puede tomar represalias contra ${w.seat(against)} de inmediato.`,
    'retaliation-moved': null,
    'retaliation-declared': ({ seat, against }, w) => `${w.seat(seat)} toma represalias contra ${w.seat(against)}.`,
    'retaliation-ended': ({ seat }, w) => `${w.seat(seat)} termina su represalia.`,
  },
  remarks: {
    'canal-taken': ({ taker, canal }) => `${taker} se queda con el certificado del canal ${canal}.`,
    'conflict-lost': ({ loser }) => `Pierde ${loser}, que declaró el conflicto.`,
    'conflict-won': ({ winner }) => `${winner} gana con más puntos.`,
    'country-taken': ({ taker, country }) =>
      `${taker} recibe el certificado ${country === undefined ? 'del país' : `de ${country}`}.`,
    'half-returned': ({ winner }) => `${winner} devuelve fichas que valen al menos la mitad de las usadas.`,
    'mastermind-kept': ({ owner, cards }, w) =>
      `${owner} conserva ${w.and(cards)}. La tabla no dice si las cartas Mastermind se gastan: consúltalo.`,
    'may-retaliate': ({ winner, loser }) =>
      `${winner} puede tomar represalias de inmediato, pero solo contra ${loser}.`,
    'nobody-buys': 'Nadie compra fichas durante una represalia.',
    'retaliation-cards': ({ winner }) =>
      `Para la represalia, ${winner} roba dos cartas militares y mueve fichas según lo que permitan.`,
    'retaliation-choice': ({ winner, loser }) =>
      `Después, ${winner} puede declarar una invasión de ${loser} o un enfrentamiento con ${loser}, o parar.`,
    'tokens-returned': ({ loser }) => `${loser} devuelve al banco todas las fichas usadas.`,
    'typical-battle': ({ attack, defend, lStars, tactic, resists }, w) => {
      const star = lStars === 0 ? '' : lStars === 1 ? ' y un L-star' : ` y ${lStars} L-stars`;
      const resisting = resists ? w.plural(w.total(defend), { one: ' que resiste', other: ' que resisten' }) : '';
      return `${w.force(attack)}${star}${BY[tactic]} contra ${w.total(defend)}${resisting}`;
    },
    'unused-tokens-stay': 'Las fichas no usadas se quedan donde están.',
  },
};

const BY = { direct: '', amphibious: ' por mar', airborne: ' por aire' } as const;

const MEANING: Readonly<Record<Letter, string>> = {
  A: 'el atacante gana y no pierde nada',
  B: 'el atacante gana y pierde la mitad',
  C: 'el atacante pierde todas las unidades usadas',
  D: 'el atacante pierde todas las unidades usadas y se expone a represalias',
};

type Total = Extract<GameEvent, { type: 'chart-read' }>['attacker'];

/** `11 (unidades 8, apoyo 2, mando 1)` */
function parts({ units, support, die, generalship, total }: Total): string {
  const from = [`unidades ${units}`];
  if (support > 0) from.push(`apoyo ${support}`);
  if (die !== undefined) from.push(`mando ${generalship}`);
  return `${total} (${from.join(', ')})`;
}
