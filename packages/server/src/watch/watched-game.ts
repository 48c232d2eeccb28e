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
import { type Language, sayEvent } from '@marshall/words';
import { LANGUAGES, type Languages, PLAIN } from '../http/language.ts';
import type { Telling } from './audience.ts';
import type { FeedMessage, LogLine } from './feed.ts';
import { spectatorView } from './spectator-view.ts';

/** How many of the newest lines a snapshot tells. */
const LINES_KEPT = 400;
/** Steps for which a finished game is left standing before the next begins. */
const STEPS_AFTER_THE_END = 40;

export class WatchedGame {
  readonly #seed: string;
  readonly #languages: readonly Language[];
  #number = 0;
  #game: Game;
  #players = quickStream('');
  /** The newest lines, in every language: whoever comes later reads them as they were when they were written. */
  #logs = new Map<Language, readonly LogLine[]>();
  /** How many lines were ever written in each. */
  readonly #lines = new Map<Language, number>();
  #resting = 0;

  constructor(seed: string, languages: Languages = LANGUAGES) {
    this.#seed = seed;
    this.#languages = Object.values(languages);
    this.#game = this.#begin();
  }

  /** Everything a newcomer needs. */
  snapshot(language: Language = PLAIN): FeedMessage {
    return { type: 'snapshot', view: this.#view(language), log: this.#logs.get(language) ?? [] };
  }

  /** One command, or after the end a moment of rest and then a new game; gives what there is to tell. */
  step(): Telling | undefined {
    if (this.#game.state.ended !== undefined) {
      this.#resting += 1;
      return this.#resting < STEPS_AFTER_THE_END ? undefined : this.restart();
    }
    const { seat, command } = randomMove(this.#game, this.#players);
    const result = perform(this.#game, seat, command);
    if (!result.ok) throw new Error(`an offered ${command.type} was refused: ${result.refusal.message}`);
    const added = this.#write(result.value);
    return (language) => ({ type: 'update', view: this.#view(language), log: added.get(language) ?? [] });
  }

  /** Leaves the game as it is and begins the next. */
  restart(): Telling {
    this.#game = this.#begin();
    return (language) => this.snapshot(language);
  }

  #begin(): Game {
    this.#number += 1;
    this.#resting = 0;
    this.#logs.clear();
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

  #view(language: Language): FeedMessage['view'] {
    return spectatorView(this.#game, language, this.#logs.get(language)?.at(-1)?.text);
  }

  /** Adds to the logs what events say to everybody; gives what was added. */
  #write(events: readonly GameEvent[]): ReadonlyMap<Language, readonly LogLine[]> {
    const added = new Map<Language, readonly LogLine[]>();
    for (const language of this.#languages) {
      const before = this.#lines.get(language) ?? 0;
      const lines = this.#linesOf(events, language).map((line, i) => ({ n: before + i + 1, ...line }));
      added.set(language, lines);
      this.#lines.set(language, before + lines.length);
      this.#logs.set(language, [...(this.#logs.get(language) ?? []), ...lines].slice(-LINES_KEPT));
    }
    return added;
  }

  #linesOf(events: readonly GameEvent[], language: Language): Omit<LogLine, 'n'>[] {
    return events.flatMap((event): Omit<LogLine, 'n'>[] => {
      const seen = redact(event, 'spectator');
      const text = seen === undefined ? undefined : sayEvent(language, this.#game, seen);
      if (seen === undefined || text === undefined) return [];
      const actor = 'seat' in seen ? this.#game.state.seats[seen.seat as Seat]?.power : undefined;
      const line = { text, clause: seen.clauses?.[0] ?? 'B-FLOW-06' };
      return [actor === undefined ? line : { ...line, actor }];
    });
  }
}
