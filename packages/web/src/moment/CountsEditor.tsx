import { kindTitle } from '../session/names.ts';
import { expansionWords, fieldWords, greyWords, words } from '../words.ts';
import { Another } from './Another.tsx';
import { Stepper } from './Controls.tsx';
import type { FieldProps } from './Fields.tsx';
import { isCounts } from './map-plan.ts';

/** More things than this are listed to choose from, and only those of which there are some stand below each other. */
const MOST_LINES = 12;

/** So many of each thing: a line with a stepper for each. */
export function CountsEditor({ view, row, onSet, note }: FieldProps) {
  const { field, domain, value } = row;
  if (domain.kind !== 'counts') return undefined;
  const counts = isCounts(value) ? value : {};
  const sum = Object.values(counts).reduce((total, number) => total + number, 0);
  const keys = Object.keys(domain.max).filter((key) => (domain.max[key] ?? 0) > 0);
  if (keys.length === 0) return <p className="hint">{words.moment.nothingHere}</p>;
  const many = keys.length > MOST_LINES;
  const shown = many ? keys.filter((key) => (counts[key] ?? 0) > 0) : keys;
  const full = sum >= domain.most;
  const room = (key: string): number => Math.min(domain.max[key] ?? 0, (counts[key] ?? 0) + domain.most - sum);
  const set = (key: string, number: number): void => onSet({ ...counts, [key]: number });
  return (
    <>
      {domain.least > 1 && (
        <p className={shown.length > 0 ? 'hint beside' : 'hint'}>
          {sum < domain.least || domain.least === domain.most
            ? expansionWords.soFar(sum, domain.least)
            : words.moment.atLeast(domain.least)}
        </p>
      )}
      {shown.length > 0 && (
        <ul className={shown.length > 3 ? 'counts many' : 'counts'}>
          {shown.map((key) => (
            <li key={key} data-key={key}>
              <span>
                {kindTitle(view, key)}
                {note && <small>{note(key)}</small>}
              </span>
              {!many && <small>{words.moment.of(domain.max[key] ?? 0)}</small>}
              <Stepper
                label={kindTitle(view, key)}
                value={counts[key] ?? 0}
                min={0}
                max={room(key)}
                whyFull={room(key) < (domain.max[key] ?? 0) ? greyWords.full : undefined}
                onChange={(next) => set(key, next)}
              />
            </li>
          ))}
        </ul>
      )}
      {many && (
        <Another
          label={fieldWords(field, row.of)}
          things={keys
            .filter((key) => !shown.includes(key))
            .map((key) => ({ key, title: kindTitle(view, key) }))
            .toSorted((a, b) => a.title.localeCompare(b.title))}
          prompt={full ? expansionWords.takeOneOut : words.moment.onMapOrHere}
          whyNone={full ? greyWords.full : undefined}
          onAdd={(key) => set(key, 1)}
        />
      )}
    </>
  );
}
