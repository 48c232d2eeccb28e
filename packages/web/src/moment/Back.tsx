import type { ToldRefusal } from '@marshall/words';
import { createContext, useContext, useState } from 'react';
import { Glyph } from '../look/Glyph.tsx';
import type { Session, TableState } from '../session/session.ts';
import { studyWords, words } from '../words.ts';

/** Plays on from before the last move on an imagined board, where the game itself runs elsewhere; a sentence if that cannot be. */
export const AgainContext = createContext<(() => Promise<string | undefined>) | undefined>(undefined);

interface BackProps {
  readonly table: TableState;
  readonly session: Session;
  readonly onUndo: () => void;
  readonly onRefused: (refusal: ToldRefusal | undefined) => void;
}

/** Taking the last move back while that can be, and playing on from before it in a game of its own. */
export function Back({ table, session, onUndo, onRefused }: BackProps) {
  const { branch } = session;
  const branches = branch !== undefined && table.mayBranch === true;
  const again = useContext(AgainContext);
  const [no, setNo] = useState<string>();
  if (!table.mayUndo && !branches && again === undefined) return undefined;
  return (
    <div className="back">
      {table.mayUndo && (
        <button type="button" className="undo" onClick={onUndo}>
          <Glyph name="undo" size={12} /> {words.moment.undo}
        </button>
      )}
      {branches && (
        <button
          type="button"
          className="undo"
          title={words.moment.branchAbout}
          onClick={() => void branch().then(onRefused)}
        >
          {words.moment.branch}
        </button>
      )}
      {again && (
        <button
          type="button"
          className="undo"
          title={`${studyWords.whatIf.about} ${studyWords.whatIf.hidden}`}
          onClick={() => void again().then(setNo)}
        >
          {words.moment.branch}
        </button>
      )}
      {no && <p role="alert">{no}</p>}
    </div>
  );
}

/** The same where no decision is at hand: over the panel of a player who is out, and at the end. */
export function BackAlone({ table, session }: Pick<BackProps, 'table' | 'session'>) {
  const [no, setNo] = useState<ToldRefusal>();
  return (
    <>
      <div className="foot-links">
        <Back table={table} session={session} onUndo={() => void session.undo().then(setNo)} onRefused={setNo} />
      </div>
      {no && (
        <p className="refusal" role="alert">
          {no.sentence}
        </p>
      )}
    </>
  );
}

/** Plays on from before the last move of a game that was played elsewhere and is over: a new table there. */
export function Branch({ onBranch }: { readonly onBranch: () => Promise<string | undefined> }) {
  const [no, setNo] = useState<string>();
  return (
    <>
      <div className="foot-links">
        <button
          type="button"
          className="undo"
          title={words.moment.branchAbout}
          onClick={() => void onBranch().then(setNo)}
        >
          {words.moment.branch}
        </button>
      </div>
      {no && (
        <p className="refusal" role="alert">
          {no}
        </p>
      )}
    </>
  );
}
