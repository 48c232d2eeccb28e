import { giveUp } from '@marshall/rules';
import { told } from '@marshall/words';
import { useId, useState } from 'react';
import { language } from '../../language.ts';
import { chartWords } from '../../words.ts';
import { Clause } from '../Clause.tsx';

interface HalfProps {
  readonly name: string;
  readonly tokens: readonly number[];
  readonly halves: readonly (readonly number[])[];
}

/** Result B: the winner chooses which whole tokens make up half, and sees what stays. */
export function Half({ name, tokens, halves }: HalfProps) {
  const text = chartWords.result;
  const group = useId();
  const [chosen, setChosen] = useState(halves[0] ?? []);
  const kept = giveUp(tokens, chosen);
  return (
    <fieldset className="chart-half">
      <legend>
        {text.half(name)} <Clause id="C-HLF-02" />
      </legend>
      <div>
        {halves.map((half) => (
          <label key={half.join()}>
            <input type="radio" name={group} checked={half === chosen} onChange={() => setChosen(half)} />
            <span>{text.tokens(half)}</span>
          </label>
        ))}
      </div>
      <p>{kept.ok ? text.keeps(name, text.tokens(kept.value)) : told(language, kept.refusal).sentence}</p>
    </fieldset>
  );
}
