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
  /** Which questions have a word, or two words side by side. */
  const having = new Map<string, number[]>();
  asked.forEach(({ parts }, at) => {
    for (const part of parts) {
      const questions = having.get(part);
      if (questions === undefined) having.set(part, [at]);
      else questions.push(at);
    }
  });
  const tells = (part: string): number => Math.log(1 + asked.length / (having.get(part)?.length ?? 1)) ** 2;
  const size = (parts: Iterable<string>): number => [...parts].reduce((sum, part) => sum + tells(part), 0);
  const sizes = asked.map(({ parts }) => size(parts));
  return (query) => {
    const typed = [...partsOf(query)];
    const known = typed.filter((part) => having.has(part));
    const own = size(known) + NEVER_ASKED * size(typed.filter((part) => !having.has(part)));
    const common = new Map<number, number>();
    for (const part of known) {
      const told = tells(part);
      for (const at of having.get(part) ?? []) common.set(at, (common.get(at) ?? 0) + told);
    }
    const found = new Map<ParagraphId, number[]>();
    asked.forEach(({ id }, at) => {
      const shared = common.get(at);
      if (shared === undefined) return;
      const alike = shared ** 2 / (own * (sizes[at] ?? 1));
      const others = found.get(id);
      if (others === undefined) found.set(id, [alike]);
      else others.push(alike);
    });
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
