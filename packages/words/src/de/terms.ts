// What powers, units, goods and stages are called in German. It needs nothing of the rules but their types.
import type { Power, Resource, Technology, UnitKind, Weapon } from '@marshall/rules';
import { numbers } from '../numbers.ts';

/** A player by the power in the cases that sentences need; `many` where the verb stands in the plural. */
export interface Someone {
  readonly nominative: string;
  readonly accusative: string;
  readonly dative: string;
  readonly genitive: string;
  readonly many: boolean;
}

export const POWERS: Readonly<Record<Power, Someone>> = {
  usa: { nominative: 'die USA', accusative: 'die USA', dative: 'den USA', genitive: 'der USA', many: true },
  ussr: {
    nominative: 'die Sowjetunion',
    accusative: 'die Sowjetunion',
    dative: 'der Sowjetunion',
    genitive: 'der Sowjetunion',
    many: false,
  },
  europe: someone('Europa'),
  china: someone('China'),
  africa: someone('Afrika'),
  'south-america': someone('Südamerika'),
};

/** Somebody by a name without an article. */
export function someone(name: string): Someone {
  const genitive = /[sxzß\d]$/.test(name) ? `von ${name}` : `${name}s`;
  return { nominative: name, accusative: name, dative: name, genitive, many: false };
}

/** Units: `eine Armee`, `2 Armeen`; `gender` for articles and adjectives. */
export const UNITS: Readonly<
  Record<
    UnitKind,
    { readonly one: string; readonly other: string; readonly dative: string; readonly gender: 'm' | 'f' | 'n' }
  >
> = {
  army: { one: 'Armee', other: 'Armeen', dative: 'Armeen', gender: 'f' },
  navy: { one: 'Flotte', other: 'Flotten', dative: 'Flotten', gender: 'f' },
  ship: { one: 'Handelsschiff', other: 'Handelsschiffe', dative: 'Handelsschiffen', gender: 'n' },
  apc: { one: 'Truppentransporter', other: 'Truppentransporter', dative: 'Truppentransportern', gender: 'm' },
  tank: { one: 'Panzer', other: 'Panzer', dative: 'Panzern', gender: 'm' },
};

export const RESOURCES: Readonly<Record<Resource, string>> = { grain: 'Getreide', oil: 'Öl', minerals: 'Erz' };

/** The stages of a cycle, by number. */
export const STAGES = ['Zahlen', 'Fördern', 'Verkaufen', 'Angreifen', 'Bewegen', 'Bauen', 'Kaufen'] as const;

export const WEAPONS: Readonly<
  Record<
    Weapon,
    { readonly one: string; readonly other: string; readonly dative: string; readonly gender: 'm' | 'f' | 'n' }
  >
> = {
  nuke: { one: 'Atomrakete', other: 'Atomraketen', dative: 'Atomraketen', gender: 'f' },
  'l-star': { one: 'L-Stern', other: 'L-Sterne', dative: 'L-Sternen', gender: 'm' },
};

export const TECHNOLOGIES: Readonly<Record<Technology, string>> = { army: 'Armeetechnik', navy: 'Flottentechnik' };

const NUMBER = numbers('de-DE');

/** `1.200 Mio. $` */
export const money = (millions: number): string => `${NUMBER.format(millions)}\u00a0Mio.\u00a0$`;
