// Typical battles by the drill and by the chart, side by side (Q-C-11): exact chances, so that the report is the same every time.

import { battleOdds } from '../../../odds/battle.ts';
import { type Chance, inLowestTerms } from '../../../odds/chance.ts';
import { chanceThat } from '../../../odds/distribution.ts';
import { type BattleSketch, stagedBattle } from '../../../odds/staged-battle.ts';
import { type Remark, remark } from '../../../referee/remark.ts';
import { totalOf } from '../../../state/forces.ts';

/** How one attack comes out on the whole. */
export interface Prospect {
  /** Nothing of the defender is left at the target. */
  readonly won: Chance;
  /** Nothing of the attacking force is left. */
  readonly wipedOut: Chance;
  /** Units lost on the average. */
  readonly attackerLost: Chance;
  readonly defenderLost: Chance;
}

export interface Comparison {
  /** Which battle it is. */
  readonly battle: Remark;
  readonly drill: Prospect;
  readonly chart: Prospect;
}

interface Typical {
  readonly sketch: BattleSketch;
  /** A defender without a set; they remove one if not said. */
  readonly resists?: true;
}

const armies = (attack: number, defend: number): BattleSketch => ({
  attacker: { units: { army: attack } },
  defender: { units: { army: defend } },
});
const navies = (attack: number, defend: number): BattleSketch => ({
  attacker: { units: { navy: attack } },
  defender: { units: { navy: defend } },
});

export const TYPICAL_BATTLES: readonly Typical[] = [
  { sketch: armies(1, 1) },
  { sketch: armies(2, 1) },
  { sketch: armies(3, 2) },
  { sketch: armies(4, 2) },
  { sketch: armies(4, 4) },
  { sketch: armies(6, 4) },
  { sketch: armies(6, 4), resists: true },
  { sketch: armies(8, 4) },
  { sketch: armies(10, 5) },
  { sketch: armies(12, 8) },
  { sketch: armies(20, 10) },
  { sketch: navies(2, 1) },
  { sketch: navies(3, 2) },
  { sketch: { attacker: { units: { army: 6 }, lStars: 1 }, defender: { units: { army: 4 } } } },
  { sketch: { ...armies(4, 2), tactic: 'amphibious' } },
  { sketch: { ...armies(4, 2), tactic: 'airborne' } },
];

/** One attack each, no reinforcements and no retaliation. */
export function compareBattles(battles: readonly Typical[] = TYPICAL_BATTLES): readonly Comparison[] {
  return battles.map((battle) => ({
    battle: told(battle),
    drill: prospectOf(battle, 'drill'),
    chart: prospectOf(battle, 'chart'),
  }));
}

function told({ sketch: { attacker, defender, tactic = 'direct' }, resists }: Typical): Remark {
  return remark('typical-battle', {
    attack: attacker.units,
    defend: defender?.units ?? {},
    lStars: attacker.lStars ?? 0,
    tactic,
    resists: resists === true,
  });
}

function prospectOf({ sketch, resists }: Typical, combatResolution: 'drill' | 'chart'): Prospect {
  const staged = stagedBattle({ ...sketch, options: { ...sketch.options, combatResolution } });
  if (!staged.ok) throw new Error(staged.refusal.message);
  const { game, seat, command } = staged.value;
  const odds = battleOdds(game, seat, command, { policies: { defence: resists === true ? 'resist' : 'set' } });
  if (!odds.ok) throw new Error(odds.refusal.message);
  const { outcomes } = odds.value;
  const mean = (number: (outcome: (typeof outcomes)[number]['outcome']) => number): Chance =>
    inLowestTerms(
      outcomes.reduce<Chance>(
        (sum, { outcome, chance }) => ({
          ways: sum.ways * chance.of + BigInt(number(outcome)) * chance.ways * sum.of,
          of: sum.of * chance.of,
        }),
        { ways: 0n, of: 1n },
      ),
    );
  return {
    won: chanceThat(outcomes, ({ emptied }) => emptied),
    wipedOut: chanceThat(outcomes, ({ wipedOut }) => wipedOut),
    attackerLost: mean(({ attackerLost }) => totalOf(attackerLost)),
    defenderLost: mean(({ defenderLost }) => totalOf(defenderLost)),
  };
}
