// What others hide changes nothing that everybody hears, but where the rules themselves show it (law 2).
import { expect, test } from 'vitest';
import { type Card, companyOf, isCompany } from '../board/index.ts';
import { type QuickStream, quickStream, shuffled } from '../dice/index.ts';
import type { Command, GameEvent } from '../game.ts';
import { cloneGame, type Game } from '../referee/game.ts';
import { perform } from '../referee/perform.ts';
import { redact } from '../referee/redact.ts';
import { pay } from '../state/ledger.ts';
import type { Seat } from '../state/seat.ts';
import { canonical } from '../table/game-file.ts';
import { walk } from '../testing/index.ts';
import { law, walks } from './law.ts';

const WALKS = process.env.MARSHALL_PROOF === '1' ? 400 : 6;
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

test('what the others have in cash changes nothing that everybody hears, but failed deals and the final count', {
  timeout: TIMEOUT,
}, () => {
  compare('cash', MONEY_SHOWS, (twin, mover, stream) => {
    // All others are richer, or have nothing left.
    const richer = stream.below(2) === 0;
    for (const seat of twin.state.order) {
      const player = twin.state.seats[seat];
      if (player === undefined || seat === mover || player.out !== undefined) continue;
      if (richer) pay(twin.state, 'bank', seat, 20_000);
      else pay(twin.state, seat, 'bank', player.cash);
    }
  });
});

test('which cards the others hide and how the deck lies changes nothing that everybody hears before a card is shown', {
  timeout: TIMEOUT,
}, () => {
  compare('cards', CARDS_SHOW, (twin, mover, stream) => {
    const { state } = twin;
    state.deck = shuffled(state.deck, stream);
    for (const seat of state.order) {
      const player = state.seats[seat];
      if (player === undefined || seat === mover) continue;
      player.holdings = player.holdings.map((holding) => {
        if (holding.face !== 'secret' || holding.knownTo.length > 0) return holding;
        const at = state.deck.findIndex((card) => isAlike(card, holding.card));
        const card = state.deck[at];
        if (card === undefined) return holding;
        state.deck[at] = holding.card;
        return { ...holding, card };
      });
    }
  });
});

/** Makes the same commands in a game and in a twin whose hidden facts are others, on the same chance. */
function compare(name: string, shows: Shown, change: (twin: Game, mover: Seat, stream: QuickStream) => void): void {
  const stream = quickStream(name);
  let compared = 0;
  law(walks(4, name), WALKS, (made) => {
    const plan = { ...made, rich: true };
    walk(plan, ({ game, seat, command }) => {
      if (game.state.cycle === 0 || stream.below(2) > 0) return;
      const twin = cloneGame(game, quickStream('the same chance'));
      change(twin, seat, stream);
      compared += 1;
      const real = heard(cloneGame(game, quickStream('the same chance')), seat, command);
      const other = heard(twin, seat, command);
      const at = real.findIndex((event, n) => canonical(event) !== canonical(other[n] ?? 'nothing'));
      const first = at < 0 ? other[real.length] : real[at];
      if (first === undefined) return;
      if (![first, other[at]].some((event) => event !== undefined && shows.has(event.type)) && !shows.has(command.type))
        throw new Error(
          `${plan.seed}: ${command.type} tells ${canonical(first)}, or else ${canonical(other[at] ?? '')}`,
        );
    });
  });
  expect(compared).toBeGreaterThan(500);
}

/** What a spectator hears of a command. */
function heard(game: Game, seat: Seat, command: Command): GameEvent[] {
  const result = perform(game, seat, command);
  if (!result.ok) throw new Error(`${command.type} is refused for what others hide: ${result.refusal.sentence}`);
  return result.value.flatMap((event) => redact(event, 'spectator') ?? []);
}

function isAlike(card: Card, other: Card): boolean {
  return isCompany(card) && isCompany(other) && companyOf(card).resource === companyOf(other).resource;
}
