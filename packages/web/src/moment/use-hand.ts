import type { Refusal, Value } from '@marshall/rules';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Draft, Session, TableState } from '../session/session.ts';
import { type Chosen, type Form, fillForm } from './form.ts';

/** What the player is about to command. */
export interface Hand {
  /** The command in the making; undefined while none is. */
  readonly form: Form | undefined;
  /** Whether nothing has been taken up. */
  readonly idle: boolean;
  /** What the player himself has chosen for its fields. */
  readonly chosen: Chosen;
  /** Why the last command was not accepted. */
  readonly refusal: Refusal | undefined;
  /** Takes up a command, with some of its fields. */
  readonly take: (type: string, chosen?: Chosen) => void;
  readonly set: (field: string, value: Value) => void;
  /** Forgets what was chosen for a field and all after it. */
  readonly clear: (field: string) => void;
  readonly drop: () => void;
  readonly send: (command: Draft) => void;
  readonly undo: () => void;
  readonly say: (refusal: Refusal | undefined) => void;
}

interface Held {
  readonly type: string;
  readonly chosen: Chosen;
  readonly question: number | undefined;
}

interface No {
  readonly question: number | undefined;
  readonly refusal: Refusal;
}

const NOTHING: Chosen = {};

/** Keeps a command in the making true to the table, whatever happens there meanwhile. */
export function useHand(session: Session, table: TableState): Hand {
  const question = table.asked?.id;
  const [kept, setHeld] = useState<Held>();
  const [form, setForm] = useState<Form>();
  const [no, setNo] = useState<No>();
  const latest = useRef(0);
  // Another question is another moment; what was meant for the last one is over.
  const held = kept?.question === question ? kept : undefined;
  const refusal = no?.question === question ? no?.refusal : undefined;
  const say = useCallback((said: Refusal | undefined) => setNo(said && { question, refusal: said }), [question]);

  useEffect(() => {
    const turn = ++latest.current;
    if (held === undefined || table.view.ended !== undefined) {
      setForm(undefined);
      return;
    }
    fillForm(session.options, held.type, held.chosen, proposalOf(table, held.type)).then((filled) => {
      if (turn === latest.current) setForm(filled);
    });
  }, [session, held, table]);

  const take = useCallback(
    (type: string, chosen: Chosen = {}) => {
      setNo(undefined);
      setForm((old) => (old?.type === type ? old : undefined));
      setHeld({ type, chosen, question });
    },
    [question],
  );
  const set = useCallback((field: string, value: Value) => {
    setNo(undefined);
    setHeld((old) => (old ? { ...old, chosen: { ...old.chosen, [field]: value } } : old));
  }, []);
  const clear = useCallback((field: string) => {
    setHeld((old) => {
      if (!old) return old;
      const { [field]: _, ...chosen } = old.chosen;
      return { ...old, chosen };
    });
  }, []);
  const drop = useCallback(() => {
    setNo(undefined);
    setHeld(undefined);
  }, []);
  const send = useCallback(
    (command: Draft) => {
      const answers = table.offers.find((offer) => offer.command === command.type)?.question;
      session.send(command, answers).then((no) => {
        say(no);
        // The next question may have come before the answer; what is in hand for it stays.
        if (no === undefined) setHeld((old) => (old?.question === question ? undefined : old));
      });
    },
    [session, table, say, question],
  );
  const undo = useCallback(() => void session.undo().then(say), [session, say]);
  // A form of another moment, or of a command that was put down, is not shown while the new one is on its way.
  const current = held !== undefined && form?.type === held.type ? form : undefined;
  const idle = held === undefined;
  const chosen = held?.chosen ?? NOTHING;
  return useMemo(
    () => ({ form: current, idle, chosen, refusal, take, set, clear, drop, send, undo, say }),
    [current, idle, chosen, refusal, take, set, clear, drop, send, undo, say],
  );
}

/** What the referee would answer, as a beginning. */
function proposalOf({ asked }: TableState, type: string): Chosen {
  const fallback: Draft | undefined = asked?.fallback;
  if (fallback?.type !== type) return NOTHING;
  const { type: _, ...fields } = fallback;
  return fields;
}
