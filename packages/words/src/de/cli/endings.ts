// How games end and how things are counted, in German, without the rules.

/** By the id of the ending. */
export const HOW_ENDED: Readonly<Record<string, string>> = {
  supremacy: 'Vorherrschaft',
  detente: 'Détente',
  'coup-final': 'Coup Final',
};

/** `1 Partie`, `3 Partien` */
export function count(number: number, one: string, other: string): string {
  return `${number} ${number === 1 ? one : other}`;
}
