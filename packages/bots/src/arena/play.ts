// One game among commanders, without any clock: the same seed gives the same game on any machine.
import {
  accepts,
  type Command,
  createGame,
  type Draft,
  type Ending,
  fallbackFor,
  type Game,
  type GameEvent,
  mixSeed,
  type Offer,
  openCommands,
  openStream,
  options,
  outcome,
  perform,
  type QuestionKind,
  quickStream,
  type Seat,
  type Setup,
  tableAnswer,
  type View,
  view,
} from '@marshall/rules';
import type { Commander, Moment } from '../commander.ts';
import type { Notes } from '../memory/notes.ts';
import { Recall } from '../memory/recall.ts';

export interface Played {
  readonly how: Ending['how'];
  readonly winners: readonly Seat[];
  readonly cycles: number;
  /** The power that each seat led. */
  readonly powers: Readonly<Record<Seat, string>>;
  readonly alive: readonly Seat[];
  readonly commands: number;
  /** Decisions that the referee refused; a commander worth its name has none. */
  readonly refused: readonly string[];
}

/** What a commander in a seat is shown now; reckoned when it looks, as most questions need little of it. */
export function momentOf(game: Game, seat: Seat, stream: Moment['stream'], recall?: Recall): Moment {
  return new SeatMoment(game, seat, stream, recall);
}

class SeatMoment implements Moment {
  readonly seat: Seat;
  readonly stream: Moment['stream'];
  readonly #game: Game;
  readonly #recall: Recall | undefined;
  #view: View | undefined;
  #offers: readonly Offer[] | undefined;
  #fallback: Command | undefined;

  constructor(game: Game, seat: Seat, stream: Moment['stream'], recall: Recall | undefined) {
    this.#game = game;
    this.#recall = recall;
    this.seat = seat;
    this.stream = stream;
  }

  get setup(): Setup {
    return this.#game.setup;
  }

  get question(): QuestionKind {
    const asked = this.#game.state.question;
    if (asked === undefined) throw new Error('nobody is asked anything');
    return asked.kind;
  }

  get view(): View {
    this.#view ??= view(this.#game, this.seat);
    return this.#view;
  }

  get notes(): Notes | undefined {
    return this.#recall?.of(this.seat).notes;
  }

  get heard(): readonly GameEvent[] | undefined {
    return this.#recall?.of(this.seat).heard;
  }

  get offers(): readonly Offer[] {
    this.#offers ??= openCommands(this.#game, this.seat);
    return this.#offers;
  }

  get fallback(): Command {
    this.#fallback ??= fallbackFor(this.#game, this.seat);
    if (this.#fallback === undefined) throw new Error(`${this.seat} is not asked anything`);
    return this.#fallback;
  }

  walk(draft: Draft<Command>): readonly Offer[] {
    return options(this.#game, this.seat, draft);
  }

  allows(command: Command): boolean {
    return accepts(this.#game, this.seat, command);
  }
}

/** Hears what happens in a game that is played, for those who count it. */
export type Watch = (events: readonly GameEvent[], game: Game) => void;

/** Plays a game to its end with a commander in each seat. */
export function playGame(
  setup: Setup,
  secret: string,
  seats: Readonly<Record<Seat, Commander>>,
  watch?: Watch,
): Played {
  const started = createGame(setup, openStream(mixSeed(secret, setup.contributions)));
  if (!started.ok) throw new Error(`the set-up is refused: ${started.refusal.message}`);
  const { game, events } = started.value;
  const recall = new Recall(setup.seats);
  recall.hear(events);
  const told = (result: ReturnType<typeof perform>) => {
    if (!result.ok) return result;
    recall.hear(result.value);
    watch?.(result.value, game);
    return result;
  };
  const stream = quickStream(`commanders of ${setup.commitment}`);
  const refused: string[] = [];
  let commands = 0;
  let sameQuestion = 0;
  let lastQuestion = 0;
  while (game.state.ended === undefined) {
    const seat = game.state.question?.waiting[0];
    if (seat === undefined) throw new Error('nobody is asked and the game is not over');
    sameQuestion = game.state.question?.id === lastQuestion ? sameQuestion + 1 : 0;
    lastQuestion = game.state.question?.id ?? 0;
    const ordered = tableAnswer(game);
    if (ordered !== undefined && told(perform(game, ordered.seat, ordered.command)).ok) continue;
    const moment = momentOf(game, seat, stream, recall);
    // A commander that keeps using its rights without answering is hurried along, as a clock would do.
    const command = sameQuestion > 60 ? moment.fallback : decided(seats[seat], moment);
    const result = told(perform(game, seat, command));
    commands++;
    if (result.ok) continue;
    refused.push(`${seat}: ${JSON.stringify(command)}: ${result.refusal.clause} ${result.refusal.message}`);
    const silent = told(perform(game, seat, moment.fallback));
    if (!silent.ok)
      throw new Error(`the default of ${game.state.question?.kind} is refused: ${silent.refusal.message}`);
  }
  const end = outcome(game);
  if (end === undefined) throw new Error('the game has no outcome');
  const alive = setup.seats.filter((seat) => game.state.seats[seat]?.out === undefined);
  const powers = Object.fromEntries(setup.seats.map((seat) => [seat, game.state.seats[seat]?.power ?? '']));
  return { how: end.how, winners: end.winners, cycles: end.cycles, powers, alive, commands, refused };
}

function decided(commander: Commander | undefined, moment: Moment) {
  if (commander === undefined) return moment.fallback;
  const command = commander.decide(moment);
  if (command instanceof Promise)
    throw new Error(`${commander.name} takes its time, which an arena of seeds cannot allow`);
  return command;
}
