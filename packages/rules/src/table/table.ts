// A game as a place that runs it keeps it: the log grows with every command, the last one may be taken back.
import type { Stream } from '../dice/index.ts';
import { type Command, type GameEvent, QUESTIONS } from '../game.ts';
import { citeEvent, citeRefusal } from '../referee/cite.ts';
import { createGame, type Game, openTable, type Setup } from '../referee/game.ts';
import { perform } from '../referee/perform.ts';
import { Play } from '../referee/play.ts';
import { type Refusal, type Result, refuse } from '../referee/refusal.ts';
import { cloneState } from '../state/clone.ts';
import type { Seat } from '../state/seat.ts';
import type { State } from '../state/state.ts';
import type { Entry } from './game-file.ts';

/** What a seat could take back: the position before its last command, and how many events followed from it. */
interface Undoable {
  readonly seat: Seat;
  readonly before: State;
  readonly events: number;
}

export interface GameTable {
  game: Game;
  readonly entries: Entry[];
  undoable: Undoable | undefined;
}

/** Starts a game and its log. */
export function startTable(setup: Setup, stream: Stream): Result<GameTable> {
  const started = createGame(setup, stream);
  if (!started.ok) return started;
  const { game, events } = started.value;
  return { ok: true, value: { game, entries: [{ seat: undefined, command: undefined, events }], undoable: undefined } };
}

/** Carries out a command and writes it down. */
export function take(table: GameTable, seat: Seat, command: Command, question?: number): Result<readonly GameEvent[]> {
  const before = cloneState(table.game.state);
  const result = perform(table.game, seat, command, question);
  if (!result.ok) return result;
  table.entries.push({ seat, command, events: result.value });
  table.undoable = mayBeUndone(result.value) ? { seat, before, events: result.value.length } : undefined;
  return result;
}

/** Takes back a seat's last command, if nothing has been drawn, revealed or answered since. */
export function undo(table: GameTable, seat: Seat): Result<GameEvent> {
  const refusal = whyNoUndo(table, seat);
  if (refusal !== undefined || table.undoable === undefined) {
    const said = refusal ?? NOTHING_TO_UNDO;
    citeRefusal(said);
    return { ok: false, refusal: said };
  }
  const { before, events } = table.undoable;
  const clauses = ['B-DIPLO-02'] as const;
  const undone: GameEvent = { type: 'undone', seat, events, clauses };
  citeEvent(undone.type, clauses);
  table.game = openTable(table.game.setup, before, table.game.stream);
  table.entries.push({ seat, command: { type: 'undo' }, events: [undone] });
  table.undoable = undefined;
  return { ok: true, value: undone };
}

/** Why a seat's last command cannot be taken back; undefined if it can. */
export function whyNoUndo(table: GameTable, seat: Seat): Refusal | undefined {
  if (table.undoable === undefined) return NOTHING_TO_UNDO;
  return table.undoable.seat === seat
    ? undefined
    : refuse(
        'not-yours',
        'B-DIPLO-02',
        'Another power has moved since; only the last move can be taken back, by whoever made it.',
      );
}

const NOTHING_TO_UNDO = refuse(
  'nothing-to-undo',
  'B-DIPLO-02',
  'Nothing can be taken back: dice, a card or a sealed choice have been shown since, or nothing was done.',
);

/** The legal answer for a silent seat. */
export function fallbackFor(game: Game, seat: Seat): Command | undefined {
  const { question } = game.state;
  if (question === undefined || !question.waiting.includes(seat)) return undefined;
  return QUESTIONS[question.kind].fallback(new Play(game), seat);
}

/** What bars an undo: chance, a reveal, or a fact that somebody did not know before. */
function mayBeUndone(events: readonly GameEvent[]): boolean {
  // The last sealed answer lays all of them open, whatever event shows them.
  if (events.length > 1 && events.some(({ type }) => type === 'sealed')) return false;
  return events.every(
    (event) =>
      !SHOWS.has(event.type) &&
      (!('secret' in event) || event.secret === undefined || event.type === 'sealed') &&
      // What not everybody was told of is not taken back, as that would tell the others of it.
      event.to === undefined,
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
