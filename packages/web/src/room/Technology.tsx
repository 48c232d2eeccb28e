import { type ChartView, type DeployedView, type Technology as Kind, type Seat, TECHNOLOGIES } from '@marshall/rules';
import { seatTitle } from '../session/names.ts';
import type { TableState } from '../session/session.ts';
import { expansionWords, list } from '../words.ts';

/** One's own chart of technology in full, and what all know of the others'. */
export function Technology({ table: { view, seat } }: { readonly table: TableState }) {
  const charts = view.sets.tech?.charts;
  if (charts === undefined) return undefined;
  const text = expansionWords.tech;
  const mine = charts[seat as Seat];
  return (
    <details className="rights tech">
      <summary>
        {text.heading}
        {mine && `: ${list(TECHNOLOGIES.map((kind) => text.own[kind](text.level(mine.deployed[kind].level ?? 0))))}`}
      </summary>
      <dl>
        {view.order.flatMap((each) => {
          const chart = charts[each];
          if (chart === undefined) return [];
          return [
            <dt key={each}>{seatTitle(view, each)}</dt>,
            ...TECHNOLOGIES.map((kind) => <dd key={`${each} ${kind}`}>{sayChart(chart, kind)}</dd>),
          ];
        })}
      </dl>
    </details>
  );
}

/** `Army: level 3, hidden from the others; cards 2, 3` */
function sayChart({ deployed, cards, rights }: ChartView, kind: Kind): string {
  const text = expansionWords.tech;
  const held = cards.filter(({ technology }) => technology === kind).map(({ level }) => level ?? text.secret);
  const lent = rights.filter(({ technology }) => technology === kind).map(({ level }) => level ?? text.secret);
  return [
    `${text.technologies[kind]}: ${sayLevel(deployed[kind])}`,
    text.cards(held.join(', ')),
    ...(lent.length > 0 ? [text.rights(lent.join(', '))] : []),
  ].join('; ');
}

/** A level that was raised unseen is at least as much higher. */
function sayLevel({ level, shown, raises }: DeployedView): string {
  const text = expansionWords.tech;
  if (level === undefined) return text.atLeast(shown + raises);
  return level > shown ? `${text.level(level)}, ${text.hidden}` : text.level(level);
}
