import { paragraphOf, type TermId } from '@marshall/words/handbook';
import { useContext, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { words } from '../words.ts';
import { TermPicture } from './drawings.tsx';
import { BookContext } from './handbook.ts';
import { useTerms } from './terms.ts';
import './term.css';

interface Open {
  readonly host: HTMLElement;
  readonly term: TermId;
}

/** The card of the word that is pointed at, focused or touched, wherever on the page it stands: one for all words. */
export function TermCards() {
  const terms = useTerms();
  const [open, setOpen] = useState<Open>();
  const card = useRef<HTMLSpanElement>(null);
  const id = useId();
  const read = useContext(BookContext);
  useEffect(() => {
    const within = (target: EventTarget | null): boolean =>
      target instanceof Node && card.current?.contains(target) === true;
    const show = (word: Open | undefined): void => setOpen((now) => (now?.host === word?.host ? now : word));
    const at = ({ target }: Event): void => {
      if (!within(target)) show(wordAt(target));
    };
    let place = '';
    // Only a hand that moves asks: where a page changes under a mouse that lies still, its words come under it too.
    const pointed = (event: PointerEvent): void => {
      const here = `${event.clientX} ${event.clientY}`;
      // A touch also points, and what it touched is told by the click.
      if (event.pointerType === 'mouse' && here !== place) at(event);
      place = here;
    };
    // What was scrolled away from under the hand is not read any more.
    const gone = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse' && !within(event.target) && wordAt(event.target) === undefined) show(undefined);
    };
    const down = (event: Event): void => {
      if (!within(event.target) && wordAt(event.target) === undefined) setOpen(undefined);
    };
    const focused = (event: Event): void => {
      readLine(event.target);
      at(event);
    };
    const press = (event: Event): void => {
      const word = wordAt(event.target);
      if (word !== undefined) show(word);
    };
    document.addEventListener('pointermove', pointed);
    document.addEventListener('pointerover', gone);
    document.addEventListener('focusin', focused);
    document.addEventListener('click', press);
    document.addEventListener('pointerdown', down);
    return () => {
      document.removeEventListener('pointermove', pointed);
      document.removeEventListener('pointerover', gone);
      document.removeEventListener('focusin', focused);
      document.removeEventListener('click', press);
      document.removeEventListener('pointerdown', down);
    };
  }, []);
  useEffect(() => {
    if (open === undefined) return;
    const { host } = open;
    const leave = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(undefined);
    };
    const place = (): void => {
      if (card.current !== null) Object.assign(card.current.style, placed(host));
    };
    // A sentence that is put away takes its card along.
    const gone = new MutationObserver(() => host.isConnected || setOpen(undefined));
    gone.observe(document.body, { childList: true, subtree: true });
    host.setAttribute('aria-describedby', id);
    document.addEventListener('keydown', leave, true);
    document.addEventListener('scroll', place, true);
    return () => {
      gone.disconnect();
      host.removeAttribute('aria-describedby');
      document.removeEventListener('keydown', leave, true);
      document.removeEventListener('scroll', place, true);
    };
  }, [open, id]);
  useLayoutEffect(() => {
    if (open !== undefined && card.current !== null) Object.assign(card.current.style, placed(open.host));
  }, [open]);
  if (open === undefined || terms === undefined) return undefined;
  const { term, host } = open;
  // Beside the sentence, not in it, so that a listener to a screen reader is not interrupted.
  return createPortal(
    <span className="term-card" id={id} role="note" ref={card}>
      <TermPicture term={term} />
      <span>{terms[term].text}</span>
      <button
        type="button"
        className="text-link"
        data-leads=""
        onClick={() => {
          setOpen(undefined);
          read(paragraphOf(term));
        }}
      >
        {words.help.more}
      </button>
    </span>,
    host.closest('dialog') ?? document.body,
  );
}

function wordAt(target: EventTarget | null): Open | undefined {
  const host = target instanceof Element ? target.closest<HTMLElement>('.term-word') : null;
  // The attribute is written by `Said` alone.
  const term = host?.dataset.term as TermId | undefined;
  return host === null || term === undefined ? undefined : { host, term };
}

let line: Element | undefined;

/** Keys go through the words of the line that is read, not through those of a whole log. */
function readLine(target: EventTarget | null): void {
  const next = target instanceof Element ? (target.closest('[data-reads]') ?? undefined) : undefined;
  if (next === line) return;
  for (const [of, index] of [
    [line, -1],
    [next, 0],
  ] as const)
    for (const word of of?.querySelectorAll<HTMLElement>('.term-word') ?? []) word.tabIndex = index;
  line = next;
}

const WIDTH = 260;
const HIGH = 130;
const EDGE = 8;

/** Below the word where there is room, else above it, and always on the screen: whatever scrolls around it does not cut it. */
function placed(word: Element): { left: string; top: string; bottom: string } {
  const { left, top, bottom } = word.getBoundingClientRect();
  const from = `${Math.max(EDGE, Math.min(left, innerWidth - WIDTH - EDGE))}px`;
  return bottom + HIGH < innerHeight
    ? { left: from, top: `${bottom + EDGE}px`, bottom: 'auto' }
    : { left: from, top: 'auto', bottom: `${innerHeight - top + EDGE}px` };
}
