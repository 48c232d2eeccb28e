// A game as a place that runs it keeps it: the log grows with every command, the last one may be taken back.
import type { Stream } from '../dice/index.ts';
import { EDITION, type Edition, FIRST_EDITION } from '../edition.ts';
import { type Command, type GameEvent, QUESTIONS } from '../game.ts';
import { type Followed, hasOrdered } from '../order-of-play/standing-order.ts';
import { citeEvent, citeRefusal } from '../referee/cite.ts';
import { createGame, type Game, openTable, type Setup } from '../referee/game.ts';
import { performWatched } from '../referee/perform.ts';
import { definitionOf, evolve, Play } from '../referee/play.ts';
import { type Refusal, type Result, refuse } from '../referee/refusal.ts';
import { cloneState } from '../state/clone.ts';
import type { Led } from '../state/leaders.ts';
import type { Seat } from '../state/seat.ts';
import type { Position, State } from '../state/state.ts';
import type { UnitKind } from '../unit-table.ts';
import type { Entry } from './game-file.ts';
import { inCycleBefore } from './replay.ts';

/** What a seat could take back: the position before its last command, and how many events followed from it. */
interface Undoable {
  readonly seat: Seat;
  /** Absent where it stands in a log elsewhere and has not been brought back from there. */
  before: State | undefined;
  readonly events: number;
  /** What others have done since without its knowledge; that stays when it takes its own move back (law 2). */
  readonly since: GameEvent[];
}

export interface GameTable {
  game: Game;
  readonly entries: Entry[];
  undoable: Undoable | undefined;
  /** Where the log is kept elsewhere no copies are made: taking back brings the position before first. */
  readonly elsewhere?: true;
}

/** Starts a game and its log. */
export function startTable(setup: Setup, stream: Stream): Result<GameTable> {
  const started = createGame(setup, stream);
  if (!started.ok) return started;
  const { game, events } = started.value;
  return { ok: true, value: { game, entries: [{ seat: undefined, command: undefined, events }], undoable: undefined } };
}

/** What stands around a command at its table. */
export interface Circumstances {
  /** The edition that judges; another than this referee's only where an old log is repeated. */
  readonly edition?: Edition;
  /** Whether the time has come at which the players agreed to end the game; the table has the clock (B-WIN-03). */
  readonly timeCalled?: boolean;
  /** Which order of its player the table follows with it; told to them alone. */
  readonly followed?: Followed | undefined;
  /** Whether the table answers for a player whose time is over. */
  readonly late?: boolean;
}

/**
 * Carries out a command and writes it down. A game that an earlier edition has judged so far says so in its log from
 * here on, and so does one whose agreed time has come.
 */
export function take(
  table: GameTable,
  seat: Seat,
  command: Command,
  question?: number,
  { edition = EDITION, timeCalled = false, followed, late = false }: Circumstances = {},
): Result<readonly GameEvent[]> {
  const { state } = table.game;
  const before = table.elsewhere === true ? undefined : cloneState(state);
  // Before the command, which may be the last of its cycle.
  const call = timeCalled ? callOf(state) : [];
  const order = followed !== undefined && hasOrdered(state, seat, followed) ? followed : undefined;
  const result = performWatched(table.game, seat, command, question);
  if (!result.ok) {
    if (call.length > 0) state.timeCalled = false;
    return result;
  }
  const events = [
    ...editionChange(state, edition),
    ...call,
    ...followedBy(seat, order),
    ...(late ? [answeredFor(seat, result.value.events)] : []),
    ...result.value.events,
  ];
  // The first edition did not ask whether a move had told something by nothing happening.
  const tells = edition > FIRST_EDITION && result.value.tells;
  writeDown(table, { seat, command, events }, before, tells);
  return { ok: true, value: events };
}

/** Writes down what followed from a command, and what can be taken back then; `tells` where it told what was hidden. */
export function writeDown(
  table: GameTable,
  entry: { readonly seat: Seat; readonly command: Command; readonly events: readonly GameEvent[] },
  before: State | undefined,
  tells = false,
): void {
  table.entries.push(entry);
  const { seat, events } = entry;
  const { undoable } = table;
  if (undoable !== undefined && undoable.seat !== seat && areHiddenFrom(undoable.seat, events))
    undoable.since.push(...events);
  else
    table.undoable =
      !tells && mayBeUndone(seat, events) ? { seat, before, events: events.length, since: [] } : undefined;
}

/** the log says who leads a seat from here on; undefined where they do already (and not `another` of them), or there is no such seat. */
export function changeLeader(table: GameTable, seat: Seat, by: Led, another = false): GameEvent | undefined {
  const { state } = table.game;
  if (!state.order.includes(seat) || (!another && (state.leaders?.[seat] ?? 'player') === by)) return undefined;
  const clauses = ['X-38'] as const;
  const event: GameEvent = { type: 'leader-changed', seat, by, clauses };
  citeEvent(event.type, clauses);
  evolve(state, event);
  table.entries.push({ seat: undefined, command: undefined, events: [event] });
  table.undoable = undefined;
  return event;
}

/** B-WIN-03: the log says when the agreed time came. */
function callOf(state: State): GameEvent[] {
  if (state.timeCalled) return [];
  const clauses = ['B-WIN-03', 'Q-B-92'] as const;
  const event: GameEvent = { type: 'detente-called', clauses };
  citeEvent(event.type, clauses);
  evolve(state, event);
  return [event];
}

