import type { Seat } from '@marshall/rules';
import { useCallback, useState } from 'react';
import { BackAlone } from '../moment/Back.tsx';
import type { Session, TableState } from '../session/session.ts';
import { words } from '../words.ts';
import { captorOf, outTold } from './fallen.ts';
import { CurtainCall } from './GreatMoment.tsx';

interface OutPanelProps {
  readonly table: TableState;
  readonly seat: Seat;
  readonly session: Session;
  /** Lets computers play the rest at once, with nothing of it shown; undefined where they are not alone. */
  readonly onFast: (() => void) | undefined;
  readonly onWatch: () => void;
  readonly onLeave: () => void;
}

/** Tables at which the reader has seen themselves fall. */
const seen = new Set<string>();

/** The reader has left the game: how, who is still in it, and whether they keep watching. */
export function OutPanel({ table, seat, session, onFast, onWatch, onLeave }: OutPanelProps) {
  const text = words.end.out;
  const { view } = table;
  const [falls, setFalls] = useState(!seen.has(table.id));
  const gone = useCallback(() => {
    seen.add(table.id);
    setFalls(false);
  }, [table.id]);
  const how = view.seats[seat]?.out;
  if (how === undefined) return undefined;
  const living = view.order.filter((each) => view.seats[each]?.out === undefined).length;
  return (
    <section className="moment out" aria-label={text.heading} data-kind="out">
      <div className="moment-body">
        <span className="eyebrow">{text.heading}</span>
        <h2>{text.how[how] ?? text.heading}</h2>
        <p>{text.cycle(view.cycle, living)}</p>
        <BackAlone table={table} session={session} />
      </div>
      <div className="moment-foot">
        <div className="go">
          <button type="button" className="filled" onClick={onWatch}>
            {text.watch}
          </button>
          {onFast && (
            <button type="button" className="plain" onClick={onFast}>
              {text.fast}
            </button>
          )}
          <button type="button" className="plain" onClick={onLeave}>
            {text.leave}
          </button>
        </div>
      </div>
      {falls && (
        <CurtainCall {...outTold(table, seat, how, captorOf(table, seat))} go={words.end.moment.go} onGone={gone} />
      )}
    </section>
  );
}
