// The player's own decisions at a table elsewhere since the page was opened: from each a board can be imagined again.
import { useEffect } from 'react';
import type { Decided } from '../end/WhatIf.tsx';
import type { Session, TableState } from '../session/session.ts';
import type { Solo } from '../solo/client.ts';

let game = '';
let decided: readonly Decided[] = [];

interface EarlierProps {
  readonly id: string;
  readonly ask: Solo['ask'];
  readonly session: Session;
  readonly table: TableState;
}

/** Has the worker remember each decision when it comes up; draws nothing. */
export function Earlier({ id, ask, session, table: { asked, view, veiled } }: EarlierProps): null {
  const { cycle, stage } = view;
  const question = veiled ? undefined : asked?.id;
  const text = asked?.text ?? '';
  useEffect(() => {
    const at = session.elsewhere?.();
    if (question === undefined || at === undefined) return;
    if (game !== id) decided = [];
    game = id;
    if (decided.some((each) => each.question === question)) return;
    decided = [{ question, cycle, stage, text }, ...decided];
    ask({ do: 'mark', game: id, question, at }).catch(() => undefined);
  }, [id, question, cycle, stage, text, session, ask]);
  return null;
}

/** Those before the present one, the latest first. */
export const earlierOf = (id: string, { asked }: TableState): readonly Decided[] =>
  game === id ? decided.filter(({ question }) => question !== asked?.id) : [];
