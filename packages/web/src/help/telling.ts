// Which paragraphs tell of a rule: those that name it, else those whose rules mention it, else those of the same part.
import { OUTLINE, type Paragraph } from '@marshall/words/handbook';
import { AT } from './handbook.ts';

const ALL: readonly Paragraph[] = OUTLINE.flatMap(({ paragraphs }) => paragraphs);
/** More than these would be no answer. */
const MOST = 3;

/** The paragraphs that tell of what is asked, the best first; none where only the ledger does. */
export function tellingOf(asked: string, sentenceOf: (clause: string) => string | undefined): readonly Paragraph[] {
  if (asked === '') return [];
  const exact = ALL.filter(({ id, clauses }) => asked === `${AT}${id}` || clauses.some((clause) => clause === asked));
  if (exact.length > 0) return exact;
  const name = new RegExp(`\\b${asked}\\b`);
  const mentions = ALL.filter(({ clauses }) => clauses.some((clause) => name.test(sentenceOf(clause) ?? '')));
  if (mentions.length > 0) return mentions.slice(0, MOST);
  const [, area] = /^([A-Z]-[A-Z]+-)\d+$/.exec(asked) ?? [];
  return area === undefined
    ? []
    : ALL.filter(({ clauses }) => clauses.some((clause) => clause.startsWith(area))).slice(0, MOST);
}
