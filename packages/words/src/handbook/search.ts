// Finds paragraphs of the handbook by what a reader types: accents, capitals, endings and slips do not matter, nor does
// another word for the same thing.
import { askedBefore } from './asked-before.ts';
import { wordsOf } from './letters.ts';
import { nearestTo, slips, within } from './near.ts';
import { type Handbook, type Needs, OUTLINE, type ParagraphId } from './outline.ts';

interface Entry {
  readonly id: ParagraphId;
  readonly title: readonly string[];
  readonly asked: readonly string[];
  readonly text: readonly string[];
  readonly around: readonly string[];
  /** Whether it belongs to a set that was added to the game. */
  readonly ofSet: boolean;
}

/** How much a word counts by where it stands. */
const WEIGHTS = { title: 4, asked: 4, text: 1, around: 1 } as const;
/** What a word counts again in each other place where the same paragraph has it. */
const AGAIN = 0.3;
/** What a word counts more for each time that it stands again in what people ask. */
const OFTEN = 0.2;
/** How much more a paragraph counts that has every word that was typed. */
const WHOLE = 0.5;
/** What a word counts that only begins like the one that was typed, or the other way round. */
const NEAR = 0.7;
/** What another word for the same thing counts: less, if the book has the word that was typed. */
const ALIKE = 0.8;
const ALSO = 0.5;
/** What a word counts that was typed wrongly, or that stands within a longer one. */
const GUESSED = 0.7;
/** What a paragraph of a set counts: most questions are about the game that every table plays. */
const OF_SET = 0.8;
/** What it counts that the same was asked before; something like it counts less. */
const ASKED_BEFORE = 30;
/** How many words may stand between the two of a phrase: “turn a factory back on”. */
const BETWEEN = 3;
const SHORTEST = 3;
/** How much of two forms of a word is the same at least, and how much differs at most. */
const STEM = 5;
const ENDING = 3;

/** A word in which umlauts were typed as two letters, as `folded` writes it. */
const withoutUmlauts = (word: string): string => word.replaceAll(/([aou])e/g, '$1');

const differentWordsOf = (text: string): readonly string[] => [...new Set(wordsOf(text))];

/** A word to look for, and how much finding it tells. */
type Sought = readonly (readonly [word: string, share: number])[];

/** Makes a search over the paragraphs of the base game and of the sets in play; the best come first. */
export function searchIn(book: Handbook, sets: ReadonlySet<Needs>): (query: string) => readonly ParagraphId[] {
  const ignored = new Set(book.ignored.flatMap(wordsOf));
  const particles = new Set(book.particles?.flatMap(wordsOf));
  const { alike, phrases } = alikeIn(book);
  const entries = OUTLINE.filter(({ needs }) => needs === undefined || sets.has(needs)).flatMap(
    ({ needs, paragraphs }) =>
      paragraphs.map(({ id }): Entry => {
        const { title, text, asked = '' } = book.paragraphs[id];
        return {
          id,
          title: differentWordsOf(title),
          asked: wordsOf(asked),
          text: differentWordsOf(text),
          around: differentWordsOf(book.around[id] ?? ''),
          ofSet: needs !== undefined,
        };
      }),
  );
  // A word that stands in few paragraphs tells more than one that stands in many.
  const spread = new Map<string, number>();
  for (const { title, asked, text, around } of entries)
    for (const word of new Set([...title, ...asked, ...text, ...around])) spread.set(word, (spread.get(word) ?? 0) + 1);
  const rarity = (word: string): number => Math.log(1 + entries.length / (spread.get(word) ?? 1));
  const liked = new Map<string, Like>();
  const like = (word: string): Like => {
    let found = liked.get(word);
    if (found === undefined) {
      found = likeIn(word, spread.keys(), rarity);
      liked.set(word, found);
    }
    return found;
  };
  /** What a word tells of each paragraph, found once, because people type on and ask again in the same words. */
  const told = new Map<string, readonly number[]>();
  const tells = (word: string): readonly number[] => {
    let found = told.get(word);
    if (found === undefined) {
      const alikes = like(word);
      found = entries.map((entry) => score(entry, word, alikes));
      told.set(word, found);
    }
    return found;
  };
  const before = askedBefore(book);
  const known = new Set([...spread.keys(), ...alike.keys()]);
  const looked = new Map<string, Sought>();
  const soughtFor = (typed: string): Sought => {
    const before = looked.get(typed);
    if (before !== undefined) return before;
    const sought = meantBy(typed);
    looked.set(typed, sought);
    return sought;
  };
  const isKnown = (word: string): boolean => known.has(word) || [...known].some((each) => begins(each, word));
  const isJoined = (particle: string, word: string): boolean =>
    !ignored.has(word) &&
    [...known].some(
      (each) => each.startsWith(particle + word.slice(0, SHORTEST)) && isFormOf(...byLength(each, particle + word)),
    );
  const meantBy = (typed: string): Sought => {
    if (!isKnown(typed) && isKnown(withoutUmlauts(typed))) return meantBy(withoutUmlauts(typed));
    const meant = isKnown(typed) ? [typed, ...slipped(typed, known)] : guessed(typed, known);
    return meant.flatMap((word) => {
      const share = word === typed ? 1 : GUESSED;
      const others = spread.has(word) ? (alike.get(word) ?? []) : othersFor(word, alike);
      return [[word, share], ...others.map((each) => [each, share * (spread.has(word) ? ALSO : ALIKE)] as const)];
    });
  };
  return (query) => {
    const words = wordsOf(query);
    const whole = joined(words, particles, isJoined);
    const typed = whole.filter((word) => !ignored.has(word));
    const sought = [...(typed.length > 0 ? typed : whole).map(soughtFor), ...phrasesIn(words, phrases)];
    const similar = before(query);
    const scores = scoresOf(entries.length, sought, tells);
    return entries
      .map(({ id, ofSet }, at) => ({
        id,
        score: (scores[at] ?? 0) * (ofSet ? OF_SET : 1) + ASKED_BEFORE * (similar.get(id) ?? 0),
      }))
      .filter(({ score: found }) => found > 0)
      .sort((a, b) => b.score - a.score)
      .map(({ id }) => id);
  };
}

