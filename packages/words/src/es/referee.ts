// The referee and the options of a game, in Spanish.
import type { RoomTexts } from '../rooms.ts';
import { rolled } from './dice.ts';
import { fault } from './faults.ts';
import { OPTIONS, SETS } from './options.ts';
import { OPTION_TITLES } from './page/options.ts';
import type { Spanish } from './phrases.ts';

/** Quién dirige una potencia desde aquí. */
const LED_BY = {
  caretaker: (power: string) => `${power}: a partir de ahora responde un suplente.`,
  substitute: (power: string) => `${power}: a partir de ahora dirige un sustituto.`,
  player: (power: string) => `${power}: el jugador vuelve a dirigir.`,
} as const;

export const referee: RoomTexts<'referee', Spanish> = {
  refusals: {
    answered: 'Ya has respondido. Espera a los demás.',
    'field-missing': ({ field }) => `A esta orden le falta «${field}».`,
    'game-over': 'La partida ha terminado. Aún puedes ver la clasificación final.',
    'malformed:command': ({ command, fault: found }) =>
      `No se entiende la orden «${command}»: ${fault(found, 'la orden')}.`,
    'no-bid:stage': ({ stage }) => `No pujaste por la fase ${stage}, así que en este ciclo no tienes turno en ella.`,
    'no-power': 'Da una superpotencia a cada asiento, o deja que los jugadores las sorteen con los dados.',
    'no-seat:here': 'Ese asiento no existe en esta mesa.',
    'no-such-field': ({ field }) => `«${field}» no encaja en esta orden. Quítalo.`,
    'not-asked:answer-first': 'No es eso lo que se te pregunta ahora. Elige una de las respuestas a la pregunta.',
    'not-asked:wait': 'Ahora no puedes hacer eso. Espera a que te toque.',
    'not-begun': 'La partida aún se está preparando. Espera al primer ciclo.',
    'not-offered': 'Ahora no puedes elegir eso.',
    'not-played': ({ set }) => `${SETS[set]} no forma parte de esta partida.`,
    'not-your-turn': 'No es tu turno. Espera a que te toque.',
    option: ({ option, value }) =>
      `La opción ${titled(option)} no puede ser ${value}. Para qué sirve: ${OPTIONS[option]}`,
    'option-excludes': ({ option, excludes }) =>
      `Las opciones ${titled(option)} y ${titled(excludes)} son incompatibles. Elige una de las dos.`,
    'option-needs': ({ option, needs }) =>
      `La opción ${titled(option)} necesita ${titled(needs)}. Activa las dos o ninguna.`,
    out: 'Esta potencia está fuera de la partida y ya no puede hacer nada.',
    players: ({ players, least, most }) => `A Supremacy juegan de ${least} a ${most} personas, no ${players}.`,
    'power-twice': 'Dos asientos tienen la misma superpotencia. Da una distinta a cada uno.',
    'replaced-often': ({ most }) => `Ya has cambiado esta respuesta ${most} veces. Ahora se queda como está.`,
    'seat-name': ({ name }) =>
      `Un asiento no puede llamarse «${name}». Usa minúsculas, cifras y guiones, por ejemplo seat-1.`,
    'seats-twice': 'Dos asientos tienen el mismo nombre. Da uno distinto a cada uno.',
    'stale-answer': 'Esa pregunta ya está resuelta. Mira lo que se te pregunta ahora.',
    'unknown-command': 'Esa orden no existe.',
    'unknown-command:type': 'Toda orden necesita un tipo, y esta no tiene ninguno conocido.',
  },
  questions: {},
  events: {
    'answered-for': ({ seat }, w) => `${w.seat(seat)}: se acabó el tiempo para responder y la mesa responde.`,
    asked: null,
    begun: null,
    'deck-shuffled': () => 'Se baraja el mazo de recursos.',
    'edition-changed': ({ edition }) => `Desde aquí vale la edición ${edition} del reglamento.`,
    finished: null,
    'leader-changed': ({ seat, by }, w) => LED_BY[by](w.seat(seat)),
    permuted: null,
    rolled: ({ name, value }, w) => rolled(name, value, w),
    sealed: ({ seat }, w) => `${w.seat(seat)} ya ha respondido en secreto.`,
    stepped: null,
    undone: ({ seat }, w) => `${w.seat(seat)} deshace su última jugada.`,
  },
};

/** The title of an option, in quotes. */
function titled(option: string): string {
  return `«${OPTION_TITLES[option] ?? option}»`;
}
