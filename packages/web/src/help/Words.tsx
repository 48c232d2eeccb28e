// The words of the game with their cards, to be read one after another.
import { type Handbook as Book, OUTLINE, paragraphOf, TERM_IDS, type TermId } from '@marshall/words/handbook';
import { useContext } from 'react';
import { words } from '../words.ts';
import { TermPicture } from './drawings.tsx';
import { BookContext, setsInPlay } from './handbook.ts';

/** Cards that a search is answered with, beside paragraphs. */
const MOST = 2;

/** Words of the sets in play, by the alphabet; those that are what was typed. */
export function cardsFor({ terms }: Book, typed?: string): readonly TermId[] {
  const sets = setsInPlay();
  const told = new Set(
    OUTLINE.filter(({ needs }) => needs === undefined || sets.has(needs)).flatMap(({ paragraphs }) =>
      paragraphs.map(({ id }) => id),
    ),
  );
  const known = TERM_IDS.filter((id) => told.has(paragraphOf(id)));
  if (typed === undefined) return known.toSorted((a, b) => nameOf(terms[a]).localeCompare(nameOf(terms[b])));
  const sought = plain(typed);
  return known.filter((id) => terms[id].forms.some((form) => plain(form) === sought)).slice(0, MOST);
}

/** Without accents and capitals, as people type it. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** As a dictionary has it. */
const nameOf = ({ forms }: Book['terms'][TermId]): string => forms[0] ?? '';

/** Each word with its picture, what it means, and the way to the paragraph that says more. */
export function Words({ book, terms }: { readonly book: Book; readonly terms: readonly TermId[] }) {
  const read = useContext(BookContext);
  if (terms.length === 0) return undefined;
  return (
    <dl className="word-list">
      {terms.map((id) => (
        <div key={id} data-word={id}>
          <dt>
            <TermPicture term={id} /> {nameOf(book.terms[id])}
          </dt>
          <dd>
            {book.terms[id].text}{' '}
            <button type="button" className="text-link" onClick={() => read(paragraphOf(id))}>
              {words.help.more}
            </button>
          </dd>
        </div>
      ))}
    </dl>
  );
}
