// The shelf: finished games of every kind, made once, that must open and verify forever (law 6).
import { mixSeed, openStream, quickStream } from '../dice/index.ts';
import { EDITION, type Edition, FIRST_EDITION } from '../edition.ts';
import type { Leaving } from '../endings/leaving.ts';
import { EXPANSIONS, type Expansion, type GameEvent } from '../game.ts';
import type { GameOptions } from '../options.ts';
import { eventsOf, FILE_VERSION, type GameFile, hashOf } from '../table/game-file.ts';
import { readGameFile } from '../table/read-file.ts';
import { standing } from '../table/replay.ts';
import { startTable, take, undo, whyNoUndo } from '../table/table.ts';
import * as characters from './characters.ts';
import { planSetup } from './whole-game.ts';

/** The ways in which a game can end. */
export const WAYS = [
  'detente-by-cycle',
  'detente-by-consent',
  'detente-by-idleness',
  'supremacy-by-capture',
  'supremacy-by-destruction',
  'supremacy-by-bankruptcy',
  'supremacy-by-resignation',
  'coup-final',
] as const;
export type Way = (typeof WAYS)[number];

/** A game to be put on the shelf: the first seed that gives the ending is taken. */
export interface ShelfPlan {
  readonly name: string;
  readonly players: number;
  readonly options: Partial<GameOptions>;
  readonly characters: readonly characters.Character[];
  readonly way: Way;
  /** How many win, where that is what the game is for. */
  readonly winners?: number;
  /** Whether moves are taken back now and then. */
  readonly undoes?: true;
}

/** What the shelf's list says of one game. */
export interface ShelfEntry {
  readonly file: string;
  readonly stages: string;
  readonly players: number;
  readonly opening: GameOptions['opening'];
  readonly powers: GameOptions['powers'];
  readonly way: Way;
  readonly winners: number;
  readonly cycles: number;
  readonly commands: number;
  readonly events: number;
  readonly hash: string;
  /** The expansions in play, if any are. */
  readonly sets?: readonly string[];
  /** The edition that judged it, if not the first. */
  readonly edition?: Edition;
}

const { TRADER, IDLER, PEACEMAKER, QUITTER, CONQUEROR, PACIFIST, NUCLEAR, SHIELD, DESPERATE, SPENDTHRIFT, HEIR } =
  characters;
const PEACE = { stages: '37' } as const;

