import type { Value } from '@marshall/rules';
import type { ToldRefusal } from '@marshall/words';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Draft, Session, TableState } from '../session/session.ts';
import { type Chosen, type Form, fillForm } from './form.ts';
import { proposalFor } from './proposals.ts';

/** What the player is about to command. */
export interface Hand {
  /** The command in the making; undefined while none is. */
  readonly form: Form | undefined;
  /** Whether nothing has been taken up. */
  readonly idle: boolean;
  /** What the player has chosen for its fields. */
  readonly chosen: Chosen;
  /** Why the last command was not accepted. */
  readonly refusal: ToldRefusal | undefined;
  /** Whether the form does not yet hold what was chosen last. */
  readonly filling: boolean;
  /** Whether a command is under way: until it is answered, no other is sent. */
  readonly sending: boolean;
  /** Takes up a command, with some of its fields. */
  readonly take: (type: string, chosen?: Chosen) => void;
  readonly set: (field: string, value: Value) => void;
  /** Forgets what was chosen for a field and all after it. */
  readonly clear: (field: string) => void;
  readonly drop: () => void;
  readonly send: (command: Draft) => void;
  readonly undo: () => void;
  readonly say: (refusal: ToldRefusal | undefined) => void;
}

interface Held {
  readonly type: string;
  readonly chosen: Chosen;
  readonly question: number | undefined;
}

interface Filled {
  readonly of: Held;
  readonly form: Form;
}

interface No {
  readonly question: number | undefined;
  readonly refusal: ToldRefusal;
}

/** What is written beside the question, and is not lost because something else has happened at the table. */
const WRITTEN: ReadonlySet<string> = new Set(['offer', 'counter-offer', 'prepare-offer']);

const NOTHING: Chosen = {};

/** Keeps a command in the making true to the table, whatever happens there meanwhile. */
export function useHand(session: Session, table: TableState): Hand {
  const question = table.asked?.id;
  const [kept, setHeld] = useState<Held>();
  const [filled, setFilled] = useState<Filled>();
  const [no, setNo] = useState<No>();
  const [sending, setSending] = useState(false);
  const underWay = useRef(false);
  const latest = useRef(0);
  // Another question is another moment; what was meant for the last one is over. What is written to others stays.
  const held = kept?.question === question || (kept !== undefined && WRITTEN.has(kept.type)) ? kept : undefined;
  const refusal = no?.question === question ? no?.refusal : undefined;
  const say = useCallback((said: ToldRefusal | undefined) => setNo(said && { question, refusal: said }), [question]);

  useEffect(() => {
    const turn = ++latest.current;
    if (held === undefined || table.view.ended !== undefined) {
      setFilled(undefined);
      return;
    }
    proposalFor(session.options, table, held.type)
      .then((proposed) => fillForm(session.options, held.type, held.chosen, proposed))
      .then((form) => {
        if (turn === latest.current) setFilled({ of: held, form });
      });
  }, [session, held, table]);

  const take = useCallback(
    (type: string, chosen: Chosen = {}) => {
      setNo(undefined);
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
      if (underWay.current) return;
      underWay.current = true;
      setSending(true);
      const answers = table.offers.find((offer) => offer.command === command.type)?.question;
      session
        .send(command, answers)
        .then((no) => {
          say(no);
          // The next question may have come before the answer, and an offer is answered beside a form half written:
          // what is in hand for another question, or is another command, stays.
          if (no === undefined)
            setHeld((old) =>
              old?.type === command.type && (old.question === question || WRITTEN.has(old.type)) ? undefined : old,
            );
        })
        .finally(() => {
          underWay.current = false;
          setSending(false);
        });
    },
    [session, table, say, question],
  );
  const undo = useCallback(() => void session.undo().then(say), [session, say]);
  // A form of another moment, or of a command that was put down, is not shown while the new one is on its way.
  const isCurrent = held !== undefined && filled?.of.type === held.type && filled.of.question === held.question;
  const filling = held !== undefined && filled?.of !== held;
  const form = isCurrent ? (filling ? withChosen(filled.form, held.chosen) : filled.form) : undefined;
  const idle = held === undefined;
  const chosen = held?.chosen ?? NOTHING;
  return useMemo(
    () => ({ form, idle, chosen, refusal, filling, sending, take, set, clear, drop, send, undo, say }),
    [form, idle, chosen, refusal, filling, sending, take, set, clear, drop, send, undo, say],
  );
}

/** What was chosen shows at once, and what is chosen next builds on it; the referee's answer comes after. */
function withChosen(form: Form, chosen: Chosen): Form {
  return { ...form, rows: form.rows.map((row) => ({ ...row, value: chosen[row.field] ?? row.value })) };
}
