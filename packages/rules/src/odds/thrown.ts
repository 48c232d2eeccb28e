// Drills with thrown dice, many of them, by the referee's own steps and the policies that the odds suppose.
import { expect } from 'vitest';
import type { Zone } from '../board/index.ts';
import { quickStream } from '../dice/index.ts';
import type { Command, GameEvent } from '../game.ts';
import { cloneGame, type Game } from '../referee/game.ts';
import { act, advance } from '../referee/perform.ts';
import { Play } from '../referee/play.ts';
import type { Result } from '../referee/refusal.ts';
import { countAll, forcesIn, totalOf } from '../state/forces.ts';
import { type Seat, seat } from '../state/seat.ts';
import { aboutBattle, battleOdds, fightBy } from './battle.ts';
import type { Inquiry, Likely } from './explore.ts';
import { type Policies, USUAL_POLICIES } from './policies.ts';
import type { Staged } from './stage.ts';
import { type BattleSketch, stagedBattle } from './staged-battle.ts';

/** How many drills of each kind: 200,000 altogether, the quick ones more often; with MARSHALL_PROOF 60,000 of each, and more of those. */
export const drills = (number: number) => (process.env.MARSHALL_PROOF === '1' ? Math.max(60_000, number) : number);
export const LONG = 1_800_000;

/** Fights a battle many times, and compares with its odds. */
export function battleAgrees(number: number, sketch: BattleSketch, policies: Partial<Policies>): void {
  const { game, seat: attacker, command } = made(stagedBattle(sketch));
  const odds = made(battleOdds(game, attacker, command, { policies }));
  const defender = seat('ussr');
  const before = [attacker, defender].map((each) => totalOf(countAll(game.state.board, each)));
  const nameOf = (attackerLost: number, defenderLost: number, captured: boolean) =>
    `${attackerLost} for ${defenderLost}${captured ? ', captured' : ''}`;
  const expected = byName(odds.outcomes, (end) =>
    nameOf(totalOf(end.attackerLost), totalOf(end.defenderLost), end.captured),
  );
  const zone = odds.target;
  const fight = fightBy(game, attacker, command);
  if ('code' in fight) throw new Error(fight.message);
  const inquiry = aboutBattle(game, fight, { ...USUAL_POLICIES, ...policies });
  const seen = thrown(drills(number), { game, seat: attacker, command }, inquiry, (end) => {
    const lost = [attacker, defender].map((each, i) => (before[i] ?? 0) - totalOf(countAll(end.state.board, each)));
    const holders = ownersIn(end, zone);
    return nameOf(lost[0] ?? 0, lost[1] ?? 0, holders.length === 1 && holders[0] === attacker);
  });
  agree(seen, expected);
}

/** Throws the dice of a drill many times, and counts how often each end was seen. */
export function thrown<T, O>(
  number: number,
  { game, seat: attacker, command }: Staged,
  inquiry: Inquiry<T, O>,
  nameOf: (end: Game, events: readonly GameEvent[]) => string,
): Map<string, number> {
  const seen = new Map<string, number>();
  const stream = quickStream('drills');
  for (let i = 0; i < number; i++) {
    const table = cloneGame(game, stream);
    const name = nameOf(table, drill(table, attacker, command, inquiry));
    seen.set(name, (seen.get(name) ?? 0) + 1);
  }
  return seen;
}

/** One drill at a table with dice of its own: the referee's steps until all that is asked about has been decided. */
function drill<T, O>(table: Game, attacker: Seat, command: Command, inquiry: Inquiry<T, O>): readonly GameEvent[] {
  const play = new Play(table);
  const { state } = table;
  let then = act(play, attacker, command);
  while (state.ended === undefined && !inquiry.isOver(state)) {
    if (then === 'goes-on') {
      play.asking = false;
      advance(play);
      if (play.asking) then = 'waits';
      continue;
    }
    const [asked] = state.question?.waiting ?? [];
    if (asked === undefined) throw new Error('nobody is asked');
    const answers = inquiry.answers(play, asked);
    if (answers === undefined) break;
    play.asking = false;
    for (const answer of answers) {
      then = act(play, asked, answer);
      if (typeof then !== 'object') break;
    }
  }
  return play.events;
}

function ownersIn({ state }: Game, zone: Zone): string[] {
  return forcesIn(state.board, zone).map((force) => force.seat);
}

/** Pearson's test: the numbers seen are such as come up in all but one of ten thousand times if the odds are right. */
export function agree(seen: ReadonlyMap<string, number>, expected: ReadonlyMap<string, number>): void {
  for (const name of seen.keys()) expect(expected.has(name), `${name} was thrown but is not among the odds`).toBe(true);
  const number = [...seen.values()].reduce((a, b) => a + b, 0);
  let chiSquare = 0;
  let cells = 0;
  const rare = { seen: 0, expected: 0 };
  const cell = (count: number, mean: number) => {
    chiSquare += (count - mean) ** 2 / mean;
    cells++;
  };
  for (const [name, chance] of expected) {
    const mean = chance * number;
    if (mean >= 5) cell(seen.get(name) ?? 0, mean);
    else {
      rare.seen += seen.get(name) ?? 0;
      rare.expected += mean;
    }
  }
  if (rare.expected >= 5) cell(rare.seen, rare.expected);
  else expect(rare.seen).toBeLessThanOrEqual(25);
  expect(chiSquare).toBeLessThan(limit(cells - 1));
}

/** Wilson and Hilferty's approximation of the chi-square value that is exceeded once in ten thousand times. */
function limit(freedom: number): number {
  const step = 2 / (9 * freedom);
  return freedom * (1 - step + 3.719 * Math.sqrt(step)) ** 3;
}

export function byName<O>(outcomes: readonly Likely<O>[], nameOf: (outcome: O) => string): Map<string, number> {
  const chances = new Map<string, number>();
  for (const { outcome, chance } of outcomes) {
    const name = nameOf(outcome);
    chances.set(name, (chances.get(name) ?? 0) + Number(chance.ways) / Number(chance.of));
  }
  return chances;
}

export function made<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value;
}
