// Every option of a game, as data. Lobby, log, help and game files read this one list.
import { EDITION, type Edition } from './edition.ts';
import { EXPANSION_OPTIONS, type ExpansionOptions } from './option-table.ts';
import type { Setup } from './referee/game.ts';
import { type Refusal, refuse } from './referee/refusal.ts';

/** An option: what it is called, what it may be, what it is when nobody chose. */
export interface GameOption {
  readonly id: keyof GameOptions;
  readonly fallback: GameOptions[keyof GameOptions];
  /** What it was in games that were begun by an earlier edition, up to and with the one named. */
  readonly until?: { readonly edition: Edition; readonly fallback: GameOptions[keyof GameOptions] };
  /** The allowed values, or the bounds of a whole number (with `none` where that is allowed too). */
  readonly values: readonly (string | boolean)[] | { readonly min: number; readonly max: number; readonly none?: true };
  readonly ruling?: string;
  /** Switches that must be on if this one is, and those that must not. */
  readonly needs?: readonly (keyof GameOptions)[];
  readonly excludes?: readonly (keyof GameOptions)[];
}

/** The values of one game: those of the base, and a switch and more for each expansion. */
export type GameOptions = BaseOptions & ExpansionOptions;

export interface BaseOptions {
  readonly powers: 'chosen' | 'rolled';
  readonly opening: 'standard' | 'random';
  /** Which of Stages 3 to 7 are played; Stages 1 and 2 always are. */
  readonly stages: string;
  readonly detenteCycle: number | 'none';
  readonly handicap: number | 'none';
  readonly cashVisible: boolean;
  readonly componentLimits: boolean;
  readonly marketOverflow: boolean;
  readonly marketPricing: 'batch' | 'unit';
  readonly detentePrices: 'closing' | 'opening';
  readonly tradeOffers: number;
  readonly assaultTroops: 'ashore' | 'aboard';
  readonly retaliation: 'defender' | 'anyone';
}

const BASE_OPTIONS: readonly GameOption[] = [
  {
    id: 'powers',
    fallback: 'chosen',
    values: ['chosen', 'rolled'],
  },
  {
    id: 'opening',
    fallback: 'standard',
    values: ['standard', 'random'],
  },
  {
    id: 'stages',
    fallback: '34567',
    values: ['37', '34567'],
  },
  {
    id: 'detenteCycle',
    fallback: 20,
    values: { min: 1, max: 200, none: true },
    ruling: 'X-37',
  },
  {
    id: 'handicap',
    fallback: 'none',
    values: { min: 1, max: 5, none: true },
    ruling: 'Q-B-94',
  },
  {
    id: 'cashVisible',
    fallback: false,
    values: [true, false],
    ruling: 'Q-B-31',
  },
  {
    id: 'componentLimits',
    fallback: false,
    values: [true, false],
    ruling: 'X-06',
  },
  {
    id: 'marketOverflow',
    fallback: false,
    until: { edition: 1, fallback: true },
    values: [true, false],
    ruling: 'X-30',
  },
  {
    id: 'marketPricing',
    fallback: 'batch',
    values: ['batch', 'unit'],
    ruling: 'X-35',
  },
  {
    id: 'detentePrices',
    fallback: 'closing',
    values: ['closing', 'opening'],
    ruling: 'X-35',
  },
  {
    id: 'tradeOffers',
    fallback: 20,
    values: { min: 1, max: 200 },
    ruling: 'X-32',
  },
  {
    id: 'assaultTroops',
    fallback: 'ashore',
    values: ['ashore', 'aboard'],
    ruling: 'X-12',
  },
  {
    id: 'retaliation',
    fallback: 'defender',
    until: { edition: 1, fallback: 'anyone' },
    values: ['defender', 'anyone'],
    ruling: 'Q-B-66',
  },
];

/** How many may play: the one option that a game states by its seats (B-GEN-01). */
export const PLAYERS = {
  id: 'players',
  fallback: 6,
  values: { min: 2, max: 6 },
} as const;

