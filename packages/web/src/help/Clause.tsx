import { createContext, useContext } from 'react';
import { words } from '../words.ts';

/** Opens a rule by its name, with the names of all that belong to the same thing. */
export const ClauseContext = createContext<(clause: string, together?: readonly string[]) => void>(() => undefined);

interface ClauseProps {
  readonly id: string;
  /** Other rules of the same thing: they can be read beside it. */
  readonly others?: readonly string[];
}

/** A question mark that opens the rule; its name is for those who ask. */
export function Clause({ id, others = [] }: ClauseProps) {
  const read = useContext(ClauseContext);
  const name = `${words.moment.rule} ${[id, ...others].join(', ')}`;
  return (
    <button
      type="button"
      className="clause why"
      title={name}
      aria-label={name}
      onClick={() => read(id, [id, ...others])}
    >
      <span aria-hidden="true">?</span>
    </button>
  );
}
