// Judges the entries of a log again, each from the position that the log had come to (law 6).
import { openStream, permutation, type Stream, shuffled } from '../dice/index.ts';
import type { Edition } from '../edition.ts';
import type { Command, GameEvent } from '../game.ts';
import { openTable, type Setup, streamAt } from '../referee/game.ts';
import { asToday } from '../referee/older.ts';
import { evolve } from '../referee/play.ts';
import { causeOf } from '../referee/refusal.ts';
import { type Remark, remark } from '../referee/remark.ts';
import { cloneState } from '../state/clone.ts';
import type { Seat } from '../state/seat.ts';
import { emptyState, type State } from '../state/state.ts';
import { sure } from '../sure.ts';
import { whyNoPosition } from './bounds.ts';
import { cut, difference, shown } from './difference.ts';
import { canonical, type Entry, editionIn, followedIn, lateIn, leaderIn, timeIn } from './game-file.ts';
import { fold } from './replay.ts';
import { changeLeader, type GameTable, startTable, take, undo, writeDown } from './table.ts';

/** How one entry of a log looks to this referee. */
export interface Judgement {
  /** Counted from 1, the opening. */
  readonly entry: number;
  /** The edition that judged it. */
  readonly edition: Edition;
  /** In which way this referee would judge it otherwise; undefined where it would not. */
  readonly differs: Remark | undefined;
  /** What no edition can have done: a draw that the dice did not give, a sum that is off. */
  readonly fault: Remark | undefined;
  /** How many of its events cite other clauses than this referee does. */
  readonly cited: number;
  /** Whether the game was over then. */
  readonly over: boolean;
}

/**
 * Every entry of a game, judged again on the same chance. Where this referee judges otherwise, the log stands: its draws
 * and sums are checked, and the next entry is judged from where the log had come to. Ends with the first fault.
 */
export function* judgeAgain(setup: Setup, entries: readonly Entry[], seed: string): Generator<Judgement> {
  const [opening, ...rest] = entries;
  if (opening === undefined || opening.seat !== undefined || opening.command !== undefined) {
    yield faulty(1, setup.edition, remark('no-opening'));
    return;
  }
  const table = tableOf(setup, emptyState(setup.seats, setup.edition), seed);
  const began = judgeOpening(table, opening, seed);
  yield began;
  if (began.fault !== undefined) return;
  for (const [i, entry] of rest.entries()) {
    const judgement = judgeEntryWith(table, entry, i + 2, seed, entries);
    yield judgement;
    if (judgement.fault !== undefined) return;
  }
}

/** The first entry from which on the rules as installed here would judge a game otherwise; undefined if they would not. */
export function judgedOtherwise(setup: Setup, entries: readonly Entry[], seed: string): Judgement | undefined {
  for (const judgement of judgeAgain(setup, entries, seed))
    if (judgement.differs !== undefined || judgement.fault !== undefined) return judgement;
  return undefined;
}

function judgeOpening(table: GameTable, opening: Entry, seed: string): Judgement {
  const { setup } = table.game;
  const started = startTable(setup, openStream(seed));
  const real = started.ok ? sure(started.value.entries[0]).events : [];
  const why = started.ok
    ? told(difference(opening.events, real), (unlike) => remark('opening-differs', { difference: unlike }))
    : remark('opening-refused', { because: causeOf(started.refusal) });
  if (started.ok && why === undefined) table.game = started.value.game;
  const wrong = why === undefined ? undefined : adopt(table, opening, seed);
  const fault = told(wrong, (found) => remark('opening-fault', { fault: found }));
  return judged(table, 1, opening.events, real, why, fault);
}

/** A position that another edition has written may be none that this referee can work on. */
function judgeEntryWith(
  table: GameTable,
  entry: Entry,
  number: number,
  seed: string,
  all: readonly Entry[],
): Judgement {
  try {
    return judgeEntry(table, entry, number, seed, all);
  } catch {
    return faulty(number, table.game.state.edition, remark('entry-misfit', { entry: number }));
  }
}

function judgeEntry(table: GameTable, entry: Entry, number: number, seed: string, all: readonly Entry[]): Judgement {
  const { seat, command, events } = entry;
  const { edition: sofar } = table.game.state;
  const led = leaderIn(entry);
  const leads = led === undefined ? undefined : changeLeader(table, led.seat, led.by);
  if (leads !== undefined && difference(events, [leads]) === undefined)
    return judged(table, number, events, [leads], undefined, undefined);
  if (seat === undefined || command === undefined)
    return faulty(number, sofar, remark('entry-without-command', { entry: number }));
  const named = { entry: number, seat, command: command.type };
  const edition = editionIn(events) ?? sofar;
  if (edition < sofar) return faulty(number, sofar, remark('goes-back', { ...named, edition }));
  const before = cloneState(table.game.state);
  const { undoable } = table;
  const result =
    command.type === 'undo'
      ? takeBack(table, seat, events)
      : take(table, seat, command, undefined, {
          edition,
          timeCalled: timeIn(events),
          followed: followedIn(events),
          late: lateIn(events),
        });
  const real = result.ok ? result.value : [];
  const why = result.ok
    ? told(difference(asToday(events, table.game.rulebook), real), (unlike) =>
        remark('entry-differs', { ...named, difference: unlike }),
      )
    : remark('entry-refused', { ...named, clause: result.refusal.clause, because: causeOf(result.refusal) });
  if (why === undefined) return judged(table, number, events, real, undefined, undefined);
  // The log stands: back to the position before it, and on by what was written.
  const wrong =
    command.type === 'undo'
      ? goBack(table, all.slice(0, number), seed)
      : follow(table, { seat, command, events }, before, undoable, seed);
  const fault = told(wrong, (found) => remark('entry-fault', { ...named, fault: found }));
  return judged(table, number, events, real, why, fault);
}

