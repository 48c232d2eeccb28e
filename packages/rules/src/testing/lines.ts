// Orders of a move written on one line each, so that tables of them are short: `march alaska 2 army`,
// `convoy north-sea 1 navy(army 2)`, `land north-sea navy(army 2) 1 army`, `by alaska`, `board alaska 1 army`.
import { isZone, type Zone } from '../board/index.ts';
import type { Order } from '../movement/order.ts';
import type { SparseCounts } from '../state/forces.ts';
import { UNIT_KINDS, type UnitKind } from '../unit-table.ts';

/** The order that a line says. */
export function line(text: string): Order {
  const [how, place = '', ...rest] = text.split(' ');
  const from = zone(place);
  const tail = rest.join(' ');
  switch (how) {
    case 'by':
      return { how, zone: from };
    case 'ashore':
      return { how, on: from, units: counts(tail) };
    case 'land': {
      const [, carrier = '', cargo = '', units = ''] = /^(\w+)\(([^)]*)\) (.*)$/.exec(tail) ?? [];
      return { how, from, carrier: kind(carrier), cargo: aboard(cargo), units: counts(units) };
    }
    case 'convoy':
    case 'lift': {
      const [, number = '', carrier = '', cargo = ''] = /^(\d+) (\w+)\(([^)]*)\)$/.exec(tail) ?? [];
      return { how, from, carrier: kind(carrier), number: Number(number), cargo: aboard(cargo) };
    }
    case 'march':
    case 'airlift':
    case 'sail':
    case 'board':
      return { how, from, units: counts(tail) };
    default:
      throw new Error(`no order: ${text}`);
  }
}

/** The line that an order makes. */
export function written(order: Order): string {
  switch (order.how) {
    case 'by':
      return `by ${order.zone}`;
    case 'ashore':
      return `ashore ${order.on} ${counted(order.units)}`;
    case 'land':
      return `land ${order.from} ${order.carrier}(${loaded(order.cargo)}) ${counted(order.units)}`;
    case 'convoy':
    case 'lift':
      return `${order.how} ${order.from} ${order.number} ${order.carrier}(${loaded(order.cargo)})`;
    default:
      return `${order.how} ${order.from} ${counted(order.units)}`;
  }
}

function counts(text: string): SparseCounts {
  return Object.fromEntries(
    text.split(', ').map((each) => {
      const [number, name = ''] = each.split(' ');
      return [kind(name), Number(number)];
    }),
  );
}

function aboard(text: string): SparseCounts {
  if (text === '') return {};
  return Object.fromEntries(
    text.split(', ').map((each) => {
      const [name = '', number] = each.split(' ');
      return [kind(name), Number(number)];
    }),
  );
}

function counted(units: SparseCounts): string {
  return Object.entries(units)
    .map(([name, number]) => `${number} ${name}`)
    .join(', ');
}

function loaded(cargo: SparseCounts): string {
  return Object.entries(cargo)
    .map(([name, number]) => `${name} ${number}`)
    .join(', ');
}

function zone(name: string): Zone {
  if (!isZone(name)) throw new Error(`no zone: ${name}`);
  return name;
}

function kind(name: string): UnitKind {
  const found = UNIT_KINDS.find((each) => each === name);
  if (found === undefined) throw new Error(`no kind of unit: ${name}`);
  return found;
}
