// Examples of the handbook, worked out by the referee of every game.
import {
  blockadesOf,
  type Command,
  fallbackFor,
  type Game,
  type GameEvent,
  perform,
  type Seat,
  seat,
  tableAnswer,
  view,
} from '@marshall/rules';
import { type Sketch, scenario, techSketch } from '@marshall/rules/testing';
import { EXAMPLES, type Example } from '../help/examples.ts';
import type { MomentFacts } from '../session/session.ts';
import { Chronicle } from './lines.ts';
import type { WorkedExample } from './messages.ts';

/** An example as the handbook shows it: how the table stands before, what happens of what it is about, and how it stands after. */
export function worked(id: string): WorkedExample | undefined {
  const example = EXAMPLES.find((each) => each.id === id);
  if (example === undefined) return undefined;
  const whole = carriedOut(example);
  return { ...whole, lines: whole.lines.filter(({ kind }) => example.tells.includes(kind)) };
}

/** The position of an example, with what its sets hold. */
export const positionOf = ({ position, technology }: Example): Sketch => ({
  ...position,
  ...(technology === undefined ? {} : { sets: techSketch(technology) }),
});

/** The same with all that happens; `look` sees the game before each command. */
export function carriedOut(example: Example, look?: (game: Game, by: Seat, command: Command) => void): WorkedExample {
  const { id, position, played, reader } = example;
  const { game } = scenario(positionOf(example));
  const before = seen(game);
  const chronicle = new Chronicle({ cycle: position.cycle ?? 2, stage: position.stage ?? 3 });
  const take = (by: Seat, command: Command): void => {
    look?.(game, by, command);
    const result = perform(game, by, command);
    if (!result.ok) throw new Error(`${id}: ${command.type}: ${result.refusal.message} (${result.refusal.clause})`);
    const events: readonly GameEvent[] = result.value;
    chronicle.add(events, by);
  };
  for (const { by, command } of played) {
    take(seat(by), command);
    for (let answer = atOnce(game); answer !== undefined; answer = atOnce(game)) take(answer.seat, answer.command);
  }
  return { before, after: seen(game), lines: chronicle.tell(game, reader === undefined ? 'spectator' : seat(reader)) };
}

/** What leaves no choice is answered by the table, as in every game, and losses as for a silent player. */
function atOnce(game: Game): { readonly seat: Seat; readonly command: Command } | undefined {
  const { question } = game.state;
  const [by] = question?.kind === 'losses' ? question.waiting : [];
  const command = by === undefined ? undefined : fallbackFor(game, by);
  return tableAnswer(game) ?? (by === undefined || command === undefined ? undefined : { seat: by, command });
}

const seen = (game: Game): MomentFacts => ({ view: view(game, 'spectator'), blockades: blockadesOf(game) });
