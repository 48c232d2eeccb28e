import { createContext, type ReactNode, useContext } from 'react';
import type { TableState } from '../session/session.ts';
import { words } from '../words.ts';
import { tellCommand } from './say-command.ts';

/** Opens a rule by its name. */
export const ClauseContext = createContext<(clause: string) => void>(() => undefined);

/** The name of a rule; a click reads it. */
export function Clause({ id }: { readonly id: string }) {
  const read = useContext(ClauseContext);
  return (
    <button type="button" className="clause" onClick={() => read(id)}>
      {id}
    </button>
  );
}

export type FactRow = readonly [name: string, value: ReactNode];

interface FactsProps {
  readonly table: TableState;
  readonly type: string;
  readonly rows?: readonly FactRow[];
}

/** What is true before the press: costs, what follows, what happens to whoever waits, and the rule. */
export function Facts({ table: { view, asked, offers }, type, rows = [] }: FactsProps) {
  const offer = offers.find(({ command }) => command === type);
  const fallback = asked?.fallback;
  return (
    <dl className="facts-list">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {fallback !== undefined && offer?.question !== undefined && (
        <div>
          <dt>{words.moment.if}</dt>
          <dd>{words.moment.ifWait(tellCommand(view, fallback))}</dd>
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
