import { isZone, type Seat, type View } from '@marshall/rules';
import { words } from '../words.ts';
import type { Form } from './form.ts';
import { isCounts } from './map-plan.ts';
import { percent, removesAtLeast } from './odds.ts';

/** What the dice of an attack may remove on both sides, before it is declared. */
export function BattleOdds({ view, form }: { readonly view: View; readonly form: Form }) {
  const odds = form.type === 'attack' && form.complete ? attackOdds(view, form) : undefined;
  if (odds === undefined) return undefined;
  return (
    <div className="odds-block">
      <dl className="odds">
        {odds.map(({ text, chance }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>
              <i style={{ '--w': `${Math.round(chance * 100)}%` }} />
              <b>{percent(chance)}</b>
            </dd>
          </div>
        ))}
      </dl>
      <p className="hint">{words.moment.battle.exact}</p>
    </div>
  );
}

interface Odd {
  readonly text: string;
  readonly chance: number;
}

/** B-ATK-29 to -33: one die against two, one more for the side with more units, one more for the side with more L-stars. */
function attackOdds(view: View, { draft: { to, against, units } }: Form): readonly Odd[] | undefined {
  if (typeof to !== 'string' || !isZone(to) || typeof against !== 'string' || against === 'militia') return undefined;
  const defender = against as Seat;
  const force = view.board.find(({ zone }) => zone === to)?.forces.find(({ seat }) => seat === defender);
  const ours = isCounts(units) ? total(units) : 0;
  const theirs = total(force?.units ?? {});
  const [mine, his] = [stars(view, view.viewer), stars(view, defender)];
  const attack = 1 + Number(ours > theirs) + Number(mine > his);
  const defence = 2 + Number(theirs > ours) + Number(his > mine);
  const { removes, loses } = words.moment.battle;
  return [
    ...upTo(theirs).map((n) => ({ text: removes(n), chance: removesAtLeast(attack, n) })),
    ...upTo(ours).map((n) => ({ text: loses(n), chance: removesAtLeast(defence, n) })),
  ];
}

/** One, and the most that matters. */
const upTo = (units: number): number[] => [...new Set([1, Math.min(units, 3)])].filter((n) => n >= 1 && n <= units);

const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, number) => sum + number, 0);

const stars = (view: View, seat: string): number => view.seats[seat as Seat]?.lStars ?? 0;
