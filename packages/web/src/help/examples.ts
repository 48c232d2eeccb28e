// Examples of the handbook as data: a position, what is commanded there, and which dice fall. The referee works them out.
import type { ParagraphId } from '@marshall/words/handbook';
import { DEALS } from './examples/deals.ts';
import type { Example } from './examples/example.ts';
import { MONEY, START } from './examples/money.ts';
import { MOVES } from './examples/moves.ts';
import { NUCLEAR } from './examples/nuclear.ts';
import { SETS } from './examples/sets.ts';
import { TABLE } from './examples/table.ts';
import { WAR } from './examples/war.ts';

export type { Example } from './examples/example.ts';

export const EXAMPLES: readonly Example[] = [
  START,
  ...MONEY,
  ...WAR,
  ...NUCLEAR,
  ...MOVES,
  ...DEALS,
  ...SETS,
  ...TABLE,
];

/** The example that stands under a paragraph. */
export const exampleFor = (paragraph: ParagraphId): Example | undefined =>
  EXAMPLES.find((example) => example.paragraph === paragraph);
