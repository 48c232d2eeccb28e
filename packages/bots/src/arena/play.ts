// One game among commanders: as long as they use no other chance than theirs, the same seed gives the same game.
import {
  accepts,
  type Command,
  createGame,
  type Draft,
  type Ending,
  type Entry,
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
  type Refusal,
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
  readonly refused: readonly Refused[];
}

/** A command that the referee did not accept; the default was played instead. */
export interface Refused {
  readonly seat: Seat;
  readonly command: Command;
  readonly refusal: Refusal;
}

/** What a commander in a seat is shown now; worked out when it looks, as most questions need little of it. */
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
    // A commander may take them out of the moment, as it takes everything else: `decide({ view, walk, allows })`.
    this.walk = this.walk.bind(this);
    this.allows = this.allows.bind(this);
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
    return this.#recall?.notesOf(this.seat);
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

/** Keeps what is commanded and what follows from it, entry by entry, as a game file does. */
export type Write = (entry: Entry) => void;

type Seated = Readonly<Record<Seat, Commander>>;

/** Plays a game to its end with a commander in each seat; all of them must answer directly. */
export function playGame(setup: Setup, secret: string, seats: Seated, watch?: Watch, write?: Write): Played {
  const course = courseOf(setup, secret, watch, write);
  for (let step = course.next(); ; ) {
    if (step.done === true) return step.value;
    const { seat, moment } = step.value;
    const command = answerOf(seats[seat], moment);
    if (command instanceof Promise)
      throw new Error(`${seats[seat]?.name} takes its time, and nobody waits for it here`);
    step = course.next(command);
  }
}

/** The same, waiting for commanders that answer later. */
export async function playGameInTime(
  setup: Setup,
  secret: string,
  seats: Seated,
  watch?: Watch,
  write?: Write,
): Promise<Played> {
  const course = courseOf(setup, secret, watch, write);
  for (let step = course.next(); ; ) {
    if (step.done === true) return step.value;
    const { seat, moment } = step.value;
    const answer = answerOf(seats[seat], moment);
    step = course.next(answer instanceof Promise ? await answer : answer);
  }
}

function answerOf(commander: Commander | undefined, moment: Moment): Command | Promise<Command> {
  return commander === undefined ? moment.fallback : commander.decide(moment);
}

/** Who is asked. */
interface Turn {
  readonly seat: Seat;
  readonly moment: Moment;
}

/** A game as it runs: stops at every decision, and goes on with the command that it is given. */
function* courseOf(
  setup: Setup,
  secret: string,
  watch: Watch | undefined,
  write: Write | undefined,
): Generator<Turn, Played, Command> {
  const started = createGame(setup, openStream(mixSeed(secret, setup.contributions)));
  if (!started.ok) throw new Error(`the set-up is refused: ${started.refusal.message}`);
  const { game, events: opening } = started.value;
  const recall = new Recall(setup.seats);
  recall.hear(opening);
  write?.({ seat: undefined, command: undefined, events: opening });
  const carryOut = (seat: Seat, command: Command) => {
    const result = perform(game, seat, command);
    if (!result.ok) return result;
    const events = result.value;
    recall.hear(events);
    watch?.(events, game);
    write?.({ seat, command, events });
    return result;
  };
  const stream = quickStream(`commanders of ${setup.commitment}`);
  const refused: Refused[] = [];
  let commands = 0;
  let sameQuestion = 0;
  let lastQuestion = 0;
  while (game.state.ended === undefined) {
    const seat = game.state.question?.waiting[0];
    if (seat === undefined) throw new Error('nobody is asked and the game is not over');
    sameQuestion = game.state.question?.id === lastQuestion ? sameQuestion + 1 : 0;
    lastQuestion = game.state.question?.id ?? 0;
    const ordered = tableAnswer(game);
    if (ordered !== undefined && carryOut(ordered.seat, ordered.command).ok) continue;
    const moment = momentOf(game, seat, stream, recall);
    // A commander that keeps using its rights without answering is hurried along, as a clock would do.
    const command = sameQuestion > 60 ? moment.fallback : yield { seat, moment };
    const result = carryOut(seat, command);
    commands++;
    if (result.ok) continue;
    refused.push({ seat, command, refusal: result.refusal });
    const silent = carryOut(seat, moment.fallback);
    if (!silent.ok)
      throw new Error(`the default of ${game.state.question?.kind} is refused: ${silent.refusal.message}`);
  }
  const end = outcome(game);
  if (end === undefined) throw new Error('the game has no outcome');
  const alive = setup.seats.filter((seat) => game.state.seats[seat]?.out === undefined);
  const powers = Object.fromEntries(setup.seats.map((seat) => [seat, game.state.seats[seat]?.power ?? '']));
  return { how: end.how, winners: end.winners, cycles: end.cycles, powers, alive, commands, refused };
}
