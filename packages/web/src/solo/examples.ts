// Examples of the handbook, worked out by the referee of every game.
import { blockadesOf, type Game, type GameEvent, seat, view } from '@marshall/rules';
import { scenario } from '@marshall/rules/testing';
import { EXAMPLES } from '../help/examples.ts';
import type { MomentFacts } from '../session/session.ts';
import { Chronicle } from './lines.ts';
import type { WorkedExample } from './messages.ts';

/** How the table stands before, what happens, and how it stands after. */
export function worked(id: string): WorkedExample | undefined {
  const example = EXAMPLES.find((each) => each.id === id);
  if (example === undefined) return undefined;
  const { position, played, without = [] } = example;
  const table = scenario(position);
  const before = seen(table.game);
  const chronicle = new Chronicle({ cycle: position.cycle ?? 2, stage: position.stage ?? 3 });
  for (const { by, command } of played) {
    const events: readonly GameEvent[] = table.player(by).does(command);
    chronicle.add(events, seat(by));
  }
  const lines = chronicle.tell(table.game, 'spectator').filter(({ kind }) => !without.includes(kind));
  return { before, after: seen(table.game), lines };
}

const seen = (game: Game): MomentFacts => ({ view: view(game, 'spectator'), blockades: blockadesOf(game) });
