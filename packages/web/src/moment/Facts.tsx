import type { ReactNode } from 'react';
import { Clause } from '../help/Clause.tsx';
import { Said } from '../help/Term.tsx';
import type { TableState } from '../session/session.ts';
import { words } from '../words.ts';
import { tellCommand } from './say-command.ts';

export type FactRow = readonly [name: string, value: ReactNode];

interface FactsProps {
  readonly table: TableState;
  readonly type: string;
  readonly rows?: readonly FactRow[];
}

/** What is true before the press: costs, what follows, what happens if you wait, and the rule. */
export function Facts({ table: { view, asked, offers, deadline }, type, rows = [] }: FactsProps) {
  const offer = offers.find(({ command }) => command === type);
  const fallback = asked?.fallback;
  return (
    <dl className="facts-list">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>
            <Said text={name} />
          </dt>
          <dd>{typeof value === 'string' ? <Said text={value} /> : value}</dd>
        </div>
      ))}
      {fallback !== undefined && offer?.question !== undefined && (
        <div>
          <dt>{words.moment.if}</dt>
          {/* Only a clock makes the referee answer; without one the game waits too. */}
          <dd>
            <Said
              text={deadline === undefined ? words.moment.ifNoClock : words.moment.ifWait(tellCommand(view, fallback))}
            />
          </dd>
        </div>
      )}
      {offer && (
        <div>
          <dt>{words.moment.rule}</dt>
          <dd>
            <Clause id={offer.clause} />
          </dd>
        </div>
      )}
    </dl>
  );
}
