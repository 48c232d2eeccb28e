// Steps C and D: what APCs count for, and the points that greater fire power adds (A-FPR-01 to -03, A-EDG-01, X-13).

import { type DiceCount, defendingPieces, type Side } from '../../../battle/battle.ts';
import { type DrillTable, next } from '../../../battle/conventional.ts';
import { firePower } from '../../../battle/dice.ts';
import type { Clause } from '../../../referee/cite.ts';
import type { EventBase, EventDefs } from '../../../referee/event.ts';
import type { Play } from '../../../referee/play.ts';
import { type Refusal, refuse } from '../../../referee/refusal.ts';
import { totalOf } from '../../../state/forces.ts';
import type { Pieces } from '../../../state/pieces.ts';
import { apcIn } from './memory.ts';
import { apcsOf, type Battle, isDry, isNaval, other, SIDES } from './sides.ts';
import { targetOf } from './targets.ts';

/** So much more fire power adds one point. */
const PER_POINT = 3;

export type FirePowerEvent = FirePowerCounted;
interface FirePowerCounted extends EventBase {
  readonly type: 'fire-power-counted';
  readonly attacker: number;
  readonly defender: number;
  /** The sides whose APCs are counted in it. */
  readonly withApcs?: readonly Side[];
}

const COUNTED: readonly Clause[] = ['A-FPR-01', 'A-FPR-02', 'A-FPR-03', 'A-EDG-01', 'Q-A-01', 'X-10', 'X-13'];

export const firePowerEvents: EventDefs<FirePowerEvent> = {
  'fire-power-counted': {
    clauses: COUNTED,
    evolve: (state, { attacker, defender, withApcs = [] }) => {
      const slot = apcIn(state);
      slot.power = { attacker, defender };
      slot.counted = [...withApcs];
    },
  },
};

export const firePowerSteps = {
  /** Compared once, when the dice are counted, as they are. */
  'fire-power'(play, battle) {
    next(play, battle);
    if (battle.defender === undefined) return;
    const withApcs = SIDES.filter((side) => apcsOf(play, battle, side).length > 0 && countsApcs(play, battle, side));
    play.emit({
      type: 'fire-power-counted',
      attacker: firePower(play, battle, 'attacker'),
      defender: firePower(play, battle, 'defender'),
      ...(withApcs.length === 0 ? {} : { withApcs }),
      clauses: clausesOf(play, battle),
    });
  },
} satisfies DrillTable<'fire-power'>;

/** The points that fire power adds to a side's roll. */
export function firePowerEdge({ sets }: Battle, side: Side): number {
  const power = sets?.apc?.power;
  return power === undefined ? 0 : firePowerPoints(power[side], power[other(side)]);
}

/** Whether a side's APCs count: not those without oil, nor against navies (A-OIL-01, A-ATK-04, A-AMP-01). */
export function countsApcs(play: Play, battle: Battle, side: Side): boolean {
  if (side === 'attacker') return true;
  const target = targetOf(battle, 'defender');
  const atSea = target !== undefined && play.rulebook.unit(target).domain === 'sea';
  return !isDry(battle) && !isNaval(battle) && !atSea;
}

/** A-ATK-03, A-AMP-01: a side that counted its APCs spends no points on what floats. */
export function whyNotAtSea(play: Play, { sets }: Battle, roller: Side, piece: Pieces): Refusal | undefined {
  return play.rulebook.unit(piece.kind).domain === 'sea' && sets?.apc?.counted?.includes(roller) === true
    ? refuse('apcs-counted', 'A-ATK-03')
    : undefined;
}

/** Q-A-08: APCs that nobody defends can do nothing against navies. */
export function isHelpless(play: Play, battle: Battle): boolean {
  return isNaval(battle) && defendingPieces(play, battle).every(({ kind }) => kind === 'apc');
}

/** Then they have no dice at all. */
export function withoutDefence(play: Play, battle: Battle, side: Side, dice: DiceCount): DiceCount {
  return side === 'defender' && isHelpless(play, battle)
    ? Object.fromEntries(Object.keys(dice).map((die) => [die, 0]))
    : dice;
}

/** The points that so much fire power adds against so much (A-EDG-01). */
export function firePowerPoints(own: number, others: number): number {
  return Math.max(0, Math.floor((own - others) / PER_POINT));
}

function clausesOf(play: Play, battle: Battle): Clause[] {
  const clauses = [...COUNTED];
  const defending = apcsOf(play, battle, 'defender').length > 0;
  if (SIDES.some((side) => apcsOf(play, battle, side).some(({ cargo }) => totalOf(cargo) > 0))) clauses.push('Q-A-04');
  if (!defending) return clauses;
  if (isDry(battle)) clauses.push('A-OIL-01', 'Q-A-13');
  else if (isNaval(battle)) clauses.push('A-ATK-04', 'Q-A-08');
  else if (!countsApcs(play, battle, 'defender')) clauses.push('A-AMP-01', 'X-14');
  else if (battle.tactic === 'amphibious') clauses.push('A-AMP-02', 'X-14');
  if (countsApcs(play, battle, 'defender') && battle.supplied !== true) clauses.push('A-RES-02');
  return clauses;
}
