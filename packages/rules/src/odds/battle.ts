// Odds of a conventional attack: losses, survivors, whether the target falls (Steps C and D; an assault to its end).

import { type ConventionalFrame, type DiceCount, isGone, OVER, piecesOf, type Side } from '../battle/battle.ts';
import { isBefore } from '../battle/conventional.ts';
import type { Zone } from '../board/index.ts';
import type { Command, GameEvent } from '../game.ts';
import { expansionDefaults, expansionPoliciesFor } from '../odds-table.ts';
import type { GameOptions } from '../options.ts';
import { cloneGame, type Game } from '../referee/game.ts';
import { act } from '../referee/perform.ts';
import { Play } from '../referee/play.ts';
import { type Refusal, type Result, refuse } from '../referee/refusal.ts';
import type { Remark } from '../referee/remark.ts';
import {
  type Counts,
  countAll,
  forcesIn,
  fullCounts,
  noUnits,
  type SparseCounts,
  sparse,
  totalOf,
} from '../state/forces.ts';
import { occupies, otherOccupant } from '../state/occupation.ts';
import type { Pieces } from '../state/pieces.ts';
import type { Seat } from '../state/seat.ts';
import type { DeepReadonly, Position } from '../state/state.ts';
import { UNIT_KINDS } from '../unit-table.ts';
import { answersBy } from './answers.ts';
import { explore, type Inquiry, type Likely } from './explore.ts';
import { type Policies, type PolicyName, tellPolicies, USUAL_POLICIES } from './policies.ts';
import { type Suppositions, seenBy } from './supposed.ts';
import { STILL } from './trial.ts';

/** How a battle can end. */
export interface BattleOutcome {
  /** Units of each side that are gone, those aboard sunk navies included. */
  readonly attackerLost: SparseCounts;
  readonly defenderLost: SparseCounts;
  /** Nothing of the defender is left at the target. */
  readonly emptied: boolean;
  /** The attacker holds the target. */
  readonly captured: boolean;
  /** Nothing is left of the attacking force. */
  readonly wipedOut: boolean;
  /** Rounds of dice; more than one only for an assault that goes on. */
  readonly rounds: number;
}

export interface BattleOdds {
  readonly attacker: Seat;
  /** Undefined where militia resists. */
  readonly defender: Seat | undefined;
  readonly target: Zone;
  /** What fights, armies aboard included. */
  readonly forces: Readonly<Record<Side, SparseCounts>>;
  /** The dice of the first round; undefined against militia, who has one, and where no dice give points. */
  readonly dice: Readonly<Record<Side, DiceCount>> | undefined;
  /** Points added to each side's dice in the first round. */
  readonly edge: Readonly<Record<Side, number>>;
  /** From the fewest losses to the most, the defender's first. */
  readonly outcomes: readonly Likely<BattleOutcome>[];
  /** What the odds take for granted. */
  readonly policies: readonly Remark[];
}

/**
 * The exact odds of a command that opens a conventional attack, or that answers a question inside one, as far as the
 * seat can know. A command that the referee would not accept gives its refusal. `heard` is told of every event that may happen.
 */
export function battleOdds(
  game: Game,
  seat: Seat,
  command: Command,
  suppositions: Suppositions = {},
  heard: (event: GameEvent) => void = () => {},
): Result<BattleOdds> {
  const position = seenBy(game, seat, suppositions);
  const fight = fightBy(position, seat, command);
  if ('code' in fight) return { ok: false, refusal: fight };
  const policies: Policies = { ...USUAL_POLICIES, ...suppositions.policies };
  const { attacker, defender, to } = fight.frame;
  let dice: BattleOdds['dice'];
  const edge: { [S in Side]?: number } = {};
  const explored = explore(position, seat, command, {
    ...aboutBattle(position, fight, policies),
    throws: suppositions.throws,
    heard(event) {
      heard(event);
      if (event.type === 'dice-counted') dice ??= { attacker: event.attacker, defender: event.defender };
      if (event.type === 'fired') edge[event.side] ??= event.edge;
    },
  });
  if (!explored.ok) return explored;
  return {
    ok: true,
    value: {
      attacker,
      defender,
      target: to,
      forces: fight.forces,
      dice,
      edge: { attacker: edge.attacker ?? 0, defender: edge.defender ?? 0 },
      outcomes: [...explored.value].sort(byLosses),
      policies: tellPolicies(
        policies,
        policiesFor(fight.frame, dice !== undefined, game.setup.options),
        expansionDefaults(game.setup.options),
      ),
    },
  };
}

