// The rules for players: what there is to read, and how it is found.
export {
  type Chapter,
  type ChapterId,
  type Handbook,
  type Needs,
  OUTLINE,
  type Paragraph,
  type ParagraphId,
} from './outline.ts';
export { searchIn } from './search.ts';
export { type Part, paragraphOf, type Sought, TERM_IDS, type TermId, type Terms, termsIn } from './terms.ts';
