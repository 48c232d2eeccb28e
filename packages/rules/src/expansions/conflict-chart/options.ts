import type { GameOption } from '../../options.ts';

export interface ChartOptions {
  readonly combatResolution: 'drill' | 'chart';
}

export const chartOptions: readonly GameOption[] = [
  {
    id: 'combatResolution',
    fallback: 'drill',
    values: ['drill', 'chart'],
    ruling: 'C-MAP-01',
  },
];
