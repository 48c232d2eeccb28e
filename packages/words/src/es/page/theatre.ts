// What is said while moves are played on the map, and of what touched the reader, in Spanish.
import type { Page } from '../../page.ts';
import { capital, counted } from './names.ts';

/** A sentence ends with one stop, after the name of a company too. */
const stop = (sentence: string): string => (sentence.endsWith('.') ? sentence : `${sentence}.`);

export const theatreWords: Page['theatre'] = {
  heading: 'Lo que acaba de pasar',
  toYou: 'Esto te ha pasado a ti',
  lostTo: (what, who) => `Pierdes ${what} a manos de ${who}.`,
  lost: (what) => stop(`Pierdes ${what}`),
  everything: 'todo lo que tenías',
  lStars: (number) => counted(number, 'L-star', 'L-stars'),
  hidden: (number, resource) =>
    number === 1
      ? `una empresa de ${resource.toLowerCase()} sin abrir`
      : `${number} empresas de ${resource.toLowerCase()} sin abrir`,
  takes: (who, what, from) => `${capital(who)} arrebata ${what} a ${from}.`,
  attacked: (who, place, by) => `${capital(who)} te ataca en ${place}${by}.`,
  with: (units) => ` con ${units}`,
  builds: (who, what) => `${capital(who)} construye ${what}.`,
  sells: (who, what) => `${capital(who)} vende ${what}.`,
  buys: (who, what) => `${capital(who)} compra ${what}.`,
  loses: (who, units) => `${capital(who)} pierde ${units}.`,
  unitsIn: (units, place) => `${units} en ${place}`,
  late: (times: number) =>
    times === 1
      ? 'Se te acabó el tiempo y la mesa respondió por ti.'
      : `Se te acabó el tiempo ${times} veces y la mesa respondió por ti.`,
  ok: 'OK',
  okMore: (more) => `OK (${more} más)`,
  again: 'Ver otra vez',
  pause: 'Pausa',
  goOn: 'Reproducir',
  step: 'Siguiente',
  back: 'Atrás',
  skip: 'Saltar',
  speed: 'Velocidad',
  space: 'espacio',
  keyed: (what, key) => `${what} (${key})`,
  keys: 'Espacio: pausa; .: paso a paso; S: saltar',
  keyHeld: 'La partida sigue cuando pulsas OK o Intro.',
  rush: (cycle, of, stage) =>
    `Juegan los ordenadores: ciclo ${cycle}${of === undefined ? '' : ` de ${of}`}${stage === '' ? '' : `, ${stage}`}.`,
  rushed: 'Por dónde va la partida',
  price: (resource, rose, before, now, held) =>
    `${resource}: ${rose ? 'sube' : 'baja'} de ${before} a ${now}. Tienes ${held}.`,
  ahead: {
    bids: 'Se descubren las pujas.',
    fire: 'Se tiran los dados.',
    shot: 'Dispara un L-star.',
    roulette: 'Ruleta nuclear: se tira el dado.',
  },
  unfolds: {
    heading: 'En el mapa',
    watch: 'Mira cómo termina',
    next: 'Después decides tú.',
    key: 'No hace falta que esperes: pulsa Intro.',
    now: 'Decidir ya',
  },
  meanwhile: {
    playing: 'Lo que ha pasado se está mostrando en el mapa.',
    heading: 'Desde tu última decisión',
    nothing: 'Nada te ha afectado desde tu última decisión.',
    more: (number) => `${number} más`,
    show: 'Ver',
    showThis: (what) => `Ver en el mapa: ${what}`,
    word: {
      kept: 'Promesa cumplida:',
      broken: 'Promesa rota:',
      unpaid: 'el préstamo no se devolvió a tiempo.',
      paid: 'el préstamo está devuelto.',
      shut: 'ya no tienes derecho de paso.',
      agreed: (said) => `Habíais acordado: «${said}»`,
      guest: 'Le habías concedido derecho de paso.',
    },
    showAll: 'Verlo todo',
  },
};
