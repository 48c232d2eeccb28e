// How like a question is to those that people have asked before, by the paragraph that answers them. All words count here,
// also those that say little by themselves: “go last” and “go to” ask for different things.
import { wordsOf } from './letters.ts';
import { type Handbook, OUTLINE, type ParagraphId } from './outline.ts';

/** Words are the same if they begin so; endings differ by number and time. */
const STEM = 5;
/** How many questions of a paragraph count: the nearest wholly, the next by half. */
const NEAREST = 2;
/** What words and pairs of words count that nobody used before: they say nothing against what the others say. */
const NEVER_ASKED = 0.15;

/** Makes a measure from 0 for nothing alike to 1 for the same words, a little more if several questions are alike. */
export function askedBefore({ paragraphs, questions }: Handbook): (query: string) => ReadonlyMap<ParagraphId, number> {
  const asked = OUTLINE.flatMap((chapter) => chapter.paragraphs).flatMap(({ id }) =>
    [paragraphs[id].title, ...(questions[id]?.split(';') ?? [])].map((question) => ({ id, parts: partsOf(question) })),
  );
  const spread = new Map<string, number>();
  for (const { parts } of asked) for (const part of parts) spread.set(part, (spread.get(part) ?? 0) + 1);
  const tells = (part: string): number => Math.log(1 + asked.length / (spread.get(part) ?? 1)) ** 2;
  const size = (parts: Iterable<string>): number => [...parts].reduce((sum, part) => sum + tells(part), 0);
  const sized = asked.map((each) => ({ ...each, size: size(each.parts) }));
  return (query) => {
    const typed = [...partsOf(query)];
    const known = typed.filter((part) => spread.has(part));
    const own = size(known) + NEVER_ASKED * size(typed.filter((part) => !spread.has(part)));
    const found = new Map<ParagraphId, number[]>();
    for (const { id, parts, size: whole } of sized) {
      const common = size(known.filter((part) => parts.has(part)));
      if (common > 0) found.set(id, [...(found.get(id) ?? []), common ** 2 / (own * whole)]);
    }
    return new Map([...found].map(([id, alike]) => [id, together(alike)]));
  };
}

function together(alike: readonly number[]): number {
  const nearest = [...alike].sort((a, b) => b - a).slice(0, NEAREST);
  return nearest.reduce((sum, each, at) => sum + each / (at + 1), 0);
}

/** The words of a question, and each two that stand side by side. */
function partsOf(question: string): ReadonlySet<string> {
  const words = wordsOf(question).map((word) => word.slice(0, STEM));
  return new Set([...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`)]);
}
