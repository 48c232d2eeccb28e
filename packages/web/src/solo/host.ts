import { caretaker, commanderNamed, type GameRecord, type Moment, Recall } from '@marshall/bots';
import {
  type Command,
  cloneState,
  commit,
  explain,
  FILE_VERSION,
  fallbackFor,
  followed,
  type Game,
  type GameTable,
  mixSeed,
  type Offer,
  type Ordered,
  openStream,
  openTable,
  options,
  parseCommand,
  type QuickStream,
  quickStream,
  type Refusal,
  type Seat,
  type State,
  seat as seatId,
  startTable,
  tableAnswer,
  take,
  undo,
  view,
} from '@marshall/rules';
import { type ToldRefusal, told } from '@marshall/words';
import { language } from '../language.ts';
import { leaderFacts } from '../leaders/table-leaders.ts';
import type { CycleFacts, Draft, LogLine, Reckoned, TableState } from '../session/session.ts';
import { POWER_NAMES, soloWords } from '../words.ts';
import { counselOf } from './counsel.ts';
import { figures } from './history.ts';
import type { Board } from './imagined-board.ts';
import { Chronicle } from './lines.ts';
import type { Advised, Plan, Suggestion } from './messages.ts';
import { isOfOthers } from './of-others.ts';
import { named, nameless } from './own-names.ts';
import { type Laid, layTable, playOn } from './position.ts';
import { Purses, purseOnBoard } from './reckoned.ts';
import { type Reviewable, stateAt } from './review.ts';
import { type KeptEntry, type SavedGame, standAgain, tableAt } from './saved.ts';
import { isPublic, veil } from './screen.ts';
import { scripted } from './script.ts';
import { seenBy } from './seen.ts';
import { freshSecret, randomText, setupOf } from './setup.ts';
import { suggestionFor } from './suggest.ts';
import { lastMove, movesBack } from './taking-back.ts';

export interface HostEvents {
  readonly onTable: (table: Omit<TableState, 'log'>, lines: readonly LogLine[], whole: boolean) => void;
  /** A command with its events was written down. */
  readonly onEntry: (game: SavedGame, index: number) => void;
  /** Only so many entries stand: what came after them was taken back. */
  readonly onCut?: (game: SavedGame, length: number) => void;
}

/** Questions that computer commanders answer without being watched. */
const UNSEEN: ReadonlySet<string> = new Set([
  'bid',
  'place-armies',
  'place-navies',
  'salaries',
  'trade',
  'answer-offers',
]);

/** Milliseconds between two tellings while nobody is asked and nothing is watched. */
const NOW_AND_THEN = 120;

