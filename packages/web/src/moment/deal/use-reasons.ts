import { useEffect, useMemo, useState } from 'react';
import type { Session, TableState } from '../../session/session.ts';
import type { Form } from '../form.ts';
import { type Side, wonders } from './shelf.ts';

/** Why a thing cannot be offered, or no more of it, by side and thing. */
export type Reasons = ReadonlyMap<string, string>;

export const reasonKey = (side: Side, good: string): string => `${side} ${good}`;

/** Asks the referee why things cannot be offered now; what was said stays until something else is. */
export function useReasons(session: Session, table: TableState, form: Form): Reasons {
  const [reasons, setReasons] = useState<Reasons>(new Map());
  const wondered = useMemo(() => JSON.stringify(wonders(table.view, form)), [table.view, form]);
  useEffect(() => {
    let current = true;
    const asked: ReturnType<typeof wonders> = JSON.parse(wondered);
    session.reasons(asked.map(({ draft }) => draft)).then((told) => {
      if (!current) return;
      setReasons(
        new Map(
          asked.flatMap(({ side, good }, i) => {
            const sentence = told[i]?.sentence;
            return sentence === undefined ? [] : [[reasonKey(side, good), sentence] as const];
          }),
        ),
      );
    });
    return () => {
      current = false;
    };
  }, [session, wondered]);
  return reasons;
}
