// Games and wars of fixed seeds, summed up: what happens in them, what is offered, what is refused and what is seen.
import { type QuickStream, quickStream } from '../dice/index.ts';
import type { Command, GameEvent } from '../game.ts';
import type { GameOptions } from '../options.ts';
import type { Draft } from '../referee/command.ts';
import { accepts, explain } from '../referee/explain.ts';
import type { Game } from '../referee/game.ts';
import { openCommands, options } from '../referee/options.ts';
import { parseCommand } from '../referee/parse.ts';
import { perform } from '../referee/perform.ts';
import { redact } from '../referee/redact.ts';
import type { Refusal } from '../referee/refusal.ts';
import { view } from '../referee/view.ts';
import type { Seat } from '../state/seat.ts';
import { canonical, factsIn } from '../table/game-file.ts';
import { fallbackFor } from '../table/table.ts';
import { bent } from './bent.ts';
import { OBSTACLES, type Obstacle, refusalIn, withoutObstacle } from './obstacles/index.ts';
import { WARLIKE, type Walk, walk } from './positions.ts';
import { complete } from './random.ts';
import { SETS } from './sets.ts';
import { randomWar } from './war.ts';
import { randomMove } from './whole-game.ts';

/** Sums over some moves of a game. */
export interface Chapter {
  readonly happened: string;
  readonly offered: string;
  readonly refused: string;
  readonly seen: string;
}

/** A game that is told in chapters. */
export interface Tale {
  readonly name: string;
  readonly tell: () => readonly Chapter[];
}

/** Moves of a war that are told, and moves in a chapter. */
const MOVES = 30;
const CHAPTER = 10;
/** Nearly right commands that are tried before each move. */
const TRIES = 6;

/** Options that change how wars are fought, and how markets are held, each in half of the games. */
const WAR: Partial<GameOptions> = { assaultTroops: 'aboard', retaliation: 'anyone', componentLimits: true };
const MARKET: Partial<GameOptions> = { marketOverflow: true, marketPricing: 'unit', cashVisible: true };

/** Moves that are told from the position of each obstacle. */
const MOVES_AT_EDGES = 8;
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

/** Positions in which refusals are met, where rules are at their limits: what is open there, and how play goes on. */
const EDGES: readonly Tale[] = Object.entries(OBSTACLES).flatMap(([room, rows]) =>
  rows.flatMap((row, i) =>
    'before' in row
      ? []
      : [{ name: `edge ${i} of ${room}, ${row.code}`, tell: () => tellEdge(`${room} ${i} ${row.code}`, row) }],
  ),
);

export const RECORDED: readonly Tale[] = [...GAMES, ...EDGES];

