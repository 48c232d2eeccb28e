// What others hide changes nothing that everybody hears, but where the rules themselves show it (law 2).

import { sayEvent, sayQuestion } from '@marshall/words/testing';
import { expect, test } from 'vitest';
import { type Card, companyOf, isCompany } from '../board/index.ts';
import { type QuickStream, quickStream, shuffled } from '../dice/index.ts';
import type { Command, GameEvent } from '../game.ts';
import { cloneGame, type Game } from '../referee/game.ts';
import { options } from '../referee/options.ts';
import { perform } from '../referee/perform.ts';
import { redact, type Viewer } from '../referee/redact.ts';
import { view } from '../referee/view.ts';
import { knowsCard } from '../state/cards.ts';
import { pay } from '../state/ledger.ts';
import type { Seat } from '../state/seat.ts';
import { type Taste, WARLIKE, walk } from '../testing/index.ts';
import { law, walks } from './law.ts';

const WALKS = process.env.MARSHALL_PROOF === '1' ? 400 : 4;
const TIMEOUT = 3_600_000;

/** The first public event that may differ, or the command whose success may. */
type Shown = ReadonlySet<GameEvent['type'] | Command['type']>;

/** A deal fails if its maker cannot pay (Q-B-30), so do an auction (Q-B-29) and a proposed carriage (Q-M-51), and all money is counted at the end (B-WIN-06). */
const MONEY_SHOWS: Shown = new Set([
  'game-ended',
  'accept-offer',
  'auction-failed',
  'company-auctioned',
  'agree-carriage',
]);
/** Cards are turned, taken with their zone, destroyed with it, shown to defend it, or fail to be delivered. */
const CARDS_SHOW: Shown = new Set([
  'card-turned',
  'research-card-turned',
  'secret-cards-taken',
  'secret-cards-destroyed',
  'champions-revealed',
  'auction-failed',
  'accept-offer',
]);

test('what the others have in cash changes no byte of what anybody hears, but failed deals and the final count', {
  timeout: TIMEOUT,
}, () => {
  compare('cash', MONEY_SHOWS, (twin, mover, stream, listener) => {
    // All others are richer, or have nothing left.
    const richer = stream.below(2) === 0;
    for (const seat of twin.state.order) {
      const player = twin.state.seats[seat];
      if (player === undefined || seat === mover || seat === listener || player.out !== undefined) continue;
      if (richer) pay(twin.state, 'bank', seat, 20_000);
      else pay(twin.state, seat, 'bank', player.cash);
    }
  });
});

test('which cards lie face down where a listener has not seen them changes no byte of what they hear before one is shown', {
  timeout: TIMEOUT,
}, () => {
  compare('cards', CARDS_SHOW, (twin, mover, stream, listener) => {
    const { state } = twin;
    state.deck = shuffled(state.deck, stream);
    for (const seat of state.order) {
      const player = state.seats[seat];
      if (player === undefined) continue;
      player.holdings = player.holdings.map((holding) => {
        // The mover's command rests on what they know; a card that others know may still be hidden from the listener.
        if (knowsCard(holding, seat, mover) || knowsCard(holding, seat, listener)) return holding;
        const at = state.deck.findIndex((card) => isAlike(card, holding.card));
        const card = state.deck[at];
        if (card === undefined) return holding;
        state.deck = state.deck.with(at, holding.card);
        return { ...holding, card };
      });
    }
  });
});

test('the names of the cards with which a player trades face down reach no byte of a player who has not seen them', {
  timeout: TIMEOUT,
}, () => {
  const stream = quickStream('names');
  let compared = 0;
  let withLand = 0;
  law(walks(4, 'names'), Math.ceil(WALKS / 2), (made) => {
    walk({ ...made, rich: true, taste: TRADERS }, ({ game, seat, command }) => {
      if (game.state.cycle === 0 || !TRADES.has(command.type)) return;
      for (const listener of [...game.state.order, 'spectator' as const]) {
        if (stream.below(8) > 0) continue;
        const swap = twoAlike(game, listener, stream);
        if (swap === undefined) continue;
        const real = cloneGame(game, quickStream('the same chance'));
        const copy = cloneGame(game, quickStream('the same chance'));
        const twin = { ...copy, state: renamed(copy.state, swap) };
        const other = perform(twin, seat, renamed(command, swap));
        // Where the card lies may bar its seller, who knows it; then there is nothing to compare.
        if (!other.ok) continue;
        const mine = perform(real, seat, command);
        if (!mine.ok) throw new Error(mine.refusal.message);
        const shown = [...mine.value, ...other.value].some(
          ({ type }) => CARDS_SHOW.has(type) || type === 'deal-failed',
        );
        // Q-B-91: a card goes with the land in which it lies, and everybody sees that a card goes.
        const goes = swap.some((card) => isCompany(card) && lands(mine.value).has(companyOf(card).location));
        if (shown || goes || swap.some((card) => hasSeen(real, listener, card))) continue;
        compared += 1;
        if (lands(mine.value).size > 0) withLand += 1;
        const [a, b] = [told(real, mine.value, listener), told(twin, other.value, listener)];
        if (a !== b) throw new Error(`${made.seed}: ${command.type} by ${seat} tells ${listener} ${apart(a, b)}`);
      }
    });
  });
  expect(compared).toBeGreaterThan(30);
  expect(withLand).toBeGreaterThan(0);
});

