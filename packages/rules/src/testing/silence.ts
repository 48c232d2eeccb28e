// A table at which nobody answers: every question takes its default.
import type { GameEvent } from '../game.ts';
import type { Game } from '../referee/game.ts';
import { perform } from '../referee/perform.ts';
import type { Seat } from '../state/seat.ts';
import { faults } from '../table/invariants.ts';
import { fallbackFor } from '../table/table.ts';

/** Answers for the silent until something holds or the game is over; gives the events. */
export function playSilently(game: Game, until: (game: Game, seat: Seat) => boolean = () => false): GameEvent[] {
  const events: GameEvent[] = [];
  while (game.state.ended === undefined) {
    const [seat] = game.state.question?.waiting ?? [];
    if (seat === undefined) throw new Error('nobody is asked and the game is not over');
    if (until(game, seat)) break;
    const answer = fallbackFor(game, seat);
    if (answer === undefined) throw new Error(`${seat} has no default answer`);
    const result = perform(game, seat, answer);
    if (!result.ok) throw new Error(`a default is refused by ${result.refusal.clause}: ${result.refusal.message}`);
    const wrong = faults(game.state);
    if (wrong.length > 0) throw new Error(JSON.stringify(wrong));
    events.push(...result.value);
  }
  return events;
}
