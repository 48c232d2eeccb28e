import type { GameOption } from '../../options.ts';

export interface ApcOptions {
  readonly apc: boolean;
}

export const apcOptions: readonly GameOption[] = [
  {
    id: 'apc',
    fallback: false,
    values: [true, false],
    describe: 'Armored Personnel Carriers: a land unit that carries armies, fights for two and shields the rest.',
  },
];
