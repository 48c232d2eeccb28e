// The position that odds are worked out in: what the asker may know of it, and what they suppose about the rest.
import { type Card, type Company, companyOf, isCompany } from '../board/index.ts';
import { type SupposedLevels, supposeLevels } from '../odds-table.ts';
import type { Game } from '../referee/game.ts';
import { imagine } from '../referee/imagine.ts';
import { view } from '../referee/view.ts';
import { knowsCard } from '../state/cards.ts';
import { seatOf } from '../state/ledger.ts';
import type { Holding, Seat } from '../state/seat.ts';
import type { State } from '../state/state.ts';
import type { Policies } from './policies.ts';
import { STILL, type Throws } from './trial.ts';

/** What somebody asks with: how they expect choices to be made, and facts they cannot know. */
export interface Suppositions {
  readonly policies?: Partial<Policies>;
  /** Companies that they take others' secret cards to be. */
  readonly secretCards?: Readonly<Record<Seat, readonly Company[]>>;
  /** Levels that they take others to have where they have not been shown. */
  readonly levels?: Readonly<Record<Seat, SupposedLevels>>;
  /** How throws of several dice are gone through; the result is the same, by sums it is found sooner. */
  readonly throws?: Throws;
}

/**
 * The position as the asker may know it. Whatever is hidden from them is filled in the same way whatever it really is, so
 * that odds tell nobody anything (law 2).
 */
export function seenBy(game: Game, asker: Seat, { secretCards = {}, levels = {} }: Suppositions): Game {
  const imagined = imagine(game.setup, view(game, asker), STILL);
  for (const holder of imagined.state.order) {
    for (const card of secretCards[holder] ?? []) suppose(imagined.state, holder, asker, card);
    supposeLevels(imagined.state, asker, holder, levels[holder] ?? {});
  }
  return imagined;
}

/** Exchanges a hidden card of a holder's for the one that it is taken to be, wherever that was imagined. */
function suppose(state: State, holder: Seat, asker: Seat, supposed: Company): void {
  const player = seatOf(state, holder);
  const mine = player.holdings;
  const isHidden = (holding: Holding, of: Seat) => !knowsCard(holding, of, asker);
  if (mine.some(({ card }) => card === supposed)) return;
  const at = mine.findIndex(
    (holding) =>
      isHidden(holding, holder) &&
      isCompany(holding.card) &&
      companyOf(holding.card).resource === companyOf(supposed).resource,
  );
  const own = mine[at];
  if (own === undefined) return;
  const inDeck = state.deck.indexOf(supposed);
  if (inDeck >= 0) {
    state.deck = state.deck.with(inDeck, own.card);
    player.holdings = mine.with(at, withCard(own, supposed));
    return;
  }
  for (const other of state.order) {
    const rival = seatOf(state, other);
    const theirs = rival.holdings;
    const there = theirs.findIndex((holding) => holding.card === supposed && isHidden(holding, other));
    const found = theirs[there];
    if (found === undefined) continue;
    rival.holdings = theirs.with(there, withCard(found, own.card));
    player.holdings = mine.with(at, withCard(own, supposed));
    return;
  }
}

function withCard(holding: Holding, card: Card): Holding {
  return { ...holding, card };
}
