import type { ToldRefusal } from '@marshall/words';
import { chosenLanguage } from '../choose-language.ts';
import type { Session, TableState, Unkept } from '../session/session.ts';
import { soloWords } from '../words.ts';
import type { Answers, Call, Message, Plan, Request } from './messages.ts';

/** The games of this browser, and the one that is being played. */
export interface Solo {
  readonly ask: <C extends Call>(call: C) => Promise<Answers[C['do']]>;
  readonly session: Session;
}

/** A worker with the referee and the commanders, in the language of the page. */
export const newWorker = (): Worker =>
  new Worker(new URL('./worker-entry.ts', import.meta.url), { type: 'module', name: chosenLanguage() });

interface Waiting {
  readonly request: Request;
  readonly done: (value: unknown) => void;
  readonly failed: (why: Error) => void;
  /** Whether it was sent to a worker that somebody else had started, which may have been failing already. */
  readonly joined: boolean;
}

/** Games at this screen; the worker that runs them comes with the first call, and again where it did not arrive. */
export function openSolo(): Solo {
  let worker: Worker | undefined;
  const waiting = new Map<number, Waiting>();
  const listeners = new Set<() => void>();
  let told: TableState | undefined;
  let unkept: Unkept | undefined;
  let state: TableState | undefined;
  let last = 0;
  const become = (): void => {
    state = told === undefined || unkept === undefined ? told : { ...told, unkept };
    for (const listener of listeners) listener();
  };

  const hear = (data: Message): void => {
    if ('table' in data) {
      told = { ...data.table, log: data.whole ? data.lines : [...(told?.log ?? []), ...data.lines] };
      become();
    } else if ('unkept' in data) {
      unkept = data.unkept;
      become();
    } else if ('answer' in data) {
      waiting.get(data.answer)?.done(data.value);
      waiting.delete(data.answer);
    } else if ('failed' in data) {
      waiting.get(data.failed)?.failed(new Error(soloWords.failed(data.why)));
      waiting.delete(data.failed);
    }
  };
  const startWorker = (): Worker => {
    const started = newWorker();
    started.onmessage = ({ data }: MessageEvent<Message>) => {
      // It has arrived: what goes wrong in it from now on is told with the call that it belongs to.
      started.onerror = null;
      hear(data);
    };
    started.onerror = () => {
      started.terminate();
      worker = undefined;
      const all = [...waiting.values()];
      waiting.clear();
      for (const one of all)
        if (one.joined) post({ ...one, joined: false });
        else one.failed(new Error(soloWords.absent));
    };
    return started;
  };
  const post = (one: Waiting): void => {
    waiting.set(one.request.id, one);
    worker ??= startWorker();
    worker.postMessage(one.request);
  };
  const ask = <C extends Call>(call: C): Promise<Answers[C['do']]> =>
    new Promise((resolve, reject) => {
      const request: Request = { id: ++last, call };
      // The worker answers each call with the value that belongs to it.
      post({ request, done: resolve as (value: unknown) => void, failed: reject, joined: worker !== undefined });
    });

  const session: Session = {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: (command, question) =>
      orRefused(ask({ do: 'send', command, ...(question === undefined ? {} : { question }) })),
    options: (draft) => orRefused(ask({ do: 'options', draft })),
    explain: (draft) => orRefused(ask({ do: 'explain', draft })),
    preview: (draft) => ask({ do: 'preview', draft }),
    odds: (draft) => ask({ do: 'odds', draft }),
    reach: (command, origin) => ask({ do: 'reach', command, origin }),
    reasons: (drafts) => ask({ do: 'reasons', drafts }).catch(() => []),
    undo: () => orRefused(ask({ do: 'undo' })),
    sit: (seat) => void orRefused(ask({ do: 'sit', seat })),
    pace: (milliseconds) => void orRefused(ask({ do: 'pace', milliseconds })),
    file: () => ask({ do: 'file' }),
    close: () => {
      told = undefined;
      state = undefined;
    },
  };
  return { ask, session };
}

/** A call that is not answered is refused with the reason, so that it shows where refusals do. */
export const orRefused = <T>(answer: Promise<T>): Promise<T | ToldRefusal> =>
  answer.catch((error: Error) => ({ code: 'unanswered', clause: 'B-FLOW-06', sentence: error.message }));

/** Starts a game and resolves when it can be shown, or with a sentence that says why it cannot. */
export async function startSolo(solo: Solo, plan: Plan): Promise<string | undefined> {
  return (await orRefused(solo.ask({ do: 'start', plan })))?.sentence;
}
