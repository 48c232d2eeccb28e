// In place of Steps C and D: both sides roll for Generalship, the letter is looked up, the losses follow (C-MAP-01 to -09, C-MAP-13 to -15).
import type { Side } from '../../../battle/battle.ts';
import { type DrillTable, goTo, next, stepAfter } from '../../../battle/conventional.ts';
import { takeLosses } from '../../../battle/losses.ts';
import { isTerritory, type Zone, zoneName } from '../../../board/index.ts';
import type { DrillStepName } from '../../../game.ts';
import type { Clause } from '../../../referee/cite.ts';
import type { EventBase, EventDefs } from '../../../referee/event.ts';
import type { Play } from '../../../referee/play.ts';
import { sure } from '../../../sure.ts';
import { type Die, GENERALSHIP, type Letter, letterAt } from '../chart.ts';
import { onChart } from '../resolver.ts';
import { askForHalf } from './half.ts';
import { chartIn } from './memory.ts';
import { allOf, type Battle, type ChartPoints, chartPoints, isByChart, letterOf } from './points.ts';

/** A side's total with its parts; a defender without supplies rolls no die. */
export interface ChartTotal extends ChartPoints {
  readonly die: Die | undefined;
  readonly generalship: number;
  readonly total: number;
}

export type ResolutionEvent = ChartRead;
export interface ChartRead extends EventBase {
  readonly type: 'chart-read';
  readonly zone: Zone;
  readonly attacker: ChartTotal;
  readonly defender: ChartTotal;
  /** The totals that were looked up; none where the defender has no points at all. */
  readonly lookedUp: readonly [number, number] | undefined;
  readonly letter: Letter;
}

const READ: readonly Clause[] = [
  'C-MAP-01',
  'C-MAP-02',
  'C-MAP-03',
  'C-MAP-04',
  'C-MAP-05',
  'C-MAP-12',
  'C-GEN-01',
  'C-GEN-02',
  'C-GRF-01',
  'Q-C-01',
  'Q-C-02',
  'Q-C-11',
  'Q-C-12',
];

export const resolutionEvents: EventDefs<ResolutionEvent> = {
  'chart-read': {
    clauses: READ,
    evolve: (state, { letter }) => {
      chartIn(state).letter = letter;
    },
  },
};

export const resolutionSteps = {
  chart(play, battle) {
    const letter = letterOf(battle);
    if (!isByChart(play.rulebook, battle)) next(play, battle);
    else if (letter === undefined) read(play, battle);
    else if (!hasLost(battle, 'defender')) lose(play, battle, 'defender', letter === 'A' || letter === 'B');
    else if (hasLost(battle, 'attacker')) goTo(play, afterFire(play.rulebook.drill()));
    else if (letter === 'B') askForHalf(play, battle);
    else lose(play, battle, 'attacker', letter !== 'A');
  },
} satisfies DrillTable<'chart'>;

function read(play: Play, battle: Battle): void {
  const { defender, to: zone } = battle;
  const points = { attacker: chartPoints(play, battle, 'attacker'), defender: chartPoints(play, battle, 'defender') };
  // C-MAP-14: nobody rolls against units that count for nothing.
  if (points.defender.units === 0) {
    play.emit({
      type: 'chart-read',
      zone,
      attacker: withDie(points.attacker, undefined),
      defender: withDie(points.defender, undefined),
      lookedUp: undefined,
      letter: 'A',
      clauses: ['C-MAP-01', 'C-MAP-02', 'C-MAP-03', 'C-MAP-14', 'Q-C-04'],
    });
    return;
  }
  const attacker = withDie(points.attacker, rollGeneralship(play, battle.attacker, zone));
  const rolls = battle.supplied === true && defender !== undefined;
  const defending = withDie(points.defender, rolls ? rollGeneralship(play, defender, zone) : undefined);
  const lookedUp = onChart(attacker.total, defending.total, 'scale');
  const letter = lookedUp === undefined ? undefined : letterAt(lookedUp[0], lookedUp[1]);
  if (lookedUp === undefined || letter === undefined) throw new Error('an attack without a point is no attack');
  const scaled = Math.max(attacker.total, defending.total) > Math.max(...lookedUp);
  play.emit({
    type: 'chart-read',
    zone,
    attacker,
    defender: defending,
    lookedUp,
    letter,
    clauses: [...READ, isTerritory(zone) ? 'C-RES-03' : 'C-MAP-13', ...(scaled ? SCALED : [])],
  });
}

const SCALED: readonly Clause[] = ['C-MAP-06', 'Q-C-03'];

function rollGeneralship(play: Play, seat: string, zone: Zone): Die {
  const rolled = play.roll(`${seat}, ${zoneName(zone)}, Generalship`);
  const face = DICE.find((die) => die === rolled);
  if (face === undefined) throw new Error(`no die shows ${rolled}`);
  return face;
}

const DICE: readonly Die[] = [1, 2, 3, 4, 5, 6];

function withDie(points: ChartPoints, die: Die | undefined): ChartTotal {
  const added = die === undefined ? 0 : GENERALSHIP[die];
  return { ...points, die, generalship: added, total: points.units + points.support + added };
}

/** Whether a side has lost what the letter takes; `picked` names the side whose points did it. */
function hasLost({ picked }: Battle, side: Side): boolean {
  return picked.includes(side === 'attacker' ? 'defender' : 'attacker');
}

/** All or nothing: what the letter takes from a side. */
function lose(play: Play, battle: Battle, side: Side, all: boolean): void {
  const pieces = all ? allOf(play, battle, side) : [];
  const picks = pieces.flatMap(({ key, number }) => Array.from({ length: number }, () => key));
  takeLosses(play, side === 'attacker' ? 'defender' : 'attacker', pieces, picks, lossClauses(battle, side));
}

function lossClauses(battle: Battle, side: Side): readonly Clause[] {
  const letter = sure(letterOf(battle));
  return [...LOSSES[letter][side], 'C-RES-13', 'C-MAP-15'];
}

const LOSSES: Readonly<Record<Letter, Readonly<Record<Side, readonly Clause[]>>>> = {
  A: { defender: ['C-MAP-07', 'C-RES-01', 'C-RES-04'], attacker: ['C-MAP-07', 'C-RES-04'] },
  B: { defender: ['C-MAP-08', 'C-RES-05', 'C-RES-07'], attacker: ['C-MAP-08'] },
  C: { defender: ['C-MAP-09', 'C-RES-08'], attacker: ['C-MAP-09', 'C-RES-09'] },
  D: { defender: ['C-MAP-10', 'C-RES-11'], attacker: ['C-MAP-10', 'C-RES-11'] },
};

/** The step after the last one of the dice. */
function afterFire(steps: readonly DrillStepName[]): Battle['at'] {
  return stepAfter(steps, steps.includes('defender-removes') ? 'defender-removes' : 'defender-fires');
}
