import { useState } from 'react';
import { greyed } from '../../look/greyed.ts';
import { greyWords, chartWords as text } from '../../words.ts';

interface NumberBoxProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  /** Without buttons for one more and one fewer. */
  readonly bare?: boolean;
}

/** A whole number: typed, by arrow keys, or with a button at either side. */
export function NumberBox({ label, value, min, max, onChange, bare = false }: NumberBoxProps) {
  // What is being typed may be nothing for a moment.
  const [typed, setTyped] = useState<string>();
  const set = (next: number): void => onChange(Math.min(max, Math.max(min, Math.round(next))));
  const beyond = (next: number): string | undefined =>
    next < min ? greyWords.least(String(min)) : next > max ? greyWords.most(String(max)) : undefined;
  const step = (by: number, name: string, sign: string) =>
    !bare && (
      <button type="button" aria-label={name} {...greyed(beyond(value + by), () => set(value + by))}>
        {sign}
      </button>
    );
  return (
    <span className={bare ? 'number-box bare' : 'number-box'}>
      {step(-1, text.fewer(label), '\u2212')}
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={min}
        max={max}
        value={typed ?? value}
        onChange={(event) => {
          setTyped(event.target.value);
          const number = event.target.valueAsNumber;
          if (!Number.isNaN(number)) set(number);
        }}
        onBlur={() => setTyped(undefined)}
      />
      {step(1, text.more(label), '+')}
    </span>
  );
}
