import { useState } from 'react';
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

type Checked = Proof | 'checking' | 'none' | undefined;

/** The seal on the dice: one press goes through the whole game again and opens the proof. */
export function Seal({ ask, file, onSave, name }: SealProps) {
  const text = words.end.proof;
  const [checked, setChecked] = useState<Checked>();
  const [open, setOpen] = useState(false);
  const check = async (): Promise<void> => {
    setOpen(!open);
    if (checked !== undefined) return;
    setChecked('checking');
    const paper = await file?.();
    const proof = await ask({ do: 'verify', ...(paper === undefined ? {} : { file: paper }) }).catch(() => undefined);
    setChecked(proof ?? 'none');
  };
  const proof = typeof checked === 'object' ? checked : undefined;
  const title = proof === undefined ? text.check : proof.ok ? text.seal : text.broken;
  return (
    <div className="seal" data-verified={proof?.ok}>
      <button type="button" aria-expanded={open} onClick={() => void check()}>
        <Glyph name="check" /> {title}
      </button>
      {open && (
        <div className="seal-proof" role="status">
          {checked === 'checking' && <p>{text.checking}</p>}
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
