// Three navies for everybody, where they have more ports than anybody else (M-SETUP-09 to -11).
import { z } from 'zod';
import { homeOf, LIGHT_SEAS, type LightSea, ports, portsOn } from '../../../board/index.ts';
import { sumOf, upTo } from '../../../opening/placement.ts';
import { counts } from '../../../referee/choice.ts';
import type { Clause } from '../../../referee/cite.ts';
import { type CommandDef, field } from '../../../referee/command.ts';
import { NOBODY } from '../../../referee/parts.ts';
import type { Play } from '../../../referee/play.ts';
import type { ProcedureDefs, QuestionDefs } from '../../../referee/procedure.ts';
import { type Refusal, refuse } from '../../../referee/refusal.ts';
import type { FrameOf } from '../../../state/agenda.ts';
import { isSome, unitsAt } from '../../../state/forces.ts';
import { isHome } from '../../../state/occupation.ts';
import type { Seat } from '../../../state/seat.ts';
import { sure } from '../../../sure.ts';
import { addTo, seal, type Together, together, type Wish } from './together.ts';

const NAVIES = 3;

const PLACED: readonly Clause[] = ['M-SETUP-09', 'M-SETUP-16', 'Q-M-04', 'Q-M-05', 'Q-M-06', 'X-05'];

export type StationNaviesFrame = FrameOf<'station-navies'> & Together;
export type StationNaviesQuestion = 'station-navies';

const schema = z.strictObject({
  type: z.literal('station-navies'),
  navies: z.partialRecord(z.enum(LIGHT_SEAS), z.int().min(0).max(NAVIES)),
});
export type StationNaviesCommand = z.infer<typeof schema>;

export const stationNaviesCommand: CommandDef<StationNaviesCommand> = {
  type: 'station-navies',
  schema,
  answers: ['station-navies'],
  sealed: true,
  clause: 'M-SETUP-09',
  fields: [
    field('navies', (play, seat) =>
      counts(
        upTo(NAVIES, openSeas(play, seat)),
        { least: 0, most: NAVIES },
        (chosen) =>
          whyNotThere(play, seat, chosen) ??
          refuse('three-navies', 'M-SETUP-09', { navies: NAVIES, placed: sumOf(chosen) }),
      ),
    ),
  ],
  run: seal('Q-M-04'),
};

export const stationNaviesQuestions: QuestionDefs<StationNaviesQuestion> = {
  'station-navies': {
    clause: 'M-SETUP-09',
    facts: () => ({ navies: NAVIES }),
    fallback: (play, seat) => {
      const seas = openSeas(play, seat);
      const navies: Partial<Record<LightSea, number>> = {};
      for (let i = 0; i < NAVIES; i++) {
        const sea = seas[i % Math.max(1, seas.length)];
        if (sea !== undefined) navies[sea] = (navies[sea] ?? 0) + 1;
      }
      return { type: 'station-navies', navies };
    },
  },
};

export const stationNaviesProcedures: ProcedureDefs<StationNaviesFrame> = {
  'station-navies': {
    parts: NOBODY,
    start: () => ({ procedure: 'station-navies', asked: false }),
    advance(play, frame) {
      const able = play.living().filter((seat) => openSeas(play, seat).length > 0);
      together(play, frame, 'station-navies', able, (answers) => {
        const placements: Record<Seat, Wish> = {};
        for (const [seat, answer] of answers) {
          const wish: Wish = {};
          addTo(wish, 'navy', answer.navies);
          placements[seat] = wish;
        }
        // No two have the most ports on one sea, so that nobody clashes. Without pirates their step is passed over (M-SETUP-02).
        play.emit({
          type: 'units-placed',
          placements,
          clauses: play.options.pirates === 0 ? [...PLACED, 'M-SETUP-02'] : PLACED,
        });
      });
    },
  },
};

/** Light seas into which a player may put navies in the opening, in board order. */
export function openSeas(play: Play, seat: Seat): LightSea[] {
  return LIGHT_SEAS.filter((sea) => whyClosed(play, seat, sea) === undefined);
}

/** Why navies that were written down for some sea may not go there. */
export function whyNotThere(
  play: Play,
  seat: Seat,
  chosen: Readonly<Record<string, number | undefined>>,
): Refusal | undefined {
  for (const sea of LIGHT_SEAS) {
    const refusal = isSome(chosen[sea]) ? whyClosed(play, seat, sea) : undefined;
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

function whyClosed(play: Play, seat: Seat, sea: LightSea): Refusal | undefined {
  const { power } = play.seat(seat);
  if (!homeOf(sure(power)).some((territory) => ports(territory).includes(sea)))
    return refuse('no-home-port:sea', 'M-SETUP-09', { sea });
  const own = portsHeld(play, seat, sea);
  const most = Math.max(
    0,
    ...play
      .living()
      .filter((other) => other !== seat)
      .map((other) => portsHeld(play, other, sea)),
  );
  if (most > own) return refuse('fewer-ports', 'M-SETUP-10', { sea, own, most });
  return most === own ? refuse('level-ports', 'M-SETUP-11', { sea, own }) : undefined;
}

/** Q-M-07: ports of a player's home, and of foreign territories in which an army of their stands. */
export function portsHeld(play: Play, seat: Seat, sea: LightSea): number {
  return portsOn(sea).filter(
    (territory) => isHome(play, seat, territory) || unitsAt(play.state.board, territory, seat, 'army') > 0,
  ).length;
}
