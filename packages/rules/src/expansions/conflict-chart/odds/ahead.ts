// Before the chart is read: how a battle may come out by it, as far as the asker can know (C-MAP-16).

import { battleOf } from '../../../battle/battle.ts';
import { whyNoSet } from '../../../battle/declare.ts';
import { cite } from '../../../board/cite.ts';
import type { Command } from '../../../game.ts';
import { type BattleOdds, battleOdds } from '../../../odds/battle.ts';
import { type Suppositions, seenBy } from '../../../odds/supposed.ts';
import { citeRefusal } from '../../../referee/cite.ts';
import type { Game } from '../../../referee/game.ts';
import { Play } from '../../../referee/play.ts';
import { type Result, refuse } from '../../../referee/refusal.ts';
import { nearest } from '../../../state/agenda.ts';
import type { Seat } from '../../../state/seat.ts';
import { type Battle, type ChartPoints, chartPoints, isByChart, letterOf } from '../battle/points.ts';
import type { ChartRead } from '../battle/resolution.ts';
import type { Letter } from '../chart.ts';
import { chartOdds } from '../generalship.ts';

/** The points of both sides before the dice, and how many pairs of Generalship dice give each letter. */
export interface ChartAhead {
  readonly attacker: ChartPoints;
  readonly defender: ChartPoints & { readonly rolls: boolean };
  readonly ways: Readonly<Record<Letter, number>>;
  readonly of: 36;
}

/** The same for an attack, and what follows from it. */
export interface ChartBattleOdds extends ChartAhead {
  readonly battle: BattleOdds;
}

/** The odds of an attack that will be read from the chart; undisclosed technology counts for nothing. */
export function chartBattleOdds(
  game: Game,
  seat: Seat,
  command: Command,
  suppositions: Suppositions = {},
): Result<ChartBattleOdds> {
  let first: ChartRead | undefined;
  const odds = battleOdds(game, seat, command, suppositions, (event) => {
    if (event.type === 'chart-read') first ??= event;
  });
  if (!odds.ok) return odds;
  if (first === undefined) {
    const refusal = refuse('not-by-chart', 'C-MAP-01');
    citeRefusal(refusal);
    return { ok: false, refusal };
  }
  const { attacker, defender } = first;
  return { ok: true, value: { ...ahead(attacker, defender, defender.die !== undefined), battle: odds.value } };
}

/**
 * What the chart may give in the battle under way, until it is read; undefined where none is fought by it. Technology
 * that has not been shown in it counts for nothing, and a defender who has not said removes a set if they have one.
 */
export function chartAhead(game: Game, seat: Seat): ChartAhead | undefined {
  // Frames are public, so that nothing need be imagined to see whether there is such a battle.
  if (!isAhead(game, nearest(game.state.agenda, 'conventional'))) return undefined;
  const play = new Play(seenBy(game, seat, {}));
  const battle = battleOf(play);
  const { defender } = battle;
  const rolls = battle.supplied ?? (defender !== undefined && whyNoSet(play, defender) === undefined);
  return ahead(chartPoints(play, battle, 'attacker'), chartPoints(play, battle, 'defender'), rolls);
}

/** Until an assault has moved, its force is not where it will fight. */
function isAhead({ rulebook }: Game, battle: Battle | undefined): boolean {
  if (battle === undefined || !rulebook.drill().includes('chart') || !isByChart(rulebook, battle)) return false;
  return battle.ended === undefined && battle.orders.length === 0 && letterOf(battle) === undefined;
}

function ahead({ units, support }: ChartPoints, theirs: ChartPoints, rolls: boolean): ChartAhead {
  cite('C-MAP-16');
  const { ways } = chartOdds(units + support, theirs.units + theirs.support, 'scale', rolls);
  return {
    attacker: { units, support },
    defender: { units: theirs.units, support: theirs.support, rolls },
    // C-MAP-14: units that count for nothing are beaten without a roll.
    ways: theirs.units === 0 ? { A: 36, B: 0, C: 0, D: 0 } : ways,
    of: 36,
  };
}
