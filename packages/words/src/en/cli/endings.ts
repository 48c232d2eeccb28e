// How games end and how things are counted, in English, without the rules.
import type { GameEvent } from '@marshall/rules';

const NAMES: Readonly<Record<Extract<GameEvent, { type: 'game-ended' }>['how'], string>> = {
  supremacy: 'Supremacy',
  detente: 'Détente',
  'coup-final': 'Coup Final',
};

/** By the id of the ending, as results keep it. */
export const HOW_ENDED: Readonly<Partial<Record<string, string>>> = NAMES;

/** `1 game`, `3 games`, `2 territories` */
export function count(number: number, one: string): string {
  const other = one.endsWith('y') ? `${one.slice(0, -1)}ies` : `${one}s`;
  return `${number} ${number === 1 ? one : other}`;
}
