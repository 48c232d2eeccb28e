// The answer that is left where a seat has nothing to choose: the same choices that make its options, with one value in each.
import type { Command } from '../game.ts';
import type { Seat } from '../state/seat.ts';
import type { Domain } from './choice.ts';
import type { AnyCommandDef } from './command.ts';
import { commandsFor, whyNotAtAll } from './perform.ts';
import type { Play } from './play.ts';
import { Walk } from './walk.ts';

/** The only command by which a seat can answer what it is asked; undefined if there is a choice, or something to do first. */
export function soleAnswer(play: Play, seat: Seat): Command | undefined {
  const kind = play.state.question?.kind;
  let only: AnyCommandDef | undefined;
  for (const def of quickFirst(commandsFor(kind))) {
    const counts = def.answers !== undefined || (kind !== undefined && def.during?.includes(kind) === true);
    if (!counts) continue;
    // A player who is not asked for lack of something that nobody sees would tell of it.
    if (def.could?.(play, seat) === true) return undefined;
    if (whyNotAtAll(play, seat, def) !== undefined || def.leads?.(play, seat) === false) continue;
    if (only !== undefined || def.answers === undefined) return undefined;
    only = def;
  }
  return only === undefined ? undefined : filledIn(play, seat, only);
}

const ordered = new WeakMap<readonly AnyCommandDef[], readonly AnyCommandDef[]>();

/** Those that are always open first: where one is, the first other one that may be made ends the search. */
function quickFirst(defs: readonly AnyCommandDef[]): readonly AnyCommandDef[] {
  let known = ordered.get(defs);
  if (known === undefined) {
    known = [...defs.filter(({ may }) => may === undefined), ...defs.filter(({ may }) => may !== undefined)];
    ordered.set(defs, known);
  }
  return known;
}

/** A command whose every field leaves one value. */
function filledIn(play: Play, seat: Seat, def: AnyCommandDef): Command | undefined {
  const walk = new Walk(play, seat, def);
  while (walk.field !== undefined) {
    const values = onlyValue(walk.domain());
    if (values === undefined) return undefined;
    walk.put(values[0]);
    if (walk.more !== undefined) return undefined;
  }
  const parsed = def.schema.safeParse(walk.draft);
  return parsed.success ? parsed.data : undefined;
}

/** The one value that a domain holds, in a list of its own; undefined if it holds none or several. */
export function onlyValue(domain: Domain): readonly [unknown] | undefined {
  switch (domain.kind) {
    case 'one-of':
      return domain.values.length === 1 ? [domain.values[0]] : undefined;
    case 'range':
      return domain.min === domain.max ? [domain.min] : undefined;
    case 'some-of':
      if (domain.most === 0) return [[]];
      return domain.least === domain.values.length ? [domain.values] : undefined;
    case 'counts': {
      const all = Object.values(domain.max).reduce((sum, number) => sum + number, 0);
      if (all === 0 || domain.most === 0) return [{}];
      return domain.least === all ? [domain.max] : undefined;
    }
    // A list may be put in several orders, and a text in any words.
    case 'list':
    case 'text':
      return undefined;
  }
}
