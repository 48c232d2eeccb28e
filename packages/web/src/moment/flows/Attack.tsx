import { type Seat, UNIT_ROWS } from '@marshall/rules';
import { Said } from '../../help/Term.tsx';
import { setsOf } from '../../room/facts.ts';
import { unitKind } from '../../session/units.ts';
import { commandWords, words } from '../../words.ts';
import { Afterwards } from '../Afterwards.tsx';
import { Drill } from '../Drill.tsx';
import { type FactRow, Facts } from '../Facts.tsx';
import { Field } from '../Fields.tsx';
import type { FlowProps } from '../flows.ts';
import type { Row } from '../form.ts';
import { isCounts } from '../map-plan.ts';
import { OddsBlock, useOdds } from '../OddsBlock.tsx';
import { previewRows } from '../preview.ts';

/** Step A of the drill: origin, target and units, with the odds before anything is committed. */
export function Attack({ table, hand, form, session, preview }: FlowProps) {
  const odds = useOdds(session, form.complete ? form.draft : undefined);
  const { about } = commandWords(form.type);
  const places = form.rows.filter((row) => row.field === 'from' || row.field === 'to');
  const field = (row: Row, compact: boolean) => (
    <Field
      key={row.field}
      view={table.view}
      row={row}
      compact={compact}
      onSet={(value) => hand.set(row.field, value)}
    />
  );
  return (
    <>
      {takesSet(form.type) && <Drill now="A" />}
      {about && !form.complete && (
        <p className="about">
          <Said text={about} />
        </p>
      )}
      <div className="pair">{places.map((row) => field(row, true))}</div>
      {form.rows.filter((row) => !places.includes(row)).map((row) => field(row, false))}
      <Afterwards table={table} hand={hand} form={form} />
      <OddsBlock view={table.view} odds={odds} />
      <Facts
        table={table}
        type={form.type}
        rows={inOneSum([...wayRows(previewRows(preview)), ...rowsOf(table, form, odds?.chart !== undefined)])}
      />
    </>
  );
}

/** B-ATK-24: one set; B-ATK-31: who has more fire power rolls one die more. */
function rowsOf({ view, seat }: FlowProps['table'], { draft }: FlowProps['form'], byChart: boolean): FactRow[] {
  const me = view.seats[seat as Seat];
  if (me === undefined || !takesSet(draft.type)) return [];
  const { to, against, units } = draft;
  // Escorts alone fight for ships; the odds tell their dice.
  if (draft.type === 'attack-ships') return [[words.moment.cost, words.moment.battle.oneSet(setsOf(me) - 1)]];
  const force = view.board.find(({ zone }) => zone === to)?.forces.find((each) => each.seat === against);
  const theirs = view.seats[against as Seat];
  return [
    [words.moment.cost, words.moment.battle.oneSet(setsOf(me) - 1)],
    ...(byChart || force === undefined || theirs === undefined || !isCounts(units)
      ? []
      : [
          [
            words.moment.battle.compare,
            words.moment.battle.firePower(powerIn(units), powerIn(force.units), me.lStars, theirs.lStars),
          ] as const,
        ]),
  ];
}

/** What the set and the way cost, as one sum. */
function inOneSum(rows: readonly FactRow[]): readonly FactRow[] {
  const costs = rows.filter(([name]) => name === words.moment.cost);
  if (costs.length < 2) return rows;
  const sum: FactRow = [
    words.moment.cost,
    costs
      .map(([, value]) => value)
      .reverse()
      .join('; '),
  ];
  return [sum, ...rows.filter(([name]) => name !== words.moment.cost)];
}

/** The way of an assault; what it costs comes with the set. */
const wayRows = (rows: readonly FactRow[]): FactRow[] => rows.filter(([name]) => name !== words.moment.cash);

/** Conventional attacks, and not those in space. */
const takesSet = (type: string): boolean => type !== 'space-blast' && type !== 'clash';

const powerIn = (units: Readonly<Partial<Record<string, number>>>): number =>
  Object.entries(units).reduce((sum, [kind, number]) => {
    const unit = unitKind(kind);
    return sum + (unit === undefined ? 1 : UNIT_ROWS[unit].firePower) * (number ?? 0);
  }, 0);
