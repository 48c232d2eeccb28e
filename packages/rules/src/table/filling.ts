// Fills a command out of what is offered, field by field, by what somebody would rather have.
import type { Command } from '../game.ts';
import type { Domain, Value } from '../referee/choice.ts';
import type { Game } from '../referee/game.ts';
import { walkOne } from '../referee/options.ts';
import { parseCommand } from '../referee/parse.ts';
import type { Seat } from '../state/seat.ts';

/** No list of a command is as long. */
const MOST_STEPS = 200;

/** Picks a value for a field; undefined where nothing that is offered will do. */
export type Pick = (field: string, values: readonly Value[]) => Value | undefined;

/** A command of one kind: single values are picked, numbers and lists are filled as far as they go. */
export function filled(game: Game, seat: Seat, type: Command['type'], pick: Pick): Command | undefined {
  const walk = walkOne(game, seat, (kinds) => kinds.filter((def) => def.type === type));
  if (walk === undefined) return undefined;
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const { more } = walk;
    const field = more?.field ?? walk.field;
    if (field === undefined) break;
    const domain = more?.domain ?? walk.domain();
    if (domain.kind === 'list') {
      const next = domain.next.kind === 'one-of' ? pick(field, domain.next.values) : undefined;
      if (next === undefined && more === undefined) return undefined;
      if (next === undefined) break;
      const sofar = (walk.draft as Readonly<Record<string, Value | undefined>>)[field];
      const list = Array.isArray(sofar) ? [...sofar, next] : [next];
      if (more === undefined) walk.put(list);
      else walk.lengthen(list);
      continue;
    }
    const value = domain.kind === 'one-of' ? pick(field, domain.values) : fullest(domain);
    if (value === undefined) return undefined;
    walk.put(value);
  }
  const parsed = parseCommand(walk.draft);
  return parsed.ok ? parsed.value : undefined;
}

/** The value that names the greatest numbers: of lines of units the one with the most of them. */
export function largest(values: readonly Value[]): Value | undefined {
  const sums = values.map(sumOf);
  return values[sums.indexOf(Math.max(...sums))];
}

function sumOf(value: Value): number {
  if (typeof value === 'number') return value;
  if (typeof value !== 'object') return 0;
  return Object.values(value).reduce<number>((sum, each) => sum + sumOf(each), 0);
}

function fullest(domain: Exclude<Domain, { kind: 'list' | 'one-of' }>): Value {
  switch (domain.kind) {
    case 'range':
      return domain.max;
    case 'counts':
      return domain.max;
    case 'some-of':
      return domain.values.slice(0, domain.most);
    case 'text':
      return '';
  }
}
