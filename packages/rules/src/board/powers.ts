import type { Territory } from './zones.ts';

export const POWERS = ['south-america', 'africa', 'europe', 'china', 'usa', 'ussr'] as const;
export type Power = (typeof POWERS)[number];

export interface PowerRow {
  readonly name: string;
  readonly shortName: string;
  readonly home: readonly Territory[];
}

export const POWER_ROWS = {
  // B-MAP-02
  'south-america': {
    name: 'Confederacy of South America',
    shortName: 'South America',
    home: ['argentina', 'brazil', 'peru', 'venezuela'],
  },
  // B-MAP-03
  africa: {
    name: 'Federation of African States',
    shortName: 'Africa',
    home: ['mozambique', 'nigeria', 'south-africa', 'zaire'],
  },
  // B-MAP-04
  europe: {
    name: 'League of European Nations',
    shortName: 'Europe',
    home: ['british-isles', 'eastern-europe', 'iberia', 'scandinavia', 'western-europe'],
  },
  // B-MAP-05
  china: {
    name: "People's Republic of China",
    shortName: 'China',
    home: ['manchuria', 'mongolia', 'nanling', 'shantung', 'tibet'],
  },
  // B-MAP-06
  usa: {
    name: 'United States of America',
    shortName: 'USA',
    home: ['alaska', 'eastern-usa', 'midwest-usa', 'western-usa'],
  },
  // B-MAP-07
  ussr: {
    name: 'Union of Soviet Sovereign Republics',
    shortName: 'Soviet Union',
    home: ['buryatsk', 'kazakh', 'kola', 'russia', 'siberia', 'yakutsk'],
  },
} as const satisfies Readonly<Record<Power, PowerRow>>;

const powers: ReadonlySet<string> = new Set(POWERS);

/** Whether the name is that of a superpower. */
export function isPower(name: string): name is Power {
  return powers.has(name);
}

/** The power's full name. */
export function powerName(power: Power): string {
  return POWER_ROWS[power].name;
}

/** The power's name as it is said at the table. */
export function powerShortName(power: Power): string {
  return POWER_ROWS[power].shortName;
}

/** B-MAP-02 to -07: the power's printed home territories. */
export function homeOf(power: Power): readonly Territory[] {
  return POWER_ROWS[power].home;
}
