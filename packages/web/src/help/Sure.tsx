import { useEffect, useState } from 'react';
import { words } from '../words.ts';

/** The titles of tests, and which of them belong to a rule. */
export interface Proofs {
  readonly titles: readonly string[];
  readonly by: Readonly<Record<string, readonly number[]>>;
}

interface SureProps {
  readonly clauses: readonly string[];
  readonly sentenceOf: (clause: string) => string | undefined;
}

const MOST = 12;
const RULING = /\b(?:Q-[BMTAC]|X)-\d+\b/g;

/** Why a paragraph can be relied on: the rulings that it rests on, and the tests that hold the referee to its rules. */
export function Sure({ clauses, sentenceOf }: SureProps) {
  const [open, setOpen] = useState(false);
  const proofs = useProofs(open);
  const text = words.help.sure;
  const rulings = [...new Set(clauses.flatMap((clause) => sentenceOf(clause)?.match(RULING) ?? []))].filter(
    (ruling) => !clauses.includes(ruling) && sentenceOf(ruling) !== undefined,
  );
  const tests = [...new Set(clauses.flatMap((clause) => proofs?.by[clause] ?? []))];
  return (
    <details className="exactly proven" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text.heading}</summary>
      {proofs !== undefined && (
        <>
          <p>{text.tests(tests.length)}</p>
          {text.inEnglish !== '' && <p className="aside">{text.inEnglish}</p>}
          <ul lang="en">
            {tests.slice(0, MOST).map((at) => (
              <li key={at}>{proofs.titles[at]}</li>
            ))}
          </ul>
          {tests.length > MOST && <p>{text.more(tests.length - MOST)}</p>}
          {rulings.length > 0 && (
            <>
              <p>{text.rulings}</p>
              <dl lang="en">
                {rulings.map((ruling) => (
                  <div key={ruling}>
                    <dt>{ruling}</dt>
                    <dd>{sentenceOf(ruling)}</dd>
                  </div>
                ))}
              </dl>
            </>
          )}
        </>
      )}
    </details>
  );
}

function useProofs(wanted: boolean): Proofs | undefined {
  const [proofs, setProofs] = useState<Proofs>();
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    import('virtual:proofs').then(
      (read) => current && setProofs(read.default()),
      // The rules stand without it.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [wanted]);
  return proofs;
}
