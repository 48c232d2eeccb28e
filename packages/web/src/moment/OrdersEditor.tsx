import { UNIT_ROWS } from '@marshall/rules';
import { countTitle, unitsInText, zoneInText, zoneTitle } from '../session/names.ts';
import { isShip, unitKind } from '../session/units.ts';
import { list, words } from '../words.ts';
import { Another } from './Another.tsx';
import { Stepper } from './Controls.tsx';
import type { FieldProps } from './Fields.tsx';
import { keyed } from './keyed.ts';
import { groupOrders, isOrder, keyOf, lines, numberIn, type OrderGroup, type OrderLine } from './orders.ts';

/** More coasts than this wait behind a line. */
const FEW_LANDINGS = 2;

/** Who goes: what is on the list so far, and who may still join, by the place they come from. */
export function OrdersEditor({ view, row, onSet }: FieldProps) {
  const { domain, value } = row;
  if (domain.kind !== 'list') return undefined;
  const chosen: readonly OrderLine[] = Array.isArray(value) ? value.filter(isOrder) : [];
  const next = domain.next.kind === 'one-of' ? domain.next.values.filter(isOrder) : [];
  const groups = groupOrders(next);
  const ways = groups.filter(({ first }) => first.how === 'by');
  const rest = groups.filter(({ first }) => first.how !== 'by');
  const last = chosen.at(-1);
  const afloat = chosen.some(({ carrier = '', units = {} }) => [carrier, ...Object.keys(units)].some(isShip));
  const add = (line: OrderLine): void => onSet(lines([...chosen, line]));
  // Units of the places that already send some, and who may board or land, are at hand; the others wait behind a line.
  const open = rest.filter(({ key }) => last === undefined || keyOf(last) !== key);
  const landings = open.filter(({ first }) => first.how === 'ashore').length;
  const near = open.filter(
    ({ first }) =>
      (chosen.length > 0 && first.how === 'board') ||
      (first.how === 'ashore' && landings <= FEW_LANDINGS) ||
      chosen.some(({ from }) => from !== undefined && from === (first.from ?? first.on)),
  );
  const far = open.filter((group) => !near.includes(group));
  const addRow = ({ key, first, lines: some }: OrderGroup) => (
    <li key={key} data-line={key}>
      <span>{sayGroup(view, first, afloat)}</span>
      <span className="adds">
        {some.length > 1 && (
          <button type="button" onClick={() => add(some.at(-1) ?? first)}>
            {words.moment.all(some.length)}
          </button>
        )}
        <button
          type="button"
          aria-label={words.moment.addOne(sayGroup(view, first, afloat))}
          onClick={() => add(first)}
        >
          +1
        </button>
      </span>
    </li>
  );
  return (
    <>
      <ul className="orders">
        {keyed(chosen, keyOf).map(({ key, item: line }, i) => (
          <li key={key} className="on" data-line={keyOf(line)}>
            <span>{sayLine(view, line, afloat)}</span>
            <OrderNumber
              line={line}
              most={numberIn(line) + (last === line ? moreOf(groups, line) : 0)}
              onNumber={(number) => onSet(lines(replaced(chosen, i, number)))}
              label={sayLine(view, line, afloat)}
            />
          </li>
        ))}
        {near.map(addRow)}
      </ul>
      {far.length > 0 && (
        <details className="more-units" open={near.length === 0 && chosen.length === 0}>
          <summary>{words.moment.mayJoin(far.length)}</summary>
          <ul className="orders">{far.map(addRow)}</ul>
        </details>
      )}
      {ways.length > 0 && (
        <div className="ways">
          <span aria-hidden="true">{words.moment.byWayOf}</span>
          <Another
            label={words.moment.byWayOf}
            things={ways.flatMap(({ first: { zone } }) => (zone ? [{ key: zone, title: zoneTitle(zone) }] : []))}
            prompt={words.moment.shortestWay}
            name={words.moment.goBy}
            onAdd={(zone) => add({ how: 'by', zone })}
          />
        </div>
      )}
    </>
  );
}

interface OrderNumberProps {
  readonly line: OrderLine;
  readonly most: number;
  readonly label: string;
  readonly onNumber: (number: number) => void;
}

const OrderNumber = ({ line, most, label, onNumber }: OrderNumberProps) => (
  <Stepper
    label={label}
    value={line.how === 'by' ? 1 : numberIn(line)}
    min={0}
    max={line.how === 'by' ? 1 : most}
    onChange={onNumber}
  />
);

/** How many more of the same may join the last line. */
const moreOf = (groups: readonly OrderGroup[], line: OrderLine): number => {
  const group = groups.find(({ key }) => key === keyOf(line));
  return group === undefined ? 0 : Math.max(...group.lines.map(numberIn));
};

function replaced(chosen: readonly OrderLine[], at: number, number: number): OrderLine[] {
  return chosen.flatMap((line, i) => {
    if (i !== at) return [line];
    if (number === 0) return [];
    if (line.number !== undefined) return [{ ...line, number }];
    const [kind] = Object.keys(line.units ?? {});
    return kind === undefined ? [line] : [{ ...line, units: { [kind]: number } }];
  });
}

type Seen = FieldProps['view'];

function sayLine(view: Seen, line: OrderLine, afloat: boolean): string {
  if (line.how === 'by') return words.moment.way.by(zoneInText(line.zone ?? ''));
  return sayGroup(view, line, afloat);
}

/** `Armies march from Poland` */
function sayGroup(view: Seen, line: OrderLine, afloat: boolean): string {
  const { how, from, on, carrier, cargo, units } = line;
  const kinds = Object.keys(units ?? {}).map(unitsInText);
  const load = list(Object.entries(cargo ?? {}).map(([kind, number]) => countTitle(view, kind, number)));
  const place = zoneInText(from ?? on ?? '');
  const who = list(kinds) || unitsInText(carrier ?? '');
  return words.moment.order(how, who, place, load, {
    sea: carrier === undefined ? afloat : isShip(carrier),
    wheel: Object.keys(units ?? {}).some(burnsOil),
    flight: flightOf(view, line),
  });
}

/** A land unit that moves on oil drives. */
function burnsOil(kind: string): boolean {
  const unit = unitKind(kind);
  return unit !== undefined && UNIT_ROWS[unit].step.resource === 'oil';
}

/** Oil for each that flies, with whatever it carries; 0 where technology may make it less, which the preview tells. */
function flightOf(view: Seen, { carrier, cargo, units }: OrderLine): number {
  if (view.sets.tech !== undefined) return 0;
  const oil = (kind: string): number => {
    const unit = unitKind(kind);
    return unit === undefined ? 0 : UNIT_ROWS[unit].flight;
  };
  if (carrier === undefined) return Math.max(0, ...Object.keys(units ?? {}).map(oil));
  return Object.entries(cargo ?? {}).reduce((sum, [kind, number]) => sum + number * oil(kind), oil(carrier));
}
