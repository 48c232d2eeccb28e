// How games end and how things are counted, in English, without the rules.

/** By the id of the ending. */
export const HOW_ENDED: Readonly<Record<string, string>> = {
  supremacy: 'Supremacy',
  detente: 'Détente',
  'coup-final': 'Coup Final',
};

/** `1 game`, `3 games`, `2 territories` */
export function count(number: number, one: string): string {
  const other = one.endsWith('y') ? `${one.slice(0, -1)}ies` : `${one}s`;
  return `${number} ${number === 1 ? one : other}`;
}