/** Runs one game at this screen: people through calls, computer commanders by themselves. */
export class Host {
  readonly #plan: Plan;
  readonly #id: string;
  readonly #secret: string;
  readonly #table: GameTable;
  readonly #events: HostEvents;
  readonly #chronicle: Chronicle;
  readonly #base: State | undefined;
  readonly #history: CycleFacts[];
  /** What each seat remembers of this game. */
  readonly #recall: Recall;
  readonly #purses = new Purses();
  #viewer: Seat | undefined;
  /** Whether the one who sits here came to a public question, without a curtain: anybody may be looking. */
  #veiled = false;
  #pace = 0;
  #toldAt = 0;
  #stopped = false;
  /** How often moves were taken back: a commander that thought meanwhile has thought for nothing. */
  #cuts = 0;
  /** How many hints were given, and the last of them: at the same moment it is the same one. */
  #hints: number;
  #hinted: { readonly at: string; readonly suggestion: Suggestion } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  private constructor(saved: Omit<SavedGame, 'table'>, table: GameTable, history: CycleFacts[], events: HostEvents) {
    this.#plan = named(saved.plan);
    this.#id = saved.id;
    this.#secret = saved.secret;
    this.#base = saved.base;
    this.#hints = saved.hints ?? 0;
    this.#chronicle = new Chronicle({ cycle: saved.base?.cycle ?? 0, stage: saved.base?.stage ?? 0 });
    this.#table = table;
    this.#history = history;
    this.#recall = new Recall(table.game.setup.seats);
    this.#events = events;
    const people = this.#people();
    this.#viewer = people.length === 1 ? people[0] : undefined;
    for (const { events: told, seat } of table.entries) this.#chronicle.add(told, seat ?? 'nobody');
  }

  /** Starts a new game. */
  static start(plan: Plan, events: HostEvents): Laid<Host> {
    const secret = freshSecret(plan.seed);
    const setup = setupOf(plan, secret);
    const { position } = plan;
    const started =
      position === undefined
        ? opened(startTable(setup, openStream(mixSeed(secret, setup.contributions))))
        : layTable(position, setup, secret);
    if (!started.ok) return started;
    const table = started.value;
    const base = position === undefined ? {} : { base: cloneState(table.game.state) };
    const refusal = playOn(table, plan);
    if (refusal !== undefined) return { ok: false, refusal };
    return { ok: true, value: Host.#begun({ id: randomText(), secret, plan, ...base }, table, events) };
  }

  /** A new game of the same players that begins at a position of this one, with dice of its own. */
  fork(base: State, events: HostEvents, hints = this.#hints): Host {
    const { players, options: chosen, lesson, script, imagined } = this.#plan;
    // A lesson takes the course that it was written for, as often as it is tried.
    const secret = lesson === undefined ? freshSecret() : this.#secret;
    const setup = { ...this.#table.game.setup, commitment: commit(secret) };
    const plan: Plan = {
      players,
      ...(chosen === undefined ? {} : { options: chosen }),
      ...(lesson === undefined ? {} : { lesson }),
      ...(script === undefined ? {} : { script }),
      ...(imagined === undefined ? {} : { imagined }),
    };
    return Host.#begun({ id: randomText(), secret, plan, base, hints }, tableAt(setup, base, secret), events);
  }

  /** A board that begins at a position, with dice of its own. */
  static imagined({ plan, setup, base }: Board, events: HostEvents): Host {
    const secret = freshSecret();
    const table = tableAt({ ...setup, commitment: commit(secret) }, base, secret);
    return Host.#begun({ id: randomText(), secret, plan, base }, table, events);
  }

  static #begun(saved: Omit<SavedGame, 'table'>, table: GameTable, events: HostEvents): Host {
    const host = new Host(saved, table, [], events);
    host.#noteCycle();
    for (const index of table.entries.keys()) events.onEntry(host.#saved(), index);
    return host;
  }

  /** Goes on with a game that was kept. */
  static resume(saved: SavedGame, events: HostEvents): Host {
    const { table, history } = standAgain(saved, figures);
    return new Host(saved, table, history, events);
  }

  get id(): string {
    return this.#id;
  }

  /** Tells how the game stands, and lets computer commanders go on. */
  begin(): void {
    this.#answerAtOnce();
    this.#tell(true);
    this.#goOn();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  send(draft: Draft, question?: number): ToldRefusal | undefined {
    const seat = this.#viewer;
    if (seat === undefined) return NOBODY;
    const command = parseCommand(draft);
    if (!command.ok) return this.#told(command.refusal);
    const refusal = this.#take(seat, command.value, question);
    if (refusal !== undefined) return refusal;
    this.#done();
    return undefined;
  }

  options(draft: Draft): Offer | ToldRefusal {
    const seat = this.#viewer;
    if (seat === undefined) return NOBODY;
    const [offer] = options(this.#table.game, seat, asDraft(draft));
    return offer ?? this.explain(draft) ?? NOBODY;
  }

  explain(draft: Draft): ToldRefusal | undefined {
    if (this.#viewer === undefined) return NOBODY;
    const refusal = explain(this.#table.game, this.#viewer, asDraft(draft));
    return refusal && this.#told(refusal);
  }

  /** The game with the eyes that look at it, for questions that change nothing. */
  asked(): { readonly game: Game; readonly seat: Seat } | undefined {
    return this.#viewer === undefined ? undefined : { game: this.#table.game, seat: this.#viewer };
  }

  /** The game to be gone through: open once it is over, until then with the eyes that look at it. */
  reviewable(): Reviewable {
    const { game, entries } = this.#table;
    const eyes = game.state.ended === undefined ? (this.#viewer ?? 'spectator') : 'open';
    return {
      setup: game.setup,
      entries: [...entries],
      eyes,
      ...this.#beginning(),
    };
  }

  /** The game as a review needs it, once it is over and nothing in it is hidden. */
  record(): GameRecord | undefined {
    const { game, entries } = this.#table;
    if (game.state.ended === undefined) return undefined;
    return { setup: game.setup, entries: [...entries], ...this.#beginning() };
  }

  /**
   * Takes back the last move of the one who sits here, with what computer commanders did since: the log is as if it had
   * never been made. What other people did in secret stays, as the referee says.
   */
  undo(): ToldRefusal | undefined {
    const seat = this.#viewer;
    if (seat === undefined) return NOBODY;
    const at = this.#movesBack();
    if (at !== undefined) {
      this.#cut(at);
      return undefined;
    }
    const result = undo(this.#table, seat);
    if (!result.ok) return this.#told(result.refusal);
    this.#written([result.value], seat);
    this.#done();
    return undefined;
  }

  /** A new game that begins before the last own move of the one who sits here. */
  branch(events: HostEvents): Host | undefined {
    const { entries, game } = this.#table;
    const at = this.#viewer === undefined ? undefined : lastMove(entries, this.#viewer);
    if (at === undefined) return undefined;
    return this.fork(stateAt({ setup: game.setup, entries, ...this.#beginning() }, at), events, this.#hints);
  }

  #movesBack(): number | undefined {
    return this.#viewer === undefined
      ? undefined
      : movesBack(this.#table.entries, this.#viewer, (seat) => this.#isPerson(seat));
  }

  #cut(at: number): void {
    const table = this.#table;
    const { setup, stream } = table.game;
    this.#cuts++;
    table.entries.splice(at);
    table.game = openTable(setup, stateAt({ setup, entries: table.entries, ...this.#beginning() }, at), stream);
    table.undoable = undefined;
    const { cycle } = table.game.state;
    while ((this.#history.at(-1)?.cycle ?? 0) > cycle) this.#history.pop();
    this.#chronicle.cut(at);
    this.#events.onCut?.(this.#saved(), at);
    this.#tell(true);
    this.#goOn();
  }

  #beginning(): { readonly base?: State } {
    return this.#base === undefined ? {} : { base: this.#base };
  }

  sit(seat: string): void {
    const person = this.#people().find((other) => other === seat);
    if (person === undefined) return;
    this.#viewer = person;
    this.#veiled = false;
    this.#chronicle.rewind();
    this.#tell(true);
    this.#goOn();
  }

  pace(milliseconds: number): void {
    this.#pace = milliseconds;
    this.#goOn();
  }

  /** The game file; the secret of the dice stands in it once the game is over. */
  file(): string | undefined {
    const { game, entries } = this.#table;
    // What began in the middle cannot be verified from its beginning.
    if (this.#base !== undefined) return undefined;
    const secret = game.state.ended === undefined ? {} : { secret: this.#secret };
    // What could be taken back is a matter of this table, not of the game.
    const written = entries.map(({ seat, command, events }) => ({ seat, command, events }));
    return JSON.stringify({ marshall: FILE_VERSION, setup: game.setup, ...secret, entries: written });
  }

  /** Something was done: nobody sees a question, or hands the screen on for one, that the table itself answers. */
  #done(): void {
    this.#answerAtOnce();
    if (!this.#isRushing()) this.#tell(false);
    this.#goOn();
  }

  /** At once, computers among themselves do more than a page can draw: it hears how far they are now and then. */
  #isRushing(): boolean {
    const waiting = this.#table.game.state.question?.waiting ?? [];
    const now = Date.now();
    if (this.#pace > 0 || waiting.length === 0 || waiting.some((seat) => this.#isPerson(seat))) return false;
    if (now - this.#toldAt < NOW_AND_THEN) return true;
    this.#toldAt = now;
    return false;
  }

  #goOn(): void {
    clearTimeout(this.#timer);
    const { question } = this.#table.game.state;
    const computer = question?.waiting.find((seat) => !this.#isPerson(seat));
    if (question === undefined || computer === undefined) return;
    const wait = UNSEEN.has(question.kind) ? 0 : this.#pace;
    this.#timer = setTimeout(() => void this.#decide(computer, question.id), wait);
  }

  /** What nobody need be asked is carried out. */
  #answerAtOnce(): void {
    for (;;) {
      const answer = tableAnswer(this.#table.game);
      if (answer === undefined || this.#take(answer.seat, answer.command, undefined, answer) !== undefined) return;
    }
  }

  async #decide(seat: Seat, question: number): Promise<void> {
    const { game } = this.#table;
    const fallback = fallbackFor(game, seat);
    const cuts = this.#cuts;
    if (fallback === undefined) return;
    const name = this.#plan.players.find((player) => seatIn(player) === seat)?.commander ?? '';
    const decision =
      name === 'scripted'
        ? (scripted(this.#plan.script, game.state, seat, this.#table.entries) ?? fallback)
        : await (commanderNamed(name) ?? caretaker).decide(this.#moment(seat, question, fallback));
    // While it thought, a person may have acted or taken something back.
    if (this.#stopped || cuts !== this.#cuts || this.#table.game.state.question?.id !== question) return this.#goOn();
    if (this.#take(seat, decision) !== undefined) this.#take(seat, fallback);
    this.#done();
  }

  #moment(seat: Seat, question: number, fallback: Command): Moment {
    const { game, entries } = this.#table;
    return {
      seat,
      setup: game.setup,
      view: view(game, seat),
      offers: options(game, seat),
      walk: (draft) => options(game, seat, draft),
      fallback,
      stream: this.#chance(seat, question),
      ...this.#recall.follow(entries).of(seat),
    };
  }

  /** What a general would do in the place of the only person here; it sees what that player sees, and is counted. */
  suggest(): Suggestion | undefined {
    const seat = this.#viewer;
    const { game, entries } = this.#table;
    const { question } = game.state;
    if (seat === undefined || question === undefined || !question.waiting.includes(seat)) return undefined;
    const fallback = fallbackFor(game, seat);
    if (fallback === undefined || this.#people().length !== 1 || this.#plan.lesson !== undefined) return undefined;
    if (isOfOthers(this.#plan.imagined)) return undefined;
    const at = `${this.#cuts} ${entries.length}`;
    if (this.#hinted?.at !== at) {
      this.#hinted = { at, suggestion: suggestionFor(this.#moment(seat, question.id, fallback)) };
      this.#hints++;
      this.#events.onEntry(this.#saved(), entries.length - 1);
    }
    return this.#hinted.suggestion;
  }

  /** What an officer would do in the place of the one who is asked here; it sees what that player sees. */
  counsel(): Advised | undefined {
    const seat = this.#viewer;
    const { question } = this.#table.game.state;
    if (seat === undefined || question === undefined || !question.waiting.includes(seat)) return undefined;
    const fallback = fallbackFor(this.#table.game, seat);
    return fallback && counselOf(this.#moment(seat, question.id, fallback));
  }

  /** The same for the same game, seat and go, however fast it is played and after a reload too. */
  #chance(seat: Seat, question: number): QuickStream {
    const goes = this.#table.entries.filter((entry) => entry.seat === seat).length;
    return quickStream(`${this.#secret}, ${seat}, question ${question}, go ${goes}`);
  }

  #take(seat: Seat, command: Command, question?: number, ordered?: Ordered): ToldRefusal | undefined {
    const table = this.#table;
    const before = table.undoable;
    const result = take(table, seat, command, question, ordered === undefined ? {} : { followed: followed(ordered) });
    if (!result.ok) return this.#told(result.refusal);
    // What could be taken back before, and still can, is not this command.
    const undoable = table.undoable !== undefined && table.undoable !== before ? { undoable: true as const } : {};
    const kept: KeptEntry = {
      seat,
      command,
      events: result.value,
      ...undoable,
      ...(ordered === undefined ? {} : { auto: true }),
    };
    table.entries.splice(-1, 1, kept);
    this.#written(result.value, seat);
    return undefined;
  }

  #told(refusal: Refusal): ToldRefusal {
    return told(language, refusal, this.#table.game.state);
  }

  #written(events: Parameters<Chronicle['add']>[0], seat: Seat): void {
    this.#chronicle.add(events, seat);
    this.#noteCycle();
    this.#events.onEntry(this.#saved(), this.#table.entries.length - 1);
  }

  #noteCycle(): void {
    const { state } = this.#table.game;
    const last = this.#history.at(-1);
    if (state.cycle > (last?.cycle ?? 0) || state.ended !== undefined) this.#history.push(figures(this.#table.game));
  }

  #tell(whole: boolean): void {
    const drawn = this.#curtain();
    if (drawn !== undefined && this.#isOpen()) {
      this.#viewer = drawn;
      this.#veiled = true;
      this.#chronicle.rewind();
      this.#tell(true);
      return;
    }
    if (drawn !== undefined && this.#viewer !== undefined) {
      this.#viewer = undefined;
      this.#veiled = false;
      this.#chronicle.rewind();
      this.#tell(true);
      return;
    }
    const { game } = this.#table;
    const eyes = this.#veiled ? undefined : this.#viewer;
    const lines = this.#chronicle.tell(game, eyes ?? 'spectator');
    const last = this.#viewer === undefined ? undefined : lastMove(this.#table.entries, this.#viewer);
    const seen = seenBy(this.#table, this.#viewer, {
      id: this.#id,
      curtain: drawn,
      players: this.#players(),
      since: this.#chronicle.since,
      history: game.state.ended === undefined ? this.#history.map(({ wealth: _, ...known }) => known) : this.#history,
    });
    const { lesson, coached, imagined } = this.#plan;
    const reckoned = this.#reckoned();
    const table = {
      ...seen,
      mayUndo: seen.mayUndo || this.#movesBack() !== undefined,
      mayBranch: last !== undefined,
      ...(reckoned === undefined ? {} : { reckoned }),
      ...(lesson === undefined ? {} : { lesson }),
      ...(coached === undefined ? {} : { coached }),
      ...(this.#hints === 0 ? {} : { hints: this.#hints }),
      ...(imagined === undefined ? {} : { imagined }),
    };
    this.#events.onTable(this.#veiled ? veil(table) : table, lines, whole);
  }

  /** What the only person here can reckon of everybody's cash. */
  #reckoned(): Reckoned | undefined {
    const seat = this.#viewer;
    const { game, entries } = this.#table;
    if (seat === undefined || this.#people().length !== 1 || game.state.ended !== undefined) return undefined;
    const seen = view(game, seat);
    if (this.#plan.imagined !== undefined) return purseOnBoard(game, seen);
    return this.#purses.of(seat, seen, this.#recall.follow(entries).of(seat), entries);
  }

  /** With several people at one screen: the next of them who is asked, while the one who sits here is not. */
  #curtain(): Seat | undefined {
    const people = this.#people();
    const waiting = this.#table.game.state.question?.waiting ?? [];
    const isAsked = this.#viewer !== undefined && waiting.includes(this.#viewer);
    // Who came without a curtain answers in public; anything else is asked behind one.
    if (people.length < 2 || (isAsked && (!this.#veiled || this.#isOpen()))) return undefined;
    return people.find((seat) => waiting.includes(seat)) ?? (this.#viewer === undefined ? people[0] : undefined);
  }

  /** Whether what is asked now is answered before everybody's eyes. */
  #isOpen(): boolean {
    const { game } = this.#table;
    return isPublic(game.state.question?.kind, game.setup);
  }

  #people(): Seat[] {
    return this.#plan.players.filter(({ commander }) => commander === 'person').map(seatIn);
  }

  #isPerson(seat: Seat): boolean {
    return this.#people().includes(seat);
  }

  #players(): TableState['players'] {
    return Object.fromEntries(
      this.#plan.players.map(({ power, seat, name, commander }) => [
        seat ?? power,
        // Prepared positions have recruits without names.
        { name, person: commander === 'person', ...(name === POWER_NAMES[power].name ? {} : leaderFacts(commander)) },
      ]),
    );
  }

  #saved(): SavedGame {
    const hints = this.#hints === 0 ? {} : { hints: this.#hints };
    const plan = nameless(this.#plan);
    return { id: this.#id, secret: this.#secret, plan, ...this.#beginning(), ...hints, table: this.#table };
  }
}

/** Where a player of a plan sits. */
const seatIn = ({ seat, power }: Plan['players'][number]): Seat => seatId(seat ?? power);

/** A table that was set up, or the sentence that says why it is not. */
function opened(started: ReturnType<typeof startTable>): Laid<GameTable> {
  return started.ok ? started : { ok: false, refusal: told(language, started.refusal) };
}

const NOBODY: ToldRefusal = {
  code: 'nobody',
  clause: 'B-FLOW-06',
  sentence: soloWords.nobody,
};

/** A draft from the page has fields of any kind; the referee checks each of them. */
const asDraft = (draft: Draft): Partial<Command> => draft as Partial<Command>;