/** A position with its obstacle, then without it: what is refused and offered, and what is done from there by other dice. */
function tellEdge(seed: string, row: Obstacle): readonly Chapter[] {
  const chance = quickStream(`chance at ${seed}`);
  const told = new Telling(`edge ${seed}`);
  const { refusal, board: barred } = refusalIn(row);
  told.refused(refusal);
  if (barred !== undefined) told.look(barred.game, chance);
  const board = withoutObstacle(row);
  const game: Game = { ...board.game, stream: quickStream(`dice at ${seed}`) };
  told.look(game, chance);
  const whole = parseCommand({ ...row.tries, ...row.fix.tries });
  for (let moves = 0; moves < MOVES_AT_EDGES && game.state.ended === undefined; moves++) {
    // First what the obstacle was in the way of, if that is a whole command.
    const isFirst = moves === 0 && whole.ok && accepts(game, board[row.who].seat, whole.value);
    const { seat, command } = isFirst
      ? { seat: board[row.who].seat, command: whole.value }
      : randomMove(game, chance, WARLIKE);
    told.before(game, seat, command);
    const result = perform(game, seat, command);
    if (!result.ok) throw new Error(`an offered ${command.type} was refused: ${result.refusal.code}`);
    told.after(game, result.value);
  }
  return told.end(game);
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

/** Sums up a game while it is played. */
class Telling {
  readonly #chance;
  readonly #chapters: Chapter[] = [];
  #sums = fresh();
  #moves = 0;

  constructor(name: string) {
    this.#chance = quickStream(`what is tried in ${name}`);
  }

  before(game: Game, seat: Seat, command: Command): void {
    const { offered, refused, seen } = this.#sums;
    this.#moves += 1;
    if (this.#moves % 2 === 0) {
      offered.add(options(game, seat));
      for (const draft of drafts(command)) offered.add(options(game, seat, draft));
      offered.add(fallbackFor(game, seat) ?? 'nothing');
      offered.add(openCommands(game, seat));
    }
    for (let n = 0; n < TRIES; n++) {
      const tried = bent(command, this.#chance);
      if (tried === undefined) continue;
      const why = explain(game, seat, tried);
      refused.add(why === undefined ? 'nothing' : factsOf(why));
    }
    if (this.#moves % 8 === 0) for (const viewer of [seat, 'spectator'] as const) seen.add(view(game, viewer));
  }

  /** Everything that is open to anybody, one way through each command, and what is nearly it. */
  look(game: Game, chance: QuickStream): void {
    const { offered, refused, seen } = this.#sums;
    for (const seat of game.state.order) {
      seen.add(view(game, seat));
      offered.add(fallbackFor(game, seat) ?? 'nothing');
      for (const offer of options(game, seat)) {
        offered.add(offer);
        if (offer.question === undefined) continue;
        const command = complete(game, seat, offer, chance);
        for (const draft of drafts(command)) offered.add(options(game, seat, draft));
        const tried = bent(command, this.#chance);
        const why = tried === undefined ? undefined : explain(game, seat, tried);
        refused.add(why === undefined ? 'nothing' : factsOf(why));
      }
    }
  }

  after(game: Game, events: readonly GameEvent[]): void {
    const { happened, seen } = this.#sums;
    for (const event of events) {
      happened.add(factsIn(event));
      for (const viewer of ['spectator', game.state.order[0] ?? 'spectator'] as const) {
        const heard = redact(event, viewer);
        seen.add(heard === undefined ? 'nothing' : factsIn(heard));
      }
    }
    if (this.#moves % CHAPTER > 0) return;
    happened.add(game.state);
    this.#turn();
  }

  refused(refusal: Refusal | undefined): void {
    this.#sums.refused.add(refusal === undefined ? 'nothing' : factsOf(refusal));
  }

  end(game?: Game): readonly Chapter[] {
    if (game !== undefined) this.#sums.happened.add(game.state);
    this.#turn();
    return this.#chapters;
  }

  #turn(): void {
    const { happened, offered, refused, seen } = this.#sums;
    this.#chapters.push({
      happened: happened.text,
      offered: offered.text,
      refused: refused.text,
      seen: seen.text,
    });
    this.#sums = fresh();
  }
}

function factsOf({ code, clause, figures = {} }: Refusal) {
  return [code, clause, figures];
}

function fresh() {
  return { happened: new Sum(), offered: new Sum(), refused: new Sum(), seen: new Sum() };
}

/** The command as it is made: nothing but its type, then one field after another. */
function* drafts(command: Command): Generator<Draft<Command>> {
  const fields = Object.entries(command);
  // The fields of a command, as far as they go, are a draft of it.
  for (let n = 1; n <= fields.length; n++) yield Object.fromEntries(fields.slice(0, n)) as Draft<Command>;
}

/** A sum that changes with every letter (FNV-1a, 32 bits). */
class Sum {
  #sum = 0x811c9dc5;

  get text(): string {
    return (this.#sum >>> 0).toString(16);
  }

  add(value: unknown): void {
    const text = typeof value === 'string' ? value : canonical(value);
    for (let i = 0; i < text.length; i++) this.#sum = Math.imul(this.#sum ^ text.charCodeAt(i), 0x01000193);
  }
}
