import type { GameOption } from '../../options.ts';

export interface ChartOptions {
  readonly combatResolution: 'drill' | 'chart';
}

export const chartOptions: readonly GameOption[] = [
  {
    id: 'combatResolution',
    fallback: 'drill',
    values: ['drill', 'chart'],
    describe: 'Conventional battles are fought with the dice of the drill, or read from the Military Conflict Chart.',
    ruling: 'C-MAP-01',
  },
];
