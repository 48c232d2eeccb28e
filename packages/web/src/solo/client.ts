import type { Session, TableState, Unkept } from '../session/session.ts';
import type { Answers, Call, Message, Plan, Request } from './messages.ts';

/** The games of this browser, and the one that is being played. */
export interface Solo {
  readonly ask: <C extends Call>(call: C) => Promise<Answers[C['do']]>;
  readonly session: Session;
}

/** Starts the worker that runs games at this screen. */
export function openSolo(): Solo {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { done: (value: unknown) => void; failed: (why: Error) => void }>();
  const listeners = new Set<() => void>();
  let told: TableState | undefined;
  let unkept: Unkept | undefined;
  let state: TableState | undefined;
  let last = 0;
  const become = (): void => {
    state = told === undefined || unkept === undefined ? told : { ...told, unkept };
    for (const listener of listeners) listener();
  };

  worker.onmessage = ({ data }: MessageEvent<Message>) => {
    if ('table' in data) {
      told = { ...data.table, log: data.anew ? data.lines : [...(told?.log ?? []), ...data.lines] };
      become();
    } else if ('unkept' in data) {
      unkept = data.unkept;
      become();
    } else if ('answer' in data) {
      waiting.get(data.answer)?.done(data.value);
      waiting.delete(data.answer);
    } else {
      waiting.get(data.failed)?.failed(new Error(data.why));
      waiting.delete(data.failed);
    }
  };
  const ask = <C extends Call>(call: C): Promise<Answers[C['do']]> =>
    new Promise((resolve, reject) => {
      const request: Request = { id: ++last, call };
      // The worker answers each call with the value that belongs to it.
      waiting.set(request.id, { done: resolve as (value: unknown) => void, failed: reject });
      worker.postMessage(request);
    });

  const session: Session = {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: (command, question) => ask({ do: 'send', command, ...(question === undefined ? {} : { question }) }),
    options: (draft) => ask({ do: 'options', draft }),
    explain: (draft) => ask({ do: 'explain', draft }),
    preview: (draft) => ask({ do: 'preview', draft }),
    odds: (draft) => ask({ do: 'odds', draft }),
    reach: (command, origin) => ask({ do: 'reach', command, origin }),
    undo: () => ask({ do: 'undo' }),
    sit: (seat) => void ask({ do: 'sit', seat }),
    pace: (milliseconds) => void ask({ do: 'pace', milliseconds }),
    file: () => ask({ do: 'file' }),
    close: () => {
      told = undefined;
      state = undefined;
    },
  };
  return { ask, session };
}

/** Starts a game and resolves when it can be shown. */
export async function startSolo(solo: Solo, plan: Plan): Promise<string | undefined> {
  return (await solo.ask({ do: 'start', plan }))?.sentence;
}
