// Comparing levels: who has which forces in a battle, and what dice and points the comparison gives (T-ATK, T-EDG, T-ARN, T-AMP).
import { type ConventionalFrame, piecesOf, type Side } from '../../../battle/battle.ts';
import type { Play } from '../../../referee/play.ts';
import type { DeepReadonly } from '../../../state/state.ts';
import { type Rank, TECHNOLOGIES, type Technology } from '../technology.ts';

export type Battle = DeepReadonly<ConventionalFrame>;

/** The levels that a side shows in a battle; what it does not show counts 0 (Q-T-11). */
export type Levels = Readonly<Partial<Record<Technology, Rank>>>;

/** What a side gains in Steps C and D. */
export interface Benefit {
  readonly dice: number;
  readonly points: number;
}

/** What each side fights with, by the technology that serves it. */
export type Forces = Readonly<Record<Side, readonly Technology[]>>;

/** The technologies that serve a side here; what cannot fight back brings none, APCs use that of armies (A-TEC-01). */
export function forcesOf(play: Play, battle: Battle, side: Side): Technology[] {
  const domains = new Set(
    piecesOf(play, battle, side)
      .filter(({ kind }) => play.rulebook.firePowerOf(play, battle, side, kind) > 0)
      .map(({ kind }) => SERVES[play.rulebook.unit(kind).domain]),
  );
  return TECHNOLOGIES.filter((technology) => domains.has(technology));
}

const SERVES = { land: 'army', sea: 'navy' } as const;

/** The dice and points of both sides (T-ATK-05, -06, T-EDG-01). */
export function benefits(forces: Forces, shown: Readonly<Record<Side, Levels>>): Readonly<Record<Side, Benefit>> {
  const of = (side: Side, technology: Technology | undefined) =>
    technology === undefined ? 0 : (shown[side][technology] ?? 0);
  const [first, second] = forces.attacker;
  const defence = of('defender', forces.defender[0]);
  const difference = of('attacker', first) - defence;
  // T-AMP-02, -03: the navies of an assault are also compared, for the attacker alone.
  const afloat = second === undefined ? 0 : of('attacker', second) - defence;
  return { attacker: plus(benefitOf(difference), benefitOf(afloat)), defender: benefitOf(-difference) };
}

function benefitOf(difference: number): Benefit {
  return difference > 0 ? { dice: 1, points: difference } : { dice: 0, points: 0 };
}

function plus(a: Benefit, b: Benefit): Benefit {
  return { dice: a.dice + b.dice, points: a.points + b.points };
}
