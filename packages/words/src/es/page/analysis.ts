// The analysis of a game that is over, in Spanish.
import type { Page } from '../../page.ts';

export const analysisWords: Page['analysis'] = {
  tab: 'Análisis',
  heading: 'Análisis de la partida',
  whose: 'Decisiones de',
  start: 'Analizar la partida',
  about:
    'Un general vuelve a mirar cada decisión: qué más se podía hacer y cuánto habría valido. Suele tardar menos de dos minutos. Mientras tanto puedes mirar el tablero.',
  running: (percent) => `${percent} hecho`,
  stop: 'Parar',
  failed: 'Esta partida no se puede analizar. Recarga la página e inténtalo otra vez.',
  curve: 'Probabilidad de ganar, por ciclos',
  fromTo: (from, to) => `del ${from} al ${to}`,
  worst: 'Las decisiones que más costaron',
  summary: (decisions, otherwise) =>
    `${decisions} decisiones. Un general habría decidido otra cosa ${otherwise === 1 ? 'una vez' : `${otherwise} veces`}.`,
  lost: (points, number) =>
    number === 1
      ? `La decisión de abajo costó ${points} puntos porcentuales.`
      : `Las ${number} decisiones de abajo costaron ${points} puntos porcentuales en total.`,
  dice: (points) => `Los dados y las cartas de investigación supusieron ${points} puntos porcentuales.`,
  none: 'Ninguna decisión costó claramente nada. A un general le habría ido más o menos igual.',
  cost: (points) => `−${points} puntos porcentuales`,
  show: 'Mostrar',
  showAbout: (when) => `Mostrar ${when} en la repetición`,
  played: 'Jugado',
  better: 'Mejor',
  nothing: 'No hacer nada',
  chance: (percent) => `(probabilidad de ganar ${percent})`,
  why: 'Diferencia',
  luck: 'Suerte y habilidad',
  luckAbout:
    'Lo que valieron los dados y las cartas levantadas al investigar y al prospectar: la probabilidad de ganar después, comparada con otras 16 tiradas o cartas. Una empresa encontrada cuenta como si se abriera enseguida. Al lado, exacto: todos los dados de batalla comparados con una media de 3,5 por dado.',
  begin: 'Probabilidad al principio',
  end: 'Al final',
  byDice: 'Dados e investigación, en puntos porcentuales',
  pips: 'Dados de batalla',
  pipsOf: (difference, dice) => `${difference} con ${dice} ${dice === 1 ? 'dado' : 'dados'}`,
  source: {
    heading: 'Qué son estas cifras',
    paragraphs: [
      'Las probabilidades son el juicio de los comandantes virtuales, aprendido en 3.360 partidas suyas. Saben cómo juegan los comandantes, no cómo juegas tú.',
      'Para cada decisión, los comandantes solo usan lo que el jugador podía saber entonces. Imaginan el resto, juegan cada jugada varias veces hasta el final de su fase y juzgan las posiciones. Una jugada solo cuenta como mejor si la diferencia es claramente más que azar. No ven lo que se nota muchos ciclos después ni lo que se habla entre jugadores.',
      'Los tratos se juzgan por lo que cambia de manos al momento, y las ofertas solo si alguien las aceptó. No se juzgan los derechos de paso concedidos o retirados, las promesas ni lo que se habla.',
      'Comprobado en 600 partidas de oficiales que no conocía: cuántas veces ganó de verdad quien tenía esa probabilidad. Con quienes van por delante es algo optimista: de quienes tenían un 45\u00a0%, un 65\u00a0% o un 85\u00a0% ganaron menos.',
    ],
    called: 'Juzgado',
    won: ['Ganado, ciclos 1 a 4', 'Ganado, ciclos 5 a 8', 'Ganado, ciclos 9 a 12'],
  },
};
