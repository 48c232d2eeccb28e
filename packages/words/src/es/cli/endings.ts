// How games end and how things are counted, in Spanish, without the rules.
import type { GameEvent } from '@marshall/rules';

const NAMES: Readonly<Record<Extract<GameEvent, { type: 'game-ended' }>['how'], string>> = {
  supremacy: 'Supremacía',
  detente: 'Détente',
  'coup-final': 'Coup Final',
};

/** By the id of the ending, as results keep it. */
export const HOW_ENDED: Readonly<Partial<Record<string, string>>> = NAMES;

/** `1 partida`, `3 partidas` */
export function count(number: number, one: string, other: string): string {
  return `${number} ${number === 1 ? one : other}`;
}
