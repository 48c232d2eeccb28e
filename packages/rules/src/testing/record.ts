// Games and wars of fixed seeds, summed up: what happens in them, what is offered, what is refused and what is seen.
import { z } from 'zod';
import { INTEREST, PRICE_TRACK } from '../board/index.ts';
import { WEAPON_ROWS } from '../commerce/weapons.ts';
import { quickStream } from '../dice/index.ts';
import { COMMANDS, DRILL, EVENTS, EXPANSIONS, PROCEDURES, QUESTIONS } from '../game.ts';
import { TYPICAL_BATTLES } from '../index.ts';
import { DEFAULT_OPTIONS, GAME_OPTIONS, type GameOptions, PLAYERS } from '../options.ts';
import { perform } from '../referee/perform.ts';
import { STANDING } from '../state/orders.ts';
import { UNIT_ROWS } from '../unit-table.ts';
import { EDGES } from './edges.ts';
import { WARLIKE, type Walk, walk } from './positions.ts';
import { SETS } from './sets.ts';
import { type Chapter, Sum, type Tale, Telling } from './telling.ts';
import { randomWar } from './war.ts';
import { randomMove } from './whole-game.ts';

/** Moves of a war that are told. */
const MOVES = 30;

/** Options that change how wars are fought, and how markets are held, each in half of the games. */
const WAR: Partial<GameOptions> = { assaultTroops: 'aboard', retaliation: 'anyone', componentLimits: true };
const MARKET: Partial<GameOptions> = { marketOverflow: true, marketPricing: 'unit', cashVisible: true };

/** Two wars and a game of one cycle with every combination of sets; longer games, in which players are poor, with some. */
const GAMES: readonly Tale[] = SETS.flatMap(({ name, options: sets }, i): Tale[] => [
  { name: `war, ${name}`, tell: () => tellWar(name, sets) },
  { name: `other war, ${name}`, tell: () => tellWar(`${name} again`, { ...sets, ...WAR }) },
  {
    name: `game, ${name}`,
    tell: () =>
      i % 2 === 0
        ? tellGame(name, { opening: 'standard', players: 4, cycles: 1, rich: true, sets })
        : tellGame(name, { opening: 'random', players: 3, cycles: 1, rich: true, sets: { ...sets, ...MARKET } }),
  },
  ...(i % 5 === 0
    ? [
        {
          name: `long game, ${name}`,
          tell: () => tellGame(`${name} for long`, { opening: 'standard', players: 3, cycles: 3, rich: false, sets }),
        },
      ]
    : []),
]);

/** What can be written, and what numbers the rules go by: the shape of every command and the rows of every table. */
const SHAPES: readonly Tale[] = [
  { name: 'shapes of commands', tell: () => COMMANDS.map(({ schema }) => chapterOf(shapeOf(schema))) },
  {
    name: 'rows of tables',
    tell: () =>
      [GAME_OPTIONS, DEFAULT_OPTIONS, PLAYERS, UNIT_ROWS, STANDING, WEAPON_ROWS, PRICE_TRACK, INTEREST].map(chapterOf),
  },
];

/** What commands, questions, events and steps say of themselves, their clauses and what they do left out. */
const DEFINITIONS: readonly Tale[] = [
  {
    name: 'definitions',
    tell: () => [
      ...COMMANDS.map((def) => chapterOf(saidOf(def))),
      ...[QUESTIONS, EVENTS, PROCEDURES, DRILL, EXPANSIONS, TYPICAL_BATTLES].map((table) => chapterOf(saidOf(table))),
    ],
  },
];

export const RECORDED: readonly Tale[] = [...GAMES, ...EDGES, ...SHAPES, ...DEFINITIONS];

/** What a command may be written like. */
const shapeOf = (schema: z.ZodType): unknown => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

/** A definition without its schema and clauses; of what it does, only that it does something. */
function saidOf(def: unknown): unknown {
  if (typeof def === 'function') return 'does';
  if (Array.isArray(def)) return def.map(saidOf);
  if (typeof def !== 'object' || def === null) return def;
  const members = Object.entries(def).filter(([key]) => !/^(schema|clauses?|absent)$/.test(key));
  return Object.fromEntries(members.map(([key, member]) => [key, saidOf(member)]));
}

/** A thing that stands still. */
function chapterOf(thing: unknown): Chapter {
  const sum = new Sum();
  sum.add(thing);
  return { happened: '', offered: '', refused: '', seen: sum.text };
}

/** A war that follows from its seed, as far as it is told. */
function tellWar(seed: string, sets: Partial<GameOptions>): readonly Chapter[] {
  const told = new Telling(`war ${seed}`);
  const { game } = randomWar(`record ${seed}`, sets);
  const players = quickStream(`players of ${seed}`);
  for (let moves = 0; moves < MOVES && game.state.ended === undefined; moves++) {
    const { seat, command } = randomMove(game, players, WARLIKE);
    told.before(game, seat, command);
    const result = perform(game, seat, command);
    if (!result.ok) throw new Error(`an offered ${command.type} was refused: ${result.refusal.code}`);
    told.after(game, result.value);
  }
  return told.end();
}

/** A game that follows from its seed. */
function tellGame(seed: string, plan: Omit<Walk, 'seed'>): readonly Chapter[] {
  const told = new Telling(`game ${seed}`);
  walk(
    { ...plan, seed: `record ${seed}` },
    ({ game, seat, command }) => told.before(game, seat, command),
    (game, events) => told.after(game, events),
  );
  return told.end();
}
