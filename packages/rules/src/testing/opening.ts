// A game from its very first die, on chance that the test writes down.
import { type Card, POWERS, type Power } from '../board/index.ts';
import type { Stream } from '../dice/index.ts';
import { EDITION } from '../edition.ts';
import type { Command, GameEvent } from '../game.ts';
import { DEFAULT_OPTIONS, type GameOptions } from '../options.ts';
import { createGame, type Game, type Setup } from '../referee/game.ts';
import { perform } from '../referee/perform.ts';
import type { Refusal } from '../referee/refusal.ts';
import { seatOf } from '../state/ledger.ts';
import { type SeatState, seat } from '../state/seat.ts';
import { faults } from '../table/invariants.ts';
import { fallbackFor } from '../table/table.ts';

/** A set-up without a promise about its dice. */
export function plainSetup(
  seats: readonly string[],
  options: Partial<GameOptions> = {},
  powers?: Readonly<Record<string, Power>>,
): Setup {
  return {
    edition: EDITION,
    seats: seats.map(seat),
    powers,
    options: { ...DEFAULT_OPTIONS, ...options },
    commitment: '',
    contributions: [],
  };
}

/** A game being set up. What is drawn stands in `script`, which may grow; an empty script draws zeros: nothing is mixed. */
export class OpeningTable {
  readonly game: Game;
  readonly events: GameEvent[] = [];
  readonly script: number[];

  constructor(setup: Setup, script: readonly number[] = []) {
    this.script = [...script];
    const started = createGame(setup, this.#stream());
    if (!started.ok) throw new Error(started.refusal.message);
    this.game = started.value.game;
    this.events.push(...started.value.events);
    this.#check();
  }

  /** What a seat has now. */
  has(id: string): Readonly<SeatState> {
    return seatOf(this.game.state, seat(id));
  }

  /** Makes a command that must be accepted; gives its events. */
  does(id: string, command: Command): readonly GameEvent[] {
    const result = perform(this.game, seat(id), command);
    if (!result.ok) throw new Error(`refused by ${result.refusal.clause}: ${result.refusal.message}`);
    this.events.push(...result.value);
    this.#check();
    return result.value;
  }

  /** Makes a command that must be refused by a clause and change nothing; gives the refusal. */
  isRefused(id: string, command: Command, clause: string): Refusal {
    const before = JSON.stringify(this.game.state);
    const result = perform(this.game, seat(id), command);
    if (result.ok) throw new Error(`accepted, though ${clause} forbids it`);
    if (result.refusal.clause !== clause)
      throw new Error(`refused by ${result.refusal.clause} (${result.refusal.message}), not by ${clause}`);
    if (JSON.stringify(this.game.state) !== before) throw new Error('a refused command changed the state');
    return result.refusal;
  }

  /** Everybody asked gives the default answer until the question is of another kind. */
  everybody(kind: string): void {
    while (this.game.state.question?.kind === kind) {
      const [next] = this.game.state.question.waiting;
      const answer = next === undefined ? undefined : fallbackFor(this.game, next);
      if (next === undefined || answer === undefined) throw new Error(`nobody answers ${kind}`);
      this.does(next, answer);
    }
  }

  /** All events of a type so far. */
  all<T extends GameEvent['type']>(type: T): Extract<GameEvent, { type: T }>[] {
    return this.events.filter((event): event is Extract<GameEvent, { type: T }> => event.type === type);
  }

  #stream(): Stream {
    const { script } = this;
    let position = 0;
    return {
      get position() {
        return position;
      },
      below(n) {
        position += 1;
        const value = script.shift() ?? 0;
        if (value < 0 || value >= n) throw new Error(`draw ${position} is ${value}, but must be below ${n}`);
        return value;
      },
    };
  }

  #check(): void {
    const wrong = faults(this.game.state);
    if (wrong.length > 0) throw new Error(JSON.stringify(wrong));
  }
}

/** Dice as the stream draws them: 1 to 6 become 0 to 5. */
export const dice = (...values: readonly number[]): number[] => values.map((value) => value - 1);

/**
 * A random open in which seats lead these powers, the last one as the dealer, up to the last choice of a pile;
 * `deal` then says how the deck lies, shuffle after shuffle.
 */
export function randomOpen(
  powers: readonly Power[],
  options: Partial<GameOptions> = {},
  deal?: (deck: ScriptedDeck) => void,
): OpeningTable {
  const table = new OpeningTable(plainSetup(powers, { opening: 'random', ...options }), [
    ...dice(...powers.map((_, i) => (i === powers.length - 1 ? 6 : 1))),
    ...zeros(POWERS.length * 5 + 5),
    ...dice(...powers.slice(0, -1).map((_, i) => 6 - i)),
  ]);
  for (const power of powers.slice(0, -1)) choose(table, power);
  const last = powers[powers.length - 1];
  if (last === undefined) throw new Error('nobody plays');
  const deck = new ScriptedDeck(cardsAfter(table, last));
  deal?.(deck);
  table.script.push(...deck.draws);
  choose(table, last);
  return table;
}

/** The deck of a deal: says what lies on top after each shuffle, and follows what is dealt and returned. */
export class ScriptedDeck {
  readonly draws: number[] = [];
  #cards: readonly Card[];

  constructor(cards: readonly Card[]) {
    this.#cards = cards;
  }

  /** The next shuffle brings these cards to the top, in this order. */
  shuffle(...top: readonly Card[]): this {
    const rest = [...this.#cards];
    for (const [at, card] of top.entries()) {
      const found = rest.indexOf(card, at);
      if (found < 0) throw new Error(`${card} is not in the deck`);
      this.draws.push(found - at);
      const held = rest[at];
      if (held === undefined) throw new Error('the deck is empty');
      rest[at] = card;
      rest[found] = held;
    }
    this.draws.push(...zeros(Math.max(0, rest.length - 1 - top.length)));
    this.#cards = rest;
    return this;
  }

  /** So many cards are dealt from the top and stay with players. */
  deal(cards: number): this {
    this.#cards = this.#cards.slice(cards);
    return this;
  }

  /** Cards that were dealt go back below the deck. */
  back(...cards: readonly Card[]): this {
    this.#cards = [...this.#cards, ...cards];
    return this;
  }
}

function choose(table: OpeningTable, power: Power): void {
  const pile = table.game.state.piles.findIndex((other) => other.power === power) + 1;
  table.does(power, { type: 'choose-pile', pile });
}

/** What the deck holds, unshuffled, once the dealer has taken their power. */
function cardsAfter(table: OpeningTable, last: Power): Card[] {
  const { deck, piles } = table.game.state;
  const kept = 3;
  return [
    ...deck,
    ...piles.filter(({ power }) => power === last).flatMap(({ cards }) => cards.slice(kept)),
    ...piles.filter(({ power }) => power !== last).flatMap(({ cards }) => cards),
  ];
}

const zeros = (n: number): number[] => Array.from({ length: n }, () => 0);
