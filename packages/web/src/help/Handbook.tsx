import { type Handbook as Book, type Chapter, OUTLINE, type Paragraph, searchIn } from '@marshall/words/handbook';
import { useMemo } from 'react';
import { words } from '../words.ts';
import { AT, setsInPlay } from './handbook.ts';
import { Said } from './Term.tsx';

const BY_ID = new Map(OUTLINE.flatMap(({ paragraphs }) => paragraphs.map((one) => [one.id, one] as const)));
const MOST_FOUND = 8;

/** The paragraphs that tell of a rule. */
export const tellingOf = (asked: string): readonly Paragraph[] =>
  [...BY_ID.values()].filter(({ id, clauses }) => asked === `${AT}${id}` || clauses.some((clause) => clause === asked));

interface HandbookProps {
  readonly book: Book;
  /** What is sought; empty for the whole book. */
  readonly search: string;
  /** The rule that somebody came to read about. */
  readonly clause: string;
  /** The sentence of a rule, where the ledger is at hand. */
  readonly sentenceOf: (clause: string) => string | undefined;
}

/** The rules for players, by stage, or the paragraphs that answer a question. */
export function Handbook({ book, search, clause, sentenceOf }: HandbookProps) {
  const find = useMemo(() => searchIn(book, setsInPlay()), [book]);
  const text = words.help;
  const asked = search === clause ? tellingOf(clause) : [];
  if (asked.length > 0) return <Paragraphs {...{ book, sentenceOf, clause }} paragraphs={asked} />;
  if (search.trim() !== '') {
    const found = find(search).slice(0, MOST_FOUND);
    if (found.length === 0) return <p className="aside">{text.nothing}</p>;
    const paragraphs = found.flatMap((id) => BY_ID.get(id) ?? []);
    return <Paragraphs {...{ book, sentenceOf, clause, paragraphs }} />;
  }
  const sets = setsInPlay();
  return OUTLINE.filter(({ needs }) => needs === undefined || sets.has(needs)).map((chapter) => (
    <Section key={chapter.id} {...{ book, sentenceOf, clause, chapter }} />
  ));
}

interface Read {
  readonly book: Book;
  readonly clause: string;
  readonly sentenceOf: (clause: string) => string | undefined;
}

function Section({ chapter, ...read }: Read & { readonly chapter: Chapter }) {
  return (
    <details className="chapter" open={chapter.id === 'aim'}>
      <summary>
        <h3>{read.book.chapters[chapter.id]}</h3>
      </summary>
      <Paragraphs {...read} paragraphs={chapter.paragraphs} />
    </details>
  );
}

function Paragraphs({ book, clause, sentenceOf, paragraphs }: Read & { readonly paragraphs: readonly Paragraph[] }) {
  return paragraphs.map(({ id, clauses }) => {
    const { title, text } = book.paragraphs[id];
    return (
      <section key={id} className="paragraph" data-paragraph={id}>
        <h4>{title}</h4>
        <p>
          <Said text={text} />
        </p>
        <details className="exactly" open={clauses.some((one) => one === clause)}>
          <summary>{words.help.exactly}</summary>
          <dl>
            {clauses.map((one) => (
              <div key={one} className={one === clause ? 'asked' : ''}>
                <dt>{one}</dt>
                <dd>{sentenceOf(one)}</dd>
              </div>
            ))}
          </dl>
        </details>
      </section>
    );
  });
}
