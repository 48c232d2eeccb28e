// What is said where people come together at a table, in Spanish.
import type { ComingErrors, ComingRemarks, TermPart } from '../coming-together.ts';
import type { Texts } from '../rooms.ts';
import { SETS } from './options.ts';
import type { Spanish } from './phrases.ts';

const PARTS: Readonly<Record<TermPart, string>> = {
  title: 'el título',
  options: 'las opciones',
  clock: 'el reloj',
  watching: 'quién puede mirar',
  end: 'la fecha del final',
  seats: 'los asientos',
};

const UNITS = [
  [86_400, 'día', 'días'],
  [3600, 'hora', 'horas'],
  [60, 'minuto', 'minutos'],
  [1, 'segundo', 'segundos'],
] as const;

/** Un tiempo tal como se ha fijado: `12 horas`, `90 minutos`. */
function spanOf(seconds: number): string {
  const [size, one, other] = UNITS.find(([each]) => seconds % each === 0) ?? UNITS[3];
  const many = seconds / size;
  return `${many} ${many === 1 ? one : other}`;
}

export const comingTogether: Texts<ComingErrors & ComingRemarks, Spanish> = {
  'link:full': 'En esta mesa todos los asientos están ocupados o reservados.',
  'no-swap': 'Ya nadie pide este cambio. Vuelve a mirar los asientos.',
  'not-over': 'Podéis volver a jugar cuando la partida termine.',
  'not-yours:rematch': 'Solo pueden pedir la revancha los jugadores de esta partida.',
  'taken:reserved': 'Este asiento está reservado para alguien de la última partida. Elige otro asiento.',
  'seats:fewest': ({ fewest }) => `Una partida necesita al menos ${fewest} jugadores, así que este asiento se queda.`,
  'seats:fork': 'Esta partida continúa otra, así que sus asientos se quedan como están.',
  'seats:most': ({ most }) => `Hay ${most} potencias, así que no puede haber más asientos.`,
  'seats:person': 'Ahí hay alguien sentado. Pídele antes que cambie de asiento, o quítalo de ahí.',
  'seats:power': 'Elige una potencia que aún no tenga asiento en esta mesa.',
  'terms:fork': 'Esta partida continúa otra, así que sus opciones se quedan como están.',
  'terms:seats': 'Esta opción cambia qué asientos hay. Abre una mesa nueva para eso.',
  'preview:open': ({ host, free, seats }, w) =>
    `${host === undefined ? 'Una mesa para jugar a Supremacy.' : `${host} te invita a una partida de Supremacy.`} ${
      free === 0
        ? 'Todos los asientos están ocupados.'
        : `${w.plural(free, { one: 'Queda libre', other: 'Quedan libres' })} ${free} de ${seats} asientos.`
    }`,
  'preview:private': 'Una mesa para jugar a Supremacy, solo con invitación.',
  'preview:running': ({ cycle }) =>
    cycle === undefined ? 'Se está jugando una partida de Supremacy.' : `Una partida de Supremacy, ciclo ${cycle}.`,
  'preview:over': 'Esta partida de Supremacy ha terminado. Puedes verla jugada a jugada.',
  'terms:sets': ({ sets }, w) => `Se juega con ${w.and(sets.map((set) => SETS[set]))}.`,
  'terms:pace': ({ seconds, kind, increment }) => {
    if (seconds === undefined) return 'Sin límite de tiempo.';
    if (kind === 'stage') return `${spanOf(seconds)} por fase, para todos.`;
    if (kind === 'question') return `${spanOf(seconds)} por decisión.`;
    return `Cada jugador tiene ${spanOf(seconds)} en total${increment ? `, y ${spanOf(increment)} más por cada respuesta` : ''}.`;
  },
  'terms:watch': ({ spectators, delay }) =>
    !spectators
      ? 'Sin espectadores.'
      : delay === 0
        ? 'Se admiten espectadores.'
        : `Los espectadores lo ven todo ${spanOf(delay)} más tarde.`,
  'terms:end': ({ when }) => `Termina en Détente con el ciclo que esté en curso: ${when}.`,
  'terms:changed': ({ parts }, w) =>
    `Las condiciones de esta mesa han cambiado: ${w.and(parts.map((part) => PARTS[part]))}. Míralas y pulsa otra vez «Ya estoy».`,
  'swap:done': ({ names }, w) =>
    names.length === 1 ? `${w.and(names)} ha cambiado de asiento.` : `${w.and(names)} han intercambiado sus asientos.`,
  'rematch:open': ({ name }) =>
    `${name} quiere volver a jugar con todos vosotros. Tu asiento te espera en la mesa nueva.`,
};
