import type { Offer, Value } from '@marshall/rules';
import type { ToldRefusal } from '@marshall/words';
import { type Draft, isRefusal } from '../session/session.ts';

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

/** All units that go in some lines, by kind, with those aboard. */
export function unitsIn(orders: readonly OrderLine[]): Readonly<Record<string, number>> {
  const numbers: Record<string, number> = {};
  for (const { units = {}, carrier, number = 0, cargo = {} } of orders) {
    const all = [
      ...Object.entries(units),
      ...(carrier === undefined ? [] : [[carrier, number] as const]),
      ...Object.entries(cargo).map(([kind, each]) => [kind, each * number] as const),
    ];
    for (const [kind, more] of all) numbers[kind] = (numbers[kind] ?? 0) + more;
  }
  return numbers;
}

/** What makes two lines alike except for the number. */
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

/** More lines than one stack can need. */
const MOST_LINES = 8;

/** All units of a zone that can go to a destination in one way: the whole stack, as far as it can be paid for. */
export async function wholeStack(
  ask: (draft: Draft) => Promise<Offer | ToldRefusal>,
  type: string,
  from: string,
  to: string,
): Promise<ToldRefusal | { readonly lines: readonly OrderLine[]; readonly value: Value }> {
  const first = await ask({ type, to });
  if (isRefusal(first)) return first;
  const chosen = await stackFrom(ask, { type, to }, from);
  return { lines: chosen, value: lines(chosen) };
}

interface Stack {
  /** Orders that come before. */
  readonly chosen?: readonly OrderLine[];
  /** How many of each kind go at most. */
  readonly most?: Readonly<Partial<Record<string, number>>>;
}

/** The orders with which the units of a zone follow a command, after others that were given already. */
export async function stackFrom(
  ask: (draft: Draft) => Promise<Offer | ToldRefusal>,
  command: Draft,
  from: string,
  { chosen: before = [], most }: Stack = {},
): Promise<readonly OrderLine[]> {
  const chosen = [...before];
  for (let i = 0; i < MOST_LINES; i++) {
    const offer = await ask(chosen.length > 0 ? { ...command, orders: lines(chosen) } : command);
    if (isRefusal(offer)) break;
    const { domain } = offer.next ?? offer.more ?? {};
    const next = domain?.kind === 'list' && domain.next.kind === 'one-of' ? domain.next.values.filter(isOrder) : [];
    const best = bestGroup(most === undefined ? next : next.filter((line) => isWithin(line, most)), from, chosen);
    if (best === undefined) break;
    chosen.push(best);
  }
  return chosen;
}

/** Whether a line takes no more of any kind than there may be. */
function isWithin({ units = {}, carrier, number = 0 }: OrderLine, most: NonNullable<Stack['most']>): boolean {
  const taken = [...Object.entries(units), ...(carrier === undefined ? [] : [[carrier, number] as const])];
  return taken.every(([kind, some]) => some <= (most[kind] ?? 0));
}

/** The fullest line of the next kind of units there; nobody flies while others of the stack walk. */
function bestGroup(next: readonly OrderLine[], from: string, chosen: readonly OrderLine[]): OrderLine | undefined {
  const done = new Set(chosen.map(keyOf));
  const walks = chosen.some(({ how }) => how !== 'airlift' && how !== 'lift');
  const groups = groupOrders(next.filter((line) => line.from === from && line.how !== 'board')).filter(
    ({ key, first }) => !done.has(key) && !(walks && (first.how === 'airlift' || first.how === 'lift')),
  );
  const [best] = groups.toSorted((a, b) => rank(a.first) - rank(b.first));
  return best?.lines.reduce((a, b) => (numberIn(b) > numberIn(a) ? b : a));
}

const rank = ({ how }: OrderLine): number => {
  const at = PREFERRED.indexOf(how);
  return at < 0 ? PREFERRED.length : at;
};

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
