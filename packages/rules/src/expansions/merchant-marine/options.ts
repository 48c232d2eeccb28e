import type { GameOption } from '../../options.ts';

export interface MarineOptions {
  readonly merchantMarine: boolean;
  readonly pirates: number;
}

export const marineOptions: readonly GameOption[] = [
  {
    id: 'merchantMarine',
    fallback: false,
    values: [true, false],
    describe:
      'Colonial Legions and Merchant Marine: goods travel by merchant ships, and armies are raised by territory.',
  },
  {
    id: 'pirates',
    fallback: 0,
    values: { min: 0, max: 6 },
    describe: 'How many pirates lie in each light blue sea on whose ports nobody has a firm hand.',
    needs: ['merchantMarine'],
  },
];
