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
  },
  {
    id: 'amphibDiscloseBoth',
    fallback: false,
    values: [true, false],
    ruling: 'Q-T-14',
    needs: ['highTech'],
  },
];
