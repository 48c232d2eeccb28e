// The handbook in the language of the page, and which of its sets are in play.
import type { GameOptions } from '@marshall/rules';
import { type Handbook, type Needs, OUTLINE, type ParagraphId } from '@marshall/words/handbook';
import { createContext } from 'react';
import { chosenLanguage, type Spoken } from '../choose-language.ts';

const LOADERS: Readonly<Record<Spoken, () => Promise<Handbook>>> = {
  en: async () => (await import('@marshall/words/en/handbook')).handbook,
  de: async () => (await import('@marshall/words/de/handbook')).handbook,
  es: async () => (await import('@marshall/words/es/handbook')).handbook,
  pseudo: async () => {
    const [{ handbook }, { spoken }] = await Promise.all([
      import('@marshall/words/en/handbook'),
      import('../pseudo.ts'),
    ]);
    return spoken(handbook);
  },
};

/** What asks for a paragraph where a rule could stand. */
export const AT = 'paragraph:';

/** Opens the handbook at a paragraph. */
export const BookContext = createContext<(paragraph: ParagraphId) => void>(() => undefined);

export const loadHandbook = (): Promise<Handbook> => LOADERS[chosenLanguage()]();

const EVERY: ReadonlySet<Needs> = new Set(OUTLINE.flatMap(({ needs }) => needs ?? []));

/** The sets of the game on screen; all of them while there is none. */
let inPlay: ReadonlySet<Needs> | undefined;

export const setsInPlay = (): ReadonlySet<Needs> => inPlay ?? EVERY;

/** Tells which game is on screen, by its options. */
export function playsWith(options: GameOptions | undefined): void {
  if (options === undefined) {
    inPlay = undefined;
    return;
  }
  const { apc, highTech, merchantMarine, combatResolution } = options;
  const switched = { apc, highTech, merchantMarine, chart: combatResolution === 'chart' };
  inPlay = new Set([...EVERY].filter((set) => switched[set] === true));
}