/** the log says by which order the table answered, to the player whose order it was. */
function followedBy(seat: Seat, about: Followed | undefined): GameEvent[] {
  if (about === undefined) return [];
  const clauses = ['X-38'] as const;
  citeEvent('order-followed', clauses);
  return [{ type: 'order-followed', seat, about, clauses, to: [seat] }];
}

/** the log says that the table answered; what is still sealed would be told by it, so only its player hears that. */
function answeredFor(seat: Seat, events: readonly GameEvent[]): GameEvent {
  const clauses = ['X-38'] as const;
  citeEvent('answered-for', clauses);
  const isSealed = events.every(({ type, to }) => type === 'sealed' || to !== undefined);
  return { type: 'answered-for', seat, clauses, ...(isSealed ? { to: [seat] } : {}) };
}

/** the log says where a later edition takes over. The position is not changed by it. */
function editionChange(state: State, edition: Edition): GameEvent[] {
  if (state.edition >= edition) return [];
  const clauses = ['X-39'] as const;
  const event: GameEvent = { type: 'edition-changed', edition, clauses };
  citeEvent(event.type, clauses);
  evolve(state, event);
  return [event];
}

/** Whether a seat learns nothing at all of what has happened. */
export function areHiddenFrom(seat: Seat, events: readonly GameEvent[]): boolean {
  return events.length > 0 && events.every(({ to }) => to !== undefined && !to.includes(seat));
}

/**
 * The position after a move was taken back, where the game has come to `now`: what others did since without its maker's knowledge stands.
 * `asked` is how many questions there have been: an answer to one that was taken back answers no other one.
 */
export function positionBefore({ before, since }: Undoable, asked: number | undefined, now: Position): State {
  if (before === undefined) throw new Error('the position before is still in the log');
  const began = now.cycle > before.cycle;
  for (const event of since) evolve(before, began ? inCycleBefore(event) : event);
  before.asked = asked ?? before.asked;
  return before;
}

/**
 * Takes back a seat's last command, if nothing has been drawn, revealed or answered since. Old logs number the questions
 * after that as if those taken back had not been asked; `numbered` is false to do it their way.
 */
export function undo(table: GameTable, seat: Seat, numbered = true): Result<GameEvent> {
  const refusal = whyNoUndo(table, seat);
  if (refusal !== undefined || table.undoable === undefined) {
    const said = refusal ?? NOTHING_TO_UNDO;
    citeRefusal(said);
    return { ok: false, refusal: said };
  }
  const { events, since } = table.undoable;
  const clauses = ['B-DIPLO-02'] as const;
  const kept = since.length > 0 ? { secret: { bank: { kept: since.length } } } : {};
  const asked = numbered ? table.game.state.asked : undefined;
  const undone: GameEvent = {
    type: 'undone',
    seat,
    events,
    ...(asked === undefined ? {} : { asked }),
    clauses,
    ...kept,
  };
  citeEvent(undone.type, clauses);
  table.game = openTable(table.game.setup, positionBefore(table.undoable, asked, table.game.state), table.game.stream);
  table.entries.push({ seat, command: { type: 'undo' }, events: [undone] });
  table.undoable = undefined;
  return { ok: true, value: undone };
}

/** Why a seat's last command cannot be taken back; undefined if it can. */
export function whyNoUndo(table: GameTable, seat: Seat): Refusal | undefined {
  // The same no matter who asks: a move that some do not know of may have come between.
  return table.undoable?.seat === seat ? undefined : NOTHING_TO_UNDO;
}

const NOTHING_TO_UNDO = refuse('nothing-to-undo', 'B-DIPLO-02');

/** The legal answer for a silent seat; of units those kinds go first that it has named. */
export function fallbackFor(game: Game, seat: Seat, kinds?: readonly UnitKind[]): Command | undefined {
  const { question } = game.state;
  if (question === undefined || !question.waiting.includes(seat)) return undefined;
  return QUESTIONS[question.kind].fallback(new Play(game), seat, kinds);
}

/** What bars an undo: chance, a reveal, or a fact that somebody did not know before, as far as the seat itself can know. */
function mayBeUndone(seat: Seat, events: readonly GameEvent[]): boolean {
  // The last sealed answer lays all of them open, whatever event shows them.
  if (events.length > 1 && events.some(({ type }) => type === 'sealed')) return false;
  return events.every(
    (event) =>
      // That an offer between others has lapsed is not for it to know, and comes back with the rest.
      areHiddenFrom(seat, [event]) ||
      (!SHOWS.has(event.type) &&
        definitionOf(event).shows?.(event) !== true &&
        (!('secret' in event) || event.secret === undefined || event.type === 'sealed') &&
        // What not everybody was told of is not taken back, as that would tell the others of it.
        event.to === undefined),
  );
}

/** Events that show something nobody, or not everybody, knew. */
const SHOWS: ReadonlySet<GameEvent['type']> = new Set([
  'rolled',
  'deck-shuffled',
  'permuted',
  'bids-revealed',
  'company-opened',
  // The captor has seen the cash and the secret cards of the beaten.
  'spoils-taken',
  'game-ended',
]);
