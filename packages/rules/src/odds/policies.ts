// How the choices inside an attack are taken to be made, by name; results are given with them.
import { EXPANSION_POLICIES, USUAL_EXPANSION_POLICIES } from '../odds-table.ts';
import { type Remark, remark } from '../referee/remark.ts';
import type { Seat } from '../state/seat.ts';

/** The choices, and what each may be. */
export const POLICIES = {
  /** Whether the defender removes a set of supplies, if there is one. */
  defence: ['set', 'resist'],
  /** What a side removes of the other: as much as it can, the most valuable or a kind first; or nothing. */
  attackerPicks: ['most', 'navies-first', 'armies-first', 'none'],
  defenderPicks: ['most', 'navies-first', 'armies-first', 'none'],
  /** Whether the attacker moves a unit into an emptied target. */
  occupation: ['yes', 'no'],
  /** Whether an assault goes on turn after turn. */
  assault: ['one-round', 'to-the-end'],
  /** What L-stars fire at: the most valuable zone first, or the one with the fewest nukes. */
  shots: ['dearest-first', 'fewest-first', 'none'],
  champions: ['none', 'all'],
  /** What holders of secret cards in the targeted zones do. */
  secretCards: ['silent', 'shown'],
  ...EXPANSION_POLICIES,
} as const;

type Table = typeof POLICIES;
export type PolicyName = keyof Table;
/** What a choice is taken to be. */
export type PolicyChoice<P extends PolicyName = PolicyName> = Table[P][number];
export type Policies = { readonly [P in Exclude<PolicyName, 'champions'>]: PolicyChoice<P> } & {
  /** Or who will be a champion. */
  readonly champions: PolicyChoice<'champions'> | readonly Seat[];
};

export const USUAL_POLICIES: Policies = {
  defence: 'set',
  attackerPicks: 'most',
  defenderPicks: 'most',
  occupation: 'yes',
  assault: 'one-round',
  shots: 'dearest-first',
  champions: 'none',
  secretCards: 'silent',
  ...USUAL_EXPANSION_POLICIES,
};

/** Policies one by one, and what holds for everything else. */
export function tellPolicies(
  policies: Policies,
  about: readonly PolicyName[],
  more: readonly Remark[] = [],
): readonly Remark[] {
  return [
    ...about.map((policy) => {
      const choice = policies[policy];
      return typeof choice === 'string'
        ? remark('policy', { policy, choice })
        : remark('policy-champions', { seats: choice });
    }),
    ...more,
    remark('policy-else'),
  ];
}
