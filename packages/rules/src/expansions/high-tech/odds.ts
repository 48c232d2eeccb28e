// Technology in odds: whether it is shown, and levels that are put in or supposed.
import type { Command } from '../../game.ts';
import type { GameOptions } from '../../options.ts';
import { type Refusal, refuse } from '../../referee/refusal.ts';
import type { Seat } from '../../state/seat.ts';
import type { State } from '../../state/state.ts';
import { sure } from '../../sure.ts';
import { giveLevels } from './sketch.ts';
import { type Rank, TECHNOLOGIES, type Technology } from './technology.ts';

/** Levels by technology, as somebody writes them down. */
export type SupposedLevels = Readonly<Record<string, number>>;

/** Whether both sides show all the technology that they have in a battle. */
export const techPolicies = { technology: ['shown', 'hidden'] } as const;

export const usualTechPolicies = { technology: 'shown' } as const;

/** What a side shows in Step C, the most first; the referee takes what is legal. */
export function disclosureBy(technology: (typeof techPolicies)['technology'][number]): Command[] {
  if (technology === 'hidden') return [];
  return (['both', 'army', 'navy'] as const).map((show) => ({ type: 'disclose', show }));
}

/** Why levels cannot be put into a battle. */
export function whyNoLevels({ highTech }: GameOptions, levels: SupposedLevels | undefined): Refusal | undefined {
  if (levels === undefined) return undefined;
  if (!highTech) return refuse('no-such-battle:no-technology', 'T-ATK-01');
  const wrong = Object.entries(levels).some(([name, level]) => !isTechnology(name) || toRank(level) === undefined);
  return wrong ? refuse('no-such-battle:levels', 'T-ATK-01') : undefined;
}

/** Gives a side of a staged battle levels that everybody has seen. */
export function layLevels(state: State, seat: Seat, levels: SupposedLevels): void {
  const { tech } = state.sets;
  if (tech === undefined) return;
  giveLevels(tech, seat, { army: sure(toRank(levels.army ?? 0)), navy: sure(toRank(levels.navy ?? 0)) });
}

/** Takes levels that are hidden from the asker to be these, as far as what everybody knows allows it. */
export function supposeLevels(state: State, asker: Seat, seat: Seat, levels: SupposedLevels): void {
  const chart = state.sets.tech?.charts[seat];
  if (chart === undefined || seat === asker) return;
  for (const technology of TECHNOLOGIES) {
    const { shown, raises } = chart.deployed[technology];
    const level = toRank(Math.max(shown + raises, levels[technology] ?? 0));
    if (raises > 0 && level !== undefined) chart.deployed[technology] = { level, shown, raises };
  }
}

function isTechnology(name: string): name is Technology {
  return TECHNOLOGIES.some((technology) => technology === name);
}

function toRank(level: number): Rank | undefined {
  return ([0, 1, 2, 3, 4, 5] as const).find((rank) => rank === level);
}
