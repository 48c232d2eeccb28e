import type { Seat } from '@marshall/rules';
import { setsOf } from '../../room/facts.ts';
import type { Draft } from '../../session/session.ts';
import { expansionWords, greyWords, words } from '../../words.ts';
import { Afterwards } from '../Afterwards.tsx';
import { ChoiceCard } from '../Controls.tsx';
import { Facts } from '../Facts.tsx';
import type { FlowProps } from '../flows.ts';
import { OddsBlock, sayRow, useOdds } from '../OddsBlock.tsx';

/** With a set or without: two cards, each with what it does to the odds. */
export function Defend({ table, hand, form, session }: FlowProps) {
  const text = words.moment.battle;
  const { view, seat } = table;
  const [row] = form.rows;
  const open = row?.domain.kind === 'one-of' ? row.domain.values : [];
  const fed = useOdds(session, open.includes(true) ? { type: 'defend', supplied: true } : undefined);
  const unfed = useOdds(session, open.includes(false) ? { type: 'defend', supplied: false } : undefined);
  const me = view.seats[seat as Seat];
  const sets = me === undefined ? 0 : setsOf(me);
  const worst = (odds: typeof fed) => odds?.rows.find(({ about }) => about === 'lose');
  return (
    <>
      <div className="bids">
        {[true, false].map((supplied) => {
          const lose = worst(supplied ? fed : unfed);
          return (
            <ChoiceCard
              key={String(supplied)}
              chosen={row?.value === supplied}
              whyNot={open.includes(supplied) ? undefined : greyWords.noSet}
              onChoose={() => hand.set('supplied', supplied)}
            >
              <b>{defendButton(table, { type: 'defend', supplied }) ?? (supplied ? text.fed : text.unfed)}</b>
              <small>{supplied ? text.fedCost(Math.max(0, sets - 1)) : text.unfedCost(sets)}</small>
              {lose && (
                <small>
                  {sayRow(view, lose)}: <b>{lose.percent}</b>
                </small>
              )}
            </ChoiceCard>
          );
        })}
      </div>
      <Afterwards table={table} hand={hand} form={form} />
      <OddsBlock view={view} odds={row?.value === true ? fed : unfed} />
      <Facts table={table} type={form.type} />
    </>
  );
}

/** Under the chart a set is worth a Generalship die. */
export const defendButton = ({ chart }: FlowProps['table'], { supplied }: Draft): string | undefined =>
  chart === undefined ? undefined : supplied === true ? expansionWords.chart.fed : expansionWords.chart.unfed;