const PLANS: readonly ShelfPlan[] = [
  // Games of trade alone.
  {
    name: 'trade-to-detente',
    players: 3,
    options: { ...PEACE, detenteCycle: 4 },
    characters: [TRADER],
    way: 'detente-by-cycle',
  },
  {
    name: 'trade-random-open',
    players: 5,
    options: { ...PEACE, opening: 'random', detenteCycle: 2 },
    characters: [TRADER],
    way: 'detente-by-cycle',
  },
  {
    name: 'trade-powers-rolled',
    players: 6,
    options: { ...PEACE, powers: 'rolled', detenteCycle: 2 },
    characters: [TRADER],
    way: 'detente-by-cycle',
  },
  {
    name: 'trade-with-undo',
    players: 2,
    options: { ...PEACE, detenteCycle: 4 },
    characters: [TRADER],
    way: 'detente-by-cycle',
    undoes: true,
  },
  {
    name: 'trade-to-consent',
    players: 4,
    options: { ...PEACE, opening: 'random', detenteCycle: 'none' },
    characters: [PEACEMAKER],
    way: 'detente-by-consent',
  },
  {
    name: 'trade-to-resignation',
    players: 3,
    options: { ...PEACE, cashVisible: true },
    characters: [QUITTER],
    way: 'supremacy-by-resignation',
  },
  {
    name: 'trade-to-bankruptcy',
    players: 2,
    options: { ...PEACE },
    characters: [SPENDTHRIFT, HEIR],
    way: 'supremacy-by-bankruptcy',
  },
  {
    name: 'trade-by-unit-prices',
    players: 4,
    options: { ...PEACE, marketPricing: 'unit', marketOverflow: false, detentePrices: 'opening', detenteCycle: 3 },
    characters: [TRADER],
    way: 'detente-by-cycle',
  },
  // Whole games.
  { name: 'idle', players: 2, options: { detenteCycle: 'none' }, characters: [IDLER], way: 'detente-by-idleness' },
  {
    name: 'shared-win',
    players: 3,
    options: { detenteCycle: 2 },
    characters: [IDLER],
    way: 'detente-by-cycle',
    winners: 2,
  },
  {
    name: 'war-to-detente',
    players: 3,
    options: { detenteCycle: 3 },
    characters: [CONQUEROR],
    way: 'detente-by-cycle',
  },
  {
    name: 'war-random-open',
    players: 4,
    options: { opening: 'random', detenteCycle: 2 },
    characters: [CONQUEROR, TRADER],
    way: 'detente-by-cycle',
  },
  {
    name: 'war-of-six',
    players: 6,
    options: { powers: 'rolled', detenteCycle: 2, componentLimits: true, assaultTroops: 'aboard' },
    characters: [CONQUEROR],
    way: 'detente-by-cycle',
  },
  {
    name: 'war-to-consent',
    players: 2,
    options: { opening: 'random' },
    characters: [PEACEMAKER, CONQUEROR],
    way: 'detente-by-consent',
  },
  {
    name: 'nuclear-war',
    players: 4,
    options: { detenteCycle: 4, powers: 'rolled' },
    characters: [NUCLEAR, SHIELD],
    way: 'detente-by-cycle',
  },
  {
    name: 'capture',
    players: 2,
    options: { detenteCycle: 'none' },
    characters: [CONQUEROR, PACIFIST],
    way: 'supremacy-by-capture',
  },
  {
    name: 'destruction',
    players: 2,
    options: { detenteCycle: 'none' },
    characters: [NUCLEAR, IDLER],
    way: 'supremacy-by-destruction',
  },
  {
    name: 'bankruptcy',
    players: 2,
    options: { opening: 'random' },
    characters: [SPENDTHRIFT, HEIR],
    way: 'supremacy-by-bankruptcy',
  },
  { name: 'coup-final', players: 3, options: { detenteCycle: 'none' }, characters: [DESPERATE], way: 'coup-final' },
  {
    name: 'handicap-missed',
    players: 2,
    options: { handicap: 5, detenteCycle: 2 },
    characters: [TRADER],
    way: 'detente-by-cycle',
    winners: 0,
  },
  // Two games with each expansion alone, and two with all of them.
  ...setsOfShelf().flatMap(({ name, options }): ShelfPlan[] => [
    {
      name,
      players: 3,
      options: { ...options, detenteCycle: 2 },
      characters: [CONQUEROR, TRADER],
      way: 'detente-by-cycle',
    },
    {
      name: `${name}-random-open`,
      players: 4,
      options: { ...options, opening: 'random', detenteCycle: 2 },
      characters: [CONQUEROR],
      way: 'detente-by-cycle',
    },
  ]),
];

/** The games of the first edition keep their names; each later edition adds one game for each ending, and one with all sets. */
export const SHELF: readonly ShelfPlan[] = [...PLANS, ...ofEdition(EDITION)];

function ofEdition(edition: Edition): ShelfPlan[] {
  const endings = WAYS.flatMap((way) => PLANS.find((plan) => plan.way === way) ?? []);
  const all = PLANS.filter(({ name }) => name === 'all-expansions');
  return [...endings, ...all].map((plan) => ({ ...plan, name: `edition-${edition}-${plan.name}` }));
}

function setsOfShelf(): readonly { readonly name: string; readonly options: Partial<GameOptions> }[] {
  const alone = EXPANSIONS.map((set) => ({
    name: set.name.toLowerCase().replace(/[^a-z]+/g, '-'),
    options: switchOn(set),
  }));
  return [...alone, { name: 'all-expansions', options: Object.assign({}, ...alone.map(({ options }) => options)) }];
}

