// What a move costs: march, airlift, sail, convoy, boarding, with every level of technology (B-MOVE, A-MOV, T-MOV, M-AMPHIB).
import type { GameEvent } from '../game.ts';
import type { Seat } from '../state/seat.ts';
import type { UnitKind } from '../unit-table.ts';
import type { Case, Judges } from './case.ts';
import { Change } from './change.ts';
import { KINDS } from './figures.ts';

type Moved = Extract<GameEvent, { type: 'units-moved' }>;
type Leg = Moved['legs'][number];
interface Cost {
  readonly grain: number;
  readonly oil: number;
}

/** What the legs ask of the units, summed up over the move (Q-T-17: it is one purse). */
interface Effort {
  entered: Record<UnitKind, number>;
  flown: Record<UnitKind, number>;
  boardings: number;
  /** Boardings that look like a part of the one before. */
  doubtful: number;
}

export const moveJudges: Judges = {
  'units-moved'(at, { seat, legs, cost, payer, hired }) {
    const effort = effortOf(legs);
    at.count('move');
    for (const { how } of legs) at.count(`leg by ${how}`);
    if (effort.entered.apc + effort.flown.apc > 0) at.count('move of APCs');
    if (effort.entered.ship > 0) at.count('move of troopships');
    const levels = levelsUsed(at, seat, hired === true);
    // Armies that are ordered aboard in several groups pay for each; an event does not tell them from one group.
    const costs = Array.from({ length: effort.doubtful + 1 }, (_, more) =>
      costOf({ ...effort, boardings: effort.boardings + more }, levels),
    );
    const change = new Change();
    for (const leg of legs) applyLeg(change, seat, leg);
    if (hired === true) {
      // somebody else's transport at base costs, and the supplies for it are bought, never stored.
      at.count('hired move');
      at.same('cost', cost, { grain: 0, oil: 0 });
      at.same('bought', at.memory.hired, costs[0]);
      at.memory.hired = undefined;
      return change;
    }
    const matching = costs.find((each) => each.grain === cost.grain && each.oil === cost.oil);
    at.same('cost', cost, matching ?? costs[0]);
    if (levels.army + levels.navy > 2) at.count('move with technology');
    return change.add(payer, 'grain', -cost.grain).add(payer, 'oil', -cost.oil);
  },
  'assault-withdrawn'(at, { seat, takenOff, oil }) {
    at.count('assault withdrawn');
    // B-MOVE-15: one oil for each carrier that takes a group in. Who goes aboard what is the player's choice.
    at.same('oil', oil, takenOff.length);
    return new Change().leave(`${seat} army in`).leave(`${seat} apc in`).add(seat, 'oil', -oil);
  },
};

function effortOf(legs: readonly Leg[]): Effort {
  const none = { army: 0, navy: 0, ship: 0, apc: 0, tank: 0 };
  const effort: Effort = { entered: { ...none }, flown: { ...none }, boardings: 0, doubtful: 0 };
  let before: Leg | undefined;
  for (const leg of legs) {
    if (leg.how === 'board') {
      if (isSameGroup(before, leg)) effort.doubtful++;
      else effort.boardings++;
    } else if (leg.how !== 'land')
      for (const kind of KINDS) {
        const number = leg.units[kind] ?? 0;
        if (leg.how === 'march' || leg.how === 'sail') effort.entered[kind] += number * leg.path.length;
        else {
          effort.flown[kind] += number;
          // Q-A-05: by air each passenger takes a flight of their own.
          const carriers = number;
          for (const aboard of KINDS) effort.flown[aboard] += carriers * (leg.cargo[aboard] ?? 0);
        }
      }
    before = leg;
  }
  return effort;
}

/** B-MOVE-15, B-MOVE-16: armies of several territories that enter one carrier together in one sea are one group. */
function isSameGroup(before: Leg | undefined, leg: Extract<Leg, { carrier: UnitKind }>): boolean {
  if (before?.how !== 'board' || before.to !== leg.to || before.carrier !== leg.carrier) return false;
  const { cargo, units } = before;
  return KINDS.every((kind) => (leg.cargo[kind] ?? 0) === (cargo[kind] ?? 0) + (units[kind] ?? 0));
}

interface Levels {
  readonly army: number;
  readonly navy: number;
}

/** T-MOV-05, T-MOV-07: the levels that everybody has been shown last; hired carriers use none. */
function levelsUsed({ position }: Case, seat: Seat, hired: boolean): Levels {
  const deployed = position.sets.tech?.charts[seat]?.deployed;
  if (hired || deployed === undefined) return { army: 0, navy: 0 };
  return { army: deployed.army.shown, navy: deployed.navy.shown };
}

/** B-MOVE-22, T-TAB-01, T-TAB-02, A-TAB-01. */
function costOf({ entered, flown, boardings }: Effort, { army, navy }: Levels): Cost {
  const march = Math.ceil(entered.army / Math.max(1, army));
  const fly = army >= 3 ? Math.ceil(flown.army / (army - 2)) : flown.army * 2;
  const sail = Math.ceil(entered.navy / Math.max(1, navy));
  const drive = army < 3 ? entered.apc * 2 : Math.ceil(entered.apc / (army - 2));
  const lift = flown.apc * (army < 3 ? 4 : 6 - army);
  return { grain: march, oil: fly + sail + entered.ship + drive + lift + boardings };
}

function applyLeg(change: Change, seat: Seat, leg: Leg): void {
  change.units(seat, leg.from, leg.units, -1).units(seat, leg.to, leg.units, 1);
  if (leg.how === 'board' || leg.how === 'land') return;
  let carriers = 0;
  for (const kind of KINDS) carriers += leg.units[kind] ?? 0;
  change.units(seat, leg.from, leg.cargo, -carriers).units(seat, leg.to, leg.cargo, carriers);
}