function takeBack(table: GameTable, seat: Seat, events: readonly GameEvent[]): ReturnType<typeof take> {
  // Old logs number the questions after an undo in another way.
  const result = undo(
    table,
    seat,
    events.some((event) => 'asked' in event),
  );
  return result.ok ? { ok: true, value: [result.value] } : result;
}

function follow(
  table: GameTable,
  entry: { readonly seat: Seat; readonly command: Command; readonly events: readonly GameEvent[] },
  before: State,
  undoable: GameTable['undoable'],
  seed: string,
): Remark | undefined {
  table.game = openTable(table.game.setup, cloneState(before), streamAt(seed, before));
  table.undoable = undoable;
  const fault = adopt(table, entry, seed);
  writeDown(table, entry, before);
  return fault;
}

function goBack(table: GameTable, entries: readonly Entry[], seed: string): Remark | undefined {
  const { setup } = table.game;
  try {
    const state = fold(
      setup,
      entries.flatMap(({ events }) => events),
    );
    table.game = openTable(setup, state, streamAt(seed, state));
  } catch {
    return remark('nothing-taken-back');
  }
  table.undoable = undefined;
  return undefined;
}

/** Applies events as they were written; finds what the dice did not give, or which sum is off. */
function adopt(table: GameTable, { events }: Pick<Entry, 'events'>, seed: string): Remark | undefined {
  const { setup, state } = table.game;
  const stream = streamAt(seed, state);
  for (const event of events) {
    const wrong = whyNotDrawn(state, event, stream);
    if (wrong !== undefined) return wrong;
    try {
      evolve(state, event);
    } catch {
      return remark('event-misfit', { event: event.type });
    }
    const off = whyNoPosition(state);
    if (off !== undefined) return remark('event-after', { event: event.type, fault: off });
  }
  table.game = openTable(setup, state, stream);
  return undefined;
}

/** Why a draw cannot have come out as it is written: its number, its value, or how much chance it took. */
function whyNotDrawn(state: State, event: GameEvent, stream: Stream): Remark | undefined {
  if (event.type !== 'rolled' && event.type !== 'deck-shuffled' && event.type !== 'permuted') return undefined;
  const { draw } = event;
  if (draw !== state.draws + 1)
    return remark('draw-follows', { draw: shown(draw), name: shown(event.name), last: state.draws });
  if (typeof event.name !== 'string' || event.name === '') return remark('draw-unnamed', { draw });
  const name = cut(event.name);
  if (event.type === 'rolled') {
    if (event.value === undefined) return remark('draw-silent', { draw, name });
    const value = stream.below(6) + 1;
    if (event.value !== value) return remark('draw-value', { draw, name, written: shown(event.value), gave: value });
  } else {
    const order = orderIn(event.secret);
    if (order === undefined) return remark('draw-silent', { draw, name });
    const given = event.type === 'permuted' ? permutation(order.length, stream) : shuffled(deckOf(state), stream);
    if (canonical(order) !== canonical(given)) return remark('draw-order', { draw, name });
  }
  return event.drawn === stream.position ? undefined : remark('draw-chance', { draw, name });
}

/** The order that a draw gave, in a file that may hold anything in its place. */
function orderIn(secret: unknown): readonly unknown[] | undefined {
  const bank: unknown = typeof secret === 'object' && secret !== null && 'bank' in secret ? secret.bank : undefined;
  const order: unknown = typeof bank === 'object' && bank !== null && 'order' in bank ? bank.order : undefined;
  return Array.isArray(order) ? order : undefined;
}

/** What goes into a shuffle: the deck, and in the opening the piles that nobody took. */
function deckOf({ deck, piles }: State) {
  return [...deck, ...piles.flatMap(({ cards }) => cards)];
}

function judged(
  { game }: GameTable,
  entry: number,
  recorded: readonly GameEvent[],
  real: readonly GameEvent[],
  differs: Remark | undefined,
  fault: Remark | undefined,
): Judgement {
  const cited =
    differs === undefined
      ? recorded.filter((event, i) => canonical(event.clauses) !== canonical(real[i]?.clauses)).length
      : 0;
  const { edition, ended } = game.state;
  return { entry, edition, differs, fault, cited, over: ended !== undefined };
}

function faulty(entry: number, edition: Edition, fault: Remark): Judgement {
  return { entry, edition, differs: undefined, fault, cited: 0, over: false };
}

/** A finding as part of another one, where there is any. */
function told(found: Remark | undefined, as: (found: Remark) => Remark): Remark | undefined {
  return found === undefined ? undefined : as(found);
}

function tableOf(setup: Setup, state: State, seed: string): GameTable {
  return { game: openTable(setup, state, streamAt(seed, state)), entries: [], undoable: undefined };
}
