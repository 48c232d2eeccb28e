import { useCallback, useEffect, useRef, useState } from 'react';
import type { Session, TableState } from '../session/session.ts';

/** Questions that the next card answers, with the command that turns it. */
const TURNS: Readonly<Record<string, string>> = {
  'turn-card': 'turn-card',
  'turn-research-card': 'turn-research-card',
};
/** Milliseconds between cards, so that each is seen and the search can be stopped. */
const BEAT = 140;

export interface Turning {
  /** Cards still to turn; undefined while nobody turns by themselves. */
  readonly left: number | undefined;
  readonly start: (cards: number) => void;
  readonly stop: () => void;
}

/** Turns card after card by the ordinary command, until something is found, the budget is used, or somebody stops it. */
export function useTurning(session: Session, { asked }: TableState): Turning {
  const [left, setLeft] = useState<number>();
  const sent = useRef<number>(undefined);
  const type = asked === undefined ? undefined : TURNS[asked.kind];
  const id = asked?.id;
  const stop = useCallback(() => setLeft(undefined), []);
  useEffect(() => {
    if (left === undefined) return;
    // Found, or the deck is at its end: another question is asked.
    if (type === undefined || id === undefined || left === 0) {
      setLeft(undefined);
      return;
    }
    if (sent.current === id) return;
    const timer = setTimeout(() => {
      sent.current = id;
      session
        .send({ type }, id)
        .then((no) => setLeft((now) => (now === undefined || no !== undefined ? undefined : now - 1)), stop);
    }, BEAT);
    return () => clearTimeout(timer);
  }, [session, left, type, id, stop]);
  return { left: type === undefined ? undefined : left, start: setLeft, stop };
}
