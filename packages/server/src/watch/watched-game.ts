// A game of officers that goes on by itself, told to everyone who watches.
import { type Commander, commanderNamed, momentOf } from '@marshall/bots';
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
  tableAnswer,
} from '@marshall/rules';
import { planSetup } from '@marshall/rules/testing';
import { type Language, sayEvent } from '@marshall/words';
import { LANGUAGES, type Languages, PLAIN } from '../http/language.ts';
import type { Telling } from './audience.ts';
import type { FeedMessage, LogLine } from './feed.ts';
import { spectatorView } from './spectator-view.ts';

/** How many of the newest lines a snapshot tells. */
const LINES_KEPT = 400;
/** Steps for which a finished game is left standing before the next begins. */
const STEPS_AFTER_THE_END = 40;
/** Rights that are used one after the other before the question is answered by default. */
const MOST_RIGHTS = 60;
/** Who sits at the table, in the order of the seats. */
const OFFICERS = [
  'officer:hawk',
  'officer',
  'officer:opportunist',
  'officer:trader',
  'officer:hawk',
  'officer:fortress',
];

export class WatchedGame {
  readonly #seed: string;
  readonly #languages: readonly Language[];
  #number = 0;
  #game: Game;
  #players = quickStream('');
  /** The officer in each seat, by their name. */
  #names: Readonly<Record<Seat, string>> = {};
  #lastQuestion: number | undefined;
  #sameQuestion = 0;
  /** The newest lines, in every language: people who come later read them as they were when they were written. */
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
    const added = this.#write(this.#move());
    return (language) => ({ type: 'update', view: this.#view(language), log: added.get(language) ?? [] });
  }

  /** What comes of one command: one that the table gives by itself, or what the officer who is asked decides. */
  #move(): readonly GameEvent[] {
    const game = this.#game;
    const ordered = tableAnswer(game);
    const done = ordered === undefined ? undefined : perform(game, ordered.seat, ordered.command);
    if (done?.ok) return done.value;
    const seat = game.state.question?.waiting[0];
    if (seat === undefined) throw new Error('nobody is asked and the game is not over');
    const moment = momentOf(game, seat, this.#players);
    this.#sameQuestion = game.state.question?.id === this.#lastQuestion ? this.#sameQuestion + 1 : 0;
    this.#lastQuestion = game.state.question?.id;
    // An officer who keeps using their rights without answering is hurried along, as a clock would do.
    const decided = this.#sameQuestion > MOST_RIGHTS ? moment.fallback : this.#commander(seat).decide(moment);
    if (decided instanceof Promise) throw new Error('an officer decides at once');
    const result = perform(game, seat, decided);
    if (result.ok) return result.value;
    const silent = perform(game, seat, moment.fallback);
    if (!silent.ok) throw new Error(`the default was refused: ${silent.refusal.message}`);
    return silent.value;
  }

  #commander(seat: Seat): Commander {
    const found = commanderNamed(this.#names[seat] ?? '');
    if (found === undefined) throw new Error(`nobody leads ${seat}`);
    return found;
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
      options: { opening: chance.below(2) === 0 ? 'standard' : 'random', detenteCycle: 8 },
    });
    const started = createGame(setup, openStream(mixSeed(secret, setup.contributions)));
    if (!started.ok) throw new Error(`the set-up is refused: ${started.refusal.message}`);
    this.#players = chance;
    this.#names = Object.fromEntries(setup.seats.map((seat, i) => [seat, OFFICERS[i] ?? 'officer']));
    this.#game = started.value.game;
    this.#write(started.value.events);
    return this.#game;
  }

  #view(language: Language): FeedMessage['view'] {
    return spectatorView(this.#game, language, this.#names, this.#logs.get(language)?.at(-1)?.text);
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
