// How the choices inside an attack are taken to be made, by name; results are printed with them.
import { EXPANSION_POLICIES, USUAL_EXPANSION_POLICIES } from '../odds-table.ts';
import type { Seat } from '../state/seat.ts';

/** The choices, what each may be, and that in words. */
export const POLICIES = {
  defence: {
    set: 'the defender removes a set, if he has one',
    resist: 'the defender resists without supplies',
  },
  attackerPicks: {
    most: 'the attacker removes as many units as he can, the most valuable first',
    'navies-first': 'the attacker removes as many units as he can, navies first',
    'armies-first': 'the attacker removes as many units as he can, armies first',
    none: 'the attacker removes nothing',
  },
  defenderPicks: {
    most: 'the defender removes as many units as he can, the most valuable first',
    'navies-first': 'the defender removes as many units as he can, navies first',
    'armies-first': 'the defender removes as many units as he can, armies first',
    none: 'the defender removes nothing',
  },
  occupation: {
    yes: 'the attacker moves one unit into an emptied target, if he can pay for it',
    no: 'the attacker does not occupy an emptied target',
  },
  assault: {
    'one-round': 'one round; an assault that has not captured is left at that',
    'to-the-end': 'an assault goes on turn after turn until it has captured, is wiped out or has no set left',
  },
  shots: {
    'dearest-first': 'every L-star fires, at nukes aimed at the most valuable zone first',
    'fewest-first': 'every L-star fires, at the target with the fewest nukes first',
    none: 'defenders hold their fire',
  },
  champions: {
    none: 'nobody is a champion',
    all: 'everybody is a champion who can be one',
  },
  secretCards: {
    silent: 'holders of secret cards in the targeted zones stay silent',
    shown: 'holders of secret cards in the targeted zones show them and defend',
  },
  ...EXPANSION_POLICIES,
} as const;

type Table = typeof POLICIES;
export type PolicyName = keyof Table;
export type Policies = { readonly [P in Exclude<PolicyName, 'champions'>]: keyof Table[P] } & {
  /** Or who will be a champion. */
  readonly champions: keyof Table['champions'] | readonly Seat[];
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

/** Policies in words, one line each, and what holds for everything else. */
export function sayPolicies(policies: Policies, about: readonly PolicyName[], more: readonly string[] = []): string[] {
  return [
    ...about.map((name) => `${spaced(name)}: ${chosen(policies, name)} (${inWords(policies, name)})`),
    ...more,
    'anything else: as for a silent player (X-38): no first strike, no reinforcements, no counterattack',
  ];
}

/** The name of a policy as people read it: `attacker picks`. */
function spaced(name: PolicyName): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function chosen(policies: Policies, name: PolicyName): string {
  const choice = policies[name];
  return typeof choice === 'string' ? choice : choice.join(', ');
}

function inWords(policies: Policies, name: PolicyName): string {
  const choice = policies[name];
  const words: Readonly<Record<string, string>> = POLICIES[name];
  return typeof choice === 'string' ? (words[choice] ?? '') : 'these are champions, nobody else';
}
