// The High-Tech Edge, in Spanish.
import type { Technology } from '@marshall/rules';
import type { RoomTexts } from '../rooms.ts';
import { TECHNOLOGIES } from './names.ts';
import type { Spanish } from './phrases.ts';

export const highTech: RoomTexts<'high-tech', Spanish> = {
  refusals: {
    'agenda-done': 'No queda nada más en tu plan de investigación. Pasa, y planea más la próxima vez.',
    'both-or-none': 'En esta partida, un asalto desde el mar muestra sus dos niveles o ninguno.',
    'card-sold': 'Has vendido esta carta. Solo quien la compró puede volver a venderla.',
    'licence-only': 'No puedes revender una licencia. Solo puede venderla quien tiene la carta.',
    licensed: 'El comprador ya tiene esta licencia y puede desplegarla en cualquier fase 6 que juegue.',
    'no-bid:deployment': 'Solo puedes desplegar tecnología en una fase 6 por la que hayas pujado.',
    'no-deployment-now':
      'Solo puedes desplegar tecnología en la fase 6, desde la investigación hasta el final del mercado de armas.',
    'no-such-battle:levels': 'Indica los niveles de tecnología de ejército y de flota con números del 0 al 5.',
    'no-such-battle:no-technology': 'En esta partida no hay tecnología. Activa la opción «High-Tech Edge» para usarla.',
    'no-such-force:technology': ({ technology }, w) =>
      `No tienes en el tablero ${w.noUnit(technology)} que pueda usar ${TECHNOLOGIES[technology]}. Construye antes ${w.gender(technology, 'uno', 'una')}.`,
    'no-such-technology': ({ technology, level }) =>
      `No tienes carta ni licencia de ${atLevel({ technology, level })}.`,
    'no-such-technology:any': ({ technology }) => `No tienes carta ni licencia de ${TECHNOLOGIES[technology]}.`,
    'no-technology-now': 'La tecnología solo cambia de manos en el mercado de armas de la fase 6.',
    'not-higher': ({ technology, now }) =>
      `Tu ${TECHNOLOGIES[technology]} ya está en el nivel ${now}. Despliega uno más alto.`,
    'not-in-battle:technology':
      'Solo puedes mostrar tecnología que hayas desplegado y que sirva a tus unidades en esta batalla.',
    'nothing-to-show': ({ technology, level }) =>
      level === 0
        ? `No has desplegado ninguna ${TECHNOLOGIES[technology]}. Una carta solo cuenta cuando se despliega.`
        : `Todos saben ya que tu ${TECHNOLOGIES[technology]} está en el nivel ${level}.`,
    twice: ({ technology }) =>
      `Pon ${TECHNOLOGIES[technology]} una sola vez en tu plan. Por fase solo puedes robar una carta de cada una.`,
    'unknown-card:technology': 'No sabes de ninguna carta así que se pueda vender ahí.',
  },
  questions: {
    'tech-agenda': 'Elige qué tecnologías vas a investigar al final de esta fase, por orden.',
    'tech-research': ({ next, price }, w) =>
      next === undefined
        ? 'No queda nada más en tu plan de investigación. Pasa.'
        : `Investiga ${TECHNOLOGIES[next]}, lo siguiente de tu plan, por ${w.money(price)}, o pasa y deja de investigar.`,
    disclosure: ({ may }, w) =>
      `¿Muestras ${w.and(may.map(atLevel))}? En esta batalla solo puedes usar lo que muestres.`,
  },
  events: {
    'tech-piles-set': ({ cards, unused }) =>
      `Los mazos de tecnología de ejército y de flota tienen ${cards} cartas cada uno. ${unused} cartas de cada uno quedan fuera de la partida.`,
    'agenda-written': ({ seat, secret }, w) => {
      const lines = secret[seat]?.lines;
      if (lines === undefined) return undefined;
      if (lines.length === 0) return `${w.seat(seat)} no planea investigar nada.`;
      return `${w.seat(seat)} planea investigar ${lines.map((each) => TECHNOLOGIES[each]).join(' y después ')}.`;
    },
    'tech-research-opened': () => 'Todos han construido. La tecnología se investiga en el mismo orden.',
    'technology-researched': ({ seat, technology, cost, secret }, w) => {
      const drawn = secret[seat];
      const found = drawn === undefined ? '' : ` y roba el nivel ${drawn.level}`;
      return `${w.seat(seat)} investiga ${TECHNOLOGIES[technology]} por ${w.money(cost)}${found}.`;
    },
    'pile-found-empty': ({ seat, technology }, w) =>
      `${w.seat(seat)} quiere investigar ${TECHNOLOGIES[technology]}, pero ya no quedan cartas.`,
    'technology-deployed': ({ seat, technology, dice, cost, licence, secret }, w) => {
      const level = licence ?? secret[seat]?.level;
      const what = level === undefined ? TECHNOLOGIES[technology] : atLevel({ technology, level });
      return `${w.seat(seat)} saca ${dice.length === 1 ? 'un ' : ''}${w.and(dice.map(String))} y despliega ${what} por ${w.money(cost)}.`;
    },
    'technology-shown': ({ seat, technology, level }, w) =>
      `${w.seat(seat)} muestra ${atLevel({ technology, level })}.`,
    'disclosure-opened': null,
    'technology-disclosed': ({ shown, attacker, defender }, w) => {
      if (shown.length === 0) return 'Nadie muestra tecnología en esta batalla.';
      const seats = [...new Set(shown.map(({ seat }) => seat))];
      const levels = seats.map((seat) => {
        const own = shown.filter((each) => each.seat === seat).map(atLevel);
        return `${w.seat(seat)} muestra ${w.and(own)}`;
      });
      const said = gains(attacker, defender, w);
      return w.fit(
        () => `${[...levels, ...said].join('; ')}.`,
        () => `${[`${w.seats(seats)} muestran su tecnología`, ...said].join('; ')}.`,
      );
    },
    'tech-cards-captured': ({ captor, from, cards }, w) =>
      cards === 0 ? undefined : `${w.seat(captor)} le quita ${w.toSeat(from)} ${w.cardCount(cards)} de tecnología.`,
    'tech-cards-returned': ({ seat, cards }, w) =>
      cards === 0
        ? undefined
        : `Se ${w.plural(cards, { one: 'baraja', other: 'barajan' })} de nuevo en los mazos ${w.cardCount(cards)} de tecnología ${w.ofSeat(seat)}.`,
  },
};

/** `tecnología de ejército de nivel 3` */
function atLevel({ technology, level }: { readonly technology: Technology; readonly level: number }): string {
  return `${TECHNOLOGIES[technology]} de nivel ${level}`;
}

interface Gain {
  readonly dice: number;
  readonly points: number;
}

/** What technology gives both sides: `el atacante gana 1 dado y 2 puntos`. */
function gains(attacker: Gain, defender: Gain, w: Spanish): string[] {
  const [first, second] = [gain(attacker, w), gain(defender, w)];
  return [
    ...(first === undefined ? [] : [`el atacante gana ${first}`]),
    ...(second === undefined ? [] : [`el defensor gana ${second}`]),
  ];
}

function gain({ dice, points }: Gain, w: Spanish): string | undefined {
  const parts = [
    ...(dice > 0 ? [`${dice} ${w.plural(dice, { one: 'dado', other: 'dados' })}`] : []),
    ...(points > 0 ? [`${points} ${w.plural(points, { one: 'punto', other: 'puntos' })}`] : []),
  ];
  return parts.length === 0 ? undefined : w.and(parts);
}
