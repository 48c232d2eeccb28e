// Battles as older programs wrote them, in logs, files and stored positions: the mark of the drill was the place of a step in
// the list of steps. Today it is the name of the step. The list depends on the sets of the game, so the rulebook translates.
import type { BattleRecord } from '../battle/battle.ts';
import type { GameEvent } from '../game.ts';
import type { Rulebook } from '../rulebook.ts';
import type { State } from '../state/state.ts';

/** Names the steps of the battles in a position that was read; a mark that is no step of the drill has none to come. */
export function nameSteps({ agenda }: Pick<State, 'agenda'>, rulebook: Rulebook): void {
  for (const frame of agenda) {
    // Positions from outside may hold anything.
    if (frame?.procedure !== 'conventional') continue;
    const battle: BattleRecord = frame;
    const mark = stepAt(battle.at, rulebook);
    battle.at = rulebook.drill().find((step) => step === mark) ?? 'over';
  }
}

/** Events as they are written today. */
export function asToday(events: readonly GameEvent[], rulebook: Rulebook): readonly GameEvent[] {
  return events.map((event) => {
    if (event.type === 'stepped' && event.procedure === 'conventional')
      return { ...event, patch: renamed(event.patch, rulebook) };
    if (event.type === 'begun' && event.frame?.procedure === 'conventional')
      return { ...event, frame: renamed(event.frame, rulebook) };
    return event;
  });
}

/** A frame or what changes in one, with the name of its step in place of a number; logs from outside may hold anything there. */
function renamed<T extends object>(written: T, rulebook: Rulebook): T {
  const mark: unknown = typeof written === 'object' && written !== null && 'at' in written ? written.at : undefined;
  return typeof mark === 'number' ? { ...written, at: stepAt(mark, rulebook) } : written;
}

function stepAt(mark: unknown, rulebook: Rulebook): unknown {
  return typeof mark === 'number' ? (rulebook.drill()[mark] ?? 'over') : mark;
}
