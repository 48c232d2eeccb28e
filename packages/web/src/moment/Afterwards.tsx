import { afterwardsWords } from '../words.ts';
import { afterwardsNow, afterwardsOf } from './afterwards.ts';
import type { FlowProps } from './flows.ts';

/** What the player will do when the battle is over, chosen before it begins: one line that saves questions. */
export function Afterwards({ table, hand, form }: Pick<FlowProps, 'table' | 'hand' | 'form'>) {
  const choices = form.complete ? afterwardsOf(table.view, form.draft) : [];
  const now = afterwardsNow(choices, hand.chosen);
  if (now === undefined) return undefined;
  return (
    <fieldset className="field line" data-field="afterwards">
      <legend>{afterwardsWords.label}</legend>
      <select
        aria-label={afterwardsWords.label}
        value={now}
        onChange={({ target }) => hand.set('afterwards', target.value)}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {afterwardsWords.choices[`${form.type}:${choice}`] ?? choice}
          </option>
        ))}
      </select>
    </fieldset>
  );
}
