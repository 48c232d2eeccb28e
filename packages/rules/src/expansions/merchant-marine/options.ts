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
  },
  {
    id: 'pirates',
    fallback: 0,
    values: { min: 0, max: 6 },
    needs: ['merchantMarine'],
  },
];
