// Step A: a player who wants their passengers to fight lets them get off, the attacker first (Q-A-04, A-CAR-02, -03, X-02).

import { z } from 'zod';
import { battleIn, battleOf, type Side } from '../../../battle/battle.ts';
import { type DrillTable, next } from '../../../battle/conventional.ts';
import { isTerritory, type Zone } from '../../../board/index.ts';
import { plus } from '../../../movement/draft.ts';
import { counts } from '../../../referee/choice.ts';
import type { Clause } from '../../../referee/cite.ts';
import { type CommandDef, field } from '../../../referee/command.ts';
import type { EventBase, EventDefs } from '../../../referee/event.ts';
import type { Play } from '../../../referee/play.ts';
import type { QuestionDefs } from '../../../referee/procedure.ts';
import { refuse } from '../../../referee/refusal.ts';
import { addLaden, addUnits, type SparseCounts, takeLaden, totalOf, zonesOf } from '../../../state/forces.ts';
import { type Pieces, piecesIn } from '../../../state/pieces.ts';
import type { Seat } from '../../../state/seat.ts';
import type { State } from '../../../state/state.ts';
import { UNIT_KINDS, type UnitKind } from '../../../unit-table.ts';
import { apcIn } from './memory.ts';
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

export type PassengersEvent = PassengersOff | PassengersUnloaded;
/** Armies get off their APCs before an attack is named, so that they can attack or fly without them. */
interface PassengersUnloaded extends EventBase {
  readonly type: 'passengers-unloaded';
  readonly seat: Seat;
  readonly unloaded: readonly Unloaded[];
}
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
      const battle = battleIn(state);
      const slot = apcIn(state);
      slot.unloaded = [...(slot.unloaded ?? []), side];
      for (const each of unloaded) {
        unload(state, seat, each);
        // Attackers who get off are committed with the rest.
        if (side === 'defender') continue;
        for (const committed of battle.committed)
          if (committed.zone === each.zone) committed.units = plus(committed.units, each.off, 1);
      }
    },
  },
  'passengers-unloaded': {
    clauses: ['A-CAR-02', 'A-CAR-03'],
    evolve: (state, { seat, unloaded }) => {
      for (const each of unloaded) unload(state, seat, each);
    },
  },
};

export const getOffCommand: CommandDef<GetOffCommand> = {
  type: 'get-off',
  schema: getOffSchema,
  answers: ['passengers', 'attack', 'counterattack', 'chart-retaliation'],
  clause: 'A-CAR-03',
  may: (play, seat) => (laden(play, seat).length > 0 ? undefined : refuse('nobody-inside', 'A-CAR-03')),
  fields: [
    field('passengers', (play, seat) => {
      const max: Record<string, number> = {};
      for (const { key, cargo, number } of laden(play, seat)) max[key] = number * totalOf(cargo);
      const most = Object.values(max).reduce((sum, n) => sum + n, 0);
      // In Step A they may also say that nobody gets off; before an attack they would not ask then.
      return counts(max, { least: isStepA(play) ? 0 : 1, most }, () => refuse('not-inside', 'A-CAR-01', { most }));
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
    if (isStepA(play)) {
      play.emit({ type: 'passengers-off', seat, side: sideOf(battleOf(play), seat), unloaded });
      return;
    }
    play.emit({ type: 'passengers-unloaded', seat, unloaded });
    return 'open';
  },
};

/** Lets everybody inside a side's APCs get off. */
export function letAllOff(play: Play, battle: Battle, side: Side, clauses: readonly Clause[]): void {
  const seat = playerOf(play, battle, side);
  if (seat === undefined) return;
  const unloaded = withSomebody(apcsOf(play, battle, side)).flatMap(({ zone, cargo, number }) =>
    Array.from({ length: number }, () => ({ zone, cargo, off: cargo })),
  );
  play.emit({ type: 'passengers-off', seat, side, unloaded, clauses });
}

export const passengersQuestions: QuestionDefs<PassengersQuestion> = {
  passengers: {
    open: true,
    clause: 'A-CAR-03',
    facts: (play) => ({ zone: battleOf(play).to }),
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
} satisfies DrillTable<'passengers'>;

function isOpen(play: Play, battle: Battle, side: Side): boolean {
  return (
    battle.sets?.apc?.unloaded?.includes(side) !== true &&
    playerOf(play, battle, side) !== undefined &&
    hasPassengers(play, battle, side)
  );
}

function isStepA(play: Play): boolean {
  return play.state.question?.kind === 'passengers';
}

/** The APCs with somebody inside: in Step A those of the battle, before an attack all on land. */
function laden(play: Play, seat: Seat): Pieces[] {
  const battle = isStepA(play) ? battleOf(play) : undefined;
  const pieces =
    battle === undefined
      ? zonesOf(play.state.board, seat).flatMap((zone) => (isTerritory(zone) ? piecesIn(play, seat, zone) : []))
      : apcsOf(play, battle, sideOf(battle, seat));
  return withSomebody(pieces);
}

function withSomebody(pieces: readonly Pieces[]): Pieces[] {
  return pieces.filter(({ kind, cargo }) => kind === 'apc' && totalOf(cargo) > 0);
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

/** For evolve only. */
function unload(state: State, seat: Seat, { zone, cargo, off }: Unloaded): void {
  const rest = plus(cargo, off, -1);
  takeLaden(state, zone, seat, { carrier: 'apc', cargo });
  if (totalOf(rest) === 0) addUnits(state, zone, seat, { apc: 1 });
  else addLaden(state, zone, seat, { carrier: 'apc', cargo: rest });
  addUnits(state, zone, seat, off);
}