/** Makes the same commands in a game and in a twin whose hidden facts are others, on the same chance; every seat listens in turn. */
function compare(
  name: string,
  shows: Shown,
  change: (twin: Game, mover: Seat, stream: QuickStream, listener: Viewer) => void,
): void {
  const stream = quickStream(name);
  let compared = 0;
  law(walks(4, name), WALKS, (made) => {
    const plan = { ...made, rich: true };
    walk(plan, ({ game, seat, command }) => {
      if (game.state.cycle === 0 || stream.below(2) > 0) return;
      const { order } = game.state;
      const listener = order[stream.below(order.length + 1)] ?? 'spectator';
      const twin = cloneGame(game, quickStream('the same chance'));
      change(twin, seat, stream, listener);
      compared += 1;
      const real = heard(cloneGame(game, quickStream('the same chance')), seat, command, listener);
      const other = heard(twin, seat, command, listener);
      const at = real.findIndex((event, n) => JSON.stringify(event) !== JSON.stringify(other[n] ?? 'nothing'));
      const first = at < 0 ? other[real.length] : real[at];
      if (first === undefined) return;
      if (![first, other[at]].some((event) => event !== undefined && shows.has(event.type)) && !shows.has(command.type))
        throw new Error(
          `${plan.seed}: ${command.type} tells ${listener} ${JSON.stringify(first)}, or else ${JSON.stringify(other[at] ?? '')}`,
        );
    });
  });
  expect(compared).toBeGreaterThan(500);
}

/** What somebody hears of a command. */
function heard(game: Game, seat: Seat, command: Command, listener: Viewer): GameEvent[] {
  const result = perform(game, seat, command);
  if (!result.ok) throw new Error(`${command.type} is refused for what others hide: ${result.refusal.message}`);
  return result.value.flatMap((event) => redact(event, listener) ?? []);
}

/** Players who deal as much as they can. */
const TRADES: ReadonlySet<Command['type']> = new Set<Command['type']>([
  'offer',
  'counter-offer',
  'accept-offer',
  'decline-offer',
  'auction-company',
  'raise',
  'pass-auction',
]);
const TRADERS: Taste = (offer) => (TRADES.has(offer.command) ? 3 : WARLIKE(offer));

/** Every byte that somebody gets after a command: events and their words, the view, and what they may do. */
function told(game: Game, events: readonly GameEvent[], listener: Viewer): string {
  const feed = events.flatMap((event) => redact(event, listener) ?? []);
  return JSON.stringify([
    feed,
    feed.map((event) => sayEvent(game, event) ?? ''),
    view(game, listener),
    listener === 'spectator' ? [] : [sayQuestion(game, listener) ?? '', options(game, listener)],
  ]);
}

/** A card of another player's that the listener does not know, and one like it that they know as little. */
function twoAlike(game: Game, listener: Viewer, stream: QuickStream): readonly [Card, Card] | undefined {
  const { order, seats, deck } = game.state;
  const hidden = order.flatMap((seat) =>
    (seats[seat]?.holdings ?? []).flatMap((holding) => (knowsCard(holding, seat, listener) ? [] : [holding.card])),
  );
  const [first] = shuffled(hidden, stream);
  if (first === undefined) return undefined;
  const second = shuffled([...hidden, ...deck], stream).find((card) => card !== first && isAlike(card, first));
  return second === undefined ? undefined : [first, second];
}

/** Whether somebody knows where a card is. */
function hasSeen({ state }: Game, viewer: Viewer, card: Card): boolean {
  return state.order.some((seat) =>
    (state.seats[seat]?.holdings ?? []).some((holding) => holding.card === card && knowsCard(holding, seat, viewer)),
  );
}

/** Plain data in which two names stand for each other. */
function renamed<T>(data: T, [a, b]: readonly [string, string]): T {
  const other = (text: string) => (text === a ? b : text === b ? a : text);
  const copy = (part: unknown): unknown => {
    if (typeof part === 'string') return other(part);
    if (Array.isArray(part)) return part.map(copy);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [other(key), copy(value)]));
  };
  // The copy has the shape of the original: only names that stand for each other differ.
  return copy(data) as T;
}

/** The territories that are sold in deals. */
function lands(events: readonly GameEvent[]): ReadonlySet<string> {
  const passed = events.flatMap((event) => (event.type === 'deal-made' ? event.passed : []));
  return new Set(passed.flatMap(({ good }) => (good.startsWith('land-') ? [good.slice('land-'.length)] : [])));
}

function apart(a: string, b: string): string {
  const at = [...a].findIndex((letter, i) => letter !== b[i]);
  return `...${a.slice(Math.max(0, at - 80), at + 120)}, or else ...${b.slice(Math.max(0, at - 80), at + 120)}`;
}

function isAlike(card: Card, other: Card): boolean {
  return isCompany(card) && isCompany(other) && companyOf(card).resource === companyOf(other).resource;
}
