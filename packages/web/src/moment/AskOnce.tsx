import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Said } from '../help/Term.tsx';
import { sureWords } from '../words.ts';

interface AskOnceProps {
  /** The command that cannot be taken back; any other is carried out at once. */
  readonly command: string;
  /** What exactly: the question is put away when that changes. */
  readonly of?: string;
  readonly onYes: () => void;
  /** The button, which asks first where it must. */
  readonly children: (press: () => void) => ReactNode;
}

/** A button that turns into a question, in its own place, before what cannot be undone. */
export function AskOnce({ command, of = command, onYes, children }: AskOnceProps) {
  const [asked, setAsked] = useState<string>();
  const asking = asked === of;
  const said = useId();
  const no = useRef<HTMLButtonElement>(null);
  const host = useRef<HTMLFieldSetElement>(null);
  const sure = sureWords[command];
  useEffect(() => {
    if (!asking) return;
    // The safe answer is the one that a second press of the same key gives.
    no.current?.focus();
    const leave = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setAsked(undefined);
    };
    const { current } = host;
    current?.addEventListener('keydown', leave);
    return () => current?.removeEventListener('keydown', leave);
  }, [asking]);
  if (sure === undefined || !asking) return children(sure === undefined ? onYes : () => setAsked(of));
  return (
    <fieldset className="sure" data-sure={command} aria-labelledby={said} ref={host}>
      <p id={said}>
        <b>
          <Said text={sure.question} />
        </b>{' '}
        {sure.about !== undefined && <Said text={sure.about} />}
      </p>
      <button
        type="button"
        className="plain danger"
        data-leads=""
        onClick={() => {
          setAsked(undefined);
          onYes();
        }}
      >
        {sure.yes}
      </button>
      <button type="button" className="plain" ref={no} onClick={() => setAsked(undefined)}>
        {sure.no}
      </button>
    </fieldset>
  );
}
