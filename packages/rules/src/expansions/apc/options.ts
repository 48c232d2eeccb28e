import type { GameOption } from '../../options.ts';

export interface ApcOptions {
  readonly apc: boolean;
}

export const apcOptions: readonly GameOption[] = [
  {
    id: 'apc',
    fallback: false,
    values: [true, false],
  },
];
