// Before Step B: how a battle may come out by the chart, as far as the attacker can know (C-MAP-16).
import type { Command } from '../../../game.ts';
import { type BattleOdds, battleOdds } from '../../../odds/battle.ts';
import type { Suppositions } from '../../../odds/supposed.ts';
import { cite } from '../../../referee/cite.ts';
import type { Game } from '../../../referee/game.ts';
import { type Result, refuse } from '../../../referee/refusal.ts';
import type { Seat } from '../../../state/seat.ts';
import { GENERALSHIP, type Letter, letterAt } from '../chart.ts';
import { onChart } from '../resolver.ts';
import type { ChartPoints } from './points.ts';
import type { ChartRead } from './resolution.ts';

/** A battle by the chart: the points of both sides, how many pairs of Generalship dice give each letter, and what follows. */
export interface ChartBattleOdds {
  readonly attacker: ChartPoints;
  readonly defender: ChartPoints & { readonly rolls: boolean };
  readonly ways: Readonly<Record<Letter, number>>;
  readonly of: 36;
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
  if (first === undefined)
    return {
      ok: false,
      refusal: refuse('not-by-chart', 'C-MAP-01', 'That battle is not read from the chart; ask for its odds by dice.'),
    };
  cite('C-MAP-16');
  const { attacker, defender } = first;
  const rolls = defender.die !== undefined;
  return {
    ok: true,
    value: {
      attacker: { units: attacker.units, support: attacker.support },
      defender: { units: defender.units, support: defender.support, rolls },
      ways: waysOf(attacker, defender, rolls),
      of: 36,
      battle: odds.value,
    },
  };
}

const FACTORS = Object.values(GENERALSHIP);

function waysOf(attacker: ChartPoints, defender: ChartPoints, rolls: boolean): Record<Letter, number> {
  const ways: Record<Letter, number> = { A: 0, B: 0, C: 0, D: 0 };
  for (const mine of FACTORS)
    for (const theirs of FACTORS) {
      const totals = onChart(
        attacker.units + attacker.support + mine,
        defender.units + defender.support + (rolls ? theirs : 0),
        'scale',
      );
      const letter = totals === undefined || defender.units === 0 ? 'A' : letterAt(totals[0], totals[1]);
      if (letter !== undefined) ways[letter]++;
    }
  return ways;
}
