import { type Part, paragraphOf, type TermId, type Terms, termsIn } from '@marshall/words/handbook';
import { useCallback, useContext, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { words } from '../words.ts';
import { TermPicture } from './drawings.tsx';
import { BookContext, loadHandbook } from './handbook.ts';
import './term.css';

/** A sentence in which the words of the game can be asked about. */
export function Said({ text }: { readonly text: string }) {
  const terms = useTerms();
  if (terms === undefined) return text;
  const parts: readonly Part[] = readerOf(terms)(text);
  return parts.map(({ text: words, term }, i) => {
    const after = parts[i - 1]?.term === undefined ? '' : stopAt(words);
    if (term === undefined) return words.slice(after.length);
    const next = parts[i + 1];
    const stop = next === undefined || next.term !== undefined ? '' : stopAt(next.text);
    const word = <Word key={term} term={term} words={words} terms={terms} />;
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

/** A word with its card: by pointer, by keys, by touch. */
function Word({ term, words: text, terms }: { readonly term: TermId; readonly words: string; readonly terms: Terms }) {
  const [open, setOpen] = useState(false);
  const card = useId();
  const host = useRef<HTMLSpanElement>(null);
  const told = useRef<HTMLSpanElement>(null);
  const within = useCallback(
    (target: EventTarget | null): boolean =>
      target instanceof Node && [host, told].some(({ current }) => current?.contains(target) === true),
    [],
  );
  const read = useContext(BookContext);
  useEffect(() => {
    if (!open) return;
    const away = (event: Event): void => {
      if (!within(event.target)) setOpen(false);
    };
    const leave = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('keydown', leave, true);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('keydown', leave, true);
    };
  }, [open, within]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is what keys reach; the pointer may rest on the card too
    <span
      ref={host}
      className="term"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setOpen(false)}
    >
      <button
        type="button"
        className="term-word"
        aria-expanded={open}
        aria-describedby={open ? card : undefined}
        onClick={() => setOpen(true)}
        onFocus={() => setOpen(true)}
        onBlur={({ relatedTarget }) => within(relatedTarget) || setOpen(false)}
      >
        {text}
      </button>
      {/* Beside the sentence, not in it, so that a listener to a screen reader is not interrupted. */}
      {open &&
        createPortal(
          <span className="term-card" id={card} role="note" ref={told} style={placed(host.current)}>
            <TermPicture term={term} />
            <span>{terms[term].text}</span>
            <button type="button" className="text-link" onClick={() => read(paragraphOf(term))}>
              {words.help.more}
            </button>
          </span>,
          host.current?.closest('dialog') ?? document.body,
        )}
    </span>
  );
}

const WIDTH = 260;
const HIGH = 130;
const EDGE = 8;

/** Below the word where there is room, else above it, and always on the screen: whatever scrolls around it does not cut it. */
function placed(word: Element | null): { left: number; top?: number; bottom?: number } {
  const { left = 0, top = 0, bottom = 0 } = word?.getBoundingClientRect() ?? {};
  const from = Math.max(EDGE, Math.min(left, innerWidth - WIDTH - EDGE));
  return bottom + HIGH < innerHeight
    ? { left: from, top: bottom + EDGE }
    : { left: from, bottom: innerHeight - top + EDGE };
}

let known: Terms | undefined;
const readers = new WeakMap<Terms, (text: string) => readonly Part[]>();

function readerOf(terms: Terms): (text: string) => readonly Part[] {
  let reader = readers.get(terms);
  if (reader === undefined) {
    reader = termsIn(terms);
    readers.set(terms, reader);
  }
  return reader;
}

/** The cards, once the handbook is there; without it words are plain. */
function useTerms(): Terms | undefined {
  const [terms, setTerms] = useState(known);
  useEffect(() => {
    if (known !== undefined) return;
    let current = true;
    loadHandbook().then(
      (book) => {
        known = book.terms;
        if (current) setTerms(book.terms);
      },
      // Somebody who wants the rules is told when they open them.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, []);
  return terms;
}