type Alike = ReadonlyMap<string, readonly string[]>;

/** What people type, words and phrases, with the words that the handbook has for it. */
function alikeIn(book: Handbook): { readonly alike: Alike; readonly phrases: Alike } {
  const [alike, phrases] = [new Map<string, string[]>(), new Map<string, string[]>()];
  for (const [own, others] of Object.entries(book.alike))
    for (const other of others.split(' ').map(wordsOf)) {
      const found = other.length > 1 ? phrases : alike;
      const key = other.join(' ');
      found.set(key, [...(found.get(key) ?? []), ...wordsOf(own)]);
    }
  return { alike, phrases };
}

/** Two words that mean another thing together than each by itself: “give up”, “greife … an”. */
function phrasesIn(words: readonly string[], phrases: Alike): Sought[] {
  return words.flatMap((first, at) =>
    words.slice(at + 1, at + 2 + BETWEEN).flatMap((second): Sought[] => {
      const meant = phrases.get(`${first} ${second}`);
      return meant === undefined ? [] : [meant.map((word) => [word, 1])];
    }),
  );
}

/** Verbs in one piece that stand in two: what is far apart in “wie fange ich eine Rakete ab” is “abfangen”. */
function joined(
  words: readonly string[],
  particles: ReadonlySet<string>,
  isVerb: (particle: string, word: string) => boolean,
): readonly string[] {
  const whole = [...words];
  // Only at the end: elsewhere “aus”, “an” and “vor” are mostly words of their own.
  const end = words.length - 1;
  const particle = words[end] ?? '';
  if (!particles.has(particle)) return whole;
  const at = whole.findIndex((word, i) => i < end && isVerb(particle, word));
  if (at < 0) return whole;
  whole[at] = particle + words[at];
  return whole.slice(0, end);
}

function othersFor(word: string, alike: Alike): readonly string[] {
  const exact = alike.get(word);
  if (exact !== undefined) return exact;
  return [...alike].flatMap(([typed, own]) => (begins(typed, word) ? own : []));
}

/** What is one slip away from a word that the book only has in another form: “reserch” begins like “reserve”. */
function slipped(typed: string, known: ReadonlySet<string>): readonly string[] {
  return known.has(typed) ? [] : nearestTo(typed, known).filter((word) => slips(typed, word, 1) === 1);
}

function guessed(typed: string, known: ReadonlySet<string>): readonly string[] {
  const nearest = nearestTo(typed, known);
  return nearest.length > 0 ? nearest : within(typed, known);
}

/** What each word of the book tells to somebody who looks for another; those that tell nothing are not in it. */
type Like = ReadonlyMap<string, number>;

function likeIn(word: string, known: Iterable<string>, rarity: (word: string) => number): Like {
  const found = new Map<string, number>();
  for (const other of known) {
    const same = other === word ? 1 : begins(other, word) ? NEAR : 0;
    // A rare word that only begins alike tells no more than the one that was typed.
    if (same > 0) found.set(other, same * Math.min(rarity(other), rarity(word)));
  }
  return found;
}

/** What all words together tell of each paragraph; one that has more of them is the better one. */
function scoresOf(
  paragraphs: number,
  sought: readonly Sought[],
  tells: (word: string) => readonly number[],
): readonly number[] {
  const words = sought.map((meant) => meant.map(([word, share]) => ({ share, tells: tells(word) })));
  return Array.from({ length: paragraphs }, (_, at) => {
    let [sum, found] = [0, 0];
    for (const meant of words) {
      let best = 0;
      for (const { share, tells: figures } of meant) best = Math.max(best, share * (figures[at] ?? 0));
      if (best > 0) found++;
      sum += best;
    }
    return sum * (1 + (WHOLE * found) / Math.max(1, words.length));
  });
}

function score(entry: Entry, word: string, like: Like): number {
  const places = (['title', 'asked', 'text', 'around'] as const).map((place) => {
    let best = 0;
    for (const other of entry[place]) best = Math.max(best, WEIGHTS[place] * (like.get(other) ?? 0));
    const times = place === 'asked' ? entry.asked.filter((each) => each === word).length : 1;
    return best * (1 + OFTEN * Math.max(0, times - 1));
  });
  const best = Math.max(...places);
  return best + AGAIN * (places.reduce((sum, each) => sum + each, 0) - best);
}

/** Whether one begins like the other: `win` and `winning`, `battles` and `battle`. */
function begins(a: string, b: string): boolean {
  const [short, long] = byLength(a, b);
  if (short.length < SHORTEST) return false;
  if (long.startsWith(short)) return long.length - short.length <= Math.max(3, short.length);
  if (short.length > 4 && long.startsWith(short.slice(0, -1)) && long.length - short.length <= 3) return true;
  return isFormOf(short, long);
}

const byLength = (a: string, b: string): [short: string, long: string] => (a.length <= b.length ? [a, b] : [b, a]);

/** Whether only the endings differ: `eliminating` and `eliminated`, `construyo` and `construir`. */
function isFormOf(short: string, long: string): boolean {
  let same = 0;
  while (same < short.length && short[same] === long[same]) same++;
  return same >= STEM && long.length - same <= ENDING && same >= 0.6 * long.length;
}
