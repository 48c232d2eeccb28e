// The board, the market and the powers as the page names them in Spanish.
import type { Page } from '../../page.ts';
import { UNITS } from '../names.ts';
import { counted, money, POWER_NAMES } from './names.ts';

type PieceKind = Parameters<Page['pieceCount']>[0];

const STATES = { ready: 'lista', chosen: 'elegida', moved: 'ya se ha movido' } as const;

const PIECES: Readonly<Record<PieceKind, { readonly one: string; readonly other: string }>> = {
  ...UNITS,
  merchant: UNITS.ship,
  company: { one: 'empresa', other: 'empresas' },
};

/** `3 ejércitos`, `1 flota`, `2 empresas` */
export const pieceCount: Page['pieceCount'] = (kind, count) => counted(count, PIECES[kind].one, PIECES[kind].other);

export const board: Page['board'] = {
  title: 'Marshall',
  map: {
    board: 'El tablero',
    hint: 'Las flechas van de zona en zona. Con Mayús, las flechas mueven el mapa. Más y menos acercan y alejan, y 0 muestra el mundo entero.',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    world: 'El mundo entero',
    heldBy: (power) => `en manos de ${POWER_NAMES[power].inText}`,
    of: (power, pieces) => `${POWER_NAMES[power].name}: ${pieces}`,
    aboard: (armies) => `con ${pieceCount('army', armies)} a bordo`,
    state: (state) => STATES[state],
    scorched: 'tierra quemada',
    cloud: 'bajo un hongo nuclear',
    siege: 'bajo asedio',
    contested: 'bajo ataque',
    threats: 'Otros cerca',
    blocked: (sea) => `${sea} (cerrado)`,
    outOfReach: (from, to) =>
      `Ahora tus unidades en ${from} no pueden llegar hasta ${to}. Todos los caminos están cerrados, o no te alcanza para pagarlos.`,
    incoming: (nukes) =>
      nukes === 1 ? '1 misil nuclear viene hacia aquí' : `${nukes} misiles nucleares vienen hacia aquí`,
    target: 'la puedes elegir',
    selected: 'elegida',
    muted: (reason) => `no la puedes elegir: ${reason}`,
    whyNot: '¿Por qué no?',
    passage: (guest) => `${POWER_NAMES[guest].inText} puede pasar`,
    loading: 'Cargando el mapa.',
  },
  zoneCard: {
    kinds: { land: 'Territorio', territorial: 'Mar azul claro', international: 'Mar azul oscuro' },
    holder: 'En manos de',
    units: 'Unidades',
    noUnits: 'ninguna',
    ports: 'Puertos',
    close: 'Cerrar',
  },
  top: {
    cycle: 'Ciclo',
    stages: 'Fases del ciclo',
    notPlayed: 'no se juega en este ciclo',
    theme: 'Claro u oscuro',
    live: 'Conectado',
    reconnecting: 'Reconectando',
    ended: 'Partida terminada',
  },
  powers: {
    heading: 'Potencias',
    territories: 'Territorios',
    armies: 'Ejércitos',
    navies: 'Flotas',
    companies: 'Empresas',
    loans: 'Préstamos',
    nukes: 'Misiles nucleares',
    lStars: 'L-stars',
    count: {
      nukes: (number) => counted(number, 'misil nuclear', 'misiles nucleares'),
      lStars: (number) => counted(number, 'L-star', 'L-stars'),
      territories: (number) => counted(number, 'territorio', 'territorios'),
    },
    cubes: (n) => (n === 1 ? 'Queda 1 cubo de puja' : `Quedan ${n} cubos de puja`),
    out: 'Fuera de la partida',
    forces: 'Fuerzas y bienes',
    open: (name) => `${name} al completo`,
    ledBy: (who) => `dirige ${who}`,
    presence: {
      here: 'En la mesa ahora',
      caretaker: 'Ausente; responde un suplente',
      substitute: 'Ausente; dirige un sustituto',
    },
    computer: 'un ordenador',
    center: 'Centro de suministros',
    faceDown: (number, resource) => `${number} boca abajo: ${resource}`,
    faces: { open: 'abierta', closed: 'cerrada', secret: 'boca abajo' },
  },
  market: {
    heading: 'Mercado',
    track: (least: number, most: number) => `de ${money(least)} a ${money(most)}`,
    rose: (by) => `sube ${money(by)}`,
    fell: (by) => `baja ${money(by)}`,
    steady: 'estable',
    notOpen: 'aún sin abrir',
  },
};
