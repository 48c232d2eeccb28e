// The board, the market and the powers as the page names them.
import type { Power } from '@marshall/rules';
import { UNITS } from '../terms.ts';
import { money, POWER_NAMES } from './names.ts';

type PieceKind = 'army' | 'navy' | 'merchant' | 'apc' | 'company';
type PieceState = 'ready' | 'chosen' | 'moved';

const STATES: Record<PieceState, string> = { ready: 'ready', chosen: 'chosen', moved: 'already moved' };

/** `3 armies`, `1 navy`, `2 companies` */
export const pieceCount = (kind: PieceKind, count: number): string =>
  `${count} ${PIECES[kind][count === 1 ? 'one' : 'other']}`;

const PIECES: Readonly<Record<PieceKind, { readonly one: string; readonly other: string }>> = {
  ...UNITS,
  merchant: UNITS.ship,
  company: { one: 'company', other: 'companies' },
};

export const board = {
  title: 'Marshall',
  map: {
    board: 'The board',
    hint: 'Arrow keys go from zone to zone. Shift with arrow keys moves the map. Plus and minus zoom, and 0 shows the whole world.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    world: 'Whole world',
    heldBy: (power: Power) => `held by ${POWER_NAMES[power].inText}`,
    of: (power: Power, pieces: string) => `${POWER_NAMES[power].name}: ${pieces}`,
    aboard: (armies: number) => `with ${pieceCount('army', armies)} aboard`,
    state: (state: PieceState) => STATES[state],
    scorched: 'scorched',
    cloud: 'under a mushroom cloud',
    siege: 'under siege',
    contested: 'under attack',
    threats: 'Others nearby',
    blocked: (sea: string) => `${sea} (blocked)`,
    outOfReach: (from: string, to: string) =>
      `Your units in ${from} can’t reach ${to} now. Every way is closed, or you can’t pay for it.`,
    incoming: (nukes: number) => (nukes === 1 ? '1 nuke on its way here' : `${nukes} nukes on their way here`),
    target: 'you can choose it',
    selected: 'chosen',
    muted: (reason: string) => `you can’t choose it: ${reason}`,
    whyNot: 'Why not?',
    passage: (guest: Power) => `${POWER_NAMES[guest].inText} may pass`,
    loading: 'Loading the map.',
  },
  zoneCard: {
    kinds: { land: 'Territory', territorial: 'Light blue sea', international: 'Dark blue sea' },
    holder: 'Held by',
    units: 'Units',
    noUnits: 'none',
    ports: 'Ports',
    close: 'Close',
  },
  top: {
    cycle: 'Cycle',
    stages: 'Stages of the cycle',
    notPlayed: 'not played this cycle',
    theme: 'Light or dark',
    live: 'Connected',
    reconnecting: 'Reconnecting',
    ended: 'Game over',
  },
  powers: {
    heading: 'Powers',
    territories: 'Territories',
    armies: 'Armies',
    navies: 'Navies',
    companies: 'Companies',
    loans: 'Loans',
    nukes: 'Nukes',
    lStars: 'L-stars',
    count: {
      nukes: (number: number) => `${number} ${number === 1 ? 'nuke' : 'nukes'}`,
      lStars: (number: number) => `${number} ${number === 1 ? 'L-star' : 'L-stars'}`,
      territories: (number: number) => `${number} ${number === 1 ? 'territory' : 'territories'}`,
    },
    cubes: (n: number) => `${n} bidding ${n === 1 ? 'cube' : 'cubes'} left`,
    out: 'Out of the game',
    forces: 'Forces and holdings',
    open: (name: string) => `${name} in full`,
    ledBy: (who: string) => `led by ${who}`,
    presence: {
      here: 'At the table now',
      caretaker: 'Away; a caretaker answers',
      substitute: 'Away; a substitute leads',
    },
    computer: 'a computer',
    center: 'Supply center',
    faceDown: (number: number, resource: string) => `${number} face down: ${resource}`,
    faces: { open: 'open', closed: 'closed', secret: 'face down' },
  },
  market: {
    heading: 'Market',
    track: (least: number, most: number) => `${money(least)} to ${money(most)}`,
    rose: (by: number) => `rose ${money(by)}`,
    fell: (by: number) => `fell ${money(by)}`,
    steady: 'unchanged',
    notOpen: 'not open yet',
  },
} as const;
