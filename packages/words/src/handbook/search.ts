// Finds paragraphs of the handbook by what a reader types: accents, capitals and endings do not matter.
import { type Handbook, type Needs, OUTLINE, type ParagraphId } from './outline.ts';

interface Entry {
  readonly id: ParagraphId;
  readonly title: readonly string[];
  readonly asked: readonly string[];
  readonly text: readonly string[];
}

/** How much a word counts by where it stands. */
const WEIGHTS = { title: 5, asked: 4, text: 1 } as const;
/** What a word counts that only begins like the one that was typed, or the other way round. */
const NEAR = 0.6;
const SHORTEST = 3;

/** Letters without accents, in lower case. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}$]+/gu) ?? [];

/** Makes a search over the paragraphs of the base game and of the sets in play; the best come first. */
export function searchIn(book: Handbook, sets: ReadonlySet<Needs>): (query: string) => readonly ParagraphId[] {
  const ignored = new Set(book.ignored.map(folded));
  const entries = OUTLINE.filter(({ needs }) => needs === undefined || sets.has(needs)).flatMap(({ paragraphs }) =>
    paragraphs.map(({ id }): Entry => {
      const { title, text, asked = '' } = book.paragraphs[id];
      return { id, title: wordsOf(title), asked: wordsOf(asked), text: wordsOf(text) };
    }),
  );
  // A word that stands in few paragraphs tells more than one that stands in many.
  const spread = new Map<string, number>();
  for (const { title, asked, text } of entries)
    for (const word of new Set([...title, ...asked, ...text])) spread.set(word, (spread.get(word) ?? 0) + 1);
  const rarity = (word: string): number => Math.log(1 + entries.length / (spread.get(word) ?? 1));
  return (query) => {
    const typed = wordsOf(query).filter((word) => !ignored.has(word));
    const sought = typed.length > 0 ? typed : wordsOf(query);
    if (sought.length === 0) return [];
    return entries
      .map((entry) => ({ id: entry.id, score: sought.reduce((sum, word) => sum + score(entry, word, rarity), 0) }))
      .filter(({ score: found }) => found > 0)
      .sort((a, b) => b.score - a.score)
      .map(({ id }) => id);
  };
}

function score(entry: Entry, word: string, rarity: (word: string) => number): number {
  let best = 0;
  for (const place of ['title', 'asked', 'text'] as const)
    for (const other of entry[place]) {
      const alike = other === word ? 1 : begins(other, word) ? NEAR : 0;
      // A rare word that only begins alike tells no more than the one that was typed.
      const tells = Math.min(rarity(other), rarity(word));
      best = Math.max(best, WEIGHTS[place] * alike * tells);
    }
  return best;
}

/** Whether one begins like the other: `win` and `winning`, `battles` and `battle`. */
function begins(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < SHORTEST) return false;
  if (long.startsWith(short)) return long.length - short.length <= Math.max(3, short.length);
  return short.length > 4 && long.startsWith(short.slice(0, -1)) && long.length - short.length <= 3;
}
