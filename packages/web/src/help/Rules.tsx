import { type Handbook as Book, OUTLINE, searchIn } from '@marshall/words/handbook';
import { useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { chartWords, words } from '../words.ts';
import { ClauseContext } from './Clause.tsx';
import { Handbook } from './Handbook.tsx';
import { AT, loadHandbook, setsInPlay } from './handbook.ts';
import { tellingOf } from './telling.ts';
import './rules.css';

type Clauses = readonly (readonly [id: string, sentence: string])[];

interface RulesProps {
  /** The rule to read first; empty for all of them. */
  readonly clause: string;
  /** All rules that belong to what is asked about. */
  readonly together?: readonly string[];
  readonly onClose: () => void;
  /** Where the Military Conflict Chart has its page. */
  readonly chartAddress: string;
}

const MOST_SHOWN = 120;

/** The rules beside the game: the handbook with a search, and behind it every clause by its name. */
export function Rules({ clause, together = [], onClose, chartAddress }: RulesProps) {
  const clauses = useClauses();
  const book = useHandbook();
  const read = useContext(ClauseContext);
  const [search, setSearch] = useState(clause);
  const sentences = useMemo(() => new Map(clauses), [clauses]);
  const sentenceOf = useCallback((id: string) => sentences.get(id), [sentences]);
  const [turned, setLedger] = useState<boolean>();
  // A rule that no paragraph tells of is read in the ledger.
  const unknown = clauses !== undefined && clause !== '' && tellingOf(clause, sentenceOf).length === 0;
  const ledger = turned ?? unknown;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    setSearch(clause);
    setLedger(undefined);
  }, [clause]);
  const text = words.help;
  const found = clauses === undefined ? [] : find(clauses, search, book);
  return (
    <dialog ref={dialog} className="rules" aria-label={text.heading} onClose={onClose}>
      <header>
        <h2>{text.heading}</h2>
        <button type="button" className="icon-button" aria-label={text.close} onClick={() => dialog.current?.close()}>
          {'\u00d7'}
        </button>
      </header>
      <input
        type="search"
        aria-label={ledger ? text.search : text.ask}
        placeholder={ledger ? text.search : text.ask}
        value={search === clause ? '' : search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <p className="aside rules-ways">
        <button type="button" className="text-link" aria-pressed={ledger} onClick={() => setLedger(!ledger)}>
          {ledger ? text.book : text.ledger}
        </button>
        {!ledger && search === clause && clause !== '' && (
          <button type="button" className="text-link" onClick={() => setSearch('')}>
            {text.whole}
          </button>
        )}
        <a href={chartAddress} onClick={() => dialog.current?.close()}>
          {chartWords.link}
        </a>
      </p>
      {!ledger && book !== undefined && (
        <Handbook book={book} search={search} clause={clause} sentenceOf={sentenceOf} />
      )}
      {together.length > 1 && <Together ids={together} clause={clause} />}
      {ledger && (
        <>
          <p className="aside">{clauses === undefined ? text.loading : found.length === 0 ? text.none : text.about}</p>
          <dl>
            {found.slice(0, MOST_SHOWN).map(([id, sentence]) => (
              <div key={id} className={id === clause ? 'asked' : ''}>
                <dt>{id}</dt>
                <dd>
                  <span lang="en">
                    <Linked sentence={sentence} onRead={setSearch} />
                  </span>{' '}
                  <InBook id={id} book={book} onRead={read} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </dialog>
  );
}

/** All rules that belong to what is asked about, by name: for those who want more than the paragraph. */
function Together({ ids, clause }: { readonly ids: readonly string[]; readonly clause: string }) {
  const read = useContext(ClauseContext);
  return (
    <p className="together">
      <span className="eyebrow">{words.help.together}</span>
      {ids.map((id) => (
        <button key={id} type="button" className="clause" aria-pressed={id === clause} onClick={() => read(id, ids)}>
          {id}
        </button>
      ))}
    </p>
  );
}

interface InBookProps {
  readonly id: string;
  readonly book: Book | undefined;
  readonly onRead: (at: string) => void;
}

/** Where the handbook tells of a rule in plain words. */
const InBook = ({ id, book, onRead }: InBookProps) =>
  tellingOf(id, () => undefined)
    .filter(({ clauses }) => clauses.some((clause) => clause === id))
    .map((paragraph) => (
      <button
        key={paragraph.id}
        type="button"
        className="text-link in-book"
        onClick={() => onRead(`${AT}${paragraph.id}`)}
      >
        {book?.paragraphs[paragraph.id].title}
      </button>
    ));

/** Names of other rules in a sentence lead to them. */
function Linked({ sentence, onRead }: { readonly sentence: string; readonly onRead: (clause: string) => void }) {
  const parts = sentence.split(/((?:[BXMTAC]|Q-[BMTAC])-(?:[A-Z]+-)?\d+)/);
  return parts.map((part, i) =>
    i % 2 === 1 ? (
      <button key={`${part} ${parts.indexOf(part)}`} type="button" className="clause" onClick={() => onRead(part)}>
        {part}
      </button>
    ) : (
      part
    ),
  );
}

/** As many paragraphs as lead to rules by the words of the handbook. */
const MOST_NEAR = 3;

/** A rule by its exact name with those of its part, all that have the words, or those that the handbook tells of in these words. */
function find(clauses: Clauses, search: string, book: Book | undefined): Clauses {
  const asked = search.trim().toLowerCase();
  if (asked === '') return clauses;
  const exact = clauses.filter(([id]) => id.toLowerCase() === asked);
  if (exact.length > 0) {
    const area = asked.replace(/\d+$/, '');
    const near =
      area === 'x-' || area.startsWith('q-') ? [] : clauses.filter(([id]) => id.toLowerCase().startsWith(area));
    return [...exact, ...near.filter(([id]) => id.toLowerCase() !== asked)];
  }
  const terms = asked.split(/\s+/);
  const said = clauses.filter(([id, sentence]) => {
    const text = `${id} ${sentence}`.toLowerCase();
    return terms.every((term) => text.includes(term));
  });
  if (said.length > 0 || book === undefined) return said;
  const told = new Set<string>(searchIn(book, setsInPlay())(search).slice(0, MOST_NEAR));
  const rules = new Set<string>(
    OUTLINE.flatMap(({ paragraphs }) => paragraphs.flatMap((one) => (told.has(one.id) ? one.clauses : []))),
  );
  return clauses.filter(([id]) => rules.has(id));
}

function useHandbook(): Book | undefined {
  const [book, setBook] = useState<Book>();
  useEffect(() => {
    let current = true;
    loadHandbook().then(
      (read) => current && setBook(read),
      (error: unknown) =>
        current &&
        setBook(() => {
          throw error;
        }),
    );
    return () => {
      current = false;
    };
  }, []);
  return book;
}

function useClauses(): Clauses | undefined {
  const [clauses, setClauses] = useState<Clauses>();
  useEffect(() => {
    let current = true;
    import('virtual:clauses').then(
      (read) => current && setClauses(read.default()),
      (error: unknown) =>
        current &&
        // Thrown while it is drawn, so that the boundary around this page says so.
        setClauses(() => {
          throw error;
        }),
    );
    return () => {
      current = false;
    };
  }, []);
  return clauses;
}
