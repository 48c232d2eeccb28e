// From a log back to a position: events are folded, never judged again.
import type { GameEvent } from '../game.ts';
import { factsOf } from '../referee/event.ts';
import type { Setup } from '../referee/game.ts';
import { evolve } from '../referee/play.ts';
import { emptyState, type State } from '../state/state.ts';

/** The position after events; those that were taken back do not count. */
export function fold(setup: Setup, events: readonly GameEvent[]): State {
  const state = emptyState(setup.seats, setup.edition);
  foldOn(state, events);
  return state;
}

/** Brings a position on by what came after it. */
export function foldOn(state: State, events: readonly GameEvent[]): void {
  for (const event of standing(events)) evolve(state, event);
  // Numbers of questions that were taken back are not used again.
  for (const event of events) if (event.type === 'undone') state.asked = Math.max(state.asked, event.asked ?? 0);
}

/** The events that stand: without undone ones and the notes that undid them. */
export function standing(events: readonly GameEvent[]): readonly GameEvent[] {
  if (!events.some((event) => event.type === 'undone')) return events;
  const kept: GameEvent[] = [];
  for (const event of events) {
    if (event.type !== 'undone') {
      kept.push(event);
      continue;
    }
    const since = kept.splice(kept.length - keptSince(event));
    const gone = kept.splice(kept.length - (event.events ?? 0));
    kept.push(...(gone.some(({ type }) => type === 'cycle-began') ? since.map(inCycleBefore) : since));
  }
  return kept;
}

/**
 * What others did since a move that began a cycle, as it stands once that move is taken back: the bids of the cycle that had begun are those
 * of the next one.
 */
export function inCycleBefore(event: GameEvent): GameEvent {
  if (event.type !== 'orders-given') return event;
  const { bids, ...orders } = factsOf(event.secret).orders;
  return bids === undefined ? event : { ...event, secret: { [event.seat]: { orders: { ...orders, next: bids } } } };
}

/** How many events after those taken back still stand, as their maker knew nothing of them. */
function keptSince({ secret }: Extract<GameEvent, { type: 'undone' }>): number {
  return secret === undefined ? 0 : factsOf(secret).kept;
}
