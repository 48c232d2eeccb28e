// A game of random players that goes on by itself, told to whoever watches.
import {
  createGame,
  type Game,
  type GameEvent,
  mixSeed,
  openStream,
  perform,
  quickStream,
  redact,
  type Seat,
} from '@marshall/rules';
import { planSetup, randomMove } from '@marshall/rules/testing';
import { sayEvent } from '@marshall/words';
import { en } from '@marshall/words/en';
import type { FeedMessage, LogLine } from './feed.ts';
import { spectatorView } from './spectator-view.ts';

/** How many of the newest lines a snapshot tells. */
const LINES_KEPT = 400;
/** Steps for which a finished game is left standing before the next begins. */
const STEPS_AFTER_THE_END = 40;

export class WatchedGame {
  readonly #seed: string;
  #number = 0;
  #game: Game;
  #players = quickStream('');
  #log: LogLine[] = [];
  #lines = 0;
  #resting = 0;

  constructor(seed: string) {
    this.#seed = seed;
    this.#game = this.#begin();
  }

  /** Everything a newcomer needs. */
  snapshot(): FeedMessage {
    return { type: 'snapshot', view: this.#view(), log: this.#log };
  }

  /** One command, or after the end a moment of rest and then a new game; gives what there is to tell. */
  step(): FeedMessage | undefined {
    if (this.#game.state.ended !== undefined) {
      this.#resting += 1;
      return this.#resting < STEPS_AFTER_THE_END ? undefined : this.restart();
    }
    const { seat, command } = randomMove(this.#game, this.#players);
    const result = perform(this.#game, seat, command);
    if (!result.ok) throw new Error(`an offered ${command.type} was refused: ${result.refusal.message}`);
    const log = this.#write(result.value);
    return { type: 'update', view: this.#view(), log };
  }

  /** Leaves the game as it is and begins the next. */
  restart(): FeedMessage {
    this.#game = this.#begin();
    return this.snapshot();
  }

  #begin(): Game {
    this.#number += 1;
    this.#resting = 0;
    this.#log = [];
    const seed = `${this.#seed} ${this.#number}`;
    const chance = quickStream(seed);
    const { setup, secret } = planSetup({
      players: 3 + chance.below(4),
      seed,
      options: { opening: chance.below(2) === 0 ? 'standard' : 'random', detenteCycle: 12 },
    });
    const started = createGame(setup, openStream(mixSeed(secret, setup.contributions)));
    if (!started.ok) throw new Error(`the set-up is refused: ${started.refusal.message}`);
    this.#players = chance;
    this.#game = started.value.game;
    this.#write(started.value.events);
    return this.#game;
  }

  #view(): FeedMessage['view'] {
    return spectatorView(this.#game, 'Random player', this.#log.at(-1)?.text);
  }

  /** Adds to the log what events say to everybody. */
  #write(events: readonly GameEvent[]): LogLine[] {
    const added: LogLine[] = [];
    for (const event of events) {
      const seen = redact(event, 'spectator');
      const text = seen === undefined ? undefined : sayEvent(en, this.#game, seen);
      if (seen === undefined || text === undefined) continue;
      this.#lines += 1;
      const actor = 'seat' in seen ? this.#game.state.seats[seen.seat as Seat]?.power : undefined;
      const line = { n: this.#lines, text, clause: seen.clauses?.[0] ?? 'B-FLOW-06' };
      added.push(actor === undefined ? line : { ...line, actor });
    }
    this.#log = [...this.#log, ...added].slice(-LINES_KEPT);
    return added;
  }
}
