import { createContext, useContext } from 'react';

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
