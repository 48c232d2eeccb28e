// Which clauses of this set an event of the base brings to bear; the log says so.
import type { GameEvent } from '../../game.ts';
import type { Clause } from '../../referee/cite.ts';
import type { Play } from '../../referee/play.ts';

const NONE: readonly Clause[] = [];

/** The clauses of this set that an event rests on besides those of the base. */
export function marineClauses(play: Play, event: GameEvent): readonly Clause[] {
  switch (event.type) {
    case 'units-placed':
      return topOf(play) === 'place-armies' ? ['M-SETUP-08', 'M-SETUP-16', 'M-SETUP-17', 'Q-M-04'] : NONE;
    default:
      return NONE;
  }
}

function topOf({ state }: Play) {
  return state.agenda[state.agenda.length - 1]?.procedure;
}
