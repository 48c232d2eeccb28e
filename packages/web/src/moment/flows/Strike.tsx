import { isZone, type Seat } from '@marshall/rules';
import { Said } from '../../help/Term.tsx';
import { holdersOf } from '../../room/facts.ts';
import { seatTitle, unitCounts, zoneTitle } from '../../session/names.ts';
import { words } from '../../words.ts';
import { sumOf } from '../battle-story.ts';
import { Facts } from '../Facts.tsx';
import { Field } from '../Fields.tsx';
import type { FlowProps } from '../flows.ts';
import { isCounts } from '../map-plan.ts';
import { OddsBlock, useOdds } from '../OddsBlock.tsx';

/** Nukes on targets: picked on the map or from the list, each with who is under it and what stands against it. */
export function Launch({ table, hand, form, session }: FlowProps) {
  const text = words.moment.strike;
  const { view, seat } = table;
  const row = form.rows.find(({ field }) => field === 'targets');
  const odds = useOdds(session, form.complete ? form.draft : undefined);
  if (row === undefined) return undefined;
  const sum = isCounts(row.value) ? sumOf(row.value) : 0;
  return (
    <>
      <p className="about">
        <Said text={text.about} />
      </p>
      <Field
        view={view}
        row={row}
        note={(zone) => underIt(table, zone)}
        onSet={(value) => hand.set(row.field, value)}
      />
      <OddsBlock view={view} odds={odds} />
      <Facts
        table={table}
        type={form.type}
        rows={[
          [words.moment.cost, text.cost(sum, (view.seats[seat as Seat]?.nukes ?? 0) - sum)],
          [text.follows, text.followsAbout],
        ]}
      />
    </>
  );
}

/** Who holds a zone, with what, and how many L-stars may fire for it. */
function underIt({ view }: FlowProps['table'], zone: string): string {
  if (!isZone(zone)) return '';
  const force = view.board.find((each) => each.zone === zone)?.forces ?? [];
  const holder = holdersOf(view).get(zone);
  const attacked = [...new Set([...force.map(({ seat }) => seat), ...(holder === undefined ? [] : [holder])])];
  return attacked
    .map((seat) => {
      const units = force.find((each) => each.seat === seat)?.units ?? {};
      const stars = view.seats[seat]?.lStars ?? 0;
      return words.moment.strike.against(seatTitle(view, seat), unitCounts(view, units), stars);
    })
    .join('; ');
}

/** The answers of the drill that end in dice: champions, and each shot of the screen. */
export function Shoot({ table, hand, form, session }: FlowProps) {
  const { view } = table;
  const odds = useOdds(session, form.complete ? form.draft : undefined);
  const text = words.moment.strike;
  return (
    <>
      {form.rows
        .filter(({ domain }) => domain.kind !== 'some-of' || domain.values.length > 0)
        .map((row) => (
          <fieldset
            key={row.field}
            className="field line"
            data-field={row.field}
            data-open={row.value === undefined || undefined}
          >
            <legend>{text.at}</legend>
            <div className="choices">
              {(row.domain.kind === 'one-of' ? row.domain.values : []).map((at) => (
                <button
                  key={String(at)}
                  type="button"
                  className="choice"
                  data-choice={`${row.field}:${String(at)}`}
                  aria-pressed={row.value === at}
                  onClick={() => hand.set(row.field, at)}
                >
                  {at === 'space' ? text.space : zoneTitle(String(at))}
                </button>
              ))}
            </div>
          </fieldset>
        ))}
      <OddsBlock view={view} odds={odds} />
      <Facts table={table} type={form.type} />
    </>
  );
}
