// Words as people type them: accents and capitals do not matter.

/** Letters without accents, in lower case. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');

/** The words of a text; an apostrophe stands within a word: people type it or leave it out. */
export const wordsOf = (text: string): string[] =>
  folded(text)
    .replaceAll(/['’]/g, '')
    .match(/[\p{L}\p{N}$]+/gu) ?? [];
