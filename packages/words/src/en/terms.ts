// What powers, units, goods and stages are called in English. It needs nothing of the rules but their types.
import type { Power, Resource, Technology, UnitKind, Weapon } from '@marshall/rules';

/** How powers are called within a sentence. */
export const POWERS: Readonly<Record<Power, string>> = {
  usa: 'the USA',
  ussr: 'the Soviet Union',
  europe: 'Europe',
  china: 'China',
  africa: 'Africa',
  'south-america': 'South America',
};

export const UNITS: Readonly<Record<UnitKind, { readonly one: string; readonly other: string }>> = {
  army: { one: 'army', other: 'armies' },
  navy: { one: 'navy', other: 'navies' },
  ship: { one: 'merchant ship', other: 'merchant ships' },
  apc: { one: 'APC', other: 'APCs' },
  tank: { one: 'tank', other: 'tanks' },
};

export const RESOURCES: Readonly<Record<Resource, string>> = { grain: 'grain', oil: 'oil', minerals: 'minerals' };

/** The stages of a cycle, by number. */
export const STAGES = ['Pay', 'Transfer', 'Sell', 'Attack', 'Move', 'Build', 'Buy'] as const;

export const WEAPONS: Readonly<Record<Weapon, { readonly a: string; readonly one: string; readonly other: string }>> = {
  nuke: { a: 'a nuke', one: 'nuke', other: 'nukes' },
  'l-star': { a: 'an L-star', one: 'L-star', other: 'L-stars' },
};

export const TECHNOLOGIES: Readonly<Record<Technology, string>> = { army: 'army technology', navy: 'navy technology' };
