// What a seat may not know, changed: what it sees, hears and may do must stay the same (law 2).
import { sayEvent, sayQuestion } from '@marshall/words/testing';
import { companyOf, isCompany } from '../board/index.ts';
import { type QuickStream, quickStream, shuffled } from '../dice/index.ts';
import type { Command, GameEvent } from '../game.ts';
import { cloneGame, type Game } from '../referee/game.ts';
import { imagine } from '../referee/imagine.ts';
import { options } from '../referee/options.ts';
import { perform } from '../referee/perform.ts';
import { redact, type Viewer } from '../referee/redact.ts';
import { view } from '../referee/view.ts';
import { knowsCard } from '../state/cards.ts';
import { pay } from '../state/ledger.ts';
import type { Seat } from '../state/seat.ts';

/** How a position that is imagined from what a viewer knows looks different to them; undefined if it does not. */
export function tellsApart(game: Game, viewer: Viewer, stream: QuickStream): string | undefined {
  const seen = view(game, viewer);
  return difference(shown(imagine(game.setup, seen, stream), viewer), shown(game, viewer));
}

/**
 * How a viewer hears a command or sees what it leads to differently if others have other cash and other hidden cards.
 * What the viewer takes as spoils comes into their own hands, so those who lose it have the same in both.
 */
export function hearsApart(
  game: Game,
  mover: Seat,
  command: Command,
  viewer: Viewer,
  stream: QuickStream,
): { readonly apart: string; readonly told: readonly GameEvent['type'][] } | undefined {
  const [real, twin] = [cloneGame(game, quickStream('the same')), cloneGame(game, quickStream('the same'))];
  // Anybody may leave, so that says nothing about what they have.
  const mine = perform(real, mover, command);
  const beaten = mine.ok ? mine.value.flatMap((event) => spoilsOf(event, viewer)) : [];
  hideOthers(twin, command.type === 'resign' ? undefined : mover, [viewer, ...beaten], stream);
  const other = perform(twin, mover, command);
  if (!mine.ok || !other.ok) return { apart: `${command.type} is refused for what others hide`, told: [] };
  const apart = difference(heard(real, mine.value, viewer), heard(twin, other.value, viewer));
  if (apart === undefined) return undefined;
  return { apart, told: [...mine.value, ...other.value].map(({ type }) => type) };
}

function spoilsOf(event: GameEvent, viewer: Viewer): Seat[] {
  return event.type === 'spoils-taken' && event.captor === viewer ? [event.from] : [];
}

/** Other cash and other face-down cards for everybody but the viewer, those spared, and the mover, whose command rests on what they have. */
function hideOthers(
  { state }: Game,
  mover: Seat | undefined,
  [viewer, ...spared]: readonly [Viewer, ...Seat[]],
  stream: QuickStream,
): void {
  for (const seat of state.order) {
    const player = state.seats[seat];
    if (player === undefined || player.out !== undefined || seat === mover || seat === viewer) continue;
    if (spared.includes(seat)) continue;
    pay(state, 'bank', seat, 1 + stream.below(20_000));
    player.holdings = player.holdings.map((holding) => {
      if ((mover !== undefined && knowsCard(holding, seat, mover)) || knowsCard(holding, seat, viewer)) return holding;
      const alike = shuffled(state.deck, stream).find((card) => isAlike(card, holding.card));
      if (alike === undefined) return holding;
      state.deck = state.deck.map((card) => (card === alike ? holding.card : card));
      return { ...holding, card: alike };
    });
  }
}

function isAlike(card: string, other: string): boolean {
  return isCompany(card) && isCompany(other) && companyOf(card).resource === companyOf(other).resource;
}

function heard(game: Game, events: readonly GameEvent[], viewer: Viewer): string {
  const feed = events.flatMap((event) => redact(event, viewer) ?? []);
  return JSON.stringify([feed, feed.map((event) => sayEvent(game, event) ?? ''), shown(game, viewer)]);
}

function shown(game: Game, viewer: Viewer): string {
  const may = viewer === 'spectator' ? [] : [sayQuestion(game, viewer) ?? '', options(game, viewer)];
  return JSON.stringify([view(game, viewer), may]);
}

function difference(a: string, b: string): string | undefined {
  if (a === b) return undefined;
  const at = [...a].findIndex((letter, i) => letter !== b[i]);
  return `...${a.slice(Math.max(0, at - 120), at + 120)}, or else ...${b.slice(Math.max(0, at - 120), at + 120)}`;
}
