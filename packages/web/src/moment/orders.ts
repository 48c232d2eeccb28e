import type { Value } from '@marshall/rules';

/** One line of a move, as the referee lists it. */
export type OrderLine = {
  readonly how: string;
  readonly from?: string;
  readonly on?: string;
  readonly zone?: string;
  readonly carrier?: string;
  readonly number?: number;
  readonly cargo?: Readonly<Record<string, number>>;
  readonly units?: Readonly<Record<string, number>>;
};

/** Lines of one kind that differ only in how many go. */
export interface OrderGroup {
  readonly key: string;
  readonly first: OrderLine;
  /** By ascending number. */
  readonly lines: readonly OrderLine[];
}

export const isOrder = (value: Value): value is OrderLine & { readonly [key: string]: Value } =>
  typeof value === 'object' && !Array.isArray(value) && 'how' in value;

/** How many go in a line. */
export const numberIn = (line: OrderLine): number =>
  line.number ?? Object.values(line.units ?? {}).reduce((sum, number) => sum + number, 0);

/** What makes two lines alike but for the number. */
export function keyOf({ how, from, on, zone, carrier, cargo, units }: OrderLine): string {
  const kinds = Object.keys(units ?? {}).join('+');
  const load = Object.entries(cargo ?? {}).map(([kind, number]) => `${number} ${kind}`);
  return [how, from, on, zone, carrier, kinds, ...load].filter(Boolean).join('/');
}

/** Groups the lines that may come next. */
export function groupOrders(lines: readonly OrderLine[]): OrderGroup[] {
  const groups = new Map<string, OrderLine[]>();
  for (const line of lines) {
    const key = keyOf(line);
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  }
  return [...groups].flatMap(([key, group]) => {
    const [first] = group;
    return first === undefined ? [] : [{ key, first, lines: group }];
  });
}

/** The ways by land come before the dear way by air. */
const PREFERRED = ['march', 'convoy', 'sail', 'land', 'airlift', 'board', 'ashore'];

/** The list with one more unit from a zone: the last line of its kind grows, or a new one begins. */
export function withOneMore(next: readonly OrderLine[], chosen: readonly OrderLine[], zone: string): Value {
  const there = next.filter((line) => line.from === zone || line.on === zone);
  const [best] = there.toSorted((a, b) => PREFERRED.indexOf(a.how) - PREFERRED.indexOf(b.how));
  const last = chosen.at(-1);
  if (best !== undefined && last !== undefined && keyOf(best) === keyOf(last)) {
    return lines([...chosen.slice(0, -1), grown(last)]);
  }
  if (best !== undefined) return lines([...chosen, best]);
  return lines(chosen.filter((line) => line.from !== zone && line.on !== zone));
}

/** The same line with one unit more. */
function grown(line: OrderLine): OrderLine {
  if (line.number !== undefined) return { ...line, number: line.number + 1 };
  return {
    ...line,
    units: Object.fromEntries(Object.entries(line.units ?? {}).map(([kind, number]) => [kind, number + 1])),
  };
}

/** Lines are plain values without absent members. */
export const lines = (orders: readonly OrderLine[]): Value => orders as unknown as readonly Value[];
