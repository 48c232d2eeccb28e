// How games end and how things are counted, in Spanish, without the rules.

/** By the id of the ending. */
export const HOW_ENDED: Readonly<Record<string, string>> = {
  supremacy: 'Supremacía',
  detente: 'Détente',
  'coup-final': 'Coup Final',
};

/** `1 partida`, `3 partidas` */
export function count(number: number, one: string, other: string): string {
  return `${number} ${number === 1 ? one : other}`;
}
