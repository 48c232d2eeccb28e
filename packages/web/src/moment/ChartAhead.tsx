import type { ChartAhead, View } from '@marshall/rules';
import { perCent } from '../decimals.ts';
import { Letters } from '../look/Letters.tsx';
import { expansionWords } from '../words.ts';

interface ChartAheadProps {
  readonly chart: ChartAhead;
  /** Which side the reader is on. */
  readonly side: 'attacker' | 'defender' | undefined;
}

/** What the Military Conflict Chart may give before it is read: the points of both sides, and each letter with its chance. */
export function ChartLetters({ chart: { attacker, defender, ways, of }, side }: ChartAheadProps) {
  const text = expansionWords.chart;
  const meaning = side === undefined ? text.meaning : text.meaningTo[side];
  return (
    <section className="odds-block chart-ahead" aria-label={text.odds}>
      <h3 className="eyebrow">
        {text.odds}
        <span>{text.points(attacker.units + attacker.support, defender.units + defender.support)}</span>
      </h3>
      <Letters
        ways={ways}
        meaning={(letter) => meaning[letter]}
        chance={(letter) => perCent(String(Math.round((100 * ways[letter]) / of)))}
      />
      <p className="hint">
        {[
          attacker.support + defender.support > 0 ? text.supported(attacker.support, defender.support) : '',
          defender.units === 0 ? text.nobodyRolls : defender.rolls ? text.bothRoll : text.attackerRolls,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </section>
  );
}

/** The side of a battle on which a viewer is. */
export function sideIn(view: View): 'attacker' | 'defender' | undefined {
  const frame = view.agenda.findLast(({ procedure }) => procedure === 'conventional');
  if (frame?.procedure !== 'conventional') return undefined;
  return frame.attacker === view.viewer ? 'attacker' : frame.defender === view.viewer ? 'defender' : undefined;
}
