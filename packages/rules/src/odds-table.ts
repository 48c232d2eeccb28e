// What expansions add to odds: choices inside an attack, how they are answered, and levels put in or supposed.
import { pointsBy, targetBy } from './expansions/apc/odds.ts';
import {
  disclosureBy,
  layLevels,
  type SupposedLevels,
  supposeLevels,
  techPolicies,
  usualTechPolicies,
  whyNoLevels,
} from './expansions/high-tech/odds.ts';
import type { Command, QuestionKind } from './game.ts';
import type { GameOptions } from './options.ts';
import { type Remark, remark } from './referee/remark.ts';

export type { SupposedLevels };
export { layLevels, pointsBy, supposeLevels, whyNoLevels };

/** Their choices and what each may be; and what each is when nobody says. */
export const EXPANSION_POLICIES = { ...techPolicies } as const;
export const USUAL_EXPANSION_POLICIES = { ...usualTechPolicies } as const;

export type ExpansionPolicies = {
  readonly [P in keyof typeof EXPANSION_POLICIES]: (typeof EXPANSION_POLICIES)[P][number];
};

/** What is answered to their questions, the best first. */
export const EXPANSION_ANSWERS: Readonly<
  Partial<Record<QuestionKind, (policies: ExpansionPolicies, picks: Picks) => readonly Command[]>>
> = {
  target: (_policies, picks) => targetBy(picks),
  disclosure: ({ technology }) => disclosureBy(technology),
};

/** How a side picks the losses of the other. */
export type Picks = 'most' | 'navies-first' | 'armies-first' | 'none';

/** What their rules let a silent player do in a conventional battle. */
export function expansionDefaults({ apc }: GameOptions): readonly Remark[] {
  return apc ? [remark('policy-apc')] : [];
}

/** Those of their choices that matter to a conventional battle in a game. */
export function expansionPoliciesFor({ highTech }: GameOptions): (keyof typeof EXPANSION_POLICIES)[] {
  return highTech ? ['technology'] : [];
}

/** Whether greater fire power gives a die and nothing else; APCs give an edge too. */
export function givesOnlyDice({ apc }: Partial<GameOptions>): boolean {
  return apc !== true;
}
