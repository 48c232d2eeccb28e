import type { Value, View } from '@marshall/rules';
import { Glyph } from '../look/Glyph.tsx';
import { greyed } from '../look/greyed.ts';
import { powerColours } from '../look/powers.ts';
import { powerOf } from '../room/facts.ts';
import { valueTitle } from '../session/names.ts';
import { unitGlyph } from '../session/units.ts';
import { expansionWords, greyWords, words } from '../words.ts';
import type { FieldProps } from './Fields.tsx';

type Battle = Extract<View['agenda'][number], { readonly procedure: 'conventional' }>;

/** The enemy's pieces one by one: a click marks a loss, another click spares it; what points do not reach for stays grey. */
export function LossesEditor({ view, row, onSet }: FieldProps) {
  const { domain, value } = row;
  if (domain.kind !== 'list') return undefined;
  const marked = (Array.isArray(value) ? value : []).filter((key): key is string => typeof key === 'string');
  const open = domain.next.kind === 'one-of' ? domain.next.values.filter((key) => typeof key === 'string') : [];
  const battle = view.agenda.findLast((frame): frame is Battle => frame.procedure === 'conventional');
  // By result B of the chart the winner gives up units of their own.
  const own = view.question?.kind === 'half-losses';
  const struck = own || battle?.attacker !== view.viewer ? 'attacker' : 'defender';
  const standing = battle === undefined ? new Map<string, number>() : piecesStruck(view, battle, struck);
  const keys = [...new Set([...standing.keys(), ...marked, ...open])];
  const enemy = battle && powerOf(view, battle[struck]);
  return (
    <>
      <p className="hint">{own ? expansionWords.giveUp : words.moment.markLosses}</p>
      <ul className="pieces" style={enemy === undefined ? undefined : powerColours(enemy)}>
        {keys.map((key) => {
          const gone = marked.filter((other) => other === key).length;
          const all = Math.max(standing.get(key) ?? 0, gone + (open.includes(key) ? 1 : 0));
          const title = valueTitle(view, 'losses', key);
          const whyNot = open.includes(key) ? undefined : own ? greyWords.full : words.moment.battle.noneOpen;
          return (
            <li key={key}>
              <span>{title}</span>
              <span className="men">
                {Array.from({ length: all }, (_, i) => `${key} ${i}`).map((id, i) => (
                  <button
                    key={id}
                    type="button"
                    className={i < gone ? 'hit' : ''}
                    aria-pressed={i < gone}
                    aria-label={i < gone ? words.moment.spare(title) : words.moment.mark(title)}
                    {...greyed(i < gone ? undefined : whyNot, () =>
                      onSet(i < gone ? without(marked, key) : [...marked, key]),
                    )}
                  >
                    <Glyph name={unitGlyph(kindIn(key))} />
                  </button>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** `romania/army`, `north-sea/navy with 2 army`: the referee names like pieces in one place by zone and kind. */
const kindIn = (key: string): string => key.split('/')[1]?.split(' ')[0] ?? '';

/** How many pieces without a load a side has in the battle, by the referee's names for them. */
function piecesStruck(view: View, battle: Battle, side: 'attacker' | 'defender'): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const posts = side === 'defender' ? [{ zone: battle.to, units: undefined }] : battle.committed;
  const enemy = battle[side];
  for (const { zone, units } of posts) {
    const force = view.board.find((each) => each.zone === zone)?.forces.find(({ seat }) => seat === enemy);
    for (const [kind, number] of Object.entries(force?.units ?? {})) {
      const laden = force?.laden.filter(({ carrier }) => carrier === kind).length ?? 0;
      const most =
        units === undefined ? (number ?? 0) : (Object.entries(units).find(([each]) => each === kind)?.[1] ?? 0);
      const free = Math.min((number ?? 0) - laden, most);
      if (free > 0) found.set(`${zone}/${kind}`, free);
    }
  }
  return found;
}

function without(marked: readonly string[], key: string): Value {
  const at = marked.lastIndexOf(key);
  return marked.filter((_, i) => i !== at);
}
