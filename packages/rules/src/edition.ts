// Editions of the referee. A game keeps the defaults of the edition it was begun by, and its log says which one judged what.

export const EDITIONS = [1, 2] as const;
export type Edition = (typeof EDITIONS)[number];

/** The edition of this referee. It grows when a position is judged in another way than before. */
export const EDITION: Edition = 2;

/** The edition of games that state none: they are older than editions. */
export const FIRST_EDITION: Edition = 1;

export function isEdition(value: unknown): value is Edition {
  return EDITIONS.some((edition) => edition === value);
}
