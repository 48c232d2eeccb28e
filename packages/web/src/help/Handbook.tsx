import { type Handbook as Book, type Chapter, OUTLINE, type Paragraph, searchIn } from '@marshall/words/handbook';
import { useMemo, useState } from 'react';
import { words } from '../words.ts';
import { ExampleBoard } from './ExampleBoard.tsx';
import { exampleFor } from './examples.ts';
import { setsInPlay } from './handbook.ts';
import { Sure } from './Sure.tsx';
import { Said } from './Term.tsx';
import { tellingOf } from './telling.ts';
import { cardsFor, Words } from './Words.tsx';

const BY_ID = new Map(OUTLINE.flatMap(({ paragraphs }) => paragraphs.map((one) => [one.id, one] as const)));
const MOST_FOUND = 8;
/** As many paragraphs as answer for a rule that none of them tells. */
const MOST_NEAR = 3;

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
  const asked = search === clause ? tellingOf(clause, sentenceOf) : [];
  if (asked.length > 0) return <Paragraphs {...{ book, sentenceOf, clause }} paragraphs={asked} />;
  if (search.trim() !== '') {
    const found = find(search).slice(0, MOST_FOUND);
    const cards = cardsFor(book, search);
    if (found.length === 0 && cards.length === 0) return <p className="aside">{text.nothing}</p>;
    const paragraphs = found.flatMap((id) => BY_ID.get(id) ?? []);
    return (
      <>
        <Words book={book} terms={cards} />
        <Paragraphs {...{ book, sentenceOf, clause, paragraphs }} />
      </>
    );
  }
  const sets = setsInPlay();
  return (
    <>
      {OUTLINE.filter(({ needs }) => needs === undefined || sets.has(needs)).map((chapter) => (
        <Section key={chapter.id} {...{ book, sentenceOf, clause, chapter }} />
      ))}
      <AllWords book={book} />
    </>
  );
}

/** Every word that has a card, behind its own heading. */
function AllWords({ book }: { readonly book: Book }) {
  const [open, setOpen] = useState(false);
  return (
    <details
      className="chapter"
      data-words=""
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h3>{words.help.words}</h3>
      </summary>
      {open && <Words book={book} terms={cardsFor(book)} />}
    </details>
  );
}

interface Read {
  readonly book: Book;
  readonly clause: string;
  readonly sentenceOf: (clause: string) => string | undefined;
}

function Section({ chapter, ...read }: Read & { readonly chapter: Chapter }) {
  const [open, setOpen] = useState(chapter.id === 'aim');
  return (
    <details className="chapter" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h3>{read.book.chapters[chapter.id]}</h3>
      </summary>
      {open && <Paragraphs {...read} paragraphs={chapter.paragraphs} />}
    </details>
  );
}

function Paragraphs({ book, clause, sentenceOf, paragraphs }: Read & { readonly paragraphs: readonly Paragraph[] }) {
  return paragraphs.map(({ id, clauses }) => {
    const { title, text } = book.paragraphs[id];
    // What was asked about stands among the exact rules, also where the paragraph only tells of its like.
    const isNear = sentenceOf(clause) !== undefined && !clauses.some((one) => one === clause);
    const exact: readonly string[] = isNear && paragraphs.length <= MOST_NEAR ? [clause, ...clauses] : clauses;
    return (
      <section key={id} className="paragraph" data-paragraph={id}>
        <h4>
          <Said text={title} />
        </h4>
        <p>
          <Said text={text} />
        </p>
        {exampleFor(id) !== undefined && <ExampleBoard id={exampleFor(id)?.id ?? ''} />}
        {exact.length > 0 && (
          <details className="exactly">
            <summary>{words.help.exactly}</summary>
            {words.help.inEnglish !== '' && <p className="aside">{words.help.inEnglish}</p>}
            <dl>
              {exact.map((one) => (
                <div key={one} className={one === clause ? 'asked' : ''}>
                  <dt>{one}</dt>
                  <dd lang="en">{sentenceOf(one)}</dd>
                </div>
              ))}
            </dl>
          </details>
        )}
        {exact.length > 0 && <Sure clauses={exact} sentenceOf={sentenceOf} />}
      </section>
    );
  });
}
