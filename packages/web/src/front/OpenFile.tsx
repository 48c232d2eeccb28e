import { useState } from 'react';
import { Badge, Glyph } from '../look/Glyph.tsx';
import { type PowerId, powerColours } from '../look/powers.ts';
import { orRefused, type Solo } from '../solo/client.ts';
import { POWER_NAMES, words } from '../words.ts';

interface OpenFileProps {
  readonly solo: () => Solo;
  readonly onPlay: (id: string) => void;
}

/** A game that was saved as a file: a finished one is looked at, another is played on. */
export function OpenFile({ solo, onPlay }: OpenFileProps) {
  const text = words.front.file;
  const [no, setNo] = useState<string>();
  const [open, setOpen] = useState<{ readonly file: string; readonly powers: readonly PowerId[] }>();
  const read = async (file: string, lead?: PowerId): Promise<void> => {
    const answer = await orRefused(solo().ask({ do: 'open', file, ...(lead === undefined ? {} : { lead }) }));
    setNo('sentence' in answer ? answer.sentence : undefined);
    setOpen('choose' in answer ? { file, powers: answer.choose } : undefined);
    if ('id' in answer) onPlay(answer.id);
  };
  return (
    <div className="plain-card open-file">
      <label>
        <b>
          <Glyph name="list" /> {text.heading}
        </b>
        <small>{text.about}</small>
        <input
          type="file"
          className="unseen"
          accept="application/json,.json"
          onChange={(event) => void event.target.files?.[0]?.text().then((file) => read(file))}
        />
      </label>
      {open && (
        <fieldset className="front-powers">
          <legend>{text.lead}</legend>
          {open.powers.map((power) => (
            <button key={power} type="button" style={powerColours(power)} onClick={() => void read(open.file, power)}>
              <Badge power={power} />
              {POWER_NAMES[power].name}
            </button>
          ))}
        </fieldset>
      )}
      {no && <p role="alert">{no}</p>}
    </div>
  );
}
