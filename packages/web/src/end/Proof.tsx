import { useCallback, useEffect, useState } from 'react';
import { saveText } from '../app/save-text.ts';
import { Glyph } from '../look/Glyph.tsx';
import type { Solo } from '../solo/client.ts';
import type { Proof } from '../solo/messages.ts';
import { words } from '../words.ts';

interface SealProps {
  readonly ask: Solo['ask'];
  /** The file of a game that was played elsewhere. */
  readonly file: (() => Promise<string>) | undefined;
  readonly onSave: () => Promise<string | undefined>;
  /** What the file is called that is saved. */
  readonly name: string;
}

type Checked = Proof | 'checking' | 'none' | 'failed';

/** The seal on the dice: the whole game is gone through again, and a press opens the proof. */
export function Seal({ ask, file, onSave, name }: SealProps) {
  const text = words.end.proof;
  const [checked, setChecked] = useState<Checked>('checking');
  const [open, setOpen] = useState(false);
  const check = useCallback(async (): Promise<void> => {
    setChecked('checking');
    const proof =
      file === undefined ? ask({ do: 'verify' }) : file().then((paper) => ask({ do: 'verify', file: paper }));
    setChecked(
      await proof.then(
        (found) => found ?? 'none',
        () => 'failed',
      ),
    );
  }, [ask, file]);
  useEffect(() => void check(), [check]);
  const press = (): void => {
    setOpen(!open);
    if (checked === 'failed' && !open) void check();
  };
  const proof = typeof checked === 'object' ? checked : undefined;
  const title =
    proof === undefined ? (checked === 'checking' ? text.checking : text.check) : proof.ok ? text.seal : text.broken;
  return (
    <div className="seal" data-verified={proof?.ok}>
      <button type="button" aria-expanded={open} onClick={press}>
        {proof?.ok && <Glyph name="check" />} {title}
      </button>
      {open && (
        <div className="seal-proof" role="status">
          {checked === 'failed' && <p>{text.failed}</p>}
          {checked === 'none' && <p>{text.none}</p>}
          {proof && (
            <>
              <p>{proof.ok ? text.ok(proof.commands, proof.draws) : proof.finding}</p>
              <p>{text.how}</p>
              <dl>
                <Sum name={text.promise} value={proof.commitment} />
                {proof.secret !== undefined && <Sum name={text.secret} value={proof.secret} />}
                <Sum name={text.hash} value={proof.hash} />
              </dl>
              <button
                type="button"
                className="text-link"
                onClick={() => void onSave().then((paper) => paper && saveText(name, paper))}
              >
                {text.save}
              </button>
            </>
          )}
        </div>
      )}
    </div>
  );
}

const Sum = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <>
    <dt>{name}</dt>
    <dd>
      <code>{value}</code>
    </dd>
  </>
);
