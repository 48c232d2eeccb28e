import { priceAt, RESOURCES, type Seat, STAGES } from '@marshall/rules';
import { Said } from '../../help/Term.tsx';
import { language } from '../../language.ts';
import { setsOf } from '../../room/facts.ts';
import { notPlayed } from '../../room/standings.ts';
import type { TableState } from '../../session/session.ts';
import { money, words } from '../../words.ts';
import { ChoiceCard } from '../Controls.tsx';
import { Facts } from '../Facts.tsx';
import type { FlowProps } from '../flows.ts';

const stageName = ({ view }: TableState): string => (view.stage === undefined ? '' : language.stage(view.stage));

export const bidTitle = (table: TableState): string => words.moment.bid.title(stageName(table));

/** A sealed bid: a card for each number of cubes. */
export function Bid({ table, hand, form }: FlowProps) {
  const { bid } = words.moment;
  const { view, seat } = table;
  const cubes = view.seats[seat as Seat]?.cubes ?? 0;
  const [row] = form.rows;
  const most = row?.domain.kind === 'range' ? row.domain.max : 1;
  const name = stageName(table);
  const later = laterStages(table);
  const chosen = row?.value;
  return (
    <>
      <p className="about">
        <Said text={`${bid.about[view.stage ?? 3] ?? ''} ${meansFor(table)}`} />
      </p>
      <div className="bids">
        {Array.from({ length: most }, (_, i) => i + 1).map((number) => (
          <ChoiceCard
            key={number}
            choice={`cubes:${number}`}
            chosen={chosen === number}
            onChoose={() => hand.set('cubes', number)}
          >
            <Cubes number={number} of={number} />
            <b>{number === 2 ? bid.both : bid.bid(name)}</b>
            <small>{bid.left(cubes - number, later)}</small>
          </ChoiceCard>
        ))}
        <ChoiceCard choice="cubes:0" chosen={chosen === 0} onChoose={() => hand.set('cubes', 0)}>
          <Cubes number={0} of={1} />
          <b>{bid.keep}</b>
          <small>{bid.notPlay(name, cubes)}</small>
        </ChoiceCard>
      </div>
      <Facts table={table} type="bid" />
    </>
  );
}

const Cubes = ({ number, of }: { readonly number: number; readonly of: number }) => (
  <span className="bid-cubes" aria-hidden="true">
    {Array.from({ length: of }, (_, i) => `${i}`).map((cube, i) => (
      <i key={cube} className={i < number ? 'on' : ''} />
    ))}
  </span>
);

/** What the player has to play the stage with. */
function meansFor({ view, seat }: TableState): string {
  const { bid } = words.moment;
  const mine = view.seats[seat as Seat];
  if (mine === undefined) return '';
  const cash = money(mine.cash ?? 0);
  if (view.stage === 3)
    return bid.stock(money(RESOURCES.reduce((sum, each) => sum + mine.supplies[each] * priceAt(view.market[each]), 0)));
  if (view.stage === 4) return bid.sets(setsOf(mine));
  if (view.stage === 6) return bid.means(cash, setsOf(mine));
  return view.stage === 7 ? bid.cash(cash) : '';
}

/** The stages of this cycle that are still to come. */
function laterStages({ view: { stage = 7, cycle }, options }: TableState): string {
  const without = notPlayed(cycle, options?.stages);
  return STAGES.filter((number) => number > stage && !without.includes(number))
    .map(language.stage)
    .join(', ');
}
