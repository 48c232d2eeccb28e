// The options that expansions bring; options.ts lists them after those of the base.
import { type ApcOptions, apcOptions } from './expansions/apc/options.ts';
import { type ChartOptions, chartOptions } from './expansions/conflict-chart/options.ts';
import { type HighTechOptions, highTechOptions } from './expansions/high-tech/options.ts';
import { type MarineOptions, marineOptions } from './expansions/merchant-marine/options.ts';
import type { GameOption } from './options.ts';

export type ExpansionOptions = ApcOptions & HighTechOptions & ChartOptions & MarineOptions;

/** The options that bring a whole set into play. */
export type SetOption = 'apc' | 'highTech' | 'merchantMarine' | 'combatResolution';

export const EXPANSION_OPTIONS: readonly GameOption[] = [
  ...apcOptions,
  ...highTechOptions,
  ...chartOptions,
  ...marineOptions,
];
