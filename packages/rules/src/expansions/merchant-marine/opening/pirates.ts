// Pirates, where the option puts them: the set that gives them rules of their own is not among ours (T-M-07).
import { LIGHT_SEAS, type LightSea, portsOn, type Sea } from '../../../board/index.ts';
import type { EventBase, EventDefs } from '../../../referee/event.ts';
import { NOBODY } from '../../../referee/parts.ts';
import type { Play } from '../../../referee/play.ts';
import type { ProcedureDefs } from '../../../referee/procedure.ts';
import type { FrameOf } from '../../../state/agenda.ts';
import { unitsAt } from '../../../state/forces.ts';
import { homeOwner } from '../../../state/occupation.ts';
import { marineIn } from '../state.ts';
import { portsHeld } from './navies.ts';

export type PirateSeasFrame = FrameOf<'pirate-seas'>;

export type PirateSeasEvent = PiratesPlaced;
interface PiratesPlaced extends EventBase {
  readonly type: 'pirates-placed';
  readonly pirates: Readonly<Partial<Record<Sea, number>>>;
}

export const pirateSeasEvents: EventDefs<PirateSeasEvent> = {
  'pirates-placed': {
    clauses: ['M-SETUP-12', 'M-SETUP-16', 'X-05'],
    evolve: (state, { pirates }) => {
      marineIn(state).pirates = { ...pirates };
    },
  },
};

export const pirateSeasProcedures: ProcedureDefs<PirateSeasFrame> = {
  'pirate-seas': {
    parts: NOBODY,
    start: () => ({ procedure: 'pirate-seas' }),
    advance(play) {
      const number = play.options.pirates;
      const seas = number === 0 ? [] : LIGHT_SEAS.filter((sea) => isLawless(play, sea));
      if (seas.length > 0)
        play.emit({ type: 'pirates-placed', pirates: Object.fromEntries(seas.map((sea) => [sea, number])) });
      play.end();
    },
  },
};

/** M-SETUP-12 with every land that nobody holds in the hands of warlords: no player has more ports on the sea than they. */
function isLawless(play: Play, sea: LightSea): boolean {
  const lawless = portsOn(sea).filter(
    (territory) =>
      homeOwner(play, territory) === undefined &&
      play.living().every((seat) => unitsAt(play.state.board, territory, seat, 'army') === 0),
  ).length;
  return lawless > 0 && play.living().every((seat) => portsHeld(play, seat, sea) <= lawless);
}
