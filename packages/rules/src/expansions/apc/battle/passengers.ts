// Step A: who wants his passengers to fight lets them get off, the attacker first (Q-A-04, A-CAR-02, -03, X-02).
import { z } from 'zod';
import { battleIn, battleOf, type Side } from '../../../battle/battle.ts';
import { type DrillStep, next } from '../../../battle/conventional.ts';
import { type Zone, zoneName } from '../../../board/index.ts';
import { plus } from '../../../movement/draft.ts';
import { counts } from '../../../referee/choice.ts';
import { type CommandDef, field } from '../../../referee/command.ts';
import type { EventBase, EventDefs } from '../../../referee/event.ts';
import type { Play } from '../../../referee/play.ts';
import type { QuestionDefs } from '../../../referee/procedure.ts';
import { refuse } from '../../../referee/refusal.ts';
import { addLaden, addUnits, type SparseCounts, takeLaden, totalOf } from '../../../state/forces.ts';
import type { Seat } from '../../../state/seat.ts';
import type { State } from '../../../state/state.ts';
import { UNIT_KINDS, type UnitKind } from '../../../unit-table.ts';
import { apcsOf, type Battle, hasPassengers, playerOf, SIDES, sideOf } from './sides.ts';

export type PassengersQuestion = 'passengers';

/** How many get off, by the APCs they are in: `kazakh/apc with 3 army`. */
const getOffSchema = z.strictObject({
  type: z.literal('get-off'),
  passengers: z.record(z.string().max(120), z.int().min(0).max(999)),
});
export type GetOffCommand = z.infer<typeof getOffSchema>;

/** One APC, what was inside it, and who gets off. */
interface Unloaded {
  readonly zone: Zone;
  readonly cargo: SparseCounts;
  readonly off: SparseCounts;
}

export type PassengersEvent = PassengersOff;
interface PassengersOff extends EventBase {
  readonly type: 'passengers-off';
  readonly seat: Seat;
  readonly side: Side;
  readonly unloaded: readonly Unloaded[];
}

export const passengersEvents: EventDefs<PassengersEvent> = {
  'passengers-off': {
    clauses: ['A-CAR-02', 'A-CAR-03', 'Q-A-04', 'X-02'],
    evolve: (state, { seat, side, unloaded }) => {
      battleIn(state).extra[asked(side)] = true;
      for (const each of unloaded) unload(state, seat, side, each);
    },
    say: ({ seat, unloaded }, name) => {
      const off = unloaded.reduce((sum, each) => sum + totalOf(each.off), 0);
      return off === 0 ? undefined : `${off} ${off === 1 ? 'army' : 'armies'} of ${name(seat)} get off to fight.`;
    },
  },
};

export const getOffCommand: CommandDef<GetOffCommand> = {
  type: 'get-off',
  schema: getOffSchema,
  answers: ['passengers'],
  clause: 'A-CAR-03',
  fields: [
    field('passengers', (play, seat) => {
      const max: Record<string, number> = {};
      for (const { key, cargo, number } of laden(play, seat)) max[key] = number * totalOf(cargo);
      const most = Object.values(max).reduce((sum, n) => sum + n, 0);
      return counts(max, { least: 0, most }, () =>
        refuse('not-inside', 'A-CAR-01', `You have ${most} passengers in the APCs of this battle.`, { most }),
      );
    }),
  ],
  run: (play, seat, { passengers }) => {
    const unloaded = laden(play, seat).flatMap(({ key, zone, cargo, number }) => {
      let left = passengers[key] ?? 0;
      return Array.from({ length: number }, () => {
        const off = some(cargo, left);
        left -= totalOf(off);
        return { zone, cargo, off };
      }).filter(({ off }) => totalOf(off) > 0);
    });
    play.emit({ type: 'passengers-off', seat, side: sideOf(battleOf(play), seat), unloaded });
    return undefined;
  },
};

export const passengersQuestions: QuestionDefs<PassengersQuestion> = {
  passengers: {
    clause: 'A-CAR-03',
    say: (play) => `Who inside your APCs gets off to fight for ${zoneName(battleOf(play).to)}?`,
    fallback: () => ({ type: 'get-off', passengers: {} }),
  },
};

export const passengersSteps = {
  passengers(play, battle) {
    const side = SIDES.find((each) => isOpen(play, battle, each));
    const seat = side === undefined ? undefined : playerOf(play, battle, side);
    if (seat === undefined) next(play, battle);
    else play.ask('passengers', [seat]);
  },
} satisfies Record<string, DrillStep>;

function isOpen(play: Play, battle: Battle, side: Side): boolean {
  return (
    battle.extra[asked(side)] !== true &&
    playerOf(play, battle, side) !== undefined &&
    hasPassengers(play, battle, side)
  );
}

function laden(play: Play, seat: Seat) {
  const battle = battleOf(play);
  return apcsOf(play, battle, sideOf(battle, seat)).filter(({ cargo }) => totalOf(cargo) > 0);
}

/** At most so many out of a cargo. */
function some(cargo: SparseCounts, most: number): SparseCounts {
  const taken: Partial<Record<UnitKind, number>> = {};
  let left = most;
  for (const kind of UNIT_KINDS) {
    const number = Math.min(left, cargo[kind] ?? 0);
    if (number > 0) taken[kind] = number;
    left -= number;
  }
  return taken;
}

/** Attackers who get off are committed with the rest. */
function unload(state: State, seat: Seat, side: Side, { zone, cargo, off }: Unloaded): void {
  const rest = plus(cargo, off, -1);
  takeLaden(state, zone, seat, { carrier: 'apc', cargo });
  if (totalOf(rest) === 0) addUnits(state, zone, seat, { apc: 1 });
  else addLaden(state, zone, seat, { carrier: 'apc', cargo: rest });
  addUnits(state, zone, seat, off);
  if (side === 'defender') return;
  for (const committed of battleIn(state).committed)
    if (committed.zone === zone) committed.units = plus(committed.units, off, 1);
}

function asked(side: Side): string {
  return `${side}Unloaded`;
}