function switchOn({ option, value = true }: Expansion): Partial<GameOptions> {
  return { [option]: value };
}

/** Files larger than this are looked for again with another seed. */
const LARGEST = 250_000;
const SEEDS = 400;

/** Plays a plan with seed after seed until it ends as it should. */
export function makeForShelf(plan: ShelfPlan): GameFile {
  for (let i = 1; i <= SEEDS; i++) {
    const file = play(plan, `shelf, ${plan.name} ${i}`);
    if (file !== undefined && fits(plan, file)) return file;
  }
  throw new Error(`${plan.name}: no game of ${SEEDS} ends by ${plan.way}`);
}

/** A file of the shelf, from its text. */
export function readForShelf(text: string): GameFile {
  const read = readGameFile(text);
  if (!read.ok) throw new Error(read.refusal.message);
  return read.value;
}

/** What the list says of a file. */
export function describeForShelf(name: string, file: GameFile): ShelfEntry {
  const { setup, entries } = file;
  const events = eventsOf(file);
  const sets = EXPANSIONS.filter((set) => setup.options[set.option] === (set.value ?? true)).map((set) => set.name);
  return {
    file: `${name}.json`,
    stages: setup.options.stages,
    players: setup.seats.length,
    opening: setup.options.opening,
    powers: setup.options.powers,
    way: wayOf(events),
    winners: endOf(events).winners.length,
    cycles: standing(events).filter(({ type }) => type === 'cycle-began').length,
    commands: entries.length - 1,
    events: events.length,
    hash: hashOf(setup, events),
    ...(sets.length === 0 ? {} : { sets }),
    ...(setup.edition === FIRST_EDITION ? {} : { edition: setup.edition }),
  };
}

function play(plan: ShelfPlan, seed: string): GameFile | undefined {
  const { setup, secret } = planSetup({ players: plan.players, seed, options: { ...plan.options } });
  const started = startTable(setup, openStream(mixSeed(secret, setup.contributions)));
  if (!started.ok) throw new Error(started.refusal.message);
  const table = started.value;
  const stream = quickStream(`players of ${seed}`);
  while (table.game.state.ended === undefined) {
    if (table.game.state.cycle > 12) return undefined;
    const { seat, command } = characters.characterMove(table.game, plan.characters, stream);
    const taken = take(table, seat, command);
    if (!taken.ok)
      throw new Error(`${seed}: an offered ${JSON.stringify(command)} was refused: ${taken.refusal.message}`);
    if (plan.undoes === true && whyNoUndo(table, seat) === undefined && stream.below(4) === 0) undo(table, seat);
  }
  return { marshall: FILE_VERSION, setup, secret, entries: table.entries };
}

function fits({ way, winners }: ShelfPlan, file: GameFile): boolean {
  const events = eventsOf(file);
  return (
    wayOf(events) === way &&
    (winners === undefined || endOf(events).winners.length === winners) &&
    JSON.stringify(file).length <= LARGEST
  );
}

const BY_LEAVING: Readonly<Record<Leaving, Way>> = {
  captured: 'supremacy-by-capture',
  destroyed: 'supremacy-by-destruction',
  bankrupt: 'supremacy-by-bankruptcy',
  resigned: 'supremacy-by-resignation',
};

/** How a finished game ended, from its events. */
export function wayOf(events: readonly GameEvent[]): Way {
  const end = endOf(events);
  if (end.how === 'coup-final') return 'coup-final';
  const before = events[events.indexOf(end) - 1];
  if (end.how === 'supremacy') {
    const left = events.findLast((event) => event.type === 'left');
    if (left?.type !== 'left') throw new Error('nobody has left');
    return BY_LEAVING[left.how];
  }
  if (end.clauses?.includes('X-37') === true) return 'detente-by-idleness';
  return before?.type === 'detente-answered' ? 'detente-by-consent' : 'detente-by-cycle';
}

function endOf(events: readonly GameEvent[]) {
  const end = events.findLast((event) => event.type === 'game-ended');
  if (end?.type !== 'game-ended') throw new Error('the game is not over');
  return end;
}
