// The player's own decisions at a table elsewhere: from each a board can be imagined again. They outlast a reload.
import { useEffect, useSyncExternalStore } from 'react';
import type { Session, TableState } from '../session/session.ts';
import type { Solo } from '../solo/client.ts';
import type { Decided } from '../solo/messages.ts';

let game = '';
let decided: readonly Decided[] = [];
/** What was kept before a reload comes first. */
let recalled: Promise<void> = Promise.resolve();
const listeners = new Set<() => void>();

function become(next: readonly Decided[]): void {
  decided = next;
  for (const tell of listeners) tell();
}

interface EarlierProps {
  readonly id: string;
  readonly ask: Solo['ask'];
  readonly session: Session;
  readonly table: TableState;
}

/** Has the worker remember each decision when it comes up; draws nothing. */
export function Earlier({ id, ask, session, table: { asked, view, veiled } }: EarlierProps): null {
  const { viewer } = view;
  const question = veiled ? undefined : asked?.id;
  const text = asked?.text ?? '';
  const over = view.ended !== undefined;
  useEffect(() => {
    if (viewer === 'spectator') return;
    if (game !== id) {
      game = id;
      become([]);
      recalled = ask({ do: 'marked', game: id, viewer }).then(
        (kept) => (game === id ? become(kept) : undefined),
        () => undefined,
      );
    }
    const at = session.elsewhere?.();
    if (question === undefined || at === undefined) return;
    void recalled.then(() => {
      if (game !== id || decided.some((each) => each.question === question)) return;
      become([{ question, cycle: at.view.cycle, stage: at.view.stage, text }, ...decided]);
      ask({ do: 'mark', game: id, question, text, at }).catch(() => undefined);
    });
  }, [id, question, text, viewer, session, ask]);
  useEffect(() => {
    if (over) ask({ do: 'unmark', game: id }).catch(() => undefined);
  }, [id, over, ask]);
  return null;
}

/** The decisions at a table, the latest first. */
export function useDecided(id: string): readonly Decided[] {
  const all = useSyncExternalStore(listen, () => decided);
  return game === id ? all : NONE;
}

const NONE: readonly Decided[] = [];

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