/** Every option there is, those of the base first. */
export const GAME_OPTIONS: readonly GameOption[] = [...BASE_OPTIONS, ...EXPANSION_OPTIONS];

/** What an option is in games of an edition when nobody chose it. */
export function fallbackIn(edition: Edition, { fallback, until }: GameOption): GameOptions[keyof GameOptions] {
  return until !== undefined && edition <= until.edition ? until.fallback : fallback;
}

/** All options at the defaults of an edition: an option that came later is as if nobody had chosen it. */
export function defaultsOf(edition: Edition): GameOptions {
  return DEFAULTS[edition];
}

const DEFAULTS: Readonly<Record<Edition, GameOptions>> = { 1: allOf(1), 2: allOf(2) };

function allOf(edition: Edition): GameOptions {
  // The list has a row for every option there is; TypeScript does not see that from its rows.
  return Object.fromEntries(GAME_OPTIONS.map((row) => [row.id, fallbackIn(edition, row)])) as unknown as GameOptions;
}

/** All options at the defaults of a new game. */
export const DEFAULT_OPTIONS: GameOptions = defaultsOf(EDITION);

/** Why a set-up cannot be played; undefined if it can. */
export function readOptions(setup: Setup): Refusal | undefined {
  const n = setup.seats.length;
  if (n < PLAYERS.values.min || n > PLAYERS.values.max)
    return refuse('players', 'B-GEN-01', { players: n, least: PLAYERS.values.min, most: PLAYERS.values.max });
  if (new Set(setup.seats).size !== n) return refuse('seats-twice', 'B-GEN-02');
  const misnamed = setup.seats.find((seat) => !SEAT_NAME.test(seat) || NOT_SEATS.includes(seat));
  if (misnamed !== undefined) return refuse('seat-name', 'B-GEN-02', { name: shown(misnamed) });
  for (const option of GAME_OPTIONS) {
    const value = setup.options[option.id];
    if (!allowed(option, value)) {
      return refuse('option', 'B-GEN-01', { option: option.id, value: shown(String(value)) });
    }
  }
  const odd = whyNotTogether(setup.options);
  if (odd !== undefined) return odd;
  if (setup.options.powers === 'chosen' && setup.options.opening === 'standard') {
    const powers = setup.seats.map((seat) => setup.powers?.[seat]);
    if (powers.some((power) => power === undefined)) return refuse('no-power', 'B-GEN-02');
    if (new Set(powers).size !== n) return refuse('power-twice', 'B-GEN-02');
  }
  return undefined;
}

/** Why switches that are on do not go together. */
export function whyNotTogether(options: GameOptions, rows: readonly GameOption[] = GAME_OPTIONS): Refusal | undefined {
  for (const { id, fallback, needs = [], excludes = [] } of rows) {
    if (options[id] === fallback) continue;
    const missing = needs.find((other) => options[other] !== true);
    if (missing !== undefined) return refuse('option-needs', 'B-GEN-01', { option: id, needs: missing });
    const clashing = excludes.find((other) => options[other] === true);
    if (clashing !== undefined) return refuse('option-excludes', 'B-GEN-01', { option: id, excludes: clashing });
  }
  return undefined;
}

/** Names begin with a letter, so that tables of seats keep their order. */
const SEAT_NAME = /^[a-z][a-z0-9-]{0,39}$/;
/** Those who are not players, and a name that every plain object answers to. */
const NOT_SEATS: readonly string[] = ['bank', 'spectator', 'constructor'];

/** What comes from outside is repeated in one short line. */
function shown(text: string): string {
  return text.length <= 60 ? text.replace(/\s+/g, ' ') : `${text.slice(0, 60).replace(/\s+/g, ' ')}…`;
}

function allowed(option: GameOption, value: GameOptions[keyof GameOptions]): boolean {
  if ('min' in option.values) {
    if (value === 'none') return option.values.none === true;
    return (
      typeof value === 'number' && Number.isInteger(value) && value >= option.values.min && value <= option.values.max
    );
  }
  return typeof value !== 'number' && option.values.includes(value);
}
