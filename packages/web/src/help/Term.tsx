import { type Part, type Sought, type TermId, type Terms, termsIn } from '@marshall/words/handbook';
import type { HTMLAttributes } from 'react';
import { useTerms } from './terms.ts';
import './term.css';

interface SaidProps {
  readonly text: string;
  /** In a long list: its words are drawn more quietly, and keys reach those of the line that has the focus. */
  readonly quiet?: boolean;
  /** Where newcomers are taught: everyday words that mean something particular here are marked too. */
  readonly every?: boolean;
  /** The whole text is another name of this word, such as the head of a column. */
  readonly as?: TermId;
}

/** A sentence in which the words of the game can be asked about; `TermCards` shows what they mean. */
export function Said({ text, quiet = false, every = false, as }: SaidProps) {
  const terms = useTerms();
  if (terms === undefined) return text;
  if (as !== undefined) return <span {...wordOf(as, quiet)}>{text}</span>;
  const parts = readerOf(terms, every ? 'every' : 'game')(text);
  if (parts.length === 1 && parts[0]?.term === undefined) return text;
  return parts.map(({ text: words, term }, i) => {
    const after = parts[i - 1]?.term === undefined ? '' : stopAt(words);
    if (term === undefined) return words.slice(after.length);
    const next = parts[i + 1];
    const stop = next === undefined || next.term !== undefined ? '' : stopAt(next.text);
    const word = (
      <span key={term} {...wordOf(term, quiet)}>
        {words}
      </span>
    );
    // A comma stays on the line of its word.
    return stop === '' ? (
      word
    ) : (
      <span key={term} className="term-end">
        {word}
        {stop}
      </span>
    );
  });
}

/** The marks with which a text goes on after a word. */
const stopAt = (text: string): string => /^[,.;:!?)]*/.exec(text)?.[0] ?? '';

/** A word that has a card. Nothing happens when it is pressed but that the card opens, so it is a term and no button. */
const wordOf = (
  term: TermId,
  quiet: boolean,
): HTMLAttributes<HTMLSpanElement> & { readonly 'data-term': TermId; readonly 'data-quiet': '' | undefined } => ({
  className: 'term-word',
  role: 'term',
  tabIndex: quiet ? -1 : 0,
  'data-term': term,
  'data-quiet': quiet ? '' : undefined,
});

type Reader = (text: string) => readonly Part[];
const readers: Readonly<Record<Sought, WeakMap<Terms, Reader>>> = { game: new WeakMap(), every: new WeakMap() };
/** As many texts as a long log shows; then they are read again. */
const MOST_READ = 2000;

/** Finds the words of a text. A log shows the same lines again and again, so what was found is kept. */
function readerOf(terms: Terms, which: Sought): Reader {
  let reader = readers[which].get(terms);
  if (reader === undefined) {
    const find = termsIn(terms, which);
    const found = new Map<string, readonly Part[]>();
    reader = (text) => {
      let parts = found.get(text);
      if (parts === undefined) {
        if (found.size >= MOST_READ) found.clear();
        parts = find(text);
        found.set(text, parts);
      }
      return parts;
    };
    readers[which].set(terms, reader);
  }
  return reader;
}
