import type { Seat } from '@marshall/rules';
import { useEffect, useState } from 'react';
import { Said } from '../../help/Term.tsx';
import { figuresOf } from '../../room/facts.ts';
import type { Session, TableState } from '../../session/session.ts';
import { words } from '../../words.ts';
import { Facts } from '../Facts.tsx';
import { Field } from '../Fields.tsx';
import type { FlowProps } from '../flows.ts';
import { previewRows } from '../preview.ts';

/** Pay everybody, or choose who goes unpaid; what it comes to, and why it is too much, are the referee's words. */
export function Salaries({ table, hand, form, session, preview }: FlowProps) {
  const short = useShortage(session, table);
  return (
    <>
      <p className="about">
        <Said text={aboutOf(table)} />
      </p>
      {short !== undefined && <p className="warning">{short}</p>}
      {form.rows
        .filter((row) => row.domain.kind !== 'counts' || Object.keys(row.domain.max).length > 0)
        .map((row) => (
          <Field key={row.field} view={table.view} row={row} onSet={(value) => hand.set(row.field, value)} />
        ))}
      <Facts
        table={table}
        type={form.type}
        rows={previewRows(preview).filter(([name]) => name === words.moment.cash)}
      />
    </>
  );
}

/** Who is to be paid. */
function aboutOf({ view, seat }: TableState): string {
  const holdings = view.seats[seat as Seat]?.holdings ?? [];
  const units = seat === undefined ? {} : figuresOf(view, seat).units;
  return words.moment.pay.about(
    holdings.filter(({ face }) => face === 'open').length,
    Object.values(units).reduce((sum, number) => sum + number, 0),
  );
}

/** Why not everybody can be paid; asked again whenever cash changes. */
function useShortage(session: Session, { asked, seat, view }: TableState): string | undefined {
  const cash = view.seats[seat as Seat]?.cash;
  const of = `${asked?.id} ${cash}`;
  const [told, setTold] = useState<{ readonly of: string; readonly sentence: string | undefined }>();
  useEffect(() => {
    let current = true;
    session.explain({ type: 'pay-salaries', pay: 'all' }).then(
      (refusal) => current && setTold({ of, sentence: refusal?.sentence }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [session, of]);
  return told?.of === of ? told.sentence : undefined;
}
