import type { Value } from '@marshall/rules';
import { Glyph } from '../look/Glyph.tsx';
import { powerColours } from '../look/powers.ts';
import { powerOf } from '../room/facts.ts';
import { valueTitle } from '../session/names.ts';
import { words } from '../words.ts';
import type { FieldProps } from './Fields.tsx';

/** The enemy's pieces one by one: a click marks a loss, another click spares it. */
export function LossesEditor({ view, row, onSet }: FieldProps) {
  const { domain, value } = row;
  if (domain.kind !== 'list') return undefined;
  const marked = (Array.isArray(value) ? value : []).filter((key): key is string => typeof key === 'string');
  const open = domain.next.kind === 'one-of' ? domain.next.values.filter((key) => typeof key === 'string') : [];
  const keys = [...new Set([...marked, ...open])];
  const battle = view.agenda.findLast((frame) => frame.procedure === 'conventional');
  const enemy =
    battle?.procedure === 'conventional'
      ? powerOf(view, battle.attacker === view.viewer ? battle.defender : battle.attacker)
      : undefined;
  return (
    <>
      <p className="hint">{words.moment.markLosses}</p>
      <ul className="pieces" style={enemy === undefined ? undefined : powerColours(enemy)}>
        {keys.map((key) => (
          <li key={key}>
            <span>{valueTitle(view, 'losses', key)}</span>
            <span className="men">
              {alike(marked, key).map((id) => (
                <button
                  key={id}
                  type="button"
                  className="hit"
                  aria-label={words.moment.spare(valueTitle(view, 'losses', key))}
                  onClick={() => onSet(without(marked, key))}
                >
                  <Glyph name={key.includes('/navy') ? 'navy' : 'army'} />
                </button>
              ))}
              {open.includes(key) && (
                <button
                  type="button"
                  aria-label={words.moment.mark(valueTitle(view, 'losses', key))}
                  onClick={() => onSet([...marked, key])}
                >
                  <Glyph name={key.includes('/navy') ? 'navy' : 'army'} />
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Pieces of one sort are alike; their place in the row is all there is to tell them by. */
const alike = (marked: readonly string[], key: string): readonly string[] =>
  marked.filter((other) => other === key).map((_, i) => `${key} ${i}`);

function without(marked: readonly string[], key: string): Value {
  const at = marked.lastIndexOf(key);
  return marked.filter((_, i) => i !== at);
}
