import type { GameOption } from '../../options.ts';

export interface HighTechOptions {
  readonly highTech: boolean;
  readonly amphibDiscloseBoth: boolean;
}

export const highTechOptions: readonly GameOption[] = [
  {
    id: 'highTech',
    fallback: false,
    values: [true, false],
    describe:
      'High-Tech Edge: secret research raises the level of armies and navies, for dice and points in battle and cheaper moves.',
  },
  {
    id: 'amphibDiscloseBoth',
    fallback: false,
    values: [true, false],
    describe: 'Who assaults from the sea with army and navy technology shows both levels or neither.',
    ruling: 'Q-T-14',
    needs: ['highTech'],
  },
];
