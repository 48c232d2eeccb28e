import { useState } from 'react';
import { greyed } from '../look/greyed.ts';
import { greyWords, words } from '../words.ts';
import './another.css';

export interface Addable {
  readonly key: string;
  readonly title: string;
}

interface AnotherProps {
  readonly label: string;
  readonly things: readonly Addable[];
  /** What stands in the list while nothing is chosen. */
  readonly prompt: string;
  readonly onAdd: (key: string) => void;
  /** Why nothing can be added before something else is done. */
  readonly whyNone?: string | undefined;
  /** What the button is called once a thing is chosen and before. */
  readonly name?: (thing: string | undefined) => string;
}

/**
 * One of many things, chosen from a list and then added. The list alone does nothing: by keyboard some systems choose
 * whatever the arrow keys pass.
 */
export function Another({ label, things, prompt, onAdd, whyNone, name }: AnotherProps) {
  const [chosen, setChosen] = useState('');
  const thing = whyNone === undefined ? things.find(({ key }) => key === chosen) : undefined;
  const whyNot = whyNone ?? (thing === undefined ? greyWords.unchosen : undefined);
  return (
    <span className="another" data-chosen={thing?.key}>
      <select
        aria-label={label}
        aria-disabled={whyNone !== undefined}
        title={whyNone}
        value={thing?.key ?? ''}
        onChange={(event) => setChosen(event.target.value)}
      >
        <option value="" disabled>
          {prompt}
        </option>
        {whyNone === undefined &&
          things.map(({ key, title }) => (
            <option key={key} value={key}>
              {title}
            </option>
          ))}
      </select>
      <button
        type="button"
        aria-label={name ? name(thing?.title) : words.moment.more(thing?.title ?? label)}
        {...greyed(whyNot, () => thing && onAdd(thing.key))}
      >
        +
      </button>
    </span>
  );
}
