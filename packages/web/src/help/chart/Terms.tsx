import { useId } from 'react';
import { chartWords } from '../../words.ts';
import type { Sheet } from './sheet.ts';

const KINDS = ['invasion', 'engagement'] as const satisfies readonly Sheet['kind'][];
const ABOVES = ['refuse', 'clamp', 'scale'] as const satisfies readonly Sheet['above'][];

interface TermsProps {
  readonly sheet: Sheet;
  readonly onChange: (more: Partial<Sheet>) => void;
}

/** What is fought for, and what totals beyond the graph are. */
export function Terms({ sheet, onChange }: TermsProps) {
  const text = chartWords.conflict;
  const kind = useId();
  return (
    <section className="chart-card chart-terms" aria-label={text.heading}>
      <h3 className="eyebrow">{text.heading}</h3>
      <fieldset>
        <legend className="unseen">{text.kind}</legend>
        <div className="chart-kinds">
          {KINDS.map((each) => (
            <label key={each}>
              <input type="radio" name={kind} checked={sheet.kind === each} onChange={() => onChange({ kind: each })} />
              <span>{text.kinds[each]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {sheet.kind === 'invasion' && (
        <label>
          {text.country}
          <input
            type="text"
            maxLength={24}
            placeholder={text.theCountry}
            value={sheet.country}
            onChange={(event) => onChange({ country: event.target.value })}
          />
        </label>
      )}
      <label>
        {text.above}
        <select
          value={sheet.above}
          // It holds for a retaliation as it did for the conflict before.
          disabled={sheet.answers !== undefined}
          onChange={(event) => onChange({ above: ABOVES.find((each) => each === event.target.value) ?? 'refuse' })}
        >
          {ABOVES.map((each) => (
            <option key={each} value={each}>
              {text.aboves[each]}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}
