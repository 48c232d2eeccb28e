export const POWER_IDS = ['usa', 'ussr', 'europe', 'china', 'africa', 'south-america'] as const;
export type PowerId = (typeof POWER_IDS)[number];

/** Tells whether a text is the id of a power. */
export const isPowerId = (id: string): id is PowerId => POWER_IDS.some((power) => power === id);

/** Custom properties that colour everything inside for one power: `--c` the strong colour, `--on` the ink on it. */
export const powerColours = (power: PowerId): Record<'--c' | '--on', string> => ({
  '--c': `var(--${power})`,
  '--on': `var(--on-${power})`,
});
