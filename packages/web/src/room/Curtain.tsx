import { useEffect, useRef } from 'react';
import { Badge } from '../look/Glyph.tsx';
import { personOf, playerInText } from '../session/names.ts';
import type { Session, TableState } from '../session/session.ts';
import { words } from '../words.ts';
import { powerOf } from './facts.ts';
import { focus } from './use-keys.ts';
import './curtain.css';

/** Between two people at one screen: hides everything until the next one takes it. */
export function Curtain({ table, session }: { readonly table: TableState; readonly session: Session }) {
  const { curtain, view } = table;
  const take = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    take.current?.focus();
    // The player who took the screen is led to what is asked of them.
    return () => focus('.moment h2');
  }, []);
  if (curtain === undefined) return undefined;
  const power = powerOf(view, curtain);
  const name = playerInText(table, curtain);
  const person = personOf(table, curtain);
  return (
    <main className="curtain">
      {power && <Badge power={power} />}
      <h2>{words.room.curtain.title(name)}</h2>
      <p>{words.room.curtain.about}</p>
      <button ref={take} type="button" className="button" onClick={() => session.sit(curtain)}>
        {person === undefined ? words.room.curtain.take(name) : words.room.curtain.takeAs(person)}
      </button>
    </main>
  );
}
