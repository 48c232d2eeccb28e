// The board, the market and the powers as the page names them.
import type { Power } from '@marshall/rules';

type PieceKind = 'army' | 'navy' | 'merchant' | 'apc' | 'company';
type PieceState = 'ready' | 'chosen' | 'moved';

export const POWER_NAMES: Record<Power, { readonly name: string; readonly inText: string; readonly code: string }> = {
  usa: { name: 'United States', inText: 'the United States', code: 'USA' },
  ussr: { name: 'Soviet Union', inText: 'the Soviet Union', code: 'USR' },
  europe: { name: 'Europe', inText: 'Europe', code: 'EUR' },
  china: { name: 'China', inText: 'China', code: 'CHN' },
  africa: { name: 'Africa', inText: 'Africa', code: 'AFR' },
  'south-america': { name: 'South America', inText: 'South America', code: 'SAM' },
};

const PIECES: Record<PieceKind, readonly [one: string, many: string]> = {
  army: ['army', 'armies'],
  navy: ['navy', 'navies'],
  merchant: ['merchant ship', 'merchant ships'],
  apc: ['APC', 'APCs'],
  company: ['company', 'companies'],
};

const STATES: Record<PieceState, string> = { ready: 'ready', chosen: 'chosen', moved: 'already moved' };

export const STAGE_NAMES = ['Pay', 'Transfer', 'Sell', 'Attack', 'Move', 'Build', 'Buy'] as const;

export const RESOURCE_NAMES = { grain: 'Grain', oil: 'Oil', minerals: 'Minerals' } as const;

/** `$1,200M` */
export const money = (millions: number): string => `$${millions.toLocaleString('en-US')}M`;

/** `3 armies`, `1 navy` */
export const pieceCount = (kind: PieceKind, count: number): string => `${count} ${PIECES[kind][count === 1 ? 0 : 1]}`;

/** `a`, `a and b`, `a, b and c` */
export const list = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const board = {
  title: 'Marshall',
  map: {
    board: 'The board',
    hint: 'Arrow keys go from zone to zone, Shift and arrow keys move the map, plus and minus zoom, 0 shows the whole world.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    world: 'Whole world',
    heldBy: (power: Power) => `held by ${POWER_NAMES[power].inText}`,
    of: (power: Power, pieces: string) => `${pieces} of ${POWER_NAMES[power].inText}`,
    aboard: (armies: number) => `with ${pieceCount('army', armies)} aboard`,
    state: (state: PieceState) => STATES[state],
    scorched: 'scorched',
    cloud: 'under a mushroom cloud',
    siege: 'under siege',
    contested: 'fought for',
    threats: 'Beside it',
    blocked: (sea: string) => `${sea} (blocked)`,
    outOfReach: (from: string, to: string) =>
      `Your units in ${from} cannot go to ${to} now; they have no open way, or you cannot pay for it.`,
    incoming: (nukes: number) => (nukes === 1 ? 'a nuke flies at it' : `${nukes} nukes fly at it`),
    target: 'a legal target',
    selected: 'chosen',
    muted: (reason: string) => `not possible: ${reason}`,
    whyNot: 'Why not?',
    passage: (guest: Power) => `${POWER_NAMES[guest].inText} may pass`,
    loading: 'The map is on its way.',
  },
  zoneCard: {
    territory: 'Territory',
    territorial: 'Territorial sea',
    international: 'International sea',
    holder: 'Held by',
    nobody: 'nobody',
    units: 'Units',
    noUnits: 'none',
    ports: 'Ports',
    close: 'Close',
  },
  top: {
    cycle: 'Cycle',
    stages: 'Stages of the cycle',
    theme: 'Light or dark',
    watching: 'Watching live',
    live: 'Connected',
    reconnecting: 'Reconnecting',
    ended: 'Game over',
  },
  tabs: { now: 'Now', powers: 'Powers', market: 'Market', log: 'Log' },
  now: {
    stage: (stage: number, name: string) => (stage > 0 ? `Stage ${stage}, ${name}` : name),
    waitingFor: (powers: readonly Power[]) => `Waiting for ${list(powers.map((power) => POWER_NAMES[power].inText))}.`,
    goesOn: 'The game goes on.',
    won: (powers: readonly Power[]) =>
      powers.length === 0
        ? 'Nobody wins.'
        : `${capital(list(powers.map((power) => POWER_NAMES[power].inText)))} ${powers.length === 1 ? 'wins' : 'win'}.`,
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
    cubes: (n: number) => `${n} bidding ${n === 1 ? 'cube' : 'cubes'} left`,
    out: 'Out of the game',
    forces: 'Forces and holdings',
    open: (name: string) => `${name} in full`,
    ledBy: (who: string) => `led by ${who}`,
    computer: 'the computer',
    center: 'Supply center',
    faceDown: (number: number, resource: string) => `${number} face down: ${resource}`,
    faces: { open: 'open', closed: 'closed', secret: 'face down' },
  },
  market: {
    heading: 'Market',
    track: 'Track of 18 prices',
    rose: (by: number) => `rose ${money(by)}`,
    fell: (by: number) => `fell ${money(by)}`,
    steady: 'unchanged',
  },
  log: { heading: 'Log', empty: 'Nothing has happened yet. The first line comes with the first move.' },
  link: {
    connecting: 'Looking for a game to watch.',
    none: 'There is no game to watch here yet.',
    noneMore: 'This page shows a game as soon as one is running, and looks again by itself.',
    lost: 'The link is lost. What you see is the last thing heard.',
    retry: 'Look again now',
  },
} as const;