/** What is asked about a battle; the tally is the number of rounds. */
export function aboutBattle(position: Game, fight: Fight, policies: Policies): Inquiry<number, BattleOutcome> {
  const { attacker, defender, to, tactic } = fight.frame;
  const before = { attacker: countAll(position.state.board, attacker), defender: unitsOf(position.state, defender) };
  const steps = position.rulebook.drill();
  const toTheEnd = policies.assault === 'to-the-end' && tactic !== 'direct';
  return {
    nothing: 0,
    // The defender's or the militia's fire ends a round.
    count: (rounds, event) => (event.type === 'units-lost' && event.side === 'attacker' ? rounds + 1 : rounds),
    isOver(state) {
      const frame = frameAt(state, fight.place);
      if (frame !== undefined && frame.at !== OVER && !isBefore(steps, 'occupation', frame.at)) return false;
      return !toTheEnd || !isContested(state, attacker, to);
    },
    answers: (play, asked) => answersBy(play, asked, policies),
    whatMatters: withoutSpentPoints,
    outcome(play, rounds) {
      const attackerLost = lost(before.attacker, countAll(play.state.board, attacker));
      return {
        attackerLost,
        defenderLost: lost(before.defender, unitsOf(play.state, defender)),
        emptied: isGone(play, fight.frame),
        captured: occupies(play, attacker, to) && otherOccupant(play, attacker, to) === undefined,
        wipedOut: totalOf(attackerLost) >= totalOf(fight.forces.attacker),
        rounds,
      };
    },
  };
}

/** The battle a command belongs to: where its frame stands on the agenda, and what fights in it. */
export interface Fight {
  readonly place: number;
  readonly frame: DeepReadonly<ConventionalFrame>;
  readonly forces: BattleOdds['forces'];
}

export function fightBy(position: Game, seat: Seat, command: Command): Fight | Refusal {
  const { agenda } = position.state;
  const trial = new Play(cloneGame(position, STILL));
  const refusal = act(trial, seat, command);
  if (typeof refusal === 'object') return refusal;
  const opened = frameAt(trial.state, agenda.length);
  if (opened !== undefined) {
    const declared = trial.events.find((event) => event.type === 'attack-declared');
    const moves = opened.tactic === 'amphibious' || opened.tactic === 'airborne';
    const attackers = moves && declared !== undefined ? declared.units : withCargo(piecesOf(trial, opened, 'attacker'));
    const forces = { attacker: attackers, defender: withCargo(piecesOf(trial, opened, 'defender')) };
    return { place: agenda.length, frame: opened, forces };
  }
  const place = agenda.findLastIndex((frame) => frame.procedure === 'conventional');
  const frame = frameAt(position.state, place);
  if (frame === undefined) return refuse('no-battle', 'B-ATK-09');
  const play = new Play(position);
  const forces = {
    attacker: withCargo(piecesOf(play, frame, 'attacker')),
    defender: withCargo(piecesOf(play, frame, 'defender')),
  };
  return { place, frame, forces };
}

/** The first battle on the agenda from a place on. */
function frameAt(state: Position, place: number): DeepReadonly<ConventionalFrame> | undefined {
  if (place < 0) return undefined;
  const frame = state.agenda.slice(place).find(({ procedure }) => procedure === 'conventional');
  return frame?.procedure === 'conventional' ? frame : undefined;
}

/** Once losses have been picked, unused points have lapsed (Q-B-47). */
function withoutSpentPoints(agenda: Position['agenda']): Position['agenda'] {
  return agenda.map((frame) => {
    if (frame.procedure !== 'conventional') return frame;
    const points = { ...frame.points };
    for (const side of frame.picked) points[side] = 0;
    return { ...frame, points };
  });
}

/** Whether an assault force and somebody else both stand in a land. */
function isContested({ board }: Position, attacker: Seat, to: Zone): boolean {
  const forces = forcesIn(board, to);
  return forces.length > 1 && forces.some(({ seat }) => seat === attacker);
}

function unitsOf(state: Position, seat: Seat | undefined): ReturnType<typeof noUnits> {
  return seat === undefined ? noUnits() : countAll(state.board, seat);
}

function lost(before: SparseCounts, after: Counts): SparseCounts {
  const gone = fullCounts(before);
  for (const kind of UNIT_KINDS) gone[kind] -= after[kind];
  return sparse(gone);
}

function withCargo(pieces: readonly Pieces[]): SparseCounts {
  const all = noUnits();
  for (const { kind, number, cargo } of pieces) {
    all[kind] += number;
    for (const each of UNIT_KINDS) all[each] += number * (cargo[each] ?? 0);
  }
  return sparse(all);
}

/** From the fewest losses to the most, the defender's first. */
export function byLosses({ outcome: a }: Likely<BattleOutcome>, { outcome: b }: Likely<BattleOutcome>): number {
  return totalOf(a.defenderLost) - totalOf(b.defenderLost) || totalOf(a.attackerLost) - totalOf(b.attackerLost);
}

/** Losses are picked only where dice give points. */
function policiesFor(
  { tactic, defender }: DeepReadonly<ConventionalFrame>,
  diced: boolean,
  options: GameOptions,
): PolicyName[] {
  const fought: PolicyName[] = defender === undefined ? [] : ['defence', ...expansionPoliciesFor(options)];
  const picks: PolicyName[] = diced ? ['attackerPicks', 'defenderPicks'] : [];
  return [...fought, ...picks, 'occupation', ...(tactic === 'direct' ? [] : (['assault'] as const))];
}
