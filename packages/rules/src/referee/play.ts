// A command at work: reads the position, emits events, asks questions, draws. Each event is applied as it is emitted.
import type { BattleAt } from '../battle/battle.ts';
import type { Card } from '../board/index.ts';
import { permutation, type Stream, shuffled } from '../dice/index.ts';
import type { DrillStepName, Frame, GameEvent, QuestionKind } from '../game.ts';
import type { GameOptions } from '../options.ts';
import type { Phase, Rulebook } from '../rulebook.ts';
import { trimForces } from '../state/fleets.ts';
import type { Seat, SeatState } from '../state/seat.ts';
import type { DeepReadonly, Position, State } from '../state/state.ts';
import { sure } from '../sure.ts';
import { type Clause, citeEvent } from './cite.ts';
import { composed } from './composed.ts';
import { current, type EventDef } from './event.ts';
import type { Game, Setup } from './game.ts';
import { type Note, noteChange, notesOn } from './once.ts';

export class Play {
  readonly setup: Setup;
  readonly options: GameOptions;
  readonly rulebook: Rulebook;
  readonly #stream: Stream;
  /** The events of this command so far. */
  readonly events: GameEvent[] = [];
  /** What was found out about the position, by kind of fact; `once.ts` looks after it. */
  readonly notes: (Note | undefined)[];
  /**
   * Whether what happened, or that nothing did, depended on what not everybody could know: who acted has learnt from it and
   * does not take it back. Set where such a thing is looked at, by what everybody sees, so that it is the same in every
   * game that looks the same.
   */
  tells = false;
  /** Whether a question was put since the last answer. */
  asking = false;
  readonly #state: State;

  constructor(game: Game) {
    this.setup = game.setup;
    this.#state = game.state;
    this.options = game.setup.options;
    this.rulebook = game.rulebook;
    this.#stream = game.stream;
    this.notes = notesOn(game);
  }

  get state(): Position {
    return this.#state;
  }

  /** What a player has. */
  seat(seat: Seat): DeepReadonly<SeatState> {
    const found = this.#state.seats[seat];
    if (found === undefined) throw new Error(`no seat ${seat}`);
    return found;
  }

  /** Players still in the game, in seat order. */
  living(): Seat[] {
    const { order, seats } = this.#state;
    const living: Seat[] = [];
    for (const seat of order) if (seats[seat]?.out === undefined) living.push(seat);
    return living;
  }

  /** Makes an event happen. */
  emit(event: GameEvent): void {
    const def = definitionOf(event);
    event.clauses ??= def.clauses;
    if (def.version !== undefined) event.v = def.version;
    const more = this.rulebook.clausesBesides(this, event);
    if (more.length > 0) event.clauses = [...event.clauses, ...more];
    citeEvent(event.type, event.clauses);
    // That a sealed answer was replaced is nobody else's business.
    if (event.type === 'sealed' && this.#state.sealed[event.seat] !== undefined) event.to = [event.seat];
    def.evolve(this.#state, event);
    trimForces(this.#state);
    noteChange(event.type);
    this.events.push(event);
  }

  /** Puts a procedure on the agenda. */
  begin(frame: Frame): void {
    this.emit({ type: 'begun', frame });
  }

  /** Puts a phase of a stage, or a step of the opening, on the agenda. */
  enter(phase: Phase): void {
    const { opens, start } = composed().procedures[phase];
    if (start === undefined) throw new Error(`${phase} is no phase of its own`);
    opens?.(this);
    this.begin(start(this));
  }

  /** Runs a step of the conventional drill. */
  drill<S extends DrillStepName>(step: S, battle: DeepReadonly<BattleAt<S>>): void {
    composed().drill[step](this, battle);
  }

  /** Changes the top frame. */
  step<F extends Frame>(procedure: F['procedure'], patch: Partial<Omit<F, 'procedure'>>): void {
    this.emit({ type: 'stepped', procedure, patch });
  }

  /** Takes the finished procedure off the agenda. */
  end(): void {
    this.emit({ type: 'finished', procedure: this.#state.agenda[this.#state.agenda.length - 1]?.procedure ?? 'cycle' });
  }

  /** Asks seats; an empty list asks nobody and is a bug. */
  ask(kind: QuestionKind, seats: readonly Seat[]): void {
    if (seats.length === 0) throw new Error(`question ${kind} has nobody to answer it`);
    this.emit({ type: 'asked', question: this.#state.asked + 1, kind, of: [...seats] });
    this.asking = true;
  }

  /** Rolls one six-sided die under a name. */
  roll(name: string): number {
    const value = this.#stream.below(6) + 1;
    this.emit({ type: 'rolled', draw: this.#state.draws + 1, name, value, drawn: this.#stream.position });
    return value;
  }

  /** Shuffles cards into the resource deck; nobody sees the order. */
  shuffleDeck(name: string, cards: readonly Card[], clauses?: readonly Clause[]): void {
    const order = shuffled(cards, this.#stream);
    this.emit({
      type: 'deck-shuffled',
      draw: this.#state.draws + 1,
      name,
      cards: order.length,
      drawn: this.#stream.position,
      secret: { bank: { order } },
      ...(clauses === undefined ? {} : { clauses }),
    });
  }

  /** Puts things into an order that nobody may know. */
  permute<T>(name: string, items: readonly T[]): T[] {
    const order = permutation(items.length, this.#stream);
    this.emit({
      type: 'permuted',
      draw: this.#state.draws + 1,
      name,
      drawn: this.#stream.position,
      secret: { bank: { order } },
    });
    return order.map((i) => sure(items[i]));
  }
}

/** How an event is applied and told. */
export function definitionOf(event: GameEvent): EventDef<GameEvent> {
  // The table has a definition for every type by its own type; TypeScript cannot pair the two unions.
  return composed().events[event.type] as unknown as EventDef<GameEvent>;
}

/** Applies one event to a state. Events are the only way a state changes. */
export function evolve(state: State, event: GameEvent): void {
  const def = definitionOf(event);
  def.evolve(state, def.version === undefined ? event : current(def, event));
  trimForces(state);
  noteChange(event.type);
}
