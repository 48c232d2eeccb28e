// Finds paragraphs of the handbook by what a reader types: accents, capitals, endings and slips do not matter, nor does
// another word for the same thing.
import { nearestTo, within } from './near.ts';
import { type Handbook, type Needs, OUTLINE, type ParagraphId } from './outline.ts';

interface Entry {
  readonly id: ParagraphId;
  readonly title: readonly string[];
  readonly asked: readonly string[];
  readonly text: readonly string[];
}

/** How much a word counts by where it stands. */
const WEIGHTS = { title: 4, asked: 4, text: 1 } as const;
/** What a word counts again in each other place where the same paragraph has it. */
const AGAIN = 0.3;
/** How much more a paragraph counts that has every word that was typed. */
const WHOLE = 0.5;
/** What a word counts that only begins like the one that was typed, or the other way round. */
const NEAR = 0.7;
/** What another word for the same thing counts: less, if the book has the word that was typed. */
const ALIKE = 0.8;
const ALSO = 0.5;
/** What a word counts that was typed wrongly, or that stands within a longer one. */
const GUESSED = 0.7;
const SHORTEST = 3;

/** Letters without accents, in lower case. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');

// An apostrophe stands within a word: people type it or leave it out.
const wordsOf = (text: string): string[] =>
  folded(text)
    .replaceAll(/['’]/g, '')
    .match(/[\p{L}\p{N}$]+/gu) ?? [];

/** A word to look for, and how much finding it tells. */
type Sought = readonly (readonly [word: string, share: number])[];

/** Makes a search over the paragraphs of the base game and of the sets in play; the best come first. */
export function searchIn(book: Handbook, sets: ReadonlySet<Needs>): (query: string) => readonly ParagraphId[] {
  const ignored = new Set(book.ignored.flatMap(wordsOf));
  const alike = alikeIn(book);
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
  const known = new Set([...spread.keys(), ...alike.keys()]);
  const looked = new Map<string, Sought>();
  const soughtFor = (typed: string): Sought => {
    const before = looked.get(typed);
    if (before !== undefined) return before;
    const sought = meantBy(typed);
    looked.set(typed, sought);
    return sought;
  };
  const meantBy = (typed: string): Sought => {
    const meant = known.has(typed) || [...known].some((word) => begins(word, typed)) ? [typed] : guessed(typed, known);
    const share = meant[0] === typed ? 1 : GUESSED;
    return meant.flatMap((word) => {
      const others = spread.has(word) ? (alike.get(word) ?? []) : othersFor(word, alike);
      return [[word, share], ...others.map((each) => [each, share * (spread.has(word) ? ALSO : ALIKE)] as const)];
    });
  };
  return (query) => {
    const typed = wordsOf(query).filter((word) => !ignored.has(word));
    const sought = (typed.length > 0 ? typed : wordsOf(query)).map(soughtFor);
    return entries
      .map((entry) => ({ id: entry.id, score: scoreOf(entry, sought, rarity) }))
      .filter(({ score: found }) => found > 0)
      .sort((a, b) => b.score - a.score)
      .map(({ id }) => id);
  };
}

/** What people type, with the words that the handbook has for it. */
function alikeIn({ alike }: Handbook): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [own, others] of Object.entries(alike))
    for (const other of wordsOf(others)) found.set(other, [...(found.get(other) ?? []), ...wordsOf(own)]);
  return found;
}

function othersFor(word: string, alike: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const exact = alike.get(word);
  if (exact !== undefined) return exact;
  return [...alike].flatMap(([typed, own]) => (begins(typed, word) ? own : []));
}

function guessed(typed: string, known: ReadonlySet<string>): readonly string[] {
  const nearest = nearestTo(typed, known);
  return nearest.length > 0 ? nearest : within(typed, known);
}

/** What all words together tell; a paragraph that has more of them is the better one. */
function scoreOf(entry: Entry, sought: readonly Sought[], rarity: (word: string) => number): number {
  const told = sought.map((words) => Math.max(0, ...words.map(([word, share]) => share * score(entry, word, rarity))));
  const found = told.filter((each) => each > 0).length;
  return told.reduce((sum, each) => sum + each, 0) * (1 + (WHOLE * found) / Math.max(1, told.length));
}

function score(entry: Entry, word: string, rarity: (word: string) => number): number {
  const places = (['title', 'asked', 'text'] as const).map((place) => {
    let best = 0;
    for (const other of entry[place]) {
      const same = other === word ? 1 : begins(other, word) ? NEAR : 0;
      // A rare word that only begins alike tells no more than the one that was typed.
      if (same > 0) best = Math.max(best, WEIGHTS[place] * same * Math.min(rarity(other), rarity(word)));
    }
    return best;
  });
  const best = Math.max(...places);
  return best + AGAIN * (places.reduce((sum, each) => sum + each, 0) - best);
}

/** Whether one begins like the other: `win` and `winning`, `battles` and `battle`. */
function begins(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < SHORTEST) return false;
  if (long.startsWith(short)) return long.length - short.length <= Math.max(3, short.length);
  return short.length > 4 && long.startsWith(short.slice(0, -1)) && long.length - short.length <= 3;
}
